# The website on a server of the church's own. docs/hosting.md says how: docker compose up --detach --build
FROM node:24.19.0-bookworm AS built
WORKDIR /website
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
# A new day is a new build, though no file has changed: the pages have the church's calendar in them.
ARG DAY
RUN npm run build

FROM caddy:2.11.4-alpine
ENV SITE_FOLDER=/srv/client
COPY --from=built /website/build/hosts/Caddyfile /etc/caddy/Caddyfile
COPY --from=built /website/build/client /srv/client
HEALTHCHECK --interval=1m --timeout=10s --start-period=10s CMD ["wget", "--quiet", "--spider", "http://localhost"]
