import type { Mail, Mailer } from '#server/ports/mail.ts'

/** Keeps the mails that were sent. `fail` makes the next ones fail until it is given null. */
export const memoryMail = () => {
  const sent: Mail[] = []
  let failure: Error | null = null
  const mailer: Mailer = {
    async send(mail) {
      if (failure) throw failure
      sent.push(mail)
    },
    close: async () => undefined,
  }
  return Object.assign(mailer, {
    sent,
    fail: (error: Error | null) => {
      failure = error
    },
  })
}
