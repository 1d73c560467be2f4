import type { SupportRequest } from '#contract/support.ts'

export interface SupportSender {
  id: string
  name: string | null
  email: string
  emailVerified: boolean
  /** The sender's plan at the time of writing. */
  isPremium: boolean
}

/**
 * Writes the mail to the support address as plain text, so that nothing in it can run or load. The plan
 * stands first in the subject, so that a mailbox can sort by it.
 */
export const supportLetter = (
  { subject, message }: SupportRequest,
  { id, name, email, emailVerified, isPremium }: SupportSender,
): { subject: string; text: string } => ({
  subject: `[Larder ${isPremium ? 'Premium' : 'Free'}] ${subject.replaceAll(/\s+/g, ' ')}`,
  text: [
    message,
    '',
    '-- ',
    `From: ${name ? `${name}, ` : ''}${email}${emailVerified ? '' : ' (address not confirmed)'}`,
    `Plan: ${isPremium ? 'Premium, priority support' : 'Free'}`,
    `Account: ${id}`,
  ].join('\n'),
})
