import type { Mail, Mailer } from '#server/ports/mail.ts'

/**
 * Creates a mailer that keeps the sent mails in memory. `fail` makes the next ones fail until it is called
 * with null.
 */
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
