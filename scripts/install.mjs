// @ts-check
// Installs the packages of the lock file, once for each content of the lock file.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const marker = `${root}node_modules/.larder-installed`
const OLDEST_NODE = [20, 19]

const refuse = (/** @type {string} */ line) => {
  console.error(line)
  process.exit(1)
}

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [needMajor = 0, needMinor = 0] = OLDEST_NODE
  if (major < needMajor || (major === needMajor && minor < needMinor)) {
    refuse(`Larder needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`)
  }
}

export const ensureInstalled = () => {
  checkNode()
  // A symlinked node_modules belongs to another checkout, where `npm ci` would empty it.
  if (lstatSync(`${root}node_modules`, { throwIfNoEntry: false })?.isSymbolicLink()) return
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  const wanted = `${lock} ${process.platform}-${process.arch}`
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  console.log('Installing packages (first start, or the lock file changed)…')
  // Install scripts are not run, because no package in the tree needs one.
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (npm.status !== 0) refuse('Installing packages failed. The lines above say why.')
  writeFileSync(marker, wanted)
}
