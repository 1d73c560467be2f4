import { CursorError } from '#server/stores/cursor.ts'
import { invalidRequest } from './errors.ts'

/** The Link header that leads to the next page: the same question with the cursor in it. */
export const nextPageLink = (requestUrl: string, cursor: string): string => {
  const [path = '', query = ''] = requestUrl.split('?', 2)
  const parameters = new URLSearchParams(query)
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
