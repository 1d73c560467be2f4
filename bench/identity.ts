/**
 * The speed of signing in, compared with the password hash (goals 2, 5 and 22 of the identity service).
 *
 * The real server runs in a process of its own with the hash of production. First one argon2id hash with the
 * same settings is timed in this process alone, which is the limit that a sign-in cannot beat. Then come
 * sign-ins one at a time and ten at once, lookups and refreshes one at a time, and the server's event-loop
 * delay since its start from /metrics. Rate limits do not interfere, because each cook signs in from one
 * machine with the right password.
 *
 * At the end, with accounts hidden, come 200 wrong passwords and 200 resets for known addresses and as many
 * for unknown ones, alternating and each from a network of its own because of the limits: neither the medians
 * nor any byte of the answers may reveal whether an address is known.
 *
 * ROUNDS=n for more than 40 sign-ins, GUESSES=n for other than 200 tries of each kind.
 */
import { hash } from '@node-rs/argon2'
import { defaultHash } from '#identity/options.ts'
import { removeDataDir, startServer } from '#testing/start-server.ts'
import { fromAddress } from './lib/from-address.ts'
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
  const send = (method: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/v1/accounts:${method}?key=${config.identity.apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const call = async (method: string, body: object) => {
    const reply = await send(method, { returnSecureToken: true, ...body })
    return (await reply.json()) as { idToken: string; refreshToken: string; error?: { message: string } }
  }
  const refresh = (refreshToken: string) =>
    fetch(`${server.url}/v1/token?key=${config.identity.apiKey}`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    })
  return { server, send, call, refresh }
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

const guesses = Number(process.env.GUESSES ?? 200)
/** Each attempt comes from another address, which the server takes from the header of a trusted proxy. */
const hidden = await open({ IDENTITY_HIDE_ACCOUNTS: 'true', TRUST_PROXY: '1' })
let networks = 0
const fromElsewhere = () => {
  networks += 1
  return fromAddress(networks)
}
/** Serialises an answer without its date and request id. */
const bytesOf = async (reply: Response) =>
  JSON.stringify([
    reply.status,
    [...reply.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id'),
    await reply.text(),
  ])

/** Sends the same request for known and unknown addresses, alternating. */
const compare = async (what: string, ask: (email: string) => Promise<Response>) => {
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = { known: new Set<string>(), unknown: new Set<string>() }
  for (let nth = 0; nth < guesses; nth++) {
    // Work that follows an answer slows the next call, so each kind comes first as often as second.
    const turns = nth % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of turns) {
      const email = kind === 'known' ? (knownEmails[nth % knownEmails.length] ?? '') : unknownEmail(nth)
      const started = performance.now()
      const reply = await ask(email)
      times[kind].push(performance.now() - started)
      // The answer to a reset contains the requested address.
      answers[kind].add((await bytesOf(reply)).replaceAll(email, 'EMAIL'))
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)]
  const sameBytes = [...answers.known].join() === [...answers.unknown].join() && answers.known.size === 1
  report(`${what} with accounts hidden (${guesses} each, in turns)`, [
    { name: 'known address', value: known, unit: 'ms' },
    { name: 'unknown address', value: unknown, unit: 'ms' },
    { name: '  difference, of the known', value: Math.abs(known - unknown) / known, unit: 'x', goal: 0.1 },
    { name: '  answers that differ in a byte', value: sameBytes ? 0 : 1, unit: 'pieces', goal: 0 },
  ])
}
/** Pads numbers so that all addresses, and the answers that contain them, have the same length. */
const padded = (nth: number) => String(nth).padStart(4, '0')
const knownEmails = Array.from(
  { length: Math.ceil(guesses / 3) },
  (_, nth) => `known-${padded(nth)}@example.org`,
)
const unknownEmail = (nth: number) => `other-${padded(nth % knownEmails.length)}@example.org`
try {
  for (const email of knownEmails)
    await hidden.send('signUp', { email, password, returnSecureToken: true }, fromElsewhere())
  await compare('A wrong password', (email) =>
    hidden.send('signInWithPassword', { email, password: 'wrong-1' }, fromElsewhere()),
  )
  await compare('A forgotten password', (email) =>
    hidden.send('sendOobCode', { requestType: 'PASSWORD_RESET', email }, fromElsewhere()),
  )
} finally {
  await hidden.server.stop()
  await removeDataDir(hidden.server.dataDir)
}
