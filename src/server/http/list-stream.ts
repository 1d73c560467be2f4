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
 * Answers a list page by page, as the JSON that it would be in one piece. The next page is asked for when the reader has
 * taken the one before, and none after the reader has gone. What goes wrong in the middle breaks the connection off, so
 * that nobody takes a part for the whole.
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
    // Written by the route's own serializer: what its schema does not name leaves neither here.
    // Fastify's types know of objects only.
    const json = reply.serializeInput(page as unknown as Record<string, unknown>, String(reply.statusCode))
    yield before + String(json).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}
