import { frameWords } from '#web/words/frame.ts'
import { signOut } from './auth.ts'
import { toast } from './toasts.ts'

/** Signs out, and says so when that does not work. */
export async function leave(): Promise<void> {
  try {
    await signOut()
  } catch {
    toast({
      title: frameWords.get().stillSignedIn,
      description: frameWords.get().stillSignedInText,
      tone: 'error',
    })
  }
}
