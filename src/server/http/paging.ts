import { CursorError } from '#server/stores/cursor.ts'
import { invalidRequest } from './errors.ts'

/** The Link header that leads to the next page: the same question with the cursor in it. */
export const nextPageLink = (requestUrl: string, cursor: string): string => {
  // Only the first question mark parts the two: a search may hold more.
  const [path = ''] = requestUrl.split('?', 1)
  const parameters = new URLSearchParams(requestUrl.slice(path.length + 1))
  parameters.set('cursor', cursor)
  return `<${path}?${parameters}>; rel="next"`
}

/** A page of some list; a cursor that is not ours is the caller's mistake. */
export async function paged<P>(read: () => Promise<P>): Promise<P> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof CursorError) throw invalidRequest(error.message, { cursor: error.message })
    throw error
  }
}
