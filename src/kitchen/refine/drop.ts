import { type Line, type Mention, mentionsIn } from './lines.ts'

/** Words that belong to the name after them: "half of the remaining", "2 tablespoons of the". */
const leading =
  /(?:(?:the|an?|some|any|half|most|all|both|each|remaining|rest|little|last|other|of|more|extra|fresh|freshly|hot|warm|cooked|raw|chopped|sliced|diced|minced|grated|crumbled|toasted|drained|rinsed|torn|\d[\d/ ]*|[½¼¾⅓⅔]|cups?|tablespoons?|teaspoons?|ounces?|grams?|g|handful|handfuls|pinch|sprinkle|drizzle|cloves?|slices?|sprigs?|(?:bits|pieces|slices|sprigs) of|(?:one|two|three|four|a) (?:third|thirds|quarter|quarters|of))\s+)+$/i

/** Work of a sentence beside the food, which must stay when the food goes. */
const carries = /\b(?:oven|preheat|bring .{0,40} to (?:a|the) (?:boil|simmer)|\d{3} ?°)/i

/** Words for other parts of the dish: a sentence with one of them does not speak of one food alone. */
const speaksOfMore =
  /\b(?:it|them|everything|mixture|batter|dough|sauce|dressing|fruit|vegetables|filling|broth|soup|dish|bowls|plates|toss|tin|tray|on top|over the)\b/i

/**
 * Returns the text without a food, or null if leaving it out would break the sentence: out of a list ("the
 * onion, mushrooms and garlic"), with its preposition ("with the basil"), or with the whole sentence when it
 * speaks of nothing else.
 */
export function dropped(text: string, line: Line, lines: readonly Line[]): string | null {
  const parts = text.split(/(?<=[.!?])(\s+)/)
  const result: string[] = []
  for (const part of parts) {
    const next = droppedFromSentence(part, line, lines)
    if (next === null) return null
    result.push(next)
  }
  return result
    .join('')
    .replace(/\s{2,}/g, ' ')
    .trim()
}

function droppedFromSentence(sentence: string, line: Line, lines: readonly Line[]): string | null {
  let current = sentence
  for (let round = 0; round < 6; round++) {
    const all = mentionsIn(current, lines)
    const mention = all.find((each) => each.line.index === line.index)
    if (!mention) return current
    const others = all.filter((each) => each.line.index !== line.index)
    const next =
      fromList(current, mention, others) ??
      withPreposition(current, mention, others) ??
      fromClause(current, mention, others)
    if (next === null)
      return others.length === 0 && !carries.test(current) && !speaksOfMore.test(current) ? '' : null
    current = next
  }
  return null
}

const trailing =
  /^ (?:slivers|slices|pieces|cloves|leaves|sprigs|halves|wedges|chunks|cubes|strips|florets|bits|zest)\b/i
const endOf = (text: string, { end }: Pick<Mention, 'end'>): number =>
  end + (trailing.exec(text.slice(end))?.[0].length ?? 0)

/** Returns the start of the mention with the words that lead up to it. */
function startOf(text: string, { start }: Pick<Mention, 'start'>): number {
  const lead = leading.exec(text.slice(0, start))
  return lead ? start - lead[0].length : start
}

/** Removes a food from a list of foods, with its separator; null when it stands in none. */
function fromList(text: string, mention: Mention, others: readonly Mention[]): string | null {
  const start = startOf(text, mention)
  const end = endOf(text, mention)
  const before = text.slice(0, start)
  const after = text.slice(end)
  const left = /(,? and |,? plus |, | or | & )$/i.exec(before)?.[1]
  const right = /^(,? and |,? plus |, | or | & )/i.exec(after)?.[1]
  // A food must stand on the other side of a separator, or the comma separates clauses and makes no list.
  const foodBefore = left !== undefined && others.some((other) => before.length - left.length === other.end)
  const foodAfter = right !== undefined && others.some((other) => startOf(text, other) === end + right.length)
  if (foodAfter && right !== undefined) {
    if (foodBefore && left?.trim() === ',' && /and|plus/.test(right)) {
      // "A, M and C" becomes "A and C", unless A has a comma before it, which the list then keeps.
      return (
        before.slice(0, before.length - left.length) +
        right.replace(/^,(?= (?:and|plus))/, '') +
        after.slice(right.length)
      )
    }
    // The separator behind M goes in "M, B and C" and "A, M, B".
    const next = after.slice(right.length)
    const the = /^the /i.exec(text.slice(start, end))?.[0] ?? ''
    const rest = /^(?:the|an?) /i.test(next) ? next : the + next
    // Only a name that opens the sentence hands its capital on: "the rice, Worcestershire, salt" does not.
    return before + (before.trim() === '' ? keepCase(text.slice(start, end), rest) : rest)
  }
  if (foodBefore && left !== undefined) {
    const head = before.slice(0, before.length - left.length)
    if (!/and|plus|or|&/.test(left)) return head + after
    return lastCommaToAnd(head, text, others, left.trim().replace(/^,\s*/, '')) + after
  }
  return null
}

/** Turns the last comma of a list into its "and": "A, B and M" without M. */
function lastCommaToAnd(head: string, text: string, others: readonly Mention[], word: string): string {
  const last = others.find((other) => other.end === head.length)
  if (!last) return head
  const start = startOf(text, last)
  const comma = /, $/.exec(head.slice(0, start))
  const earlier = comma && others.some((other) => other.end === start - 2)
  return earlier ? `${head.slice(0, start - 2)} ${word} ${head.slice(start)}` : head
}

/**
 * Removes a clause that speaks of nothing else: "Heat the oil in a skillet and cook the onion until soft, 5
 * minutes".
 */
function fromClause(text: string, mention: Mention, others: readonly Mention[]): string | null {
  const start = startOf(text, mention)
  const joint = /(?:,? and (?:then )?|, then |; )(?:[a-z]+(?:ly)? ){1,2}$/.exec(text.slice(0, start))
  if (!joint || others.some((other) => other.end > joint.index)) return null
  const clause = text.slice(joint.index)
  if (carries.test(clause) || /\b(?:it|them|everything|mixture)\b/.test(clause.slice(joint[0].length)))
    return null
  return `${text.slice(0, joint.index)}${/[.!?]$/.exec(text.trim())?.[0] ?? ''}`
}

const keepCase = (old: string, next: string) =>
  /^\p{Lu}/u.test(old) ? next.charAt(0).toUpperCase() + next.slice(1) : next

/**
 * Removes a food with its preposition: "Serve over the rice, with the basil on top" → "Serve over the rice".
 */
function withPreposition(text: string, mention: Mention, others: readonly Mention[]): string | null {
  const start = startOf(text, mention)
  const before = text.slice(0, start)
  const after = text.slice(endOf(text, mention))
  const left = /,? (?:with|together with|along with|topped with|scattered with|sprinkled with)\s$/i.exec(
    before,
  )
  const right =
    /^(?: on top| over(?: the top| it)?| scattered over| poured over| alongside| on the side)?(?=[.,;!]|$)/i.exec(
      after,
    )
  if (!left || !right) return null
  const head = before.slice(0, before.length - left[0].length)
  // A verb would be left without anything to do: "Scatter with the basil".
  const verb = head.trim().split(/\s+/)
  const bare = verb.length < 2 && !/^(?:serve)$/i.test(verb[0] ?? '')
  if (bare) return null
  if (
    /(?:scatter|sprinkle|top|finish|garnish|dress|season|cover|drizzle)(?: over| everything| it| them)?$/i.test(
      head.trim(),
    )
  ) {
    return others.length === 0 ? '' : null
  }
  return head + after.slice(right[0].length)
}
