import ipaddr from 'ipaddr.js'

const globalUnicast = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number] // it is written as one

/**
 * Whether an IP address belongs to the public Internet. Everything with a purpose of its own (RFC 6890: loopback,
 * private, link-local, shared, documentation, multicast, reserved, …) does not, nor do the forms of IPv6 that carry
 * an IPv4 address within (mapped, NAT64, 6to4, Teredo): what they lead to is the network's choice.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalUnicast)
}
