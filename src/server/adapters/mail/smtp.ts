import { createTransport } from 'nodemailer'
import type { Clock } from '#server/ports/clock.ts'
import type { Log } from '#server/ports/log.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { mailFiles, type WaitingMail } from './mail-files.ts'
import { messageOf } from './message.ts'

interface SmtpOptions {
  /** Address of the mail server: `smtp://user:password@host:587`, or `smtps://`. */
  url: string
  from: string
  /** Folder of the queued mails. */
  folder: string
  clock: Clock
  log: Log
}

const MINUTE = 60_000
/** Milliseconds before each retry; after the last one the mail is given up. */
const PAUSES_MS = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE)
const LOOK_EVERY_MS = 30_000

/** Sends mails by SMTP. A mail that cannot be sent now is queued as a file and retried for a day. */
export function createSmtpMailer({ url, from, folder, clock, log }: SmtpOptions): Mailer {
  const transport = createTransport(url, { from })
  const files = mailFiles(folder)
  let isClosed = false
  let running: Promise<void> = Promise.resolve()

  /** Delivers all due mails; passes run one after the other. */
  const deliver = () => {
    running = running
      .then(deliverDue)
      .catch((error: unknown) => log.error({ err: error }, 'mails cannot be read'))
    return running
  }
  const timer = setInterval(() => void deliver(), LOOK_EVERY_MS)
  timer.unref()
  void deliver()

  async function deliverDue(): Promise<void> {
    for (const { name, content } of await files.waiting()) {
      if (isClosed) return
      if (content.dueAt <= clock.now().getTime()) await tryOne(name, content)
    }
  }

  async function tryOne(name: string, waiting: WaitingMail): Promise<void> {
    try {
      await transport.sendMail(messageOf(waiting.mail, from))
      await files.remove(name)
    } catch (error) {
      const pause = PAUSES_MS[waiting.attempts]
      // Neither the address nor the text is logged, because the text may hold a link that opens an account.
      const fields = { attempts: waiting.attempts + 1, ...reasonOf(error) }
      if (pause === undefined || isRefusedForGood(error)) {
        log.error(fields, 'a mail could not be sent and was given up')
        await files.giveUp(name)
      } else {
        log.warn(fields, 'a mail could not be sent yet')
        await files.write(name, {
          ...waiting,
          attempts: waiting.attempts + 1,
          dueAt: clock.now().getTime() + pause,
        })
      }
    }
  }

  return {
    async send(mail) {
      const now = clock.now().getTime()
      await files.add({ mail, attempts: 0, writtenAt: now, dueAt: now })
      void deliver()
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      await running
      transport.close()
    },
  }
}

/** True for a 5xx response, with which the mail server refuses this mail for good. */
const isRefusedForGood = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  // A refused login (535) is for the operator to correct, and no fault of the mail.
  Number(error.responseCode) !== 535

const reasonOf = (error: unknown) => ({
  code: error instanceof Error && 'code' in error ? String(error.code) : undefined,
  responseCode: error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined,
})
