import { supportLetter } from '#domain/support-letter.ts'
import type { Deps } from '#server/deps.ts'
import { type ClaimedMessage, claimSupportMessages, markSupportMailed } from '#server/stores/support.ts'

/**
 * Gives one message to the mailer. A failed one stays claimed and is tried again later; a server that crashes
 * between the two steps causes a second mail with the same Message-ID, never none.
 * @returns true when the mailer took it
 */
export async function handOver(
  { db, mail, clock, log }: Pick<Deps, 'db' | 'mail' | 'clock' | 'log'>,
  inbox: string,
  message: ClaimedMessage,
): Promise<boolean> {
  const { userId, id, isPriority, email } = message
  try {
    await mail.send({
      to: inbox,
      ...supportLetter(message, { ...message, id: userId, isPremium: isPriority }),
      replyTo: email,
      isPriority,
      key: `support-${id}`,
    })
    await markSupportMailed(db, { userId, id, now: clock.now() })
    return true
  } catch (error) {
    log.warn({ err: error, id }, 'a support message could not be mailed yet; it is kept')
    return false
  }
}

/** Sends the messages that still wait, after a failure of the mailer or a crash of a server. */
export async function handOverWaiting(deps: Deps, inbox: string): Promise<number> {
  let done = 0
  for (const message of await claimSupportMessages(deps.db, deps.clock.now())) {
    if (await handOver(deps, inbox, message)) done += 1
  }
  return done
}
