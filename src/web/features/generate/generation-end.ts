import { HttpError, isQuotaLimit, isUnauthorized, messageOf } from '#web/lib/http-error.ts'
import { paths } from '#web/lib/paths.ts'
import { isUnreachable } from '#web/lib/reachability.ts'
import { toast } from '#web/lib/toasts.ts'
import { redirectWhenUnauthorized } from '#web/lib/unauthorized.ts'
import { generateWords } from '#web/words/generate.ts'
import type { GenerationMode, GenerationState } from './generation-state.ts'

interface Ended {
  mode: GenerationMode
  /** The generation's id; null when the server never reported its start. */
  id: string | null
}

/** The state on screen after a generation that, as far as this page knows, made no recipe. */
export function endOf(error: unknown, { mode, id }: Ended): GenerationState {
  const t = generateWords.get()
  const unheard = !(error instanceof HttpError) || isUnreachable(error)
  if (id !== null && unheard) return { kind: 'lost', mode }
  if (isUnauthorized(error)) {
    redirectWhenUnauthorized(error, mode === 'standard' ? paths.login : paths.home)
    return { kind: 'idle' }
  }
  if (error instanceof HttpError && error.code === 'generation_cancelled') {
    toast({ title: t.cancelled, description: t.nothingCounted })
    return { kind: 'idle' }
  }
  if (isQuotaLimit(error)) return { kind: 'limit', mode, message: messageOf(error, '') }
  const fallback = mode === 'ocr' ? t.readingFailed : t.generationFailed
  const message = messageOf(error, fallback)
  const isHandwriting = error instanceof HttpError && error.code === 'handwriting_unread'
  // The form itself gives the reason when handwriting sends the cook there.
  if (isHandwriting)
    return { kind: 'failed', mode, message, profileConflict: false, isHandwriting, unheard, near: [] }
  toast(
    mode === 'ocr'
      ? { title: t.readingFailedTitle, description: message, tone: 'error' }
      : { title: t.generationFailedTitle, description: t.generationFailed, tone: 'error' },
  )
  const profileConflict = error instanceof HttpError && error.code === 'profile_conflict'
  const near = error instanceof HttpError ? error.near : []
  return { kind: 'failed', mode, message, profileConflict, isHandwriting, unheard, near }
}
