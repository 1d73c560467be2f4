// @ts-check
// `npm run bench`: runs every benchmark, `npm run bench -- generation builtin` those that are named.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()
const folder = join(root, 'bench')
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
const wanted = process.argv.slice(2).length > 0 ? process.argv.slice(2) : known

const strangers = wanted.filter((name) => !existsSync(join(folder, `${name}.ts`)))
if (strangers.length > 0) {
  console.error(`No benchmark is called ${strangers.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(2)
}

let failed = 0
for (const name of wanted) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(folder, `${name}.ts`)], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) failed++
}
process.exitCode = failed > 0 ? 1 : 0
