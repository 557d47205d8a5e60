"""What is kept of finished games for the people who played them: records and ratings, counted from logs. Pure.

`RECORDS.md` has the rules by which games count.
"""
