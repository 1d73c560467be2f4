import { AppError, invalidRequest } from '#server/http/errors.ts'
import { PageError } from '#server/ports/pages.ts'

const INSTEAD = 'Copy the recipe’s text from the page and paste it instead.'

const words: Readonly<Record<Exclude<PageError['kind'], 'not_an_address' | 'not_a_page'>, string>> = {
  not_public: `Larder visits public pages of the web only. ${INSTEAD}`,
  no_answer: `This site could not be reached. Check the address and try again. ${INSTEAD}`,
  too_slow: `This site took too long to answer. Try again in a moment. ${INSTEAD}`,
  too_large: `This page is larger than 4 MB, up to which pages are read. ${INSTEAD}`,
  refused: `This site does not let programs read its pages. ${INSTEAD}`,
  absent: `There is no page at this address. Check that all of it was copied.`,
  site_failed: `This site answered with an error. Try again in a moment. ${INSTEAD}`,
}

export const unreadable = (message: string, cause?: unknown) =>
  new AppError('page_unreadable', message, { cause })

export const noRecipe = () => unreadable(`No recipe was found on this page. ${INSTEAD}`)

/**
 * Returns the reason why a page could not be read, in a cook's words, with a way on. Other errors are
 * returned unchanged.
 */
export function pageFailure(error: unknown): unknown {
  if (!(error instanceof PageError)) return error
  if (error.kind === 'not_an_address') {
    const message = 'Please enter the address of a page, such as https://example.com/soup.'
    return invalidRequest(message, { url: message })
  }
  if (error.kind === 'not_a_page') return unreadable(otherThing(error.contentType ?? ''), error)
  return unreadable(words[error.kind], error)
}

const otherThing = (contentType: string): string => {
  if (contentType.startsWith('image/'))
    return 'This address leads to a picture. Save it, and read it with Extract Recipe from Text on the home page.'
  if (contentType.includes('pdf'))
    return 'This address leads to a PDF. Open it, copy the recipe’s text and paste it instead.'
  return `This address leads to a file, not to a page. ${INSTEAD}`
}
