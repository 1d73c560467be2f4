import { HttpError, isQuotaLimit, isUnauthorized, messageOf } from '#web/lib/http-error.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/lib/toasts.ts'
import { redirectWhenUnauthorized } from '#web/lib/unauthorized.ts'
import type { GenerationMode, GenerationState } from './generation-state.ts'

const GENERATION_FAILED = 'Failed to generate recipe. Please try again.'
const READING_FAILED = 'Failed to extract recipe from image. Please try again.'

/** How a generation that made no recipe ends on screen. */
export function endOf(error: unknown, mode: GenerationMode): GenerationState {
  if (isUnauthorized(error)) {
    redirectWhenUnauthorized(error, mode === 'standard' ? paths.login : paths.home)
    return { kind: 'idle' }
  }
  if (error instanceof HttpError && error.code === 'generation_cancelled') {
    toast({ title: 'Generation Cancelled', description: 'Nothing was counted.' })
    return { kind: 'idle' }
  }
  if (isQuotaLimit(error)) return { kind: 'limit', mode, message: messageOf(error, '') }
  const fallback = mode === 'ocr' ? READING_FAILED : GENERATION_FAILED
  const message = messageOf(error, fallback)
  toast(
    mode === 'ocr'
      ? { title: 'Processing Failed', description: message, tone: 'error' }
      : { title: 'Generation Failed', description: GENERATION_FAILED, tone: 'error' },
  )
  const profileConflict = error instanceof HttpError && error.code === 'profile_conflict'
  return { kind: 'failed', mode, message, profileConflict }
}
