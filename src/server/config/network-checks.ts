import { isIP, isIPv6 } from 'node:net'

const namedRanges = ['loopback', 'linklocal', 'uniquelocal']

/** True for a number of proxies, or addresses and ranges separated by commas. */
export const areProxies = (value: string): boolean =>
  /^\d+$/.test(value) || value.split(',').every((each) => isProxy(each.trim()))

function isProxy(value: string): boolean {
  if (namedRanges.includes(value)) return true
  const [address = '', bits, ...more] = value.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** True for a host with a port, such as `nas.local:8080` or `[fd00::2]:80`. */
export function isHostWithPort(value: string): boolean {
  const [, name, inner, port] = /^(?:([a-z\d.-]+)|\[([\da-f:.]+)\]):(\d+)$/.exec(value) ?? []
  if (!name && !isIPv6(inner ?? '')) return false
  return Number(port) >= 1 && Number(port) <= 65_535
}

/** True for a URL with a host. */
export const hasHost = (value: string): boolean => URL.canParse(value) && new URL(value).hostname !== ''
