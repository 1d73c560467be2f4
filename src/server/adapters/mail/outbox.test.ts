import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { testClock } from '#testing/test-clock.ts'
import { createOutboxMailer } from './outbox.ts'

test('a mail is one private file that mail programs open, whatever is in its headers', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'larder-outbox-')), 'outbox')
  onTestFinished(() => rm(join(folder, '..'), { recursive: true, force: true }))
  const mailer = createOutboxMailer({ folder, clock: testClock() })
  await mailer.send({
    to: 'help@example.org',
    subject: 'Grüße\r\nBcc: eve@example.com',
    text: 'Ünd <b>Text</b>',
    replyTo: 'ann@example.com',
    isPriority: true,
    key: 'support-1',
  })
  const [name = '', ...others] = await readdir(folder)
  expect(others).toEqual([])
  expect(name).toMatch(/\.eml$/)
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  const mail = await PostalMime.parse(await readFile(join(folder, name)))
  expect(mail).toMatchObject({
    to: [{ address: 'help@example.org' }],
    replyTo: [{ address: 'ann@example.com' }],
    messageId: '<support-1@localhost>',
  })
  expect(mail.bcc ?? []).toEqual([])
  expect(mail.text?.trim()).toBe('Ünd <b>Text</b>')
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'x-priority' }))
})
