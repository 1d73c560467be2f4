import { domainToASCII } from 'node:url'
import { isEmailValid } from '@hapi/address'
import { Failure } from './failure.ts'

/** Characters that nobody sees: with them two addresses look like one. */
const INVISIBLE = /[\p{C}\p{Z}]/u
/** What keyboards add to a word. */
const AROUND = /^[ \t]+|[ \t]+$/g

/**
 * An address as one mailbox is known by everywhere, or null where the text is none: lower case, Unicode in its composed
 * form, the domain as DNS has it, and neither the space around it nor the dot that may end a domain. The parser reads
 * RFC 5321 and 6531 without comments, quoted names and addresses of machines, which mail programs read differently.
 * Only a mail can tell whether somebody reads it.
 */
export function canonicalEmail(text: string): string | null {
  const given = text.replaceAll(AROUND, '').normalize('NFC').toLowerCase()
  const at = given.lastIndexOf('@')
  const address = `${given.slice(0, at)}@${domainToASCII(given.slice(at + 1).replace(/\.$/, ''))}`
  const isOne = isEmailValid(given, { allowFullyQualified: true }) && isEmailValid(address)
  return isOne && !INVISIBLE.test(address) ? address : null
}

/** How an address may stand in a table: as it is known by here, or as another identity provider has it. */
export const spellingsOf = (text: string): string[] => {
  const typed = text.trim().toLowerCase()
  return [typed, canonicalEmail(text) ?? typed]
}

/** @throws Failure MISSING_EMAIL, INVALID_EMAIL */
export function emailAddress(text: string | null | undefined): string {
  if (!text) throw new Failure('MISSING_EMAIL')
  const address = canonicalEmail(text)
  if (!address) throw new Failure('INVALID_EMAIL', 'The e-mail address is not valid.')
  return address
}

/**
 * Who finds the mail that is sent to a canonical address, for limits on mails only: what follows a plus sign is usually
 * the reader's own note (RFC 5233). Accounts are told apart by it, and dots count, because neither is so everywhere.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const plus = address.indexOf('+')
  return plus > 0 && plus < at ? address.slice(0, plus) + address.slice(at) : address
}
