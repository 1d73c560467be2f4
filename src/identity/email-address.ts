import { domainToASCII } from 'node:url'
import { isEmailValid } from '@hapi/address'
import { Failure } from './failure.ts'

/** Invisible characters, which would make two addresses look like one. */
const INVISIBLE = /[\p{C}\p{Z}]/u
/** Spaces that keyboards add around a word. */
const SURROUNDING_SPACE = /^[ \t]+|[ \t]+$/g

/**
 * Returns the one spelling under which a mailbox is stored, or null when the text is no address: lower case,
 * composed Unicode, the domain in its DNS form, without surrounding spaces or the dot that may end a domain.
 * The parser reads RFC 5321 and 6531 without comments, quoted names and IP addresses, which mail programs
 * read differently. Only a mail can prove that somebody reads the address.
 */
export function canonicalEmail(text: string): string | null {
  const given = text.replaceAll(SURROUNDING_SPACE, '').normalize('NFC').toLowerCase()
  const at = given.lastIndexOf('@')
  const address = `${given.slice(0, at)}@${domainToASCII(given.slice(at + 1).replace(/\.$/, ''))}`
  const isOne = isEmailValid(given, { allowFullyQualified: true }) && isEmailValid(address)
  return isOne && !INVISIBLE.test(address) ? address : null
}

/**
 * Spellings under which an address may be stored: the canonical one, and the one of another identity
 * provider.
 */
export const spellingsOf = (text: string): string[] => {
  const typed = text.trim().toLowerCase()
  return [typed, canonicalEmail(text) ?? typed]
}

/** Returns the canonical address. @throws Failure MISSING_EMAIL, INVALID_EMAIL */
export function emailAddress(text: string | null | undefined): string {
  if (!text) throw new Failure('MISSING_EMAIL')
  const address = canonicalEmail(text)
  if (!address) throw new Failure('INVALID_EMAIL', 'The e-mail address is not valid.')
  return address
}

/**
 * The mailbox that receives an address's mail, for mail limits only: the part after a plus sign is usually
 * the reader's own note (RFC 5233). Accounts still differ by it, and dots count, because not every provider
 * ignores them.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const plus = address.indexOf('+')
  return plus > 0 && plus < at ? address.slice(0, plus) + address.slice(at) : address
}
