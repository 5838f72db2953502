# Threshold in two stages: built with everything, run with what it needs, as a user without rights.

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json tsconfig.build.json ./
COPY src ./src
COPY commands ./commands
COPY tools/bundle-bot.mjs tools/script-loader.mjs ./tools/
COPY scenarios ./scenarios
# Started once without Discord, it keeps what V8 compiles for a start.
RUN npm run build && npm ci --omit=dev \
  && (DATA_DIR=/tmp/none UPDATES=off DISCORD_TOKEN=none DISCORD_API=http://127.0.0.1:9 \
    timeout 20 node --expose-gc --max-semi-space-size=2 --no-allocation-site-pretenuring dist/bot/main.js || ls dist/bot/*.cache)

FROM node:22-bookworm-slim
# One arena of malloc for all threads, which gives back what is freed, keeps some 30 MB less.
ENV NODE_ENV=production DATA_DIR=/data HEALTH_PORT=8080 \
  MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist/bot ./dist/bot
COPY --from=build /app/scenarios ./scenarios
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT}`).then(it => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
# The token comes with the container and is never part of the image: docker run --env DISCORD_TOKEN …
# The bot answers SIGTERM itself, so that it needs no init before it.
# A small young generation (threads have a larger one): a bot is idle most of the time, and memory is what it costs.
CMD ["node", "--expose-gc", "--max-semi-space-size=2", "--no-allocation-site-pretenuring", "dist/bot/main.js"]
