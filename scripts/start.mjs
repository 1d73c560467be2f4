// @ts-check
// `npm start` installs and builds what is missing, then runs the server until it ends.
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runServer } from './run-server.mjs'

ensureInstalled()
await ensureBuilt()

process.env.NODE_ENV ??= 'production'
runServer(fileURLToPath(new URL('../dist/server/main.js', import.meta.url)))
