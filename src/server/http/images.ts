import type { FastifyInstance } from 'fastify'
import type { Pictures } from '#server/ports/pictures.ts'
import { sendProblem } from './error-handler.ts'
import { notFound } from './errors.ts'

const pictureName = /^[0-9a-f]{16,128}(-\d{3,4})?\.(webp|avif)$/

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
      return reply
        .type(name.endsWith('.avif') ? 'image/avif' : 'image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', tag)
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    },
  )
}
