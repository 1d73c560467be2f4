/**
 * Sign-in, as fast as the hash allows (goals 2, 5 and 22 of the identity service).
 *
 * The real server in a process of its own with the hash of production. First how long one argon2id hash of the same
 * settings takes in this process, alone: the limit that a sign-in cannot beat. Then sign-ins one at a time and ten at
 * once, lookups and refreshes one at a time, and the server's event-loop delay since its start from /metrics. At the
 * end, with accounts hidden, 50 wrong tries for known and 50 for unknown addresses in turns (as many as the limits let
 * one machine make): their medians must not tell which is which. Limits are not in the way: each cook signs in from the one machine, with the right password.
 *
 * ROUNDS=n for more than 40 sign-ins.
 */
import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { defaultHash } from '#identity/options.ts'
import { removeDataDir, startServer } from '#testing/start-server.ts'
import { report } from './lib/report.ts'
import { median, quantile } from './lib/statistics.ts'

const rounds = Number(process.env.ROUNDS ?? 40)
const password = 'correct horse battery'

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}
const times = async (count: number, work: () => Promise<unknown>): Promise<number[]> => {
  const all: number[] = []
  for (let done = 0; done < count; done++) all.push(await timed(work))
  return all
}

const open = async (env: Record<string, string>) => {
  const server = await startServer({ env: { METRICS: 'on', ...env } })
  const config = (await (await fetch(`${server.url}/api/config`)).json()) as { identity: { apiKey: string } }
  const call = async (method: string, body: object) => {
    const reply = await fetch(`${server.url}/v1/accounts:${method}?key=${config.identity.apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ returnSecureToken: true, ...body }),
    })
    return (await reply.json()) as { idToken: string; refreshToken: string; error?: { message: string } }
  }
  const refresh = (refreshToken: string) =>
    fetch(`${server.url}/v1/token?key=${config.identity.apiKey}`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    })
  return { server, call, refresh }
}

const { memoryKiB, passes, lanes } = defaultHash
const bare = await times(20, () =>
  hash(password, { memoryCost: memoryKiB, timeCost: passes, parallelism: lanes }),
)

const { server, call, refresh } = await open({})
try {
  const emails = Array.from({ length: 10 }, (_, nth) => `bench-${nth}@example.org`)
  for (const email of emails) await call('signUp', { email, password })
  const signIn = async (email: string) => {
    const reply = await call('signInWithPassword', { email, password })
    if (reply.error) throw new Error(reply.error.message)
    return reply
  }
  const [first = ''] = emails
  const alone = await times(rounds, () => signIn(first))
  const started = performance.now()
  const together = (
    await Promise.all(emails.map((email) => times(Math.ceil(rounds / 10), () => signIn(email))))
  ).flat()
  const perSecond = (together.length * 1000) / (performance.now() - started)
  const { idToken, refreshToken } = await signIn(first)
  const lookups = await times(rounds, () => call('lookup', { idToken }))
  const refreshes = await times(rounds, () => refresh(refreshToken))
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  const delay = Number(/larder_event_loop_delay_seconds\{quantile="0\.99"\} (\S+)/.exec(metrics)?.[1]) * 1000

  report(`Signing in (${rounds} each)`, [
    { name: 'bare argon2id hash', value: median(bare), unit: 'ms' },
    { name: 'sign-in, one at a time', value: median(alone), unit: 'ms' },
    { name: '  over the bare hash', value: median(alone) / median(bare), unit: 'x', goal: 2 },
    { name: 'sign-ins per second, 10 at once', value: perSecond, unit: '/s' },
    { name: 'sign-in, 10 at once, p95', value: quantile(together, 0.95), unit: 'ms', goal: 400 },
    { name: 'lookup, p95', value: quantile(lookups, 0.95), unit: 'ms', goal: 30 },
    { name: 'refresh, p95', value: quantile(refreshes, 0.95), unit: 'ms', goal: 30 },
    { name: 'event-loop delay p99 since the start', value: delay, unit: 'ms', goal: 50 },
  ])
} finally {
  await server.stop()
  await removeDataDir(server.dataDir)
}

const hidden = await open({ IDENTITY_HIDE_ACCOUNTS: 'true' })
try {
  const known: number[] = []
  const unknown: number[] = []
  // A few tries each: the limits slow a thousand wrong ones down, as they should.
  for (let nth = 0; nth < 50; nth++) {
    const email = `known-${nth}@example.org`
    await hidden.call('signUp', { email, password })
    const wrong = (address: string) =>
      hidden.call('signInWithPassword', { email: address, password: 'wrong-1' })
    known.push(await timed(() => wrong(email)))
    unknown.push(await timed(() => wrong(`${randomUUID()}@example.org`)))
  }
  report('A wrong password with accounts hidden (50 each, in turns)', [
    { name: 'known address', value: median(known), unit: 'ms' },
    { name: 'unknown address', value: median(unknown), unit: 'ms' },
    {
      name: '  difference, of the known',
      value: Math.abs(median(known) - median(unknown)) / median(known),
      unit: 'x',
      goal: 0.1,
    },
  ])
} finally {
  await hidden.server.stop()
  await removeDataDir(hidden.server.dataDir)
}
