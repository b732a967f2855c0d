# A host of tables: `docker compose up` runs it with PostgreSQL. See docs/run-your-own.md.
FROM node:22-slim AS build
WORKDIR /app
COPY . .
RUN pnpm="npx --yes $(node --print 'require("./package.json").packageManager')" \
  && $pnpm install --frozen-lockfile --filter "@sw/cli..." \
  && $pnpm --filter "@sw/cli..." run build \
  && $pnpm --filter @sw/cli deploy --legacy --prod /host

FROM node:22-slim
ENV NODE_ENV=production
WORKDIR /host
COPY --from=build /host .
RUN mkdir /tables && chown node /tables
USER node
EXPOSE 8080
VOLUME /tables
ENTRYPOINT ["node", "dist/main.js", "host", "--host", "0.0.0.0"]
CMD ["--store", "/tables"]
