import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { handOverWaiting } from '#server/features/support/hand-over.ts'
import { testApp } from '#testing/test-app.ts'

const question = { subject: 'Where is my soup?', message: 'It was here yesterday.\n\nThank you, Ada' }
const minute = 60_000

test('a message arrives with the plan in its subject, and an answer goes to the cook', async () => {
  const { cook, premiumCook, mail, db } = await testApp({ supportInbox: 'help@example.org' })
  expect(await cook.post(api.support.send, question)).toEqual({ ok: true })
  await (await premiumCook()).post(api.support.send, question)
  expect(mail.sent).toMatchObject([
    {
      to: 'help@example.org',
      subject: '[Larder Free] Where is my soup?',
      replyTo: 'ada@example.org',
      isPriority: false,
    },
    { subject: '[Larder Premium] Where is my soup?', replyTo: 'premium@example.org', isPriority: true },
  ])
  const [free] = mail.sent
  expect(free?.html).toBeUndefined()
  expect(free?.text).toContain(question.message)
  expect(free?.text).toContain('From: ada@example.org (address not confirmed)')
  const kept = await db.selectFrom('support_messages').selectAll().orderBy('id').execute()
  expect(kept).toMatchObject([
    { ...question, is_priority: false, mailed_at: expect.any(Date) },
    { is_priority: true },
  ])
})

test('markup stays text, and a subject stays one line', async () => {
  const { cook, mail } = await testApp()
  const message = '<script>alert(1)</script> <img src=x onerror=alert(1)>'
  await cook.post(api.support.send, { subject: `a\r\nBcc: eve@example.com ${message}`, message })
  expect(mail.sent[0]?.subject).toBe(`[Larder Free] a Bcc: eve@example.com ${message}`)
  expect(mail.sent[0]).not.toHaveProperty('html')
})

test('while mail is down the message is kept, and goes out once when mail is back', async () => {
  const { cook, mail, deps, clock } = await testApp()
  mail.fail(new Error('disk full'))
  await cook.post(api.support.send, question)
  expect(await handOverWaiting(deps, 'help@example.org')).toBe(0)
  clock.advance(6 * minute)
  expect(await handOverWaiting(deps, 'help@example.org')).toBe(0)
  mail.fail(null)
  // The message is still leased by the server that failed to send it.
  expect(await handOverWaiting(deps, 'help@example.org')).toBe(0)
  clock.advance(6 * minute)
  const passes = await Promise.all([1, 2, 3].map(() => handOverWaiting(deps, 'help@example.org')))
  expect(passes.reduce((sum, each) => sum + each)).toBe(1)
  expect(mail.sent).toMatchObject([
    { subject: '[Larder Free] Where is my soup?', replyTo: 'ada@example.org' },
  ])
  clock.advance(6 * minute)
  expect(await handOverWaiting(deps, 'help@example.org')).toBe(0)
})

test('a second tap sends nothing twice, and five an hour are the limit however they come', async () => {
  const { cook, mail, clock, secondCook } = await testApp()
  await Promise.all([1, 2, 3].map(() => cook.post(api.support.send, question)))
  expect(mail.sent).toHaveLength(1)
  const more = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map((n) => cook.send(api.support.send, { ...question, subject: `Number ${n}` })),
  )
  expect(more.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 429, 429, 429])
  const refused = more.find(({ statusCode }) => statusCode === 429)
  expect(refused?.json().message).toContain('please write again later')
  expect(mail.sent).toHaveLength(5)
  await (await secondCook()).post(api.support.send, question)
  clock.advance(61 * minute)
  await cook.post(api.support.send, question)
  expect(mail.sent).toHaveLength(7)
})

const refused: [string, unknown, string][] = [
  ['no subject', { ...question, subject: '  ' }, 'Please enter a subject'],
  ['no message', { ...question, message: '\n' }, 'Please enter a message'],
  ['a subject as long as a page', { ...question, subject: 'a'.repeat(151) }, 'subject'],
  ['a message as long as a book', { ...question, message: 'a'.repeat(5001) }, 'message'],
  ['a character that cannot be kept', { ...question, message: 'a\0b' }, 'character'],
  ['no object', 'help', ''],
]

test('an invalid message is refused with a reason, and nothing is sent', async () => {
  const { cook, mail, db } = await testApp()
  for (const [what, body, words] of refused) {
    const reply = await cook.send(api.support.send, body)
    expect([what, reply.statusCode, reply.json().message]).toEqual([
      what,
      400,
      expect.stringContaining(words),
    ])
  }
  expect(mail.sent).toEqual([])
  expect(await db.selectFrom('support_messages').selectAll().execute()).toEqual([])
})
