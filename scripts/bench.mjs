// @ts-check
// `npm run bench` runs every benchmark, `npm run bench -- generation builtin` the named ones. All results are
// printed in one table at the end; `--save` writes them into docs/measured.md, with the date, the commit and
// the machine, and keeps the results of benchmarks that did not run this time.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()
const folder = join(root, 'bench')
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
const save = process.argv.includes('--save')
const named = process.argv.slice(2).filter((word) => word !== '--save')
const wanted = named.length > 0 ? named : known

const strangers = wanted.filter((name) => !existsSync(join(folder, `${name}.ts`)))
if (strangers.length > 0) {
  console.error(`No benchmark is called ${strangers.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(2)
}

const cache = join(root, '.cache')
const results = join(cache, 'bench.jsonl')
mkdirSync(cache, { recursive: true })

/** @type {{ name: string, sections: { title: string, load: string, rows: string[][] }[], ended: boolean }[]} */
const done = []
for (const name of wanted) {
  rmSync(results, { force: true })
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(folder, `${name}.ts`)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BENCH_RESULTS: results },
  })
  const lines = existsSync(results) ? readFileSync(results, 'utf8').split('\n').filter(Boolean) : []
  done.push({
    name,
    sections: lines.map((line) => JSON.parse(line)),
    ended: lines.length > 0 || status === 0,
  })
  if (status !== 0) process.exitCode = 1
}

console.log('\nGoals of this run')
for (const { name, sections, ended } of done) {
  if (!ended) console.log(`  ${name}: ended without a result`)
  for (const { rows } of sections)
    for (const [what, measured, goal, verdict] of rows)
      if (goal) console.log(`  ${verdict?.padEnd(6)} ${name}: ${what?.trim()} ${measured} (${goal})`)
}

if (save) {
  const file = join(root, 'docs/measured.md')
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const head = `# Measured

Written by \`npm run bench -- --save\`. The method of each benchmark stands in the head of its file in \`bench/\`; goals are
ratios against a limit of the same run where they are times. A part keeps the day on which it was last run.
`
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const parts = new Map(
    [...before.matchAll(/^## (\S+)\n[\s\S]*?(?=^## |$(?![\s\S]))/gm)].map(([text, name = '']) => [
      name,
      text.trim(),
    ]),
  )
  for (const { name, sections } of done.filter(({ sections }) => sections.length > 0)) {
    const where = `${new Date().toISOString().slice(0, 10)}, commit ${git('rev-parse', '--short', 'HEAD')}, ${availableParallelism()} cores of ${cpus()[0]?.model ?? 'unknown'}`
    const tables = sections.map(
      ({ title, load, rows }) =>
        `${title}; ${load}\n\n| | measured | goal | |\n|---|---|---|---|\n${rows.map((row) => `| ${row.map((cell) => cell.trim()).join(' | ')} |`).join('\n')}`,
    )
    parts.set(name, `## ${name}\n\n${where}\n\n${tables.join('\n\n')}`)
  }
  const all = [...parts].toSorted(([one], [other]) => one.localeCompare(other)).map(([, text]) => text)
  writeFileSync(file, `${head}\n${all.join('\n\n')}\n`)
  console.log(`\nSaved in ${file}`)
}
