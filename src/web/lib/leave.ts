import { frameWords } from '#web/words/frame.ts'
import { signOut } from './auth.ts'
import { toast } from './toasts.ts'

interface SignOutSteps {
  /** @returns true when the cook still wants to leave although unsaved work would be lost */
  ask: () => Promise<boolean>
  /** Deletes the data that the device keeps for the cook. */
  forget: () => Promise<void>
}

let signOutSteps: SignOutSteps | null = null

/**
 * Sets the steps that run when the cook signs out; the part of the app that keeps data on the device sets
 * them.
 */
export const onLeaving = (next: SignOutSteps | null): void => {
  signOutSteps = next
}

/** Signs out, deletes the cook's data from the device, and shows a message when that fails. */
export async function leave(): Promise<void> {
  const steps = signOutSteps
  if (steps && !(await steps.ask())) return
  try {
    await signOut()
    await steps?.forget()
  } catch {
    toast({
      title: frameWords.get().stillSignedIn,
      description: frameWords.get().stillSignedInText,
      tone: 'error',
    })
  }
}
