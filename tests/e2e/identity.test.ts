import { join } from 'node:path'
import type { BrowserContext, Page, Route } from '@playwright/test'
import { build } from 'esbuild'
import { sdkErrorCodes, sdkNetworkFailures } from '../../src/testing/sdk-error-codes.ts'
import type { SdkCommands, SdkConfig } from '../../src/testing/sdk-in-browser.ts'
import { expectedWalk } from '../../src/testing/sdk-walk.ts'
import { expect, type Larder, openBlank, test } from './larder.ts'
import { mailed } from './mailed-link.ts'

/**
 * The genuine SDK in Chromium against the built server, with the pitfalls that were found by experiment
 * (identity.md 2.3): our server must avoid each, and each must show when the answers are changed to those of
 * a careless server. One empty page serves for all tests: the SDK is called by name, without the web app.
 */
const PASSWORD = 'wet hands 7'
// Some answers are changed to those of a failing server, which the browser logs as errors.
test.use({ serverGoesAway: true })
let script = ''
test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../../src/testing/sdk-in-browser.ts')],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
  })
  script = outputFiles[0]?.text ?? ''
})

/**
 * Returns the newest requested code in the operator's outbox; the welcome mail of every sign-up also has one.
 */
const mailedCode = (larder: Larder, to: string, mode: string): Promise<string> =>
  mailed(larder, to, {
    isMeant: (mail) => !mail.includes('Subject: Welcome') && mail.includes(`mode=${mode}&`),
    find: /oobCode=([^&\s]+)/,
  })

const configOf = async (larder: Larder): Promise<SdkConfig> =>
  ((await (await fetch(`${larder.url}/api/config`)).json()) as { identity: SdkConfig }).identity

/** Opens an empty page of the server's origin with the SDK alone. */
async function bare(context: BrowserContext, larder: Larder): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript({ content: script })
  await openBlank(page, larder.url)
  return page
}

/** Calls a command of `window.sdk`. */
const sdk = <Name extends keyof SdkCommands>(
  page: Page,
  name: Name,
  ...given: Parameters<SdkCommands[Name]>
): Promise<Awaited<ReturnType<SdkCommands[Name]>>> =>
  page.evaluate(
    ([command, values]) =>
      (window.sdk[command as keyof SdkCommands] as (...all: unknown[]) => unknown)(...(values as unknown[])),
    [name, given] as const,
  ) as Promise<Awaited<ReturnType<SdkCommands[Name]>>>

const refusal = (message: string) => ({
  status: 400,
  contentType: 'application/json',
  body: JSON.stringify({ error: { code: 400, message, errors: [] } }),
})

for (const layout of ['config', 'emulator'] as const) {
  test(`every call of the SDK in Chromium, by way of its ${layout}`, async ({ context, larder }) => {
    const page = await bare(context, larder)
    await page.exposeFunction('mailedCode', (email: string, mode: string) => mailedCode(larder, email, mode))
    const config = await configOf(larder)
    const email = `walk-${layout}@larder.test`
    const outcomes = await sdk(page, 'walk', { ...config, layout }, { email, nextEmail: `next-${email}` })
    expect(outcomes).toEqual(expectedWalk)
  })
}

test('each pitfall of the SDK is avoided by our answers, and shows with changed ones', async ({
  context,
  larder,
  browser,
}) => {
  const config = await configOf(larder)
  const page = await bare(context, larder)
  const email = 'traps@larder.test'
  const lookups = '**/v1/accounts:lookup*'
  const tokens = '**/v1/token*'
  /** Reloads the page, as a cook does, and opens the SDK on the stored user. */
  const reload = async () => {
    await page.reload()
    return await sdk(page, 'open', config)
  }
  const signInAgain = async () => {
    expect(await sdk(page, 'signIn', email, PASSWORD)).toBe('done')
  }
  /** Reloads while this call gets this answer, and returns the user that the SDK found. */
  const reloadWith = async (calls: string, answer: (route: Route) => Promise<void>) => {
    await page.route(calls, answer)
    const found = await reload()
    await page.unroute(calls)
    return found
  }
  expect(await sdk(page, 'open', config)).toBeNull()
  expect(await sdk(page, 'signUp', email, PASSWORD)).toBe('done')

  await test.step('times of an account are strings', async () => {
    expect([await reload(), await reload()]).toEqual([email, email])
    const asNumbers = async (route: Route) => {
      const response = await route.fetch()
      const json = await response.json()
      for (const user of json.users) Object.assign(user, { createdAt: Number(user.createdAt) })
      await route.fulfill({ response, json })
    }
    expect(await reloadWith(lookups, asNumbers), 'the first load is fine').toBe(email)
    expect(await reload(), 'the second is not').toBeNull()
    await signInAgain()
  })

  await test.step('overload is told in plain text', async () => {
    for (const { status, type, body } of sdkNetworkFailures) {
      const answer = (route: Route) => route.fulfill({ status, contentType: type, body })
      expect(await reloadWith(lookups, answer), `${status} ${body}`).toBe(email)
    }
    for (const message of ['TOO_MANY_ATTEMPTS_TRY_LATER', 'INTERNAL']) {
      expect(await reloadWith(lookups, (route) => route.fulfill(refusal(message)))).toBeNull()
      await signInAgain()
    }
  })

  await test.step('a session that was ended signs out at the next refresh', async () => {
    const end = async () =>
      fetch(`${larder.url}/api/auth/sign-out`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await sdk(page, 'idToken')}` },
      })
    await end()
    await page.route(tokens, (route) => route.fulfill(refusal('INVALID_REFRESH_TOKEN')))
    expect(await sdk(page, 'refresh'), 'bent: signed in for ever').toEqual([
      'auth/invalid-refresh-token',
      email,
    ])
    await page.unroute(tokens)
    expect(await sdk(page, 'refresh')).toEqual(['auth/user-token-expired', null])
    await signInAgain()
  })

  await test.step('two tabs may refresh at once', async () => {
    const other = await bare(context, larder)
    expect(await sdk(other, 'open', config)).toBe(email)
    for (let round = 0; round < 5; round++) {
      const both = await Promise.all([sdk(page, 'refresh'), sdk(other, 'refresh')])
      expect(both, `round ${round}`).toEqual([
        ['done', email],
        ['done', email],
      ])
    }
    // One-time refresh tokens, which other services use, refuse the second of two tabs.
    const used = new Set<string>()
    const once = async (route: Route) => {
      const form = route.request().postData() ?? ''
      if (used.has(form)) return await route.fulfill(refusal('TOKEN_EXPIRED'))
      used.add(form)
      await route.continue()
    }
    await Promise.all([page.route(tokens, once), other.route(tokens, once)])
    // The two tabs may need several tries to refresh at once: on a loaded machine one may have read the
    // other's token already.
    await expect
      .poll(async () => {
        const strict = await Promise.all([sdk(page, 'refresh'), sdk(other, 'refresh')])
        return strict.map(([code]) => code)
      })
      .toContain('auth/user-token-expired')
    await Promise.all([page.unroute(tokens), other.unroute(tokens)])
    await other.close()
    await reload()
    if ((await sdk(page, 'who')) === null) await signInAgain()
  })

  await test.step('another installation’s key does not find the user that this one kept', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.reload()
    expect(await sdk(page, 'open', { ...config, apiKey: `${config.apiKey}x` })).toBeNull()
    expect(asked.filter((url) => url.includes('accounts:'))).toEqual([])
    expect(await reload()).toBe(email)
  })

  await test.step('without the override, the pages’ policy keeps a kept token from leaving', async () => {
    // A context of its own, because here a refused request to another origin is expected.
    const elsewhere = await browser.newContext({
      storageState: await context.storageState({ indexedDB: true }),
    })
    const stray = await elsewhere.newPage()
    const left: string[] = []
    await stray.route(/googleapis\.com/, async (route) => {
      left.push(route.request().url())
      await route.abort()
    })
    await stray.addInitScript({ content: script })
    // A page without a policy proves that the token would be sent.
    await openBlank(stray, larder.url)
    expect(await sdk(stray, 'open', { ...config, layout: 'lost' })).toBe(email)
    expect(left.some((url) => url.startsWith('https://identitytoolkit.googleapis.com/'))).toBe(true)
    left.length = 0
    await stray.goto(`${larder.url}/no-such-page`)
    const refused = stray.waitForEvent('console', (message) => message.text().includes('identitytoolkit'))
    expect(await sdk(stray, 'open', { ...config, layout: 'lost' })).toBe(email)
    expect((await refused).text()).toContain('Content Security Policy')
    expect(left).toEqual([])
    await elsewhere.close()
  })
})

test('every refusal becomes the code that the web app knows', async ({ context, larder }) => {
  const page = await bare(context, larder)
  await sdk(page, 'open', await configOf(larder))
  let answer: Parameters<Route['fulfill']>[0] = {}
  await page.route('**/v1/accounts:signInWithPassword*', (route) => route.fulfill(answer))
  const seen: Record<string, string> = {}
  for (const message of Object.keys(sdkErrorCodes)) {
    answer = refusal(message)
    seen[message] = await sdk(page, 'signIn', 'ann@larder.test', PASSWORD)
  }
  expect(seen).toEqual(sdkErrorCodes)
  for (const { status, type, body } of sdkNetworkFailures) {
    answer = { status, contentType: type, body }
    expect(await sdk(page, 'signIn', 'ann@larder.test', PASSWORD)).toBe('auth/network-request-failed')
  }
})
