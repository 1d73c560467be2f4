import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Pictures, previewSuffix } from '#server/ports/pictures.ts'
import { sendProblem } from './error-handler.ts'
import { notFound } from './errors.ts'

const pictureName = new RegExp(
  `^[0-9a-f]{16,128}(?:(?:-\\d{3,4})?\\.(?:webp|avif)|${previewSuffix.replace('.', '\\.')})$`,
)

const mediaTypes: Readonly<Record<string, string>> = { '.avif': 'image/avif', '.jpg': 'image/jpeg' }

/** Pictures are addressed by their content: what a name holds never changes. */
export const serveImages = (app: FastifyInstance, pictures: Pictures) => {
  app.get<{ Params: { name: string } }>(
    '/images/:name',
    { config: { access: 'public' } },
    async (request, reply) => {
      const { name } = request.params
      const tag = `"${name}"`
      if (pictureName.test(name) && request.headers['if-none-match'] === tag) return reply.code(304).send()
      const bytes = pictureName.test(name) ? await pictures.read(name) : null
      if (!bytes) return sendProblem(request, reply, notFound('Picture'))
      // A preview is made to be shown by others: on their pages, too.
      if (name.endsWith('.jpg')) reply.header('cross-origin-resource-policy', 'cross-origin')
      return reply
        .type(mediaTypes[extname(name)] ?? 'image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', tag)
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    },
  )
}
