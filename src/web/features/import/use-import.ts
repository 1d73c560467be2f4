import { useRef, useState } from 'react'
import type { Capture } from '#contract/capture.ts'
import { type Reading, useReading } from '#web/data/captures.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { importWords } from '#web/words/import.ts'

/** A recipe on its way in: asked for, read, looked over. */
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
    /** Another recipe of the same page or text. */
    choose: (which: number) => last.current && void read({ ...last.current, which }),
    cancel: () => running.current?.abort(),
    /** Back to where it was asked for; what was typed there is still there. */
    back: () => setCapture(null),
    forgetFailure: () => setFailure(null),
  }
}
