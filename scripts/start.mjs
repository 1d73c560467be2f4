// @ts-check
// `npm start`: installs and builds what is missing, then becomes the server.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'

ensureInstalled()
await ensureBuilt()

// npm does not pass SIGTERM on: the server watches this process id and stops when it is gone.
process.env.LARDER_PARENT_PID ??= String(process.ppid)
process.env.NODE_ENV ??= 'production'
// Its address is computed because it is made by the build and is no source of ours.
await import(new URL('../dist/server/main.js', import.meta.url).href)
