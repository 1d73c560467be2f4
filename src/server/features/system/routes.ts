import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'

export interface SystemOptions {
  supportEmail: string | null
  /** What must work for a request to succeed, by name. */
  checks: () => Promise<Record<string, boolean>>
}

export const systemRoutes = (
  app: FastifyInstance,
  { identity, ai, billing }: Deps,
  options: SystemOptions,
) => {
  bind(app, api.system.config, () => ({
    identity: { mode: identity.mode, ...identity.publicConfig },
    billing: billing?.publicConfig() ?? { kind: 'off' as const },
    ai: { engine: ai.engine, label: ai.label, vision: ai.vision, images: ai.images },
    supportEmail: options.supportEmail,
  }))

  bind(app, api.system.health, () => ({ status: 'ok' as const }))

  bind(
    app,
    api.system.ready,
    async ({ reply }) => {
      const checks = await options.checks()
      const ready = Object.values(checks).every(Boolean)
      if (!ready) reply.code(503)
      return { status: ready ? ('ok' as const) : ('unavailable' as const), checks }
    },
    { sameShapeFor: [503] },
  )
}
