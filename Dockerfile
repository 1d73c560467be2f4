# Larder as one image: server, web app and the operator's commands. See docs/operations.md.
# Debian, because the embedded PostgreSQL and the picture library need glibc.
ARG NODE=node:24.21-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/install.mjs scripts/install.mjs
RUN node -e "import('./scripts/install.mjs').then(({ ensureInstalled }) => ensureInstalled())"
COPY . .
RUN node scripts/build.mjs

# Packages that only build or test stay out of the image.
FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM ${NODE}
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json LICENSE NOTICES.md ./
# Links the libraries of the embedded PostgreSQL under their short names, for which the user below lacks the
# rights.
RUN node dist/server/prepare-database.js
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data STOP_DELAY_S=5
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# The check asks for liveness, not readiness: a server that waits for its database must not be killed for it.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The same variables and flags as in scripts/server-process.json for `npm start`.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=16384 MALLOC_TRIM_THRESHOLD_=131072
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=25", "--expose-gc", "--no-allocation-site-pretenuring", "dist/server/main.js"]
