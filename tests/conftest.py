"""What holds for every test of laws: none of them measures the machine it runs on."""

from hypothesis import HealthCheck, settings

settings.register_profile("tests", deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tests")
