import { type PublicConfig, system } from '#contract/system.ts'
import { call } from './http.ts'
import { isUnreachable } from './reachability.ts'

const KEY = 'larder.config'

let config: Promise<PublicConfig> | null = null

/**
 * Returns this installation's public configuration, read once. A failed read is repeated by the next caller;
 * without a server the configuration of the last visit is used.
 */
export function loadConfig(): Promise<PublicConfig> {
  config ??= call(system.config).then(storeConfig, (error: unknown) => {
    config = null
    const last = isUnreachable(error) ? storedConfig() : null
    if (last) return last
    throw error
  })
  return config
}

function storeConfig(read: PublicConfig): PublicConfig {
  try {
    localStorage.setItem(KEY, JSON.stringify(read))
  } catch {
    // without the stored configuration the app cannot open offline
  }
  return read
}

function storedConfig(): PublicConfig | null {
  try {
    // Our own server's reply of an earlier visit.
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as PublicConfig | null
  } catch {
    return null
  }
}
