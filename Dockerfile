# docker build -t civ .
# docker run -d --name civ --restart unless-stopped -e DISCORD_TOKEN=... -v civ:/data civ

FROM python:3.11-slim AS build
ENV UV_PYTHON_DOWNLOADS=never UV_PROJECT_ENVIRONMENT=/opt/civ UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy
RUN pip install --no-cache-dir uv
WORKDIR /src
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY cogs cogs
COPY assets assets
RUN uv sync --no-editable --no-cache

FROM python:3.11-slim
# For names in scripts that no font package on PyPI has: Chinese, Japanese, Korean, and emoji.
RUN apt-get update \
    && apt-get install -y --no-install-recommends fonts-noto-cjk fonts-noto-color-emoji \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin civ \
    && mkdir /data && chown civ:civ /data
COPY --from=build /opt/civ /opt/civ
ENV PATH=/opt/civ/bin:$PATH PYTHONUNBUFFERED=1 CIV_DATA_DIR=/data CIV_LOG_FORMAT=json
USER civ
WORKDIR /data
VOLUME /data
# Asks the running bot's own heartbeat: the gateway is ready, the database answers, and both are news.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["civ", "doctor", "--alive"]
STOPSIGNAL SIGTERM
CMD ["civ", "run", "--discord"]
