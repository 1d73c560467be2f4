import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { copyFile, cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { madeOnce } from '../../src/testing/made-once.ts'
import { preparedData } from '../../src/testing/prepared-data.ts'
import { secretsBelow, secretsIn } from '../../src/testing/secrets.ts'
import { launchedProcess } from '../../src/testing/server-process.ts'
import { type StubModel, startStubModel } from '../../src/testing/stub-model.ts'

const root = join(import.meta.dirname, '../..')
const COOKS_PASSWORD = 'wet hands 7'

export interface Larder {
  url: string
  dataDir: string
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Kills the server without warning and starts it again on the same data and port. */
  crash(): Promise<void>
  /** Kills the server without restarting it until `rise`, which may start another build. */
  fall(): Promise<void>
  rise(build?: string): Promise<void>
  /**
   * Lists the places in its data or log that contain a password, a token or a code, except the mails. For the
   * end of a run.
   */
  leaks(): Promise<string[]>
}

/**
 * Returns the build with the soups as its whole cookbook: a server opens it in half of the time, for tests
 * that ask the built-in kitchen for nothing.
 */
export const buildWithSoups = (): Promise<string> =>
  madeOnce('build-with-soups', async (folder) => {
    const leftOut = /\.map$|[/\\]server[/\\]cookbook\.jsonl$/
    await cp(join(root, 'dist'), folder, { recursive: true, filter: (path) => !leftOut.test(path) })
    await copyFile(join(await packedSoups(), 'cookbook.jsonl'), join(folder, 'server', 'cookbook.jsonl'))
  })

/** Returns the folder of the packed soups, which the tests of faults use under the same name. */
const packedSoups = () =>
  madeOnce('cookbook-of-soup', async (folder) => {
    const packer = ['--import', 'tsx', join(root, 'scripts/pack-cookbook.ts')]
    await promisify(execFile)(process.execPath, [...packer, join(folder, 'cookbook.jsonl'), 'soup'], {
      cwd: root,
    })
  })

/**
 * Starts the built server in a process of its own, as `npm start` runs it, with an empty database.
 * @param build the folder of the build, such as that of `buildWithSoups`
 */
export async function startLarder(env: Record<string, string> = {}, build?: string): Promise<Larder> {
  let log = ''
  const note = (text: string) => {
    log += text
    process.stderr.write(text)
  }
  const dataDir = await preparedData('larder-e2e-', async (folder) => {
    const { child } = await launch({ DATA_DIR: folder, PORT: '0' }, note)
    await end(child, 'SIGTERM')
  })
  let { child, url } = await launch({ ...env, DATA_DIR: dataDir, PORT: '0' }, note, build)
  const port = new URL(url).port
  const fall = () => end(child, 'SIGKILL')
  const rise = async (as = build) => {
    ;({ child, url } = await launch({ ...env, DATA_DIR: dataDir, PORT: port }, note, as))
  }
  return {
    url,
    dataDir,
    stop: async (signal = 'SIGTERM') => {
      await end(child, signal)
      await rm(dataDir, { recursive: true, force: true })
    },
    leaks: async () => [
      ...(await secretsBelow(dataDir, [COOKS_PASSWORD], { without: ['outbox'] })),
      ...secretsIn(log, [COOKS_PASSWORD]).map((found) => `the log: ${found}`),
    ],
    crash: async () => {
      await fall()
      await rise()
    },
    fall,
    rise,
  }
}

async function launch(
  env: Record<string, string>,
  note: (log: string) => void,
  build = join(root, 'dist'),
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [...launchedProcess.flags, join(build, 'server/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      ...launchedProcess.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOUSE_COLLECTION: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stderr?.setEncoding('utf8').on('data', note)
  for await (const line of createInterface({ input: child.stdout! })) {
    const url = /^Larder is ready at (\S+)/.exec(line)?.[1]
    if (url) return { child, url: url.replace(/\/$/, '') }
  }
  throw new Error('The server ended before it was ready.')
}

const end = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })

interface Fixtures {
  /** A server with the built-in kitchen, one per worker: tests sign up cooks of their own. */
  larder: Larder
  /** A server with a language model, which a stub plays. */
  modelLarder: Larder & { model: StubModel }
}

export const test = base.extend<
  {
    noErrors: undefined
    serviceWorker: boolean
    serverGoesAway: boolean
    hostileMarkup: boolean
    otherHosts: string[]
  },
  Fixtures
>({
  /**
   * True to let the browser have service workers, as it does on secure origins only, and load code ahead. Ours
   * compiles the code of every page when it is installed, a quarter of the work of most tests, so only tests of
   * the worker and of the first hour turn it on.
   */
  serviceWorker: [false, { option: true }],
  context: async ({ context, serviceWorker }, use) => {
    if (!serviceWorker) await saveWork(context)
    await use(context)
  },
  serverGoesAway: [false, { option: true }],
  hostileMarkup: [false, { option: true }],
  /** Hosts whose requests a test answers itself. */
  otherHosts: [[], { option: true }],
  larder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const larder = await startLarder()
      await use(larder)
      // The files of the database contain everything that its rows ever held.
      expect(await larder.leaks()).toEqual([])
      await larder.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  modelLarder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const model = await startStubModel()
      const larder = await startLarder(
        { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'stub' },
        await buildWithSoups(),
      )
      await use({ ...larder, model })
      await larder.stop()
      await model.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  /** Fails a test whose page logs an error, throws, or leaves the origin. */
  noErrors: [
    async ({ context, serverGoesAway, hostileMarkup, otherHosts }, use) => {
      const faults: string[] = []
      const origins = new Set<string>()
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      context.on('weberror', (error) => faults.push(String(error.error())))
      context.on('request', (request) => origins.add(new URL(request.url()).hostname))
      await use(undefined)
      const expected = (fault: string) =>
        expectedStatus.test(fault) ||
        (serverGoesAway && lostServer.test(fault)) ||
        (hostileMarkup && refusedHandler.test(fault))
      expect(faults.filter((fault) => !expected(fault))).toEqual([])
      expect(
        [...origins].filter((host) => !['localhost', '127.0.0.1', '', ...otherHosts].includes(host)),
      ).toEqual([])
    },
    { auto: true },
  ],
})

/** The browser itself logs every response of 4xx; those that a test provokes are not faults of the page. */
const expectedStatus = /Failed to load resource: .*status of (400|401|403|404|409|413|415|422|429)/

/**
 * Messages that the browser logs when the server is killed or cannot answer; the last one is about the
 * service worker's script.
 */
const lostServer =
  /Failed to load resource: (net::ERR_|.*status of 50[23])|^An unknown error occurred when fetching the script\.$/

/**
 * The browser's report of a blocked inline handler, which Chromium 156 logs even where a sanitiser parses it
 * in a document that runs nothing.
 */
const refusedHandler = /^Executing inline event handler violates .* The action has been blocked\.$/

export { expect }

/** Lets the pages of a context have no service worker and, as in data-saving mode, load no code ahead. */
const saveWork = (context: BrowserContext) =>
  context.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

/** Opens another cook's browser, or the same cook's at another place, without a service worker. */
export async function anotherBrowser(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await saveWork(context)
  return context
}

/** Opens an empty page of the server's origin, without the policy that the server's own pages have. */
export async function openBlank(page: Page, url: string): Promise<void> {
  const blank = `${url}/blank`
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(blank)
}

/** Signs a cook in without the page, as another device would, and returns the ID token. */
export async function idTokenOf(url: string, { email, password }: { email: string; password: string }) {
  const { identity } = (await (await fetch(`${url}/api/config`)).json()) as { identity: { apiKey: string } }
  const signedIn = await fetch(`${url}/v1/accounts:signInWithPassword?key=${identity.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  const { idToken } = (await signedIn.json()) as { idToken: string }
  return idToken
}

/** Signs in a cook whom this browser does not know, or no longer knows. */
export async function signIn(page: Page, url: string, cook: { email: string; password: string }) {
  await page.goto(`${url}/?auth=sign-in`)
  await fillSignIn(page, cook)
}

export async function fillSignIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

let cooks = 0
const newCook = () => {
  cooks += 1
  return { email: `cook-${process.pid}-${cooks}@larder.test`, password: COOKS_PASSWORD }
}

/** Signs a new cook up through the form of the landing page. */
export async function signUpByForm(page: Page, url: string) {
  const cook = newCook()
  await page.goto(`${url}/?auth=sign-up`)
  await page.getByLabel('Email').fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.getByLabel('Confirm Password').fill(cook.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(craving(page)).toBeVisible()
  return cook
}

/**
 * Signs a new cook up without the landing page, for tests of something else, and opens Home. The browser gets
 * the session where the identity SDK also looks for one.
 */
export async function signUp(page: Page, url: string) {
  const cook = newCook()
  const { identity } = (await (await fetch(`${url}/api/config`)).json()) as {
    identity: { apiKey: string; mode: string; projectId: string }
  }
  const reply = await fetch(`${url}/v1/accounts:signUp?key=${identity.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...cook, returnSecureToken: true }),
  })
  const { localId, idToken, refreshToken, expiresIn } = (await reply.json()) as Record<string, string>
  if (!reply.ok || !localId) throw new Error(`signing up answered ${reply.status}`)
  const user = { uid: localId, email: cook.email, emailVerified: false, displayName: null, photoURL: null }
  const app = { apiKey: identity.apiKey, appName: `${identity.mode}:${identity.projectId}` }
  await openBlank(page, url)
  await page.evaluate(
    ({ user, app, tokens, seconds }) => {
      const stsTokenManager = { ...tokens, expirationTime: Date.now() + seconds * 1000 }
      const session = { ...user, ...app, isAnonymous: false, providerData: [], stsTokenManager }
      localStorage.setItem(`firebase:authUser:${app.apiKey}:${app.appName}`, JSON.stringify(session))
      localStorage.setItem('larder.signed-in', JSON.stringify(user))
    },
    { user, app, tokens: { accessToken: idToken, refreshToken }, seconds: Number(expiresIn) },
  )
  await page.goto(url)
  await expect(craving(page)).toBeVisible()
  return cook
}

export const craving = (page: Page) => page.getByLabel('What are you craving?')

export async function crave(page: Page, words: string) {
  await craving(page).fill(words)
  await page.getByRole('button', { name: 'Generate Recipe', exact: true }).click()
}
