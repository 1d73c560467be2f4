import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Pictures, previewSuffix } from '#server/ports/pictures.ts'
import { sendProblem } from './error-handler.ts'
import { notFound } from './errors.ts'

const pictureName = new RegExp(
  `^[0-9a-f]{16,128}(?:(?:-\\d{3,4})?\\.(?:webp|avif)|${previewSuffix.replace('.', '\\.')})$`,
)

const mediaTypes: Readonly<Record<string, string>> = { '.avif': 'image/avif', '.jpg': 'image/jpeg' }

/** Serves pictures, which are addressed by their content: the bytes under a name never change. */
export const serveImages = (app: FastifyInstance, pictures: Pictures) => {
  app.get<{ Params: { name: string } }>(
    '/images/:name',
    { config: { access: 'public' } },
    async (request, reply) => {
      const { name } = request.params
      const refuse = () => sendProblem(request, reply, notFound('Picture'))
      if (!pictureName.test(name)) return refuse()
      const tag = `"${name}"`
      const isFresh = request.headers['if-none-match'] === tag
      const bytes = isFresh ? undefined : await pictures.read(name)
      if (bytes === null) return refuse()
      // Link previews are made for other sites, so they may be shown there, too.
      if (name.endsWith('.jpg')) reply.header('cross-origin-resource-policy', 'cross-origin')
      // A browser applies the headers of a 304 to its cached copy.
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', tag)
      if (!bytes) return reply.code(304).send()
      return reply
        .type(mediaTypes[extname(name)] ?? 'image/webp')
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    },
  )
}
