import { randomUUID } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '#server/ports/clock.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { messageOf } from './message.ts'

interface OutboxOptions {
  folder: string
  clock: Clock
}

const FROM = 'Larder <larder@localhost>'

/**
 * Mailer that keeps mails as files for an operator without a mail server; only this server's user can read
 * them.
 */
export function createOutboxMailer({ folder, clock }: OutboxOptions): Mailer {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const now = clock.now()
      const { message } = await writer.sendMail({ ...messageOf(mail, FROM), date: now })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
      const file = await open(join(folder, name), 'wx', 0o600)
      try {
        await file.writeFile(message as Buffer) // `buffer: true` above makes it one
        await file.sync()
      } finally {
        await file.close()
      }
    },
    close: async () => undefined,
  }
}
