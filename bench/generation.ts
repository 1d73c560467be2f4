/**
 * The time that Larder adds to a model (goal P3).
 *
 * A stub provider on this machine answers; the real server runs in a process of its own with its embedded
 * database, and a client calls it over HTTP. Three questions:
 *
 * - whole: the stub is silent for 2 s, then answers at once. A bare call (the same request to the stub, read
 *   to its end) and a generation (until the stored recipe with its picture has arrived) alternate; ratio of
 *   the medians.
 * - flowing: the same with a stub that writes 40 tokens a second, where the picture is drawn beside the text.
 * - first words: time from the first letter of the title leaving the stub to the first `partial` event that
 *   shows it at the client, one stream at a time, and 8 streams at once (as many as the server runs in
 *   parallel).
 *
 * The kitchen draws the pictures. Sign-ups are not timed, and neither are the first WARM_UP (10) recipes,
 * which take up to ten times as long until V8 has compiled the code. ROUNDS=n for more than 7 rounds.
 */
import { api } from '#contract/index.ts'
import { removeDataDir, startServer } from '#testing/start-server.ts'
import { type Behaviour, startStubModel } from '#testing/stub-model.ts'
import { createCooks } from './lib/cooks.ts'
import { timedEvents } from './lib/event-reader.ts'
import { report } from './lib/report.ts'
import { median, quantile } from './lib/statistics.ts'

const rounds = Number(process.env.ROUNDS ?? 7)
const warmUp = Number(process.env.WARM_UP ?? 10)
const streamsAtOnce = 8

const stub = await startStubModel()
const server = await startServer({
  env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: stub.url, AI_MODEL: 'stub' },
})
const cooks = createCooks(server.url)

const timed = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Sends the server's last request to the stub once more and reads the answer to its end. */
const bareCall = async () => {
  const body = stub.requests.at(-1)?.raw
  if (!body) throw new Error('the server has not called the stub yet')
  const headers = { 'content-type': 'application/json' }
  await (await fetch(`${stub.url}/chat/completions`, { method: 'POST', headers, body })).text()
}

const compare = async (behaviour: Behaviour) => {
  stub.always(behaviour)
  const bare: number[] = []
  const ours: number[] = []
  for (let round = 0; round < rounds; round++) {
    const cook = await cooks.next()
    ours.push(
      await timed(() =>
        cook.call(api.recipes.generate, server.url, { prompt: `something nice, round ${round}` }),
      ),
    )
    bare.push(await timed(bareCall))
  }
  return { bare: median(bare), ours: median(ours), ratio: median(ours) / median(bare) }
}

/** Measures the milliseconds from the first letters at the provider to the first letters at the client. */
const firstWords = async (prompt: string) => {
  const cook = await cooks.signUp()
  const reply = await cook.send(
    api.recipes.generate,
    { prompt },
    { headers: { accept: 'text/event-stream' } },
  )
  let seen: number | undefined
  for await (const { event, at } of timedEvents(reply)) {
    if (event.type === 'partial' && event.data.title) seen ??= at
    if (event.type === 'error') throw new Error(event.data.message)
  }
  const sent = stub.requests.find(({ raw }) => raw.includes(prompt))?.firstWordsAt
  if (seen === undefined || sent === undefined) throw new Error('no words were streamed')
  return seen - sent
}

try {
  // The first recipe loads modules, opens connections and starts the picture workers; during the next ones V8
  // compiles the code.
  for (let count = 0; count < warmUp; count++) {
    const cook = await cooks.next()
    await cook.call(api.recipes.generate, server.url, { prompt: `warming up, ${count}` })
  }

  const whole = await compare({ delayMs: 2_000 })
  const flowing = await compare({ tokensPerS: 40 })

  stub.always({ tokensPerS: 40 })
  const alone: number[] = []
  for (let round = 0; round < rounds; round++) alone.push(await firstWords(`something warm, round ${round}.`))
  const together: number[] = []
  for (let round = 0; round < 3; round++) {
    const prompts = Array.from(
      { length: streamsAtOnce },
      (_, index) => `something new, round ${round}, cook ${index}.`,
    )
    together.push(...(await Promise.all(prompts.map(firstWords))))
  }

  report(`Generation over the bare provider call (${rounds} rounds, medians)`, [
    { name: 'bare call, 2 s of silence', value: whole.bare, unit: 'ms' },
    { name: 'generation with a drawn picture', value: whole.ours, unit: 'ms' },
    { name: '  ratio', value: whole.ratio, unit: 'x', goal: 1.05 },
    { name: 'bare call, 40 tokens/s', value: flowing.bare, unit: 'ms' },
    { name: 'generation with a drawn picture', value: flowing.ours, unit: 'ms' },
    { name: '  ratio', value: flowing.ratio, unit: 'x', goal: 1.02 },
    { name: 'first words later than at the provider, p50', value: median(alone), unit: 'ms', goal: 15 },
    { name: 'first words later, slowest', value: Math.max(...alone), unit: 'ms', goal: 100 },
    { name: `first words later, ${streamsAtOnce} streams, p50`, value: median(together), unit: 'ms' },
    {
      name: `first words later, ${streamsAtOnce} streams, p99`,
      value: quantile(together, 0.99),
      unit: 'ms',
      goal: 50,
    },
  ])
} finally {
  await server.stop()
  await stub.close()
  await removeDataDir(server.dataDir)
}
