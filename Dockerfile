# syntax=docker/dockerfile:1
# Build: docker build -t lets-read .    Run it with its database and object storage: docker compose up (compose.yaml).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# As npm start does; the image has its own Node.
RUN node scripts/build.mjs \
  && rm -rf bench node_modules/.cache node_modules/node-linux-* node_modules/node-win-*

FROM node:24-bookworm-slim
# MALLOC_ARENA_MAX: as npm start sets it.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app /app
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=90s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Its own process gets SIGTERM and ends within ten seconds.
STOPSIGNAL SIGTERM
CMD ["node", "packages/server/start.ts"]
