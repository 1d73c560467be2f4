import type { SupportRequest } from '#contract/support.ts'

export interface SupportSender {
  id: string
  name: string | null
  email: string
  emailVerified: boolean
  /** When they wrote, the plan that they had then. */
  isPremium: boolean
}

/**
 * What reaches the support address: plain text, so that nothing in it can act. The plan stands first in the subject,
 * where a mailbox can sort by it.
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
