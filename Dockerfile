# The table as a container: `docker build -t internum .`, then `docker run -p 8765:8765 -v internum:/data internum`.
FROM node:22-slim AS client
WORKDIR /src
COPY . .
RUN apt-get update && apt-get install -y --no-install-recommends python3-venv make && make src/internum/server/static/index.html

FROM python:3.12-slim
COPY --from=client /src /src
RUN pip install --no-cache-dir "/src[fast,postgresql]" && rm -rf /src && useradd --create-home internum \
    && install -d -o internum /data
USER internum
ENV INTERNUM_DATABASE_URL=sqlite:////data/tables.db INTERNUM_CACHE=/data/cache
VOLUME /data
EXPOSE 8765
CMD ["internum", "play", "--host", "0.0.0.0", "--port", "8765", "--no-browser"]
