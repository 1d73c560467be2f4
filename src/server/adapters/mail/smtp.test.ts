import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { quietLog } from '#testing/quiet-log.ts'
import { testClock } from '#testing/test-clock.ts'
import { createSmtpMailer } from './smtp.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-mail-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

interface Received {
  recipients: string[]
  mail: Email
}

/**
 * Starts a mail server on this machine. `refuse` returns a reply code for a mail, or undefined to accept it.
 */
async function mailServer(refuse: () => number | undefined = () => undefined, port = 0) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const code = refuse()
        // The envelope is emptied as soon as the mail is accepted.
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        if (code) return done(Object.assign(new Error('not now'), { responseCode: code }))
        PostalMime.parse(Buffer.concat(chunks)).then(
          (mail) => {
            received.push({ recipients, mail })
            done()
          },
          (error: Error) => done(error),
        )
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const at = (server.server.address() as AddressInfo).port // a TCP server has an address with a port
  onTestFinished(() => new Promise<void>((resolve) => void server.close(resolve)))
  return { url: `smtp://127.0.0.1:${at}`, received }
}

const clock = testClock()
const mailer = (url: string, log = quietLog) => {
  const made = createSmtpMailer({ url, from: 'Larder <larder@example.org>', folder, clock, log })
  onTestFinished(() => made.close())
  return made
}
const waiting = async () => (await readdir(folder)).filter((name) => name.endsWith('.json'))
const letter = {
  to: 'ann@example.com',
  subject: 'Grüße',
  text: 'Open http://larder.test/?code=1',
  html: '<p>Grüße</p>',
}

test('a mail arrives whole, in both forms, and nothing of it stays', async () => {
  const { url, received } = await mailServer()
  await mailer(url).send({ ...letter, replyTo: 'bob@example.com', isPriority: true })
  await expect.poll(() => received.length).toBe(1)
  const { mail, recipients } = received[0] as Received // polled above
  expect(mail).toMatchObject({ subject: 'Grüße', from: { name: 'Larder', address: 'larder@example.org' } })
  expect(mail.to).toMatchObject([{ address: 'ann@example.com' }])
  expect(mail.replyTo).toMatchObject([{ address: 'bob@example.com' }])
  expect(mail.text?.trim()).toBe(letter.text)
  expect(mail.html?.trim()).toBe(letter.html)
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'x-priority' }))
  expect(recipients).toEqual(['ann@example.com'])
  await expect.poll(waiting).toEqual([])
})

test('an address is one recipient, whatever is in it', async () => {
  const { url, received } = await mailServer()
  await mailer(url).send({
    ...letter,
    to: 'ann@example.com,eve@example.com',
    subject: 'a\r\nBcc: eve@example.com',
  })
  await expect
    .poll(async () => received.length + (await readdir(join(folder, 'failed')).catch(() => [])).length)
    .toBe(1)
  const people = received.flatMap(({ recipients }) => recipients)
  expect(people).not.toContain('eve@example.com')
  expect(people).not.toContain('ann@example.com')
})

test('a server that is away gets its mail later, also from the next process; the file is private', async () => {
  const away = await mailServer()
  const port = Number(new URL(away.url).port)
  const lines: string[] = []
  const note = (fields: object, message?: string) => void lines.push(JSON.stringify(fields) + message)
  const first = mailer('smtp://127.0.0.1:1', { ...quietLog, warn: note, error: note })
  await first.send(letter)
  await expect.poll(() => lines.length).toBe(1)
  await first.close()
  const [name = ''] = await waiting()
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  expect(lines.join()).not.toMatch(/ann@|code=1/)

  const tooEarly = mailer(`smtp://127.0.0.1:${port}`)
  await tooEarly.close()
  expect(away.received).toHaveLength(0)
  clock.advance(61_000)
  mailer(`smtp://127.0.0.1:${port}`)
  await expect.poll(() => away.received.length).toBe(1)
})

test('a mail that is refused for good is given up, one that is refused for now is not', async () => {
  let code = 451
  const { url, received } = await mailServer(() => code)
  const sender = mailer(url)
  await sender.send(letter)
  await sender.close()
  expect(await waiting()).toHaveLength(1)
  code = 550
  clock.advance(61_000)
  const again = mailer(url)
  await expect.poll(() => readdir(join(folder, 'failed')).catch(() => [])).toHaveLength(1)
  await again.close()
  expect(received).toEqual([])
  expect(await waiting()).toEqual([])
})
