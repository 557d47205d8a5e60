"""Endpoints for faults of REST and of the gateway, for skipping time, and for what the bot sent."""

from bot.playground.api.core import Core
from bot.playground.checks.errors import CannotDo
from bot.playground.json_types import JSON
from bot.playground.page.people_api import Endpoints

TROUBLE_ENDPOINTS = Endpoints()


@TROUBLE_ENDPOINTS.add("advance_clock")
async def handle_advance_clock(core: Core, body: JSON) -> JSON:
    """Skip time: seconds."""
    core.clock.advance(float(body["seconds"]))
    return {}


@TROUBLE_ENDPOINTS.add("fault")
async def handle_fault(core: Core, body: JSON) -> JSON:
    """Inject a fault: kind (status, 429, drop, slow, clear); method, path, times, status, seconds, after, global."""
    kind = str(body["kind"])
    where = {"method": str(body.get("method") or "*"), "path": str(body.get("path") or "*")}
    times, seconds, after = int(body.get("times") or 1), float(body.get("seconds") or 0.1), bool(body.get("after"))
    if kind == "clear":
        core.faults.clear()
    elif kind == "status":
        core.faults.status(int(body.get("status") or 500), times=times, after=after, **where)
    elif kind == "429":
        core.faults.rate_limit(seconds, times=times, is_global=bool(body.get("global")), **where)
    elif kind == "drop":
        core.faults.drop(times=times, after=after, **where)
    elif kind == "slow":
        core.faults.slow(seconds, times=times, after=after, **where)
    else:
        raise CannotDo(f"there is no trouble {kind!r}")
    return {}


@TROUBLE_ENDPOINTS.add("gateway")
async def handle_gateway(core: Core, body: JSON) -> JSON:
    """Disturb the gateway: do (drop, reconnect, invalidate, refuse, accept); code, resumable."""
    match str(body["do"]):
        case "drop":
            await core.gateway.drop(int(body.get("code") or 4000))
        case "reconnect":
            core.gateway.ask_to_reconnect()
        case "invalidate":
            core.gateway.invalidate(resumable=bool(body.get("resumable")))
        case "refuse" | "accept" as wish:
            core.gateway.refuse = wish == "refuse"
        case other:
            raise CannotDo(f"the gateway cannot {other!r}")
    return {}


@TROUBLE_ENDPOINTS.add("record")
async def handle_record(core: Core, body: JSON) -> JSON:
    """Return what the bot sent: refusals, unknown_routes and hammered as lines, and the number of requests."""
    kept = core.record
    return {
        "requests": len(kept.requests),
        "refusals": [str(item) for item in kept.refusals],
        "unknown_routes": [str(item) for item in kept.unknown_routes],
        "hammered": [str(item) for item in kept.hammered],
    }
