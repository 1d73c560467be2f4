import type { IdentityMail } from './options.ts'
import type { Service } from './service.ts'

type Sender = Pick<Service, 'publicUrl' | 'productName' | 'installation'>

/** Links lead to the page for codes at its usual path; the page, not the mail's reader, uses the code up. */
export function resetMail(sender: Sender, to: string, code: string, returnTo: string | null): IdentityMail {
  const { publicUrl, productName, installation } = sender
  const link = new URL('/__/auth/action', publicUrl)
  link.searchParams.set('mode', 'resetPassword')
  link.searchParams.set('oobCode', code)
  link.searchParams.set('apiKey', installation.apiKey)
  link.searchParams.set('lang', 'en')
  if (returnTo) link.searchParams.set('continueUrl', returnTo)
  return {
    to,
    subject: `Reset your ${productName} password`,
    text: [
      'Hello,',
      `to choose a new password for your ${productName} account, open this link within one hour:`,
      link.href,
      'If you did not ask for this, you need to do nothing: your password stays as it is.',
    ].join('\n\n'),
  }
}

export const passwordChangedMail = ({ publicUrl, productName }: Sender, to: string): IdentityMail => ({
  to,
  subject: `Your ${productName} password was changed`,
  text: [
    'Hello,',
    `the password of your ${productName} account was changed just now, and you were signed out everywhere.`,
    `If this was not you, ask for a new password at ${new URL('/?auth=reset', publicUrl).href}`,
  ].join('\n\n'),
})
