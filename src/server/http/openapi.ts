import swagger from '@fastify/swagger'
import { jsonSchemaTransform } from '@fastify/type-provider-zod'
import type { FastifyInstance } from 'fastify'
import { docsPage, docsStyle } from './docs-page.ts'
import { docsPolicy } from './security-headers.ts'

/**
 * Serves the contract as an OpenAPI document and as a page. Register it before the routes that it describes.
 */
export const serveOpenapi = async (app: FastifyInstance, publicUrl: string) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Larder',
        version: '1',
        description:
          'Every error is `{ code, message, fields? }`. Calls that need a cook take an ID token as bearer.',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: (document) =>
      document.route.config?.contract
        ? jsonSchemaTransform(document)
        : { schema: { hide: true }, url: document.url },
  })

  const routes = { config: { access: 'public' as const } }
  app.get('/api/openapi.json', routes, (_request, reply) => reply.send(app.swagger()))
  app.get('/api/docs', routes, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', docsPolicy)
      .header('referrer-policy', 'no-referrer')
      .send(docsPage(app.swagger())),
  )
  app.get('/api/docs.css', routes, (_request, reply) => reply.type('text/css').send(docsStyle))
}
