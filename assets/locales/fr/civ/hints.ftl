### Un conseil : ce que ferait l’ordinateur à ta place.

key-hint = Conseil
hint-plan = 💡 **Conseil :** { $plan }.
hint-step = { " → " }
hint-goes-on = { $plan } → … (la suite dépend de ce que tu verras)
hint-draft = 💡 **Conseil :** { $plan }. C’est ce qui va le mieux avec tes cartes.
hint-wins = Avec ça, tu gagnes, quelles que soient les mains des autres.
hint-clear = Nettement mieux que « { $other } ».
hint-equal = « { $other } » se vaut à peu près.
hint-why-stop = Cela empêche { $rival } de gagner en { $domain } ({ $count } cartes sur { $need }).
hint-why-slow = Cela freine { $rival } en { $domain } ({ $count } cartes sur { $need }).
hint-why-lead = Personne n’a alors plus de cartes { $domain } ({ $count }), et on va compter les majorités.
hint-why-level = { $count } cartes { $domain } donnent accès à { $effect }.
hint-why-most-culture = Tu as alors le plus de cartes { $domain } ({ $count }) : cela donne accès à { $effect }.
hint-why-build = Tu as alors { $count } des { $need } cartes { $domain } qui font gagner.
