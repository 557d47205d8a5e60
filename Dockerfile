# docker build -t civ .
# docker run -d --name civ --restart unless-stopped --read-only --tmpfs /tmp --cap-drop ALL \
#     --security-opt no-new-privileges -e DISCORD_TOKEN=... -v civ:/data civ

# A release is built on the digest of that day: --build-arg BASE=python:3.11-slim@sha256:... (`release.yml`).
ARG BASE=python:3.11-slim

FROM ${BASE} AS build
ENV UV_PYTHON_DOWNLOADS=never UV_PROJECT_ENVIRONMENT=/opt/civ UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy
RUN pip install --no-cache-dir uv==0.13.9
WORKDIR /src
# The libraries in a layer of their own: it stays as it is while only the bot changes.
COPY pyproject.toml README.md LICENSE ./
RUN uv sync --extra postgresql --no-install-project --no-cache
COPY bot bot
COPY cogs cogs
COPY assets assets
RUN uv sync --extra postgresql --no-editable --no-cache

FROM ${BASE}
# For names: Arabic, Hebrew, Thai, Devanagari and other scripts (core), Chinese, Japanese, Korean, and emoji.
RUN apt-get update \
    && apt-get install -y --no-install-recommends fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin civ \
    && mkdir -m 0700 /data && chown civ:civ /data
COPY --from=build /opt/civ /opt/civ
ENV PATH=/opt/civ/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 CIV_DATA_DIR=/data CIV_LOG_FORMAT=json
# By number: an orchestrator that refuses root cannot tell whom a name means.
USER 10001
WORKDIR /data
VOLUME /data
# Asks the running bot's own heartbeat: the gateway acknowledges, the database takes writes, and both are news. A start
# while Discord is ill goes on trying, and counts as starting until then; a bot that is well counts as healthy at once.
HEALTHCHECK --interval=30s --timeout=10s --start-period=15m --retries=3 CMD ["civ", "doctor", "--alive"]
STOPSIGNAL SIGTERM
CMD ["civ", "run", "--discord"]
