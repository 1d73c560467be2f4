// @ts-check
// `npm run goals -- R4 S2` runs the commands that prove the named goals and writes their results into the
// table of docs/goals.md, with the date and the commit; the other rows stay as they were. Without names it
// runs all, which takes hours. `--of="npx vitest ..."` runs that one command again in every goal that has it.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { closingLine } from './goals/closing-line.mjs'
import { goals } from './goals/list.mjs'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()
const asked = process.argv.slice(2)
const only = asked.find((word) => word.startsWith('--of='))?.slice('--of='.length)
const names = asked.filter((word) => !word.startsWith('--'))
const strangers = names.filter((name) => !goals.some(({ id }) => id === name))
if (strangers.length > 0) {
  console.error(
    `No goal is called ${strangers.join(', ')}. There are: ${goals.map(({ id }) => id).join(', ')}.`,
  )
  process.exit(2)
}

const file = join(root, 'docs/goals.md')
/**
 * The printed result of each command's last run, as a cell of the table.
 * @type {Map<string, [printed: string, when: string]>}
 */
const known = new Map()
const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
for (const [, command = '', printed = '', when = ''] of before.matchAll(
  /\| `([^`|]+)` \| ([^|\n]*) \| ([^|\n]*) \|$/gm,
))
  known.set(command, [printed, when])

const { path, env } = await findBrowser()
/** @param {string} command @returns {Promise<string>} */
const run = (command) =>
  new Promise((resolve) => {
    const child = spawn('bash', ['-c', command], {
      cwd: root,
      env: { ...process.env, ...env, CHROME_PATH: path, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text
      process.stdout.write(text)
    })
    child.once('close', (code) => resolve(closingLine(printed, code)))
  })

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
const wanted = goals.filter(({ id }) => names.length === 0 || names.includes(id))
const commands = new Set(
  wanted.flatMap((goal) => goal.commands).filter((one) => only === undefined || one === only),
)
for (const command of commands) {
  console.log(`\n== ${command}`)
  // End-to-end tests run the built app, and do not build it themselves.
  if (command.includes('playwright')) await ensureBuilt()
  known.set(command, [await run(command), `${new Date().toISOString().slice(0, 10)}, ${commit}`])
  writeFileSync(file, table())
}

function table() {
  const rows = goals.flatMap(({ id, number, commands }) =>
    commands.map((command, index) => {
      const [printed, when] = known.get(command) ?? ['not run', '']
      return `| ${[index === 0 ? id : '', index === 0 ? number : '', `\`${command}\``, printed, when].join(' | ')} |`
    }),
  )
  return `# Goals

Speed (P), reliability (R) and security (S): what is to be reached, the command that shows it, and how its run ended, with the day and the
commit. Written by \`npm run goals\`; the figures of benchmarks stand in [measured.md](measured.md), with the method in the head of each
file of \`bench/\`. Journeys (\`playwright\`) need a browser in \`CHROME_PATH\`, which \`npm run goals\` finds by itself.

| | goal | command | printed | when |
|---|---|---|---|---|
${rows.join('\n')}
`
}
