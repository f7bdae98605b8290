FROM node:26-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production

COPY package.json package-lock.json ./
COPY rules/package.json rules/
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
RUN npm ci --include=dev --no-audit --no-fund

COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund \
  && mkdir -p /data && chown node:node /data

USER node
ENV MODE=live HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
EXPOSE 8080
VOLUME /data
# The project's own Node, the one it is tested on.
CMD ["node_modules/.bin/node", "server/start.ts"]
