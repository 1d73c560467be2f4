import { mailOf } from './mail-text.ts'
import type { IdentityMail } from './options.ts'
import type { Service } from './service.ts'

type Sender = Pick<Service, 'publicUrl' | 'productName' | 'installation'>

type Mode =
  | 'resetPassword'
  | 'verifyEmail'
  | 'verifyAndChangeEmail'
  | 'recoverEmail'
  | 'signIn'
  | 'revertSecondFactorAddition'

/**
 * Builds the link to the page for codes at its usual path. The page uses the code up, so that a mail scanner
 * which opens the link does not.
 */
function linkOf({ publicUrl, installation }: Sender, mode: Mode, code: string, returnTo?: string | null) {
  const link = new URL('/__/auth/action', publicUrl)
  link.searchParams.set('mode', mode)
  link.searchParams.set('oobCode', code)
  link.searchParams.set('apiKey', installation.apiKey)
  link.searchParams.set('lang', 'en')
  if (returnTo) link.searchParams.set('continueUrl', returnTo)
  return link.href
}

interface CodeMail {
  to: string
  code: string
  returnTo?: string | null
}

export const resetMail = (sender: Sender, { to, code, returnTo }: CodeMail): IdentityMail =>
  mailOf(sender.productName, {
    to,
    subject: `Reset your ${sender.productName} password`,
    says: [
      `to choose a new password for your ${sender.productName} account, open this link within one hour:`,
    ],
    action: { label: 'Choose a new password', href: linkOf(sender, 'resetPassword', code, returnTo) },
    adds: ['If you did not ask for this, you need to do nothing: your password stays as it is.'],
  })

export const verifyMail = (sender: Sender, { to, code, returnTo }: CodeMail): IdentityMail =>
  mailOf(sender.productName, {
    to,
    subject: `Confirm your address for ${sender.productName}`,
    says: ['to confirm that this address is yours, open this link within three days:'],
    action: { label: 'Confirm this address', href: linkOf(sender, 'verifyEmail', code, returnTo) },
    adds: [`If you have no ${sender.productName} account, you need to do nothing.`],
  })

export const signInMail = (sender: Sender, { to, code, returnTo }: CodeMail): IdentityMail =>
  mailOf(sender.productName, {
    to,
    subject: `Sign in to ${sender.productName}`,
    says: [`to sign in to ${sender.productName}, open this link within ten minutes:`],
    action: { label: 'Sign in', href: linkOf(sender, 'signIn', code, returnTo) },
    adds: ['If you did not ask for this, you need to do nothing: nobody was signed in.'],
  })

/** Names the account in the mail, so that no reader joins a stranger's account unawares. */
export const changeEmailMail = (
  sender: Sender,
  { to, code, returnTo, present }: CodeMail & { present: string | null },
): IdentityMail =>
  mailOf(sender.productName, {
    to,
    subject: `Confirm your new address for ${sender.productName}`,
    says: [
      `to sign in with this address${present ? ` instead of ${present}` : ''} from now on, open this link within one hour:`,
    ],
    action: { label: 'Use this address', href: linkOf(sender, 'verifyAndChangeEmail', code, returnTo) },
    adds: [
      'If you did not ask for this, do not open it: the account is somebody else’s. Nothing changes without it.',
    ],
  })

export const emailChangedMail = (
  sender: Sender,
  { to, code, newEmail }: CodeMail & { newEmail: string },
): IdentityMail =>
  mailOf(sender.productName, {
    to,
    subject: `The address of your ${sender.productName} account was changed`,
    says: [
      `your ${sender.productName} account now has the address ${newEmail}.`,
      'If this was not you, open this link within three days. It brings this address back and signs everyone out:',
    ],
    action: { label: 'Bring this address back', href: linkOf(sender, 'recoverEmail', code) },
    adds: ['If it was you, you need to do nothing.'],
  })

/**
 * The mail to an old address that nobody had proved: it may be a stranger's, so it neither names the new
 * address nor offers a way back.
 */
export const unprovedEmailChangedMail = (sender: Sender, to: string): IdentityMail =>
  mailOf(sender.productName, {
    to,
    subject: `The address of your ${sender.productName} account was changed`,
    says: [`a ${sender.productName} account that had this address has another one now.`],
    adds: ['If this was you, or if you have no account, you need to do nothing.'],
  })

export const emailRecoveredMail = (sender: Sender, to: string): IdentityMail =>
  mailOf(sender.productName, {
    to,
    subject: `The address of your ${sender.productName} account is back`,
    says: [
      `your ${sender.productName} account has this address again, and everyone was signed out.`,
      'The password works no more, because somebody else may know it. Please choose a new one:',
    ],
    action: { label: 'Choose a new password', href: new URL('/?auth=reset', sender.publicUrl).href },
  })

export const passwordChangedMail = (sender: Sender, to: string): IdentityMail =>
  mailOf(sender.productName, {
    to,
    subject: `Your ${sender.productName} password was changed`,
    says: [
      `the password of your ${sender.productName} account was changed just now, and you were signed out everywhere else.`,
      'If this was not you, ask for a new password:',
    ],
    action: { label: 'Ask for a new password', href: new URL('/?auth=reset', sender.publicUrl).href },
  })

export const welcomeMail = (sender: Sender, { to, code }: CodeMail): IdentityMail =>
  mailOf(sender.productName, {
    to,
    subject: `Welcome to ${sender.productName}`,
    says: [
      `your ${sender.productName} account is ready. One thing is left: please confirm that this address is yours, within three days.`,
    ],
    action: { label: 'Confirm this address', href: linkOf(sender, 'verifyEmail', code) },
    adds: ['If you did not sign up, somebody mistyped an address. You need to do nothing.'],
  })

export const accountDeletedMail = (sender: Sender, to: string): IdentityMail =>
  mailOf(sender.productName, {
    to,
    subject: `Your ${sender.productName} account was deleted`,
    says: [
      `your ${sender.productName} account and all that it held were deleted just now.`,
      'You can sign up again with this address whenever you like.',
    ],
  })

export const secondFactorAddedMail = (sender: Sender, { to, code }: CodeMail): IdentityMail =>
  mailOf(sender.productName, {
    to,
    subject: `An authenticator app was added to your ${sender.productName} account`,
    says: [
      `signing in to your ${sender.productName} account now also asks for a code of an authenticator app.`,
      'If this was not you, open this link within three days. It takes the app away, ends the password and signs everyone out:',
    ],
    action: { label: 'Take the app away', href: linkOf(sender, 'revertSecondFactorAddition', code) },
    adds: ['If it was you, you need to do nothing.'],
  })

export const secondFactorRemovedMail = (sender: Sender, to: string): IdentityMail =>
  mailOf(sender.productName, {
    to,
    subject: `The authenticator app of your ${sender.productName} account was taken away`,
    says: [
      `signing in to your ${sender.productName} account no longer asks for a code of an authenticator app.`,
      'If this was not you, choose a new password and add the app again:',
    ],
    action: { label: 'Choose a new password', href: new URL('/?auth=reset', sender.publicUrl).href },
  })

export const recoveryCodeUsedMail = (sender: Sender, to: string, left: number): IdentityMail =>
  mailOf(sender.productName, {
    to,
    subject: `A recovery code of your ${sender.productName} account was used`,
    says: [
      `somebody signed in to your ${sender.productName} account with a recovery code in place of the authenticator app. ${left === 1 ? '1 code is' : `${left} codes are`} left.`,
      'If this was not you, choose a new password now:',
    ],
    action: { label: 'Choose a new password', href: new URL('/?auth=reset', sender.publicUrl).href },
  })
