"""The tests, which keep compiled modules while they run.

Where Python is told to keep none, as in many containers, each process of the suite, and each that a test starts (the
command line, a computer's thoughts, a bot to be killed), would compile some hundred modules again, for several seconds.
This stands before whatever is imported for tests, so that the first process compiles for the others.
"""

import atexit
import os
import sys
from tempfile import TemporaryDirectory

if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
    _compiled = TemporaryDirectory(prefix="civ-tests-", ignore_cleanup_errors=True)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = _compiled.name
    sys.dont_write_bytecode = False
    atexit.register(_compiled.cleanup)
