import { isIP } from 'node:net'
import { PageError } from '#server/ports/pages.ts'
import { isPublicAddress } from './public-address.ts'

/** Returns all IP addresses of a name. */
export type ResolveName = (name: string) => Promise<string[]>

export interface TargetRules {
  resolve: ResolveName
  /** Ports that are allowed for every host. */
  ports: readonly number[]
  /** Hosts, as `host:port`, of the operator's own network that may be visited all the same. */
  allowedHosts: readonly string[]
}

/** Checked target of a request: the URL, and the only IP addresses that its connection may use. */
export interface Target {
  url: URL
  addresses: string[]
}

const MAX_ADDRESS_LENGTH = 2000

/**
 * Checks an address and resolves its name once. The connection uses the checked IP addresses, so a name that
 * resolves differently a moment later gains nothing.
 * @throws PageError
 */
export async function targetOf(address: string, rules: TargetRules, base?: URL): Promise<Target> {
  if (address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address, base?.href)) {
    throw new PageError('not_an_address', 'This is not an address of the web')
  }
  const url = new URL(address, base?.href)
  url.hash = ''
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new PageError('not_an_address', 'Only http and https are addresses of the web')
  }
  if (url.username !== '' || url.password !== '') {
    throw new PageError('not_public', 'Addresses with a name and password are not visited')
  }
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  // The URL parser has already turned decimal, octal, hexadecimal and full-width hosts into plain IP
  // addresses.
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const isAllowed = rules.allowedHosts.includes(`${host}:${port}`)
  if (!isAllowed && !rules.ports.includes(port)) {
    throw new PageError('not_public', 'Only the ports of the web are visited')
  }
  const addresses = isIP(host) ? [host] : await resolved(host, rules.resolve)
  // One private address among many would be enough to reach the inner network.
  if (!isAllowed && !addresses.every(isPublicAddress)) {
    throw new PageError('not_public', 'The address does not belong to the public Internet')
  }
  return { url, addresses }
}

async function resolved(host: string, resolve: ResolveName): Promise<string[]> {
  const addresses = await resolve(host).catch((cause: unknown) => {
    throw new PageError('no_answer', 'The name of the site is not known', { cause })
  })
  if (addresses.length === 0) throw new PageError('no_answer', 'The name of the site is not known')
  return addresses
}
