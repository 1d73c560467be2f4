import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test as base, expect, type Page } from '@playwright/test'
import { preparedData } from '../../src/testing/prepared-data.ts'
import { secretsBelow, secretsIn } from '../../src/testing/secrets.ts'
import { serverProcess } from '../../src/testing/server-process.ts'
import { type StubModel, startStubModel } from '../../src/testing/stub-model.ts'

const root = join(import.meta.dirname, '../..')
const COOKS_PASSWORD = 'wet hands 7'

export interface Larder {
  url: string
  dataDir: string
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Kills it without a word and starts it again on the same data and port. */
  crash(): Promise<void>
  /** The same in two steps: nobody answers until `rise`, which may be of another build. */
  fall(): Promise<void>
  rise(build?: string): Promise<void>
  /** Where its data or its log holds a password, a token or a code; mails alone may. For the end of a run. */
  leaks(): Promise<string[]>
}

/** The built server as a process of its own, as `npm start` runs it, with nobody and nothing in it. */
export async function startLarder(env: Record<string, string> = {}): Promise<Larder> {
  let log = ''
  const note = (text: string) => {
    log += text
    process.stderr.write(text)
  }
  const dataDir = await preparedData('larder-e2e-', async (folder) => {
    const { child } = await launch({ DATA_DIR: folder, PORT: '0' }, note)
    await end(child, 'SIGTERM')
  })
  let { child, url } = await launch({ ...env, DATA_DIR: dataDir, PORT: '0' }, note)
  const port = new URL(url).port
  const fall = () => end(child, 'SIGKILL')
  const rise = async (build?: string) => {
    ;({ child, url } = await launch({ ...env, DATA_DIR: dataDir, PORT: port }, note, build))
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
  const child = spawn(process.execPath, [...serverProcess.flags, join(build, 'server/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      ...serverProcess.env,
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
  /** With the built-in kitchen. One per worker: tests sign up cooks of their own. */
  larder: Larder
  /** With a language model behind it, played by a stub that speaks the protocol. */
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
   * Whether the browser has service workers, as it has them on secure origins only. To install ours it compiles the code of
   * every page, a quarter of the work of most tests: those of what the worker does have it, and the first hour.
   */
  serviceWorker: [false, { option: true }],
  context: async ({ context, serviceWorker }, use) => {
    if (!serviceWorker)
      await context.addInitScript(() => {
        delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
      })
    await use(context)
  },
  serverGoesAway: [false, { option: true }],
  hostileMarkup: [false, { option: true }],
  /** Hosts that a test answers for itself. */
  otherHosts: [[], { option: true }],
  larder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const larder = await startLarder()
      await use(larder)
      // The files of the database are a dump of it, with all that its rows ever held.
      expect(await larder.leaks()).toEqual([])
      await larder.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  modelLarder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const model = await startStubModel()
      const larder = await startLarder({
        AI_PROVIDER: 'openai-compatible',
        AI_BASE_URL: model.url,
        AI_MODEL: 'stub',
      })
      await use({ ...larder, model })
      await larder.stop()
      await model.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  /** A page that logs an error, throws, or leaves the origin fails its test. */
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

/** The browser itself logs every answer of 4xx; those that a test provokes are not faults of the page. */
const expectedStatus = /Failed to load resource: .*status of (400|401|403|404|409|413|415|422|429)/

/** What the browser logs of its own when a server is killed under it, or cannot answer; the second of the worker's script. */
const lostServer =
  /Failed to load resource: (net::ERR_|.*status of 50[23])|^An unknown error occurred when fetching the script\.$/

/**
 * A browser that parses an inline handler where nothing could run it, as every sanitiser makes it do, may report the policy
 * that forbids it: Chromium 156 does.
 */
const refusedHandler = /^Executing inline event handler violates .* The action has been blocked\.$/

export { expect }

/** A page of the server's origin with nothing in it: everything that the server itself sends has a policy. */
export async function openBlank(page: Page, url: string): Promise<void> {
  const blank = `${url}/blank`
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(blank)
}

/** An ID token of a cook, got without the page: as another device of theirs would. */
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

/** Signs a cook in who is no longer, or not yet, known to this browser. */
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
/** Signs a new cook up through the landing page. */
export async function signUp(page: Page, url: string) {
  cooks += 1
  const cook = { email: `cook-${process.pid}-${cooks}@larder.test`, password: COOKS_PASSWORD }
  await page.goto(`${url}/?auth=sign-up`)
  await page.getByLabel('Email').fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.getByLabel('Confirm Password').fill(cook.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(craving(page)).toBeVisible()
  return cook
}

export const craving = (page: Page) => page.getByLabel('What are you craving?')

export async function crave(page: Page, words: string) {
  await craving(page).fill(words)
  await page.getByRole('button', { name: 'Generate Recipe', exact: true }).click()
}
