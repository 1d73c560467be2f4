import type { FastifyReply, FastifyRequest } from 'fastify'
import { nextPageLink, paged } from './paging.ts'

/** Page of a list, as a store reads it. */
export interface ListPage<T> {
  rows: T[]
  /** Position of the next page; null at the end. */
  nextCursor: string | null
}

export type ReadPage<T> = (place: { cursor?: string; limit: number }) => Promise<ListPage<T>>

interface WholeList {
  /** Position at which the list begins, when the caller named one. */
  cursor?: string
  /** True when a row can change its place while the list is read, and would then come twice. */
  canMove?: boolean
}

/** Rows of the first page, enough for the whole of most lists in one statement. */
const FIRST_PAGE = 500
/** Rows of later pages, few enough that reading and writing them delays no other request. */
const LATER_PAGES = 50

/**
 * Returns a list without a limit. A short one is returned whole; a longer one as pages that are read one
 * after the other, each when the one before has been taken: no connection to the database is held between
 * them, and no more than one is in memory. Rows that are added or deleted meanwhile may or may not be in it;
 * none is in it twice.
 */
export async function wholeList<T extends { id: string }>(
  read: ReadPage<T>,
  { cursor, canMove = false }: WholeList = {},
): Promise<T[] | AsyncIterable<T[]>> {
  const first = await read({ cursor, limit: FIRST_PAGE })
  return first.nextCursor === null ? first.rows : pagesOf(first, read, canMove)
}

async function* pagesOf<T extends { id: string }>(
  first: ListPage<T>,
  read: ReadPage<T>,
  canMove: boolean,
): AsyncGenerator<T[]> {
  const told = new Set<string>()
  const notTold = ({ id }: T) => !told.has(id) && told.add(id)
  for (let page = first; ; ) {
    yield canMove ? page.rows.filter(notTold) : page.rows
    if (page.nextCursor === null) return
    page = await read({ cursor: page.nextCursor, limit: LATER_PAGES })
  }
}

interface ListCall {
  query: { cursor?: string | undefined; limit?: number | undefined }
  request: FastifyRequest
  reply: FastifyReply
}

/** Answers a list: with a limit one page and a link to the next one; without a limit the whole list. */
export async function answerList<T extends { id: string }>(
  { query: { cursor, limit }, request, reply }: ListCall,
  read: ReadPage<T>,
  { canMove = false }: Pick<WholeList, 'canMove'> = {},
): Promise<T[] | AsyncIterable<T[]>> {
  const readPage: ReadPage<T> = (place) => paged(() => read(place))
  if (limit === undefined) return await wholeList(readPage, { cursor, canMove })
  const { rows, nextCursor } = await readPage({ cursor, limit })
  if (nextCursor) reply.header('link', nextPageLink(request.url, nextCursor))
  return rows
}
