import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, removeDataDir, startServer } from '#testing/start-server.ts'

/** Number of kills: `ROUNDS=50 npx vitest run --project faults tests/faults/identity-kill` */
const rounds = Number(process.env.ROUNDS ?? 1)
let server: RunningServer
let key: string

const start = (dataDir?: string) =>
  startServer({ ...(dataDir && { dataDir }), env: { TRUST_PROXY: 'loopback' } })
/** Client address of a round, because failures and sign-ups are limited to a hundred an hour per address. */
let from = ''

beforeAll(async () => {
  server = await start()
  const config = (await (await fetch(`${server.url}/api/config`)).json()) as { identity: { apiKey: string } }
  key = config.identity.apiKey
})
afterAll(async () => {
  await server.stop()
  await removeDataDir(server.dataDir)
})

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: the test says what it expects of each body
  json: any
}
const call = async (method: string, body: object): Promise<Answer> => {
  const reply = await fetch(`${server.url}/v1/accounts:${method}?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  })
  return { status: reply.status, json: await reply.json() }
}
const refresh = async (refreshToken: string): Promise<Answer> => {
  const reply = await fetch(`${server.url}/v1/token?key=${key}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })
  return { status: reply.status, json: await reply.json() }
}
/** Returns null when the server died during the call. */
const tried = (work: Promise<Answer>): Promise<Answer | null> => work.catch(() => null)
const signIn = (email: string, password: string) => call('signInWithPassword', { email, password })

/** Kills the server at a random moment of the work and restarts it on the same data. */
async function killDuring<T>(work: Promise<T>, withinMs: number): Promise<T> {
  await pause(Math.random() * withinMs)
  await server.kill()
  const result = await work
  server = await start(server.dataDir)
  return result
}

const codeFor = async (email: string): Promise<string> => {
  const outbox = join(server.dataDir, 'outbox')
  let code = ''
  await expect
    .poll(async () => {
      const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort()
      for (const name of names) {
        const text = await readFile(join(outbox, name), 'utf8')
        if (text.includes(`To: ${email}`))
          code = /mode=resetPassword&oobCode=([^&\s]+)/.exec(text)?.[1] ?? code
      }
      return code
    })
    .not.toBe('')
  return code
}

test.each(Array.from({ length: rounds }, (_, index) => index))(
  'kill -9 during sign-up, reset and rotation, round %i: every account is whole and every acknowledged step is there',
  async (round) => {
    from = `203.0.113.${round}`
    const password = 'correct horse'
    const emails = Array.from({ length: 5 }, (_, nth) => `kill-${round}-${nth}@example.org`)
    const signedUp = await killDuring(
      Promise.all(emails.map((email) => tried(call('signUp', { email, password })))),
      250,
    )
    for (const [nth, email] of emails.entries()) {
      const again = await signIn(email, password)
      if (signedUp[nth]) expect(again.status, 'an acknowledged sign-up').toBe(200)
      // An account is complete or missing, and a missing one can be signed up again.
      else if (again.status !== 200) expect((await call('signUp', { email, password })).status).toBe(200)
    }

    const [email = ''] = emails
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const oobCode = await codeFor(email)
    const reset = await killDuring(
      tried(call('resetPassword', { oobCode, newPassword: 'battery staple' })),
      120,
    )
    const [before, after] = [await signIn(email, password), await signIn(email, 'battery staple')]
    expect([before.status, after.status].sort()).toEqual([200, 400])
    if (reset) expect(after.status, 'an acknowledged reset').toBe(200)
    const retry = await call('resetPassword', { oobCode, newPassword: 'battery staple' })
    expect(retry.status, 'a code is used up with its password, and not before').toBe(
      after.status === 200 ? 400 : 200,
    )

    const other = emails[1] ?? ''
    const first = (await signIn(other, password)).json.refreshToken as string
    let last = first
    const chain = (async () => {
      for (;;) {
        const next = await tried(refresh(last))
        if (next?.status !== 200) return next
        last = next.json.refresh_token
      }
    })()
    await killDuring(chain, 150)
    expect((await refresh(last)).status, 'the newest token that the client holds').toBe(200)
  },
)
