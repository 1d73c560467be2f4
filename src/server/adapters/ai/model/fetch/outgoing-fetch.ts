import { Agent, ProxyAgent, fetch as undiciFetch } from 'undici'

/**
 * Settings without timeouts: Node's own fetch gives up after five minutes, while a local model may take
 * longer, and deadline.ts alone decides about waiting.
 */
const patient = { headersTimeout: 0, bodyTimeout: 0 }

/** Fetch that leaves through the proxy, where one is given. */
export const outgoingFetch = (proxy: string | null | undefined): typeof fetch => {
  const dispatcher = proxy ? new ProxyAgent({ uri: proxy, ...patient }) : new Agent(patient)
  // undici's own types for the same web standard differ from Node's in name only.
  return ((input: string | URL, init: RequestInit) =>
    undiciFetch(input, { ...(init as object), dispatcher })) as unknown as typeof fetch
}
