import { useRef, useState } from 'react'
import type { Capture } from '#contract/capture.ts'
import { type Reading, useReading } from '#web/data/captures.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { importWords } from '#web/words/import.ts'

/** The state of importing one recipe: requested, read, under review. */
export function useImport() {
  const { mutateAsync, isPending } = useReading()
  const [capture, setCapture] = useState<Capture | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const last = useRef<Reading>(undefined)
  const running = useRef<AbortController>(undefined)

  async function read(reading: Reading) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    last.current = reading
    setFailure(null)
    try {
      setCapture(await mutateAsync({ reading, signal: controller.signal }))
    } catch (error) {
      if (controller.signal.aborted) return
      setFailure(messageOf(error, importWords.get().notReadable))
    }
  }

  return {
    capture,
    failure,
    isReading: isPending,
    read: (reading: Reading) => void read(reading),
    /** Chooses another recipe of the same page or text. */
    choose: (which: number) => last.current && void read({ ...last.current, which }),
    cancel: () => running.current?.abort(),
    /** Returns to the form, which still has the typed content. */
    back: () => setCapture(null),
    forgetFailure: () => setFailure(null),
  }
}
