import { Failure } from './failure.ts'

const MAX_LENGTH = 254
/** One @, no white space or control characters, a domain with a dot. Only a mail can tell whether it exists. */
const shape = /^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}.]+(\.[^\s@\p{Cc}.]+)+$/u

/** An address as accounts are known by: lower case. */
export function emailAddress(text: string | null | undefined): string {
  if (!text) throw new Failure('MISSING_EMAIL')
  const address = text.normalize('NFC').toLowerCase()
  if (address.length > MAX_LENGTH || !shape.test(address)) {
    throw new Failure('INVALID_EMAIL', 'The e-mail address is not valid.')
  }
  return address
}
