import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'

export interface SystemOptions {
  supportEmail: string | null
  /** Health checks of everything that requests depend on, by name. */
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

  bind(app, api.system.health, () => ({ status: 'ok' as const }), { isWatched: true })

  // Concurrent requests share one run of the checks, so that a flood of them causes one run at a time.
  let looking: Promise<Record<string, boolean>> | null = null
  const look = () => {
    looking ??= options.checks().finally(() => {
      looking = null
    })
    return looking
  }
  bind(
    app,
    api.system.ready,
    async ({ reply }) => {
      const checks = await look()
      const ready = Object.values(checks).every(Boolean)
      if (!ready) reply.code(503)
      return { status: ready ? ('ok' as const) : ('unavailable' as const), checks }
    },
    { sameShapeFor: [503], isWatched: true },
  )
}
