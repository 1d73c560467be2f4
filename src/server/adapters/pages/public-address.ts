import ipaddr from 'ipaddr.js'

// Ipaddr.js types the pair by the notation, which is IPv6 here.
const globalUnicast = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number]

/**
 * True when an IP address belongs to the public Internet. Ranges for special purposes (RFC 6890: loopback,
 * private, link-local, shared, documentation, multicast, reserved, …) do not, nor do the forms of IPv6 that
 * contain an IPv4 address (mapped, NAT64, 6to4, Teredo), because the network decides where these lead.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalUnicast)
}
