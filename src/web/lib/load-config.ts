import { type PublicConfig, system } from '#contract/system.ts'
import { call } from './http.ts'

let config: Promise<PublicConfig> | null = null

/** What this installation offers: read once. A failed read is tried anew by the next caller. */
export function loadConfig(): Promise<PublicConfig> {
  config ??= call(system.config).catch((error: unknown) => {
    config = null
    throw error
  })
  return config
}
