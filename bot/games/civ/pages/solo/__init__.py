"""Games played alone, on private pages: what they share is in `page` and `presses`, each kind is a module of its own.

| kind | where its position is | who answers | taken back |
| --- | --- | --- | --- |
| a lesson (`tutorial`) | address: lesson, decisions taken | its script | what leads away from it |
| a puzzle (`puzzle`) | address: the path of its actions | nobody: it is one turn | all |
| a copy of a moment (`what_if`), also *Try it* of a review | database: copy, revision | computers, a friend | all |
| a board of the week's deal (`duplicate`) | database: week, seat, revision | one computer | nothing |

A decision of a review (`review`) and a place in a game of a past week (`duplicate.replay`) have the same page, and
nothing to choose. The four that are played supply a door, which makes the address of a choice.
"""
