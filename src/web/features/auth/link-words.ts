import type { MailedCode } from '#web/lib/auth.ts'
import { paths } from '#web/lib/paths.ts'

export type LinkMode = 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail'

interface Way {
  to: string
  label: string
}

interface LinkWords {
  title: string
  asks: (code: MailedCode) => string
  button: string
  doneTitle: string
  done: (code: MailedCode) => string
  next: (isSignedIn: boolean) => Way
  /** Where another link can be had. */
  renew: Way
}

const home: Way = { to: paths.home, label: 'Go to Larder' }
const signIn: Way = { to: paths.auth('sign-in'), label: 'Sign In' }
const profile: Way = { to: paths.profile, label: 'Go to Profile' }

/** What the page says for each kind of link that changes an address. */
export const linkWords: Record<LinkMode, LinkWords> = {
  verifyEmail: {
    title: 'Confirm your address',
    asks: ({ email }) => `Is ${email} your address?`,
    button: 'Confirm this address',
    doneTitle: 'Your address is confirmed',
    done: ({ email }) => `Thank you. ${email} is yours.`,
    next: (isSignedIn) => (isSignedIn ? home : signIn),
    renew: profile,
  },
  verifyAndChangeEmail: {
    title: 'Use your new address',
    asks: ({ email, previousEmail }) =>
      `From now on you sign in with ${email}${previousEmail ? ` instead of ${previousEmail}` : ''}. Every device must sign in again.`,
    button: 'Use this address',
    doneTitle: 'Your address was changed',
    done: ({ email }) => `Sign in with ${email} from now on. Your password stays the same.`,
    next: (isSignedIn) => (isSignedIn ? home : signIn),
    renew: profile,
  },
  recoverEmail: {
    title: 'Bring your address back',
    asks: ({ email }) => `Your account gets the address ${email} back, and everyone is signed out.`,
    button: 'Bring this address back',
    doneTitle: 'Your address is back',
    done: ({ email }) =>
      `You sign in with ${email} again. Somebody else may know your password: please choose a new one.`,
    next: () => ({ to: paths.auth('reset'), label: 'Choose a new password' }),
    renew: { to: paths.auth('sign-in'), label: 'Sign In' },
  },
}

export const isLinkMode = (mode: string | null): mode is LinkMode =>
  mode !== null && Object.hasOwn(linkWords, mode)
