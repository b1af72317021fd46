# The library as an image: docker build -t step-into-reading .
FROM node:24-trixie-slim AS base

FROM base AS build
WORKDIR /build
COPY package.json package-lock.json ./
# Nothing that the build needs is made by an install script: these fetch a second Node and test databases.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.ts

FROM base AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# The image has its own Node.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/node node_modules/.bin node_modules/.package-lock.json

FROM base
LABEL org.opencontainers.image.title="Step Into Reading"
WORKDIR /app
# Root's, and so nothing that the library's own user could change.
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /build/dist dist
COPY package.json ./
COPY audio audio
COPY contracts contracts
COPY domain domain
COPY phonics phonics
COPY server server
COPY scripts scripts
COPY deploy/answers.js deploy/answers.js
# Compiled once, each start is quicker and 20 MB smaller. Without settings the server ends when all of it is
# loaded. What is compiled is kept apart for each user.
ENV NODE_COMPILE_CACHE=/app/.compiled
RUN install -d -o node -g node .compiled \
 && (setpriv --reuid=node --regid=node --clear-groups node server/main.ts > /dev/null 2>&1 || true) \
 && test -n "$(ls -A .compiled)" \
 && chown -R root:root .compiled && chmod -R a+rX .compiled
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# From 1 MB on a block of memory goes back to the system at once.
ENV MALLOC_MMAP_THRESHOLD_=1048576
USER node
# All that is ever written: the rest may be read-only.
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "deploy/answers.js", "http://localhost:3000/healthz"]
CMD ["node", "--max-semi-space-size=4", "--v8-pool-size=1", "server/main.ts", "--production"]
