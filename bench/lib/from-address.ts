/**
 * The header of a proxy that the server trusts (`TRUST_PROXY=1`): each number gives an address of its own.
 */
export const fromAddress = (number: number) => ({
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
})
