// @ts-check
// `npm test` runs everything, or the named parts: check, types, unit, web, server, faults, e2e. It ends with
// one line "N passed, N failed".
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { findBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, root } from './install.mjs'

const PARTS = ['check', 'types', 'unit', 'web', 'server', 'faults', 'e2e']
const asked = process.argv.slice(2)
const unknown = asked.filter((part) => !PARTS.includes(part))
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}; the parts are ${PARTS.join(', ')}.`)
  process.exit(2)
}
const wanted = asked.length > 0 ? PARTS.filter((part) => asked.includes(part)) : PARTS

ensureInstalled()
const results = join(root, '.cache', 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

let passed = 0
let failed = 0
/** Failures, which are repeated at the very end, where a reader of a long log looks first. */
const failures = /** @type {string[]} */ ([])
const count = (/** @type {number} */ good, /** @type {number} */ bad) => {
  passed += good
  failed += bad
}

/**
 * Puts the databases and files of tests into memory where there is room: they live for seconds, and are
 * created and dropped ten times as fast as on a busy disk. A TMPDIR that is already set takes precedence.
 */
const memoryDisk = () => {
  const [folder, enough] = ['/dev/shm', 3 * 1024 ** 3]
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > enough ? { TMPDIR: folder } : {}
  } catch {
    return {}
  }
}
const temporary = process.env.TMPDIR ? {} : memoryDisk()

/**
 * Room for young objects, in MB. The tests make millions of small ones, and with Node's own 16 MB a quarter of
 * the time of the kitchen's tests was collecting them.
 */
const YOUNG = '--max-semi-space-size=32'

/** Waits for the end of a process. @param {import('node:child_process').ChildProcess} child */
const endsWell = async (child) => (await once(child, 'exit'))[0] === 0

/**
 * Runs a script to its end. @returns true when it ended well
 * @param {string} script @param {string[]} args @param {Record<string, string>} [env]
 */
const run = async (script, args, env = {}) => {
  const child = spawn(process.execPath, [YOUNG, join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...temporary, ...env },
  })
  return endsWell(child)
}

const single = (/** @type {string} */ part, /** @type {boolean} */ good) => {
  count(good ? 1 : 0, good ? 0 : 1)
  if (!good) failures.push(part)
}

/**
 * Reads a runner's report; undefined for a runner that died before writing it, which counts as one failure.
 */
const readReport = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

/** @param {string[]} projects */
const vitestReport = (projects) => join(results, `vitest-${projects.join('-')}.json`)

/** @param {string[]} projects @param {string[]} [flags] */
const vitestArgs = (projects, flags = []) => [
  'run',
  ...projects.flatMap((name) => ['--project', name]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport(projects)}`,
  ...flags,
]

/** Counts the tests in the report of a run that has ended. @param {string[]} projects @param {boolean} good */
const countVitest = (projects, good) => {
  const report = readReport(vitestReport(projects))
  const bad = report?.numFailedTests ?? 0
  count(report?.numPassedTests ?? 0, good ? bad : Math.max(1, bad))
  if (!good && bad === 0) failures.push(`${projects.join(', ')}: the run itself`)
  for (const file of report?.testResults ?? []) {
    for (const one of file.assertionResults) {
      if (one.status === 'failed') failures.push(`${relative(root, file.name)} > ${one.fullName}`)
    }
  }
}

/** @param {string[]} projects @param {string[]} [flags] */
const vitest = async (projects, flags) =>
  countVitest(projects, await run('vitest/vitest.mjs', vitestArgs(projects, flags)))

/** @param {{ file?: string, specs?: { ok: boolean, file: string, title: string }[], suites?: any[] }} suite @returns {string[]} */
const unexpected = (suite) => [
  ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ file, title }) => `tests/e2e/${file} > ${title}`),
  ...(suite.suites ?? []).flatMap(unexpected),
]

const e2e = async () => {
  await ensureBuilt()
  const browser = await findBrowser()
  console.log(`Browser: ${browser.path} (from ${browser.origin})`)
  const file = join(results, 'e2e.json')
  const good = await run('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    ...browser.env,
    CHROME_PATH: browser.path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const report = readReport(file)
  const stats = report?.stats
  const bad = stats?.unexpected ?? 0
  count((stats?.expected ?? 0) + (stats?.flaky ?? 0), good ? bad : Math.max(1, bad))
  if (!good && bad === 0) failures.push('e2e: the run itself')
  failures.push(...unexpected(report ?? {}))
}

/** @param {string[]} command @param {string} log */
const aside = async ([program = '', ...args], log) => {
  const file = openSync(log, 'a')
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', file, file],
    env: { ...process.env, ...temporary },
  })
  closeSync(file)
  return endsWell(child)
}

/** Parts that wait more than they compute. */
const waiting = ['server', 'faults', 'e2e']
const unitBeneath = wanted.includes('unit') && waiting.some((part) => wanted.includes(part))

/**
 * Starts the compiler and then the build for the browser tests, which use one core, beside the first parts,
 * which do not use both cores all the time.
 * @returns a function that waits for the end, prints the output and counts the results
 */
const startBeside = () => {
  const log = join(results, 'beside.log')
  // Each further checker computes the same types again: four of them take twice the processor time of one.
  const compiler = [
    process.execPath,
    join(root, 'node_modules', 'typescript/bin/tsc'),
    '-b',
    '--checkers',
    '1',
  ]
  const work = (async () => {
    const types = wanted.includes('types') ? await aside(compiler, log) : undefined
    // A build that fails is made, and reported, again by the browser tests. The tests take the packed cookbook
    // from it, for which those of the server would otherwise have to wait until a process of low priority packs it.
    if (wanted.includes('e2e') || unitBeneath)
      await aside([process.execPath, join(root, 'scripts', 'build.mjs')], log)
    return types
  })()
  return async () => {
    const types = await work
    if (types === undefined) return
    console.log('\n== types')
    process.stdout.write(readFileSync(log, 'utf8'))
    single('types', types)
  }
}
let awaitBeside =
  unitBeneath || ['types', 'e2e'].some((part) => wanted.includes(part)) ? startBeside() : undefined

/** Windows has no such command, and its scheduler is fair enough. */
const lowPriority = process.platform === 'win32' ? [] : ['nice', '-n', '19']

/**
 * Starts the kitchen's tests at the lowest priority: they compute without ever waiting, so they fill the pauses
 * of tests that wait for databases, servers and browsers, and take nothing from them.
 * @returns a function that waits for the end, prints the output and counts the results
 */
const startBeneath = () => {
  const log = join(results, 'unit.log')
  const work = aside(
    [
      ...lowPriority,
      process.execPath,
      YOUNG,
      join(root, 'node_modules', 'vitest/vitest.mjs'),
      ...vitestArgs(['unit']),
    ],
    log,
  )
  return async () => {
    const good = await work
    console.log('\n== unit')
    process.stdout.write(readFileSync(log, 'utf8'))
    countVitest(['unit'], good)
  }
}
/** @type {(() => Promise<void>) | undefined} */
let awaitBeneath

/** Most tests of the server wait for a database or a timer, so twice as many files as two cores run at once. */
const manyAtOnce = `--maxWorkers=${Math.max(4, availableParallelism() - 1)}`
for (const part of wanted.filter((one) => one !== 'types' && !(unitBeneath && one === 'unit'))) {
  if (waiting.includes(part)) {
    // The compiler and the build have the same priority as the tests, which measure times and kill processes.
    await awaitBeside?.()
    awaitBeside = undefined
    if (unitBeneath) awaitBeneath ??= startBeneath()
  }
  console.log(`\n== ${part}`)
  if (part === 'check')
    single(part, await run('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']))
  else if (part === 'e2e') {
    await e2e().catch((cause) => {
      console.error(cause)
      single(part, false)
    })
  } else if (part === 'server') await vitest(['server', 'alone'], [manyAtOnce])
  // Each of these tests starts whole servers of its own, so fewer run at once.
  else if (part === 'faults') await vitest([part], ['--maxWorkers=2'])
  else await vitest([part])
}

await awaitBeside?.()
await awaitBeneath?.()

for (const one of failures) console.log(`FAILED  ${one}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
