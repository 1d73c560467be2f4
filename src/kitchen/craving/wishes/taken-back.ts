/** Words that state a rule, which no later words take back. */
const rules =
  /\b(?:no|not|none|without|free|allerg\w*|intoleran\w*|vegan|vegetarian|halal|kosher|gluten|don'?t|doesn'?t|can'?t|won'?t|hates?|avoid|celiac|coeliac|diabet\w*|pregnan\w*|baby|toddler)\b/i

/** Words by which somebody takes back what was said before them. */
const takesBack: readonly RegExp[] = [
  /^(.{3,80}?)\?\s*(?:no|nah|nope|actually)[,.!]?\s+(?:just|only|rather|make (?:it|that)|i want|i'd like|give me)\s+(.{3,})$/is,
  /^(.{3,80}?)\?\s*(?:no|nah|nope|nein|non),\s+(.{3,})$/is,
  /^(.{3,80}?)[,.;?!–-]*\s*\b(?:no,? wait|wait,? no|actually,? no|scratch that|on second thought|nein,? doch lieber|non,? plutôt|no,? mejor|no,? anzi)\b[,.:;!]*\s+(.{3,})$/is,
]

/**
 * Returns a craving without the words that it takes back: "salad and dessert for dinner? no just dessert" asks for a
 * dessert. A rule, such as an allergy, is never taken back.
 */
export function withoutTakenBack(text: string): string {
  for (const pattern of takesBack) {
    const [, said = '', rest = ''] = pattern.exec(text) ?? []
    if (rest !== '' && !rules.test(said)) return rest
  }
  return text
}
