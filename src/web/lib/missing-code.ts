/** Error messages of browsers for a page's code that could not be fetched. */
const missingCode = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/**
 * True when rendering failed only because code is missing: no network, or a server that has a newer version
 * by now.
 */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && missingCode.test(error.message)
