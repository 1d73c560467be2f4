import { isIPv6 } from 'node:net'

/**
 * The network that limits count by: an IPv4 address, or the /64 prefix of one IPv6 household or machine.
 * `::ffff:192.0.2.1` counts as the IPv4 address that it contains.
 */
export function networkOf(ip: string): string {
  const address = ip.split('%')[0] ?? ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  // a trailing dotted IPv4 address fills two groups
  const written = left.length + right.length + (address.includes('.') ? 1 : 0)
  const zeros = tail === undefined ? 0 : 8 - written
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
