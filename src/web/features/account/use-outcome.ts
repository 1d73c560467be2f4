import { useState } from 'react'
import { sessionWords } from '#web/lib/session-errors.ts'
import { redirectWhenUnauthorized } from '#web/lib/unauthorized.ts'

export interface Outcome {
  tone: 'success' | 'error'
  text: string
}

/** The result of a form, shown below its heading until the next attempt. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** @returns true when the work succeeded */
  async function attempt(work: () => Promise<void>, success: string): Promise<boolean> {
    setOutcome(null)
    try {
      await work()
      setOutcome({ tone: 'success', text: success })
      return true
    } catch (error) {
      if (redirectWhenUnauthorized(error)) return false
      setOutcome({ tone: 'error', text: sessionWords(error) })
      return false
    }
  }
  return { outcome, attempt }
}
