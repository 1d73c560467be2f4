import { AiError } from '#server/ports/ai.ts'
import { aiFailure, refused } from './ai-failure.ts'
import { type Deadline, withDeadline } from './deadline.ts'
import type { Endpoint } from './endpoint.ts'
import { TooLargeAnswer } from './fetch/limited-fetch.ts'
import { findJson } from './find-json.ts'

export interface AnswerRequest {
  endpoint: Endpoint
  /** Call in the form that the service is known to take; see capability.ts. */
  call: Parameters<Endpoint['language']['doStream']>[0]
  deadline: Deadline
  signal: AbortSignal
  /** Called with the whole text so far. */
  onText?: (text: string) => void
}

export interface Answer {
  text: string
  /** True when the model stopped at its token limit. */
  cutOff: boolean
  inputTokens: number | undefined
  outputTokens: number | undefined
}

/** Maximum number of characters of an answer; a recipe has some 4,000. */
const MAX_TEXT = 256_000

/**
 * Makes one streamed call and returns the whole text.
 * The provider interface below `streamText` is used on purpose: errors arrive as rejections and as parts of
 * the stream, each once, instead of in callbacks beside a loop that ends as if all were well; and the text is
 * not parsed anew at every token.
 * @throws AiError, or the signal's reason.
 */
export async function streamAnswer({
  endpoint,
  call,
  deadline,
  signal,
  onText,
}: AnswerRequest): Promise<Answer> {
  return withDeadline(deadline, signal, async (abortSignal, alive) => {
    const { stream } = await endpoint.language.doStream({ ...call, abortSignal })
    const answer: Answer = { text: '', cutOff: false, inputTokens: undefined, outputTokens: undefined }
    let thoughts = ''
    let failure: unknown
    let finished: string | undefined
    for await (const part of stream) {
      switch (part.type) {
        case 'text-delta':
          alive()
          answer.text += part.delta
          if (answer.text.length > MAX_TEXT) throw new TooLargeAnswer(MAX_TEXT)
          onText?.(answer.text)
          break
        case 'reasoning-delta':
          alive()
          if (thoughts.length < MAX_TEXT) thoughts += part.delta
          break
        case 'error':
          failure ??= part.error
          break
        case 'finish':
          finished = part.finishReason.unified
          answer.cutOff = finished === 'length'
          answer.inputTokens = part.usage.inputTokens.total
          answer.outputTokens = part.usage.outputTokens.total
      }
    }
    abortSignal.throwIfAborted()
    // Some servers report the whole answer of a model as its thoughts.
    if (answer.text.trim() === '' && findJson(thoughts) !== undefined) answer.text = thoughts
    if (finished === 'content-filter') throw refused()
    // A broken event costs nothing when the text is whole: the reader of the answer decides.
    if (answer.text.trimEnd().endsWith('}')) return answer
    if (
      failure !== undefined ||
      finished === 'error' ||
      finished === 'interrupted' ||
      finished === undefined
    ) {
      throw brokenOff(failure, answer.text)
    }
    return answer
  })
}

/** Returns the error for a stream without a regular end: once text has come, the connection failed. */
function brokenOff(failure: unknown, text: string): AiError {
  const known = aiFailure(failure)
  if (known.kind !== 'broken' || text === '') return known
  return new AiError('unreachable', 'The answer of the AI service broke off', {
    cause: failure,
    said: known.said,
  })
}
