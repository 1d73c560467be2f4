import type { Hit } from './lexicon.ts'
import type { Token } from './words.ts'

const negators = new Set([
  'no',
  'without',
  'minus',
  'avoid',
  'skip',
  'except',
  'hate',
  'not',
  'dislike',
  'omit',
  'never',
  'w/o',
])
/** After these, a list runs on over commas: "allergic to eggs, nuts and soy". */
const listNegators = new Set([
  'allergic',
  'allergy',
  'allergie',
  'without',
  'avoid',
  'except',
  'intolerant',
  'intolerance',
  'allergies',
  'allergens',
  'sensitive',
  'reacts',
  'react',
])
const between = new Set([
  'and',
  'or',
  'nor',
  'to',
  'the',
  'any',
  'a',
  'an',
  'too',
  'very',
  'so',
  'much',
  'of',
  'all',
  'kind',
  'type',
  'fresh',
  'raw',
  'cooked',
  'please',
  'eat',
  'like',
  'use',
  'added',
  'badly',
  'avoid',
  // Articles of other languages.
  ...['la', 'las', 'los', 'el', 'le', 'les', 'il', 'lo', 'gli', 'die', 'der', 'das'],
])

function isNegator(tokens: readonly Token[], at: number): 'list' | 'single' | null {
  const word = tokens[at]?.typed ?? ''
  const next = tokens[at + 1]?.typed ?? ''
  if (listNegators.has(word)) return 'list'
  if (negators.has(word)) return word === 'not' && next === 'only' ? null : 'single'
  if (word === 'hold' && (next === 'the' || next === 'all')) return 'single'
  if (word === 'leave' && (next === 'out' || next === 'off')) return 'single'
  if (word === 'free' && (next === 'of' || next === 'from')) return 'list'
  if (
    ["don't", 'dont', "can't", 'cant', 'cannot', "doesn't", 'doesnt'].includes(word) &&
    ['like', 'eat', 'have', 'want', 'use', 'stand', 'do', 'tolerate', 'digest', 'touch'].includes(next)
  )
    return 'list'
  return null
}

/** The starts of all hits that stand under a negation. */
export function negatedTokens(tokens: readonly Token[], hits: readonly Hit[]): Set<number> {
  const starts = new Map(hits.map((hit) => [hit.from, hit]))
  const result = new Set<number>()
  for (let at = 0; at < tokens.length; at++) {
    // "broccoli free", "onion-free"
    const hit = starts.get(at)
    if (
      hit &&
      tokens[hit.to]?.typed === 'free' &&
      tokens[hit.to + 1]?.typed !== 'range' &&
      !hit.entries.some((entry) => entry.kind === 'diet')
    )
      result.add(at)
    const before = listBefore(tokens, hits, at)
    for (const start of before) result.add(start)
    // "Nut allergy, chicken soup": what follows is the wish, unless it goes on with "to".
    if (before.length > 0 && tokens[at + 1]?.typed !== 'to') continue
    const kind = isNegator(tokens, at)
    if (!kind) continue
    let i = at + 1
    let any = false
    let seenConjunction = false
    while (i < tokens.length) {
      const token = tokens[i]
      if (!token) break
      const here = starts.get(i)
      // "Allergies: milk, egg" has its list behind a colon.
      const opens = token.stop === ':' && i === at + 1
      if (token.afterStop && token.stop !== ',' && token.stop !== '&' && !opens) break
      if (token.afterStop && token.stop === ',' && any && !(kind === 'list' && listGoesOn(tokens, starts, i)))
        break
      // "Raw onion" is onion; alone, "raw" is a way to eat.
      if (here && token.typed === 'raw' && describesFood(tokens, starts, i + 1)) {
        i++
        continue
      }
      if (here) {
        const contents = here.entries.some((entry) =>
          ['food', 'family', 'class', 'mood', 'equipment'].includes(entry.kind),
        )
        const isDishOnly = !contents
        if (isDishOnly && any) break
        if (any && !seenConjunction && !token.afterStop) break
        // "Allergic to peanuts, pasta dinner": the pasta is a dinner, and no more of the list.
        if (any && token.afterStop && namesMeal(tokens, here)) break
        result.add(i)
        any = true
        seenConjunction = false
        i = here.to
        continue
      }
      if (['and', 'or', 'nor'].includes(token.typed)) {
        seenConjunction = true
        i++
        continue
      }
      if (!between.has(token.typed) && !describesFood(tokens, starts, i)) break
      i++
    }
  }
  return result
}

/** Words behind a list that negate all of it: "peanut and egg allergy". */
const negatesBehind = new Set([
  'allergy',
  'allergies',
  'allergic',
  'intolerance',
  'intolerances',
  'intolerant',
  'sensitivity',
  'sensitivities',
])

/** The starts of the foods that stand as a list before a word that negates them: "my wife has a shellfish allergy". */
function listBefore(tokens: readonly Token[], hits: readonly Hit[], at: number): number[] {
  if (!negatesBehind.has(tokens[at]?.typed ?? '') || tokens[at]?.afterStop) return []
  const isFood = ({ entries }: Hit) => entries.some(({ kind }) => ['food', 'family', 'class'].includes(kind))
  const endingAt = (end: number) => hits.find((hit) => hit.to === end && isFood(hit))
  const found: number[] = []
  for (let hit = endingAt(at); hit; ) {
    found.push(hit.from)
    // "A peanut and a sesame allergy".
    const from = ['a', 'an'].includes(tokens[hit.from - 1]?.typed ?? '') ? hit.from - 1 : hit.from
    const before = tokens[from - 1]
    const joined = ['and', 'or'].includes(before?.typed ?? '')
    const stop = tokens[hit.from]?.stop ?? ''
    // "Pasta, nut allergy" is a wish and an allergy; "egg, milk and nut allergy" one list.
    const goesOn = joined || (found.length > 1 && stop === ',')
    hit = goesOn ? endingAt(joined ? from - 1 : from) : undefined
  }
  return found
}

/** Words that begin something else, so that none of them only describes a food. */
const beginsAnother = new Set(
  'but with for please that which so because since need give suggest what how when where we you more lots plenty extra then instead only just on in from who and or nor no to fuss time problem idea ideas rush matter frills mess stress more less longer knead need worries'.split(
    ' ',
  ),
)

/** "Refined" in "no refined sugar": at most two words that are no food, and then one. */
function describesFood(tokens: readonly Token[], starts: ReadonlyMap<number, Hit>, at: number): boolean {
  for (let i = at; i < at + 3; i++) {
    const token = tokens[i]
    if (!token || (i > at && token.afterStop)) return false
    const here = starts.get(i)
    if (here) return here.entries.some(({ kind }) => ['food', 'family', 'class'].includes(kind))
    if (beginsAnother.has(token.typed)) return false
  }
  return false
}

const mealWords = new Set(
  'dinner lunch breakfast snack dessert supper soup stew salad cake pie curry casserole recipe meal dish'.split(
    ' ',
  ),
)

/** Whether a food stands before the meal that it is wished for: "pasta dinner", "chicken for lunch". */
function namesMeal(tokens: readonly Token[], hit: Hit): boolean {
  // "Intolerant to lactose, pasta": what is a dish of its own is wished for.
  if (tokens[hit.from]?.stop === ',' && hit.entries.some(({ kind }) => kind === 'dish')) return true
  const [next, later] = [tokens[hit.to], tokens[hit.to + 1]]
  if (!next || next.afterStop) return false
  return mealWords.has(next.word) || (next.typed === 'for' && mealWords.has(later?.word ?? ''))
}

/** After a comma inside a list: further foods and a closing "and" or "or" before the clause ends. */
function listGoesOn(tokens: readonly Token[], starts: ReadonlyMap<number, Hit>, from: number): boolean {
  let i = from
  while (i < tokens.length) {
    const token = tokens[i]
    if (!token) return false
    if (token.afterStop && token.stop !== ',') return false
    if (['and', 'or', 'nor'].includes(token.typed)) return starts.has(i + 1)
    const hit = starts.get(i)
    if (!hit || namesMeal(tokens, hit)) return false
    i = hit.to
  }
  return true
}

/** Words that negate, or stand between a negation and what it negates. */
export const isOfNegation = (word: string): boolean =>
  negators.has(word) || listNegators.has(word) || negatesBehind.has(word) || between.has(word)
