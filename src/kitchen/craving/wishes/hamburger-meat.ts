/** Amounts of meat, behind which hamburger is no bun with a patty. */
const measured =
  /\b((?:\d+(?:[./]\d+)?|an?|one|two|three|half an?|some) ?(?:lbs?|pounds?|kilos?|kg|grams?|g|packs?|packages?)(?: of)?) hamburgers?\b(?! (?:buns?|patt|helper|steaks?))/gi
const meat = /\bhamburger meat\b/gi
/** Stops between the foods of a list. */
const joints = /(\s*(?:,|;|\+|&|\band\b)\s*)/i
/** Number of foods from which on a text is a list of what somebody has. */
const A_LIST = 3

/**
 * Calls the meat ground beef that Americans call hamburger: by the pound, as "hamburger meat", and as one of the
 * foods of a list.
 */
export function withGroundBeef(text: string): string {
  const plain = text.replace(meat, 'ground beef').replace(measured, '$1 ground beef')
  const parts = plain.split(joints)
  if (parts.length < 2 * A_LIST - 1) return plain
  return parts.map((part) => (/^hamburger$/i.test(part.trim()) ? 'ground beef' : part)).join('')
}
