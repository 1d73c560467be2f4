import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'

const paths = /^\/api\/(billing|sandbox|subscription|get-or-create-subscription)\b/

/** Marks every answer about money with a header while the sandbox is in use, where no money is taken. */
export const markSandbox = (app: FastifyInstance, { billing }: Pick<Deps, 'billing'>) => {
  if (billing?.kind !== 'sandbox') return
  app.addHook('onSend', async (request, reply) => {
    if (paths.test(request.url)) reply.header('x-billing-mode', 'sandbox')
  })
}
