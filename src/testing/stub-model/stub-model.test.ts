import { afterEach, beforeEach, expect, test } from 'vitest'
import { type StubModel, startStubModel } from '../stub-model.ts'

let stub: StubModel
beforeEach(async () => {
  stub = await startStubModel()
})
afterEach(() => stub.close())

const ask = (path: string, body: object) =>
  fetch(`${stub.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const wholeAnswers: [path: string, textOf: (answer: never) => string][] = [
  [
    '/chat/completions',
    (answer: { choices: [{ message: { content: string } }] }) => answer.choices[0].message.content,
  ],
  ['/responses', (answer: { output: [{ content: [{ text: string }] }] }) => answer.output[0].content[0].text],
  ['/messages', (answer: { content: [{ text: string }] }) => answer.content[0].text],
  [
    '/models/stub:generateContent',
    (answer: { candidates: [{ content: { parts: [{ text: string }] } }] }) =>
      answer.candidates[0].content.parts[0].text,
  ],
]

test.each(wholeAnswers)('%s answers whole when no stream is asked for', async (path, textOf) => {
  const answer = await (await ask(path, { model: 'stub' })).json()
  expect(JSON.parse(textOf(answer as never))).toMatchObject({ servings: expect.any(Number), refusal: null })
})

test('the same prompt gets the same recipe, other prompts get others', async () => {
  const titleOf = async (prompt: string) => {
    const answer = await (
      await ask('/chat/completions', { messages: [{ role: 'user', content: prompt }] })
    ).json()
    const { choices }: { choices: [{ message: { content: string } }] } = answer
    const { title }: { title: string } = JSON.parse(choices[0].message.content)
    return title
  }
  expect(await titleOf('beans')).toBe(await titleOf('beans'))
  const titles = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(titleOf))
  expect(new Set(titles).size).toBeGreaterThan(1)
})

test('words come at the pace that was asked for, and the first useful one is timed', async () => {
  stub.always({ text: '{"title":"Soup of the whole day"}', tokensPerS: 50 })
  await (await ask('/chat/completions', { stream: true })).text()
  const [seen] = stub.requests
  const { receivedAt, firstWordsAt = 0, endedAt = 0 } = seen!
  expect(firstWordsAt).toBeGreaterThan(receivedAt)
  // Six words take at least 60 ms at 20 ms each, because a timer may fire a little early.
  expect(endedAt - receivedAt).toBeGreaterThan(60)
})

test('a script decides by the request, and queued behaviours come before it', async () => {
  stub.always(({ raw }) => ({ text: raw.includes('soup') ? 'soup' : 'cake' }))
  stub.respond({ status: 503 })
  const texts = [
    await ask('/messages', { say: 'soup' }),
    await ask('/messages', { say: 'soup' }),
    await ask('/messages', {}),
  ]
  expect(texts.map(({ status }) => status)).toEqual([503, 200, 200])
  expect(await texts[1]!.text()).toContain('"text":"soup"')
  expect(await texts[2]!.text()).toContain('"text":"cake"')
})
