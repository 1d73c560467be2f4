import { type PublicConfig, system } from '#contract/system.ts'
import { call } from './http.ts'
import { isUnreachable } from './reachability.ts'

const KEY = 'larder.config'

let config: Promise<PublicConfig> | null = null

/**
 * What this installation offers: read once. A failed read is tried anew by the next caller; without a server it is what
 * the last visit was told.
 */
export function loadConfig(): Promise<PublicConfig> {
  config ??= call(system.config).then(remembered, (error: unknown) => {
    config = null
    const last = isUnreachable(error) ? known() : null
    if (last) return last
    throw error
  })
  return config
}

function remembered(read: PublicConfig): PublicConfig {
  try {
    localStorage.setItem(KEY, JSON.stringify(read))
  } catch {
    // then the app does not open without a network
  }
  return read
}

function known(): PublicConfig | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as PublicConfig | null // our own server's, from before
  } catch {
    return null
  }
}
