import { CursorError } from '#server/stores/cursor.ts'
import { invalidRequest } from './errors.ts'

/** Returns the Link header for the next page: the same query with the cursor added. */
export const nextPageLink = (requestUrl: string, cursor: string): string => {
  // Only the first question mark begins the query, since a search may contain more.
  const [path = ''] = requestUrl.split('?', 1)
  const parameters = new URLSearchParams(requestUrl.slice(path.length + 1))
  parameters.set('cursor', cursor)
  return `<${path}?${parameters}>; rel="next"`
}

/** Reads a page of a list, and reports an invalid cursor as the caller's mistake. */
export async function paged<P>(read: () => Promise<P>): Promise<P> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof CursorError) throw invalidRequest(error.message, { cursor: error.message })
    throw error
  }
}
