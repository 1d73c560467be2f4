import type { MailedCode } from '#web/lib/auth.ts'
import { paths } from '#web/lib/paths.ts'
import { authWords } from '#web/words/auth.ts'

export type LinkMode = 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail' | 'revertSecondFactorAddition'

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
  /** Link to the place where a new link can be requested. */
  renew: Way
}

/** The texts of the page for each kind of link that changes an e-mail address. */
export function linkWords(mode: LinkMode): LinkWords {
  const t = authWords.get()
  const signIn: Way = { to: paths.auth('sign-in'), label: t.signIn }
  const profile: Way = { to: paths.profile, label: t.toProfile }
  const onwards = (isSignedIn: boolean): Way => (isSignedIn ? { to: paths.home, label: t.toLarder } : signIn)
  if (mode === 'verifyEmail')
    return {
      title: t.verifyTitle,
      asks: ({ email }) => t.verifyAsks({ email: email ?? '' }),
      button: t.verifyButton,
      doneTitle: t.verifyDone,
      done: ({ email }) => t.verifyDoneText({ email: email ?? '' }),
      next: onwards,
      renew: profile,
    }
  if (mode === 'verifyAndChangeEmail')
    return {
      title: t.changeTitle,
      asks: ({ email, previousEmail }) =>
        previousEmail
          ? t.changeAsksInstead({ email: email ?? '', before: previousEmail })
          : t.changeAsks({ email: email ?? '' }),
      button: t.changeButton,
      doneTitle: t.changeDone,
      done: ({ email }) => t.changeDoneText({ email: email ?? '' }),
      next: onwards,
      renew: profile,
    }
  if (mode === 'revertSecondFactorAddition')
    return {
      title: t.revertTitle,
      asks: () => t.revertAsks,
      button: t.revertButton,
      doneTitle: t.revertDone,
      done: () => t.revertDoneText,
      next: () => ({ to: paths.auth('reset'), label: t.choosePassword }),
      renew: signIn,
    }
  return {
    title: t.recoverTitle,
    asks: ({ email }) => t.recoverAsks({ email: email ?? '' }),
    button: t.recoverButton,
    doneTitle: t.recoverDone,
    done: ({ email }) => t.recoverDoneText({ email: email ?? '' }),
    next: () => ({ to: paths.auth('reset'), label: t.choosePassword }),
    renew: signIn,
  }
}

const linkModes: readonly string[] = [
  'verifyEmail',
  'verifyAndChangeEmail',
  'recoverEmail',
  'revertSecondFactorAddition',
] satisfies LinkMode[]

export const isLinkMode = (mode: string | null): mode is LinkMode => mode !== null && linkModes.includes(mode)
