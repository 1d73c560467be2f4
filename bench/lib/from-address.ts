/** What a proxy tells a server that trusts it (`TRUST_PROXY=1`): each number is an address of its own. */
export const fromAddress = (number: number) => ({
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
})
