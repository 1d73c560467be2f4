/**
 * Returns a keyed hash of an e-mail address in its normal form: the same for every spelling, and useless
 * without the key. null for a text that is no address.
 */
export type AddressHash = (email: string) => Buffer | null
