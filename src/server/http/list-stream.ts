import { Readable } from 'node:stream'
import { setImmediate as otherWork } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

type Pages = AsyncIterable<readonly unknown[]>

export const isPages = (answer: unknown): answer is Pages =>
  typeof answer === 'object' &&
  answer !== null &&
  Symbol.asyncIterator in answer &&
  !(answer instanceof Readable)

/**
 * Answers a list page by page, as the JSON that it would be in one piece. The next page is read when the
 * client has taken the one before, and none after the client has disconnected. An error in the middle breaks
 * the connection, so that a part is never taken for the whole.
 */
export const sendPages = (reply: FastifyReply, pages: Pages): FastifyReply =>
  reply
    .type('application/json; charset=utf-8')
    .send(Readable.from(jsonOf(reply, pages), { objectMode: false }))

async function* jsonOf(reply: FastifyReply, pages: Pages): AsyncGenerator<string> {
  let before = '['
  for await (const page of pages) {
    await otherWork()
    if (page.length === 0) continue
    // The route's own serializer writes the page and drops keys that its schema does not name. Fastify's
    // types allow only objects.
    const json = reply.serializeInput(page as unknown as Record<string, unknown>, String(reply.statusCode))
    yield before + String(json).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}
