import { APICallError } from 'ai'
import type { LanguageModel } from './service.ts'

/**
 * Uses the first model, and switches to the second for good when the service does not know the call of the
 * first.
 */
export function eitherLanguage(first: LanguageModel, second: LanguageModel): LanguageModel {
  let isKnown = false
  let chosen = first
  return Object.assign(Object.create(first) as LanguageModel, {
    doStream: async (options: Parameters<LanguageModel['doStream']>[0]) => {
      try {
        const answer = await chosen.doStream(options)
        isKnown = true
        return answer
      } catch (cause) {
        if (isKnown || chosen === second || !isUnknownCall(cause)) throw cause
        chosen = second
        return await second.doStream(options)
      }
    },
  })
}

/** "Not found" means an unknown call, unless the model is what was not found. */
const isUnknownCall = (cause: unknown) =>
  APICallError.isInstance(cause) &&
  (cause.statusCode === 404 || cause.statusCode === 405) &&
  !/model/i.test(cause.responseBody ?? '')
