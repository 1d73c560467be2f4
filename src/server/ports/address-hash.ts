/**
 * A keyed hash of an e-mail address in its normal form: the same for every way of writing it, and of no use to whoever
 * has the database alone. null for what is no address.
 */
export type AddressHash = (email: string) => Buffer | null
