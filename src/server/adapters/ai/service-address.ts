import { type ProviderName, providers } from './providers.ts'

/** Paths of calls in all protocols, because operators copy an address with such a path at its end. */
const callAtTheEnd =
  /\/(?:chat\/completions|completions|responses|messages|embeddings|images\/(?:generations|edits)|models(?:\/[^/]*)?|api\/(?:chat|generate|tags|show|version))\/?$/i
const version = /\/v\d+(?:beta|alpha)?\d*(?:\/|$)/i

/** Base paths of public services whose calls lie deeper than /v1, whatever path was written. */
const roots: readonly (readonly [host: RegExp, path: string])[] = [
  [/(?:^|\.)openrouter\.ai$/, '/api/v1'],
  [/(?:^|\.)groq\.com$/, '/openai/v1'],
  [/\.(?:openai|services\.ai|cognitiveservices)\.azure\.com$/, '/openai/v1'],
  [/^generativelanguage\.googleapis\.com$/, '/v1beta/openai'],
]

/** Recognises hosts of this machine, of this network or of another container, which no public server has. */
const isNear = (host: string) =>
  /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0|\[)/.test(host) ||
  /\.(?:local|lan|internal|home|localhost)$/.test(host) ||
  !host.includes('.')

/** Reads an address as a URL, with a scheme where none was written; null when it cannot be read. */
function asUrl(given: string): URL | null {
  const bare = given
    .trim()
    .replace(/^["'<`]+|["'>`,;]+$/g, '')
    .trim()
  const [, scheme, rest = bare] = /^(https?):?\/*(.+)$/i.exec(bare) ?? []
  if (!scheme && /^[a-z][a-z\d+.-]*:\/\//i.test(bare)) return null
  const host = rest.replace(/^\/+/, '').toLowerCase().split(/[/?#]/)[0] ?? ''
  // Local servers and explicit ports mostly speak plain HTTP, all others HTTPS.
  const usual = isNear(host.replace(/:\d+$/, '')) || /:\d+$/.test(host) ? 'http' : 'https'
  const whole = `${scheme?.toLowerCase() ?? usual}://${rest.replace(/^\/+/, '')}`
  if (host === '' || /\s/.test(host) || !URL.canParse(whole)) return null
  return new URL(whole)
}

/**
 * Returns the base addresses at which a service may lie, the likeliest first, for an address as operators
 * write it: with or without /v1, a slash at the end, the path of a call, a scheme. The first call shows which
 * one is right.
 * @returns addresses without a slash at the end; none when the text cannot be read as an address
 */
export function serviceAddresses(provider: ProviderName, given: string | null | undefined): string[] {
  const { address, protocol } = providers[provider]
  if (!given?.trim()) return address ? [address] : []
  const url = asUrl(given)
  if (!url) return []
  const root = roots.find(([host]) => protocol === 'chat' && host.test(url.hostname))?.[1]
  const usual = address ? new URL(address).pathname : '/v1'
  let path = url.pathname.replace(/\/{2,}/g, '/').replace(/\/+$/, '')
  // A model's own call of Google and a deployment of Azure are cut off, because AI_MODEL names the model.
  path = path.replace(/\/models\/[^/]+:\w+$/i, '').replace(/\/deployments\/.*$/i, '')
  while (callAtTheEnd.test(path)) path = path.replace(callAtTheEnd, '')
  const at = (some: string) => `${url.origin}${some}`
  if (root) return [at(root)]
  if (path === '' || path === '/api') return [...new Set([at(usual), at('/v1'), at(path)])]
  if (version.test(path)) return [at(path)]
  if (usual.startsWith(`${path}/`)) return [at(usual), at(path)]
  return [at(`${path}/v1`), at(path)]
}
