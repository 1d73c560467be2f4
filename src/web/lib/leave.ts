import { signOut } from './auth.ts'
import { toast } from './toasts.ts'

/** Signs out, and says so when that does not work. */
export async function leave(): Promise<void> {
  try {
    await signOut()
  } catch {
    toast({
      title: 'Sign Out Failed',
      description: 'You are still signed in. Please try again.',
      tone: 'error',
    })
  }
}
