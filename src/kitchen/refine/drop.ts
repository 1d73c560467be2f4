import { findFoods } from '../foods/index.ts'
import { type Clause, clausesOf, isAddition, isVerb, isWithoutVerb, sentenceOf } from './clauses.ts'
import { type Line, type Mention, mentionsIn } from './lines.ts'

/** Words that belong to the name after them: "half of the remaining", "2 tablespoons of the". */
const leading =
  /(?<![\p{L}\p{N}])(?:(?:the|an?|some|any|half|most|all|both|each|remaining|rest|little|last|other|of|more|extra|fresh|freshly|hot|warm(?! the)|cooked|raw|chopped|sliced|diced|minced|grated|crumbled|toasted|drained|rinsed|torn|\d[\d/ ]*|[½¼¾⅓⅔]|cups?|tablespoons?|teaspoons?|ounces?|grams?|g|handful|handfuls|pinch|sprinkle|drizzle|cloves?|slices?|sprigs?|(?:a |an |one |two )?(?:few |little )?(?:bits|pieces?|slices?|sprigs?|strips?|spoonfuls?|drops|few|little|bit|couple) of|what is left of|(?:one|two|three|four|a) (?:third|thirds|quarter|quarters|of))\s+)+$/iu

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

/** True where a text only compares: butter that smells of nuts has none. */
const isLikened = (text: string, { start }: Mention): boolean =>
  /\b(?:smells?|tastes?) of $/.test(text.slice(0, start))

function droppedFromSentence(sentence: string, line: Line, lines: readonly Line[]): string | null {
  let current = sentence
  for (let round = 0; round < 6; round++) {
    const all = mentionsIn(current, lines)
    const mention = all.find((each) => each.line.index === line.index && !isLikened(current, each))
    if (!mention) return current
    // "Cinnamon-scented lamb" is nothing without its first half.
    if (current[mention.end] === '-') return null
    const others = all.filter((each) => each.line.index !== line.index)
    const next =
      fromList(current, mention, others) ??
      withPreposition(current, mention, others) ??
      fromClause(current, mention, others)
    const isOfIt =
      next !== null && mention.plural && others.length < 2 && !others.some(({ plural }) => plural)
    if (next === null) {
      const left = withoutClauses(current, line, lines)
      if (left !== null) return left
      return others.length === 0 && !carries.test(current) && !speaksOfMore.test(current) ? '' : null
    }
    current = isOfIt ? withoutSign(next) : next
  }
  return null
}

/** Removes a sign of doneness that spoke of the only food in the plural: "simmer until they are tender, 9 minutes". */
const withoutSign = (text: string): string =>
  text
    .replace(/,? until they [^,.;°]*, (?=(?:about )?[\d/ ]+(?:to [\d/ ]+)?(?:minutes?|hours?))/, ' for ')
    .replace(/(\d+ minutes?[^.;]*?),? until they [^,.;°]*(?=[.;])/, '$1')

/** Foods in which others are fried or boiled, and that have other uses in a dish. */
const isMedium = ({ line }: Mention) =>
  /oil$|^butter$|^ghee$|^water$|^salt$/.test(line.food?.id ?? line.parsed.food)

/** A food that went out with the clause that worked on it. */
export interface Gone {
  plural: boolean
  /** True when it was only added, so that "it" means the dish behind it. */
  wasAdded: boolean
}

/**
 * Returns the first pronoun of a text that may mean a food that is gone: "it" for kale, "them" for raisins, as far as
 * no other food is named before it.
 */
export function pronounFor(text: string, gone: Gone, others: readonly Mention[]): string | null {
  const [one, many] = [/\b(?:it|its)\b/i, /\b(?:them|they|their|both(?= [a-z]+$))\b/i]
  // Edamame are boiled and "they" are cooled, though the word is no plural.
  const found = (gone.plural ? many : one).exec(text) ?? (gone.wasAdded ? null : many.exec(text))
  if (!found || others.some(({ start }) => start < found.index)) return null
  const other = gone.plural
    ? /\b(?:the|your|eight|six|four|three|two) [a-z]+s\b/i
    : /\b(?:the|an?|your|one|each) [a-z]/i
  if (other.test(text.slice(0, found.index))) return null
  const isOfFood =
    /\b(?:wilts?|softens?|swells?|puffs?|melts?|dissolves?|plumps?|press (?:it|them) in)\b(?! (?:to|the)\b)/i.test(
      text,
    )
  return gone.wasAdded && !gone.plural && !isOfFood ? null : found[0]
}

/**
 * Removes the clauses that work on a food, with what is said about it behind them; null when a clause does something
 * else as well or the rest would lean on it.
 */
function withoutClauses(sentence: string, line: Line, lines: readonly Line[]): string | null {
  const isOwn = (mention: Mention) => mention.line.index === line.index
  const cooks =
    /^(?:roast|fry|cook|simmer|boil|toast|brown|bake|soak|drain|steam|poach|sear|grill)\b(?!.*\bserve)/i
  const kept: Clause[] = []
  let gone: Gone | null = null
  let giver = { verb: '', isGone: false }
  let isBehindGone = false
  for (const clause of clausesOf(sentence)) {
    const all = mentionsIn(clause.text, lines)
    const [own, others] = [all.find(isOwn), all.filter((each) => !isOwn(each))]
    if (clause.kind === 'tail') {
      if (isBehindGone) {
        // "Boil the potatoes, adding the eggs for the last 11 minutes" cooks the eggs as well.
        if (others.some((each) => !isMedium(each) || /°/.test(clause.text))) return null
        continue
      }
      const isAbout = (text: string): boolean =>
        mentionsIn(text, lines).some(isOwn) ||
        (gone !== null && pronounFor(text, { ...gone, wasAdded: false }, []) !== null)
      const left = isAbout(clause.text) ? withoutConditions(clause.text, isAbout) : clause.text
      if (left === null && !/^until\b/i.test(clause.text) && !/°/.test(clause.text)) continue
      if (left === null && !/\d|\bminutes?\b/.test(kept.at(-1)?.text ?? '')) return null
      // The sign that meat is done never goes.
      if (/°/.test(clause.text) && !/°/.test(left ?? '')) return null
      if (left !== null) kept.push({ ...clause, text: left })
      continue
    }
    if (own) {
      const less = inClause(clause.text, line, lines)
      if (less) {
        kept.push({ ...clause, text: less })
        isBehindGone = false
        continue
      }
      if (carries.test(clause.text)) return null
      if (clause.kind === 'talk' && (kept.length === 0 || others.length > 0)) return null
      if (!others.every(isMedium) || (others.length > 0 && isAddition(clause))) return null
      if (namesMore(clause.text, own)) return null
      // "Wrap them with the pistachios in foil" wraps the carrots, which only a topping leaves as they are.
      if (/\b(?:it|them)\b/.test(clause.text.slice(0, own.start)) && !tops.test(clause.text)) return null
      gone = { plural: own.plural, wasAdded: isAddition(clause) }
      if (!isWithoutVerb(clause))
        giver = {
          verb: clause.text
            .slice(0, startOf(clause.text, own))
            .replace(/ the\b.*$/, '')
            .trim(),
          isGone: true,
        }
      isBehindGone = true
      continue
    }
    if (gone && pronounFor(clause.text, gone, others) !== null) {
      // "Spread the crêpes, lay on the bananas and fold them" folds the crêpes.
      if (gone.wasAdded && kept.length > 0) return null
      if (others.length > 0 || clause.kind === 'talk' || carries.test(clause.text)) return null
      isBehindGone = true
      continue
    }
    // "Stir in the zucchini, then the peppers" without the zucchini stirs in the peppers.
    const isElided = isWithoutVerb(clause) && giver.isGone
    if (isElided && giver.verb === '') return null
    // "Toss the potatoes with the oil and roast for 8 minutes" roasts nothing else.
    if (isBehindGone && gone && !gone.wasAdded && others.length === 0 && cooks.test(clause.text)) {
      if (kept.length > 0) return null
      continue
    }
    kept.push(isElided ? { ...clause, text: `${giver.verb} ${clause.text}` } : clause)
    if (others.length > 0) {
      gone = null
      if (!isWithoutVerb(clause) || isElided) giver = { verb: '', isGone: false }
    }
    isBehindGone = false
  }
  if (!kept.some(({ kind }) => kind === 'work'))
    return kept.every(({ text }) => mentionsIn(text, lines).length === 0) ? '' : null
  return sentenceOf(kept, /[.!?]+$/.exec(sentence.trim())?.[0] ?? '')
}

const tops =
  /^(?:top|cover|strew|sprinkle|scatter|dust|garnish|brush|drizzle|trickle|spread|pour|tear|press|lay|serve|eat)\b/i
const vessels =
  /\b(?:in|into|onto|on|between|among) (?:[a-z]+ )?(?:molds|cups|bowls|jars|glasses|plates|tins|dishes)\b/i

/** True when a clause that works on a food works on something else as well, or says where the dish goes. */
function namesMore(text: string, own: Mention): boolean {
  const [before, after] = [text.slice(0, startOf(text, own)), text.slice(endOf(text, own))]
  const joined = /(?:,| and| or| plus) $/.test(before) || /^,? (?:and|or|plus) /.test(after)
  const foods = findFoods(text).some(
    ({ food, start, end }) =>
      food.id !== own.line.food?.id &&
      (end <= own.start || start >= own.end) &&
      !/oil$|^water$|^salt$/.test(food.id),
  )
  return joined || foods || vessels.test(after)
}

/** Removes a food from within one clause: out of its list, or with its preposition. */
function inClause(text: string, line: Line, lines: readonly Line[]): string | null {
  let current = text
  for (let round = 0; round < 4; round++) {
    const all = mentionsIn(current, lines)
    const mention = all.find((each) => each.line.index === line.index)
    if (!mention) return current
    const others = all.filter((each) => each.line.index !== line.index)
    const next =
      fromList(current, mention, others) ??
      withPreposition(current, mention, others) ??
      fromLooseList(current, mention)
    if (next === null || next === '') return null
    current = next
  }
  return null
}

/** Words of a list besides the foods of the recipe: "the potatoes, sauce and pickled beets". */
const listWords =
  /(?:^|\b(?:with|the|of|in|over|on|some|add|stir in|mix|fold in|,) )(?:[a-z-]+ ){0,2}[a-z-]+$/i
const noNoun =
  /^(?:(?:and|or|then|it|them|in|on|over|to|until|for|at|from|with|well|once|gently|down|up|out|off|aside|through|together|again)\b|[a-z]+ly\b)/i

/** Removes a food at the end of a list, or before one more thing, that are no foods of the recipe. */
function fromLooseList(text: string, mention: Mention): string | null {
  const start = startOf(text, mention)
  const end = endOf(text, mention)
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const and = / and $/.exec(before)
  if (and && /^(?:$|,| (?:for|to|until|in|over|on|on top|between|at)\b)/.test(after)) {
    const head = before.slice(0, and.index)
    const last = head.split(' ').at(-1) ?? ''
    if (!listWords.test(head) || noNoun.test(last)) return null
    const comma = /, (?!.*, )((?:the )?[a-z-]+(?: [a-z-]+)?)$/i.exec(head)
    return `${comma ? `${head.slice(0, comma.index)} and ${comma[1]}` : head}${after}`
  }
  const behind = /^(,? and |, )(?:the )?([a-z-]+)/i.exec(after)
  if (!behind || /,/.test(behind[1]!) || noNoun.test(behind[2]!) || isVerb(behind[2]!)) return null
  if (!/\b(?:the|with|in|of) $/i.test(`${before}${/^the /i.exec(text.slice(start))?.[0] ?? ''}`)) return null
  const article = /^the /i.exec(text.slice(start, end))?.[0] ?? ''
  return `${before}${article}${after.slice(behind[1]!.length).replace(/^the /i, '')}`
}

/** Subjects with which a condition begins, and verbs without which the first of several says nothing. */
const subject = /^(?:the|it|they|its|no|hardly|nothing|you|an?|some|most|all)\b/i
const says =
  /\b(?:is|are|has|have|can|reads?|bubbles?|slumps?|smells?|coats?|runs?|pulls?|springs?|comes?|looks?|turns?|opens?|flakes?|wilts?|melts?|browns?|thickens?|leaves?|holds?|falls?|reach(?:es)?|rises?|begins?|starts?|softens?)\b/i

/**
 * Removes the conditions of an "until" that speak of a food; where none is left or they cannot be parted, the time
 * alone, or null without one. A temperature never goes.
 */
function withoutConditions(tail: string, isAbout: (text: string) => boolean): string | null {
  const until = /^until /i.exec(tail)?.[0]
  if (!until) return null
  const [body = '', time = ''] = tail
    .slice(until.length)
    .split(/(?=, (?:about )?[\d/ ]+(?: to [\d/ ]+)? ?(?:minutes?|hours?)(?: more)?$)/)
  // "Thick, with red oil at the rim" is one condition.
  const isAside = (part: string) => /^, with /.test(part) && !isAbout(part)
  const joined = body.split(/(?=, and |, (?!and )|(?<!,) and )/)
  const parts = joined
    .map((part, at) => {
      const behind = joined[at + 1] ?? ''
      return isAside(behind) ? `${part}${behind}` : part
    })
    .filter((_, at) => at === 0 || !isAside(joined[at]!))
    .map((part) => part.replace(/^, and |^, | and /, ''))
  const left = parts.filter((part) => !isAbout(part))
  const gone = parts.filter(isAbout)
  const isWhole =
    left.length > 0 &&
    gone.every((part) => (subject.test(part) && says.test(part)) || /^with /.test(part)) &&
    (says.exec(left[0]!)?.index !== 0 || gone.every((part) => /^with /.test(part))) &&
    (says.test(left[0]!) || gone.every((part) => /^with /.test(part)))
  if (isWhole)
    return `${until}${left.length > 1 ? `${left.slice(0, -1).join(', ')} and ${left.at(-1)}` : left[0]}${time}`
  return time === '' ? null : `for ${time.slice(2)}`
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
    const rest = /^(?:the|an?|half|all|some|most|what) /i.test(next) ? next : the + next
    // "Whipped cream, nuts and cherries", of which the cream is no line, becomes "whipped cream and cherries".
    const isLast =
      /, $/.test(before) &&
      / and $/.test(right) &&
      !others.some(({ end: to }) => to > end + right.length + 40)
    if (isLast && !foodBefore && /[a-z], $/.test(before) && !isVerbAhead(before))
      return `${before.slice(0, -2)}${right}${next}`
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

/** True when the words before a comma are a clause of their own: "Halve the eggs, ". */
const isVerbAhead = (before: string): boolean => isVerb(before.trim().split(/\s+/)[0]?.toLowerCase() ?? '')

/** Turns the last comma of a list into its "and": "A, B and M" without M. */
function lastCommaToAnd(head: string, text: string, others: readonly Mention[], word: string): string {
  const last = others.find((other) => other.end === head.length)
  if (!last) return head
  const start = startOf(text, last)
  const comma = /, $/.exec(head.slice(0, start))
  const earlier =
    comma && (others.some((other) => other.end === start - 2) || isShortItem(head.slice(0, start - 2)))
  return earlier ? `${head.slice(0, start - 2)} ${word} ${head.slice(start)}` : head
}

/** True for words behind a comma that are one more thing of a list, such as the white sauce of a lasagna. */
function isShortItem(before: string): boolean {
  const item = /, ((?:the )?[\p{L}-]+(?: [\p{L}-]+)?)$/u.exec(before)?.[1] ?? ''
  return item !== '' && !isVerb(item.split(' ')[0]?.toLowerCase() ?? '') && !noNoun.test(item)
}

/**
 * Removes a clause that speaks of nothing else: "Heat the oil in a skillet and cook the onion until soft, 5
 * minutes".
 */
function fromClause(text: string, mention: Mention, others: readonly Mention[]): string | null {
  const start = startOf(text, mention)
  const joint = /(?:,? and (?:then )?|, then |; )(?:(?!(?:the|an?|some|its) )[a-z]+(?:ly)? ){1,2}$/.exec(
    text.slice(0, start),
  )
  if (!joint || others.some((other) => other.end > joint.index)) return null
  const clause = text.slice(joint.index)
  if (carries.test(clause) || /\b(?:it|them|everything|mixture)\b/.test(clause.slice(joint[0].length)))
    return null
  return sentenceOf(clausesOf(text.slice(0, joint.index)), /[.!?]$/.exec(text.trim())?.[0] ?? '')
}

const keepCase = (old: string, next: string) =>
  /^\p{Lu}/u.test(old) ? next.charAt(0).toUpperCase() + next.slice(1) : next

/** Verbs that say nothing without what is strewn or spread. */
const wantsMaterial =
  /^(?:then |and )?(?:sprinkle|strew|scatter|dust|garnish|brush|drizzle|dot|rub|stuff|fill|spread|glaze|dress|trickle) /i

/** The same verbs behind a comma: "layer the sheets, brushing each". */
const wantsMaterialBehind =
  /\b(?:brushing|sprinkling|strewing|scattering|dusting|spreading|drizzling|rubbing|dotting|filling)\b[^,.;]*$/i

/**
 * Removes a food with its preposition: "Serve over the rice, with the basil on top" → "Serve over the rice".
 */
function withPreposition(text: string, mention: Mention, others: readonly Mention[]): string | null {
  const start = startOf(text, mention)
  const before = text.slice(0, start)
  const after = text.slice(endOf(text, mention))
  const left =
    /,? (?:with|because of|thanks to|together with|along with|topped with|scattered with|sprinkled with)\s$/i.exec(
      before,
    )
  const right =
    /^(?: on top| over(?: the top| it)?| scattered over| poured over| alongside| on the side| between| in for the last [^,.;]*)?(?=[.,;!]|$| for \d| (?:until|in a|over (?:low|medium|high))\b)/i.exec(
      after,
    )
  if (!left || !right) return null
  const head = before.slice(0, before.length - left[0].length)
  // "One side with the mayonnaise and the other with the pâté" would end in nothing.
  if (/\b(?:the others?|the rest|another|one|half|each)$/i.test(head)) return null
  const clause = clausesOf(head).at(-1)?.text ?? ''
  if (wantsMaterial.test(clause) && !/ with /.test(clause)) return null
  if (wantsMaterialBehind.test(head)) return null
  // A verb would be left without anything to do: "Scatter with the basil".
  const verb = head.trim().split(/\s+/)
  const bare = verb.length < 2 && !/^(?:serve)$/i.test(verb[0] ?? '')
  if (bare) return null
  if (
    /(?:scatter|sprinkle|top|finish|garnish|dress|season|cover|drizzle)(?: over| everything| it| them)?$/i.test(
      head.trim(),
    )
  ) {
    // Work before the verb stays: "Ladle out the soup and cover with the cheese".
    return others.length === 0 && clausesOf(head).length === 1 ? '' : null
  }
  return head + after.slice(right[0].length)
}
