### Ce qui est compté des parties finies.

record-favourite-head = Domaine préféré
record-hegemony = Hégémonie en { $domain }
record-majority = Majorités
record-last-standing = Abandon des autres
