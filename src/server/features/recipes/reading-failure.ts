import { AppError, invalidRequest } from '#server/http/errors.ts'
import { ReadingError } from '#server/ports/reading.ts'

const tooMuch = {
  page: new AppError(
    'page_unreadable',
    'This page takes too long to read. Copy the recipe’s text from the page and paste it instead.',
  ),
  text: new AppError(
    'page_unreadable',
    'This text takes too long to read. Paste one recipe only: its title, ingredients and steps.',
  ),
  recipe: invalidRequest('This recipe takes too long to check. Please shorten its longest lines.'),
}

/**
 * Returns a handler that throws the reason of a failed reading in a cook's words. Other errors are thrown
 * unchanged.
 */
export const readingFailure =
  (what: keyof typeof tooMuch) =>
  (error: unknown): never => {
    if (!(error instanceof ReadingError) || error.kind === 'broken') throw error
    const { kind, retryAfterS = 5 } = error
    if (kind === 'too_much') throw tooMuch[what]
    if (kind === 'spent')
      throw new AppError(
        'too_many_requests',
        'Reading what you brought took much time in the last minute. Please wait a moment and try again.',
        { retryAfterS },
      )
    throw new AppError(
      'unavailable',
      'Many pages and texts are being read right now. Please try again in a moment.',
      { retryAfterS },
    )
  }
