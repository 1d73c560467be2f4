import { z } from 'zod'
import { route } from './route.ts'

export const publicConfig = z.object({
  identity: z.object({
    mode: z.enum(['embedded', 'firebase']),
    apiKey: z.string(),
    projectId: z.string(),
    authDomain: z.string().nullable(),
  }),
  billing: z.object({ kind: z.enum(['stripe', 'sandbox', 'off']), publishableKey: z.string().optional() }),
  ai: z.object({
    /** `builtin` for the kitchen engine, else the provider's name. */
    engine: z.string(),
    /** Name of the engine in the interface. */
    label: z.string(),
    vision: z.boolean(),
    images: z.boolean(),
  }),
  supportEmail: z.string().nullable(),
})
export type PublicConfig = z.infer<typeof publicConfig>

const health = z.object({
  status: z.enum(['ok', 'unavailable']),
  checks: z.record(z.string(), z.boolean()).optional(),
})

export const system = {
  config: route({
    method: 'GET',
    path: '/api/config',
    access: 'public',
    summary: 'What the web app needs to know of this installation.',
    reply: publicConfig,
  }),
  health: route({ method: 'GET', path: '/healthz', access: 'public', summary: 'Alive.', reply: health }),
  ready: route({
    method: 'GET',
    path: '/readyz',
    access: 'public',
    summary: 'Database, pictures and migrations are ready.',
    reply: health,
  }),
}
