// @ts-check
// `npm run dev` runs the server with tsx and the web app with Vite, both of which reload on changes.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { packCookbook } from './build.mjs'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()
packCookbook(join(root, 'dist', 'server', 'cookbook.jsonl'))
const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name)
const env = { ...process.env, NODE_ENV: 'development', LARDER_PARENT_PID: String(process.pid) }
const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'src/server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env,
  }),
  spawn(bin('vite'), ['--config', 'vite.config.ts'], { cwd: root, stdio: 'inherit', env }),
]

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
