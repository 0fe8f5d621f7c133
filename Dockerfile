# The table as a container: `docker build -t internum .`, then `docker run -p 8765:8765 -v internum:/data internum`.
# With PostgreSQL and TLS: deploy/compose.yaml.
FROM node:22-slim AS client
WORKDIR /src
COPY . .
RUN apt-get update && apt-get install -y --no-install-recommends python3-venv make && make src/internum/server/static/index.html

FROM python:3.12-slim
COPY --from=client /src /src
RUN pip install --no-cache-dir "/src[fast,postgresql,online]" && rm -rf /src && useradd --create-home internum \
    && install -d -o internum /data
USER internum
ENV INTERNUM_DATABASE_URL=sqlite:////data/tables.db INTERNUM_CACHE=/data/cache PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8765
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8765/api/health', timeout=4)"]
CMD ["internum", "play", "--host", "0.0.0.0", "--port", "8765", "--no-browser"]
