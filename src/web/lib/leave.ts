import { frameWords } from '#web/words/frame.ts'
import { signOut } from './auth.ts'
import { toast } from './toasts.ts'

interface Farewell {
  /** @returns whether the cook still wants to leave, when something would be lost by it */
  ask: () => Promise<boolean>
  /** Takes away what the device kept for the cook. */
  forget: () => Promise<void>
}

let farewell: Farewell | null = null

/** What is to be done when the cook leaves; set by the part of the app that keeps things on the device. */
export const onLeaving = (next: Farewell | null): void => {
  farewell = next
}

/** Signs out, leaves nothing of the cook on the device, and says so when that does not work. */
export async function leave(): Promise<void> {
  const going = farewell
  if (going && !(await going.ask())) return
  try {
    await signOut()
    await going?.forget()
  } catch {
    toast({
      title: frameWords.get().stillSignedIn,
      description: frameWords.get().stillSignedInText,
      tone: 'error',
    })
  }
}
