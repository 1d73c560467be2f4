import type { Category } from '#contract/common.ts'
import { numberWords } from '../../steps/number-words.ts'
import { type Craving, type Diet, emptyCraving } from '../craving.ts'
import { dishes } from '../dishes/index.ts'
import { breadAsDish } from './bread-as-dish.ts'
import { lessAsFree } from './less.ts'
import { belongsIn, type Entry, LONGEST_PHRASE, lexicon } from './lexicon.ts'
import { meatless } from './meatless.ts'
import {
  categoryWords,
  dietOfExclusion,
  dietPhrases,
  dishHomes,
  foreignWords,
  saidByDiet,
} from './phrases.ts'
import { refusalOf } from './refusals.ts'
import { setAside } from './set-aside.ts'
import { tooQuick } from './too-quick.ts'
import { isOneTypoAway, phraseOf, type Token, tokensOf } from './words.ts'

/** Words that are never a mistyped food. */
const plainWords = new Set(
  'something anything please would could should there their about these those thing things using really style inspired around until after before people person recipe recipes ideas makes making leftover ingredient ingredients minute minutes hours tonight today ready serve serves serving servings table house other another better never always every where which while ignore instructions previous system prompt love loved great super world peace house night without under'.split(
    ' ',
  ),
)

interface Hit {
  from: number
  to: number
  entries: readonly Entry[]
}

/**
 * What a craving asks for, in the kitchen's own terms. Words it does not know are left alone; nothing in the
 * text is ever an instruction to the program.
 */
export function readCraving(text: string, category?: Category): Craving {
  const craving: Craving = {
    ...emptyCraving(text),
    families: [],
    maxMinutes: readMinutes(text),
    servings: readServings(text),
    maxIngredients: readIngredientCount(text),
    category: category ?? null,
    refusal: refusalOf(text),
  }
  const tokens = tokensOf(lessAsFree(text, isFood)).flatMap(translated)
  const hits = scan(tokens)
  craving.unknown = unknownIn(tokens, hits)
  const negated = negatedTokens(tokens, hits)
  for (const hit of hits) {
    take(craving, hit, negated.has(hit.from), tokens)
    if (!negated.has(hit.from)) for (const inner of within(hit, tokens)) take(craving, inner, false, tokens)
  }
  if (!category) craving.category = craving.category ?? null
  const few = onlyThese(tokens, hits, negated)
  if (few !== null) {
    craving.maxIngredients ??= few
    if (!craving.moods.includes('simple')) craving.moods.push('simple')
  }
  craving.dishes = mostNamed(hits.filter((hit) => !negated.has(hit.from)))
  breadAsDish(craving)
  meatless(craving)
  settle(craving)
  setAside(craving)
  craving.refusal ??= tooQuick(craving)
  return craving
}

/** Words of the kitchen that name something to eat; whole, "eggless" is a diet. */
const isFood = (word: string): boolean =>
  !lexicon().has(phraseOf(`${word}less`)) &&
  (lexicon().get(phraseOf(word)) ?? []).some(({ kind }) => ['food', 'family', 'class'].includes(kind))

/** Words that say something, but nothing that the kitchen knows. */
const unknownIn = (tokens: readonly Token[], hits: readonly Hit[]): string[] =>
  tokens
    .filter((_, at) => !hits.some(({ from, to }) => from <= at && at < to))
    .filter(({ typed, word }) => typed.length > 3 && !/\d/.test(typed) && ![typed, word].some(saysLittle))
    .map(({ typed }) => typed)

const saysLittle = (word: string): boolean =>
  plainWords.has(word) ||
  functionWords.has(word) ||
  negators.has(word) ||
  listNegators.has(word) ||
  between.has(word) ||
  word in wordNumbers

const functionWords = new Set(
  'late night prep post workout camping easter halloween fried baked roasted boiled steamed sticky food meal dish cook cooking kitchen good nice tasty yummy delicious friend family week need want give show have with from that this these some more less free diet like just only much many very what when will your mine idea easy feel feeling crave craving today tomorrow evening eating please help find also into over them they than then here'.split(
    ' ',
  ),
)

/** Beside what somebody has and wants nothing else with: some fat, something sharp, something to finish it. */
const BESIDE_ONLY = 3

/** "Just eggs and potatoes": how many ingredients that leaves; null where nothing of the kind is said. */
function onlyThese(
  tokens: readonly Token[],
  hits: readonly Hit[],
  negated: ReadonlySet<number>,
): number | null {
  const foods = hits.filter(
    ({ from, entries }) =>
      !negated.has(from) && entries.some(({ kind }) => kind === 'food' || kind === 'family'),
  )
  const said = foods.some(({ from }) => {
    const [before, earlier] = [tokens[from - 1]?.typed ?? '', tokens[from - 2]?.typed ?? '']
    const only = ['have', 'use', 'using', 'with', 'got', 'from'].includes(before) ? earlier : before
    return only === 'only' || only === 'just' || (only === 'but' && earlier === 'nothing')
  })
  return said ? foods.length + BESIDE_ONLY : null
}

/** The dishes that the words speak for most: a phrase that only one dish has weighs more than "pasta". */
function mostNamed(hits: readonly Hit[]): string[] {
  const scores = new Map<string, number>()
  const named = hits.filter((hit) => hit.entries.some((entry) => entry.kind === 'dish'))
  for (const hit of named) {
    const ids = hit.entries.filter((entry) => entry.kind === 'dish').map((entry) => entry.id)
    // In "crispy chickpea salad" the last name is the dish, the others describe it.
    const describes = named.some((next) => next.from === hit.to)
    const weight = describes ? 0.2 : 1
    for (const id of ids)
      scores.set(id, (scores.get(id) ?? 0) + weight * (hit.to - hit.from + 1 / ids.length))
  }
  const top = Math.max(0, ...scores.values())
  return [...scores].filter(([, score]) => score > top - 0.01).map(([id]) => id)
}

function translated(token: Token): Token[] {
  const word = foreignWords[token.typed]
  if (word && token.typed.length > 2) return [{ ...token, word, typed: word }]
  return compound(token) ?? [token]
}

/** "Kartoffelsuppe" is a soup of potatoes: two known foreign words written as one. */
function compound(token: Token): Token[] | null {
  const { typed } = token
  if (typed.length < 7 || lexicon().has(token.word)) return null
  for (let at = 3; at <= typed.length - 3; at++) {
    const first = foreignWords[typed.slice(0, at)] ?? foreignWords[typed.slice(0, at).replace(/[ns]$/, '')]
    const second = foreignWords[typed.slice(at)]
    if (first && second && typed.slice(at).length > 2)
      return [
        { ...token, word: first, typed: first, original: first },
        { ...token, word: second, typed: second, original: second, afterStop: false, stop: '' },
      ]
  }
  return null
}

function scan(tokens: readonly Token[]): Hit[] {
  const words = lexicon()
  const hits: Hit[] = []
  let at = 0
  while (at < tokens.length) {
    let found: Hit | null = null
    for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length >= 1 && !found; length--) {
      const slice = tokens.slice(at, at + length)
      if (slice.slice(1).some((token) => token.afterStop)) continue
      const entries =
        (length > 1 ? words.get(slice.map((token) => token.original).join(' ')) : undefined) ??
        words.get(slice.map((token) => token.word).join(' ')) ??
        words.get(slice.map((token) => token.typed).join(' '))
      if (entries) found = { from: at, to: at + length, entries }
    }
    if (!found) found = mistyped(tokens, at)
    if (found) hits.push(found)
    at = found ? found.to : at + 1
  }
  return hits
}

/** The foods inside a dish's name: "beef stew" is a stew, and of beef. Fixed classics say it all themselves. */
function within(hit: Hit, tokens: readonly Token[]): Hit[] {
  const named = hit.entries.filter((entry) => entry.kind === 'dish')
  const isFood = hit.entries.some((entry) => entry.kind === 'food')
  if (isFood && hit.to - hit.from > 1) return innerHits(hit, tokens, ['diet'])
  if (named.length === 0 || hit.to - hit.from === 1) return []
  // "Banana bread" has no bread in it, "spaghetti bolognese" does have spaghetti: the dish knows what it takes.
  const ids = named.map((entry) => entry.id)
  return innerHits(hit, tokens, ['food', 'family', 'cuisine', 'category', 'diet'])
    .map((inner) => ({ ...inner, entries: inner.entries.filter((entry) => belongsIn(ids, entry)) }))
    .filter((inner) => inner.entries.length > 0)
}

function innerHits(hit: Hit, tokens: readonly Token[], kinds: readonly Entry['kind'][]): Hit[] {
  const result: Hit[] = []
  for (let at = hit.from; at < hit.to; at++) {
    for (let to = Math.min(hit.to, at + 2); to > at; to--) {
      if (to - at === hit.to - hit.from) continue
      const phrase = tokens
        .slice(at, to)
        .map((token) => token.word)
        .join(' ')
      const entries = (lexicon().get(phrase) ?? []).filter((entry) => kinds.includes(entry.kind))
      if (entries.length > 0) {
        result.push({ from: at, to, entries })
        at = to - 1
        break
      }
    }
  }
  return result
}

function mistyped(tokens: readonly Token[], at: number): Hit | null {
  const word = tokens[at]?.word ?? ''
  if (word.length < 5 || plainWords.has(word) || plainWords.has(tokens[at]?.typed ?? '') || /\d/.test(word))
    return null
  for (const [key, entries] of lexicon()) {
    if (key.length < 5 || key.includes(' ') || key[0] !== word[0]) continue
    if (!entries.some((entry) => entry.kind === 'food' || entry.kind === 'dish' || entry.kind === 'family'))
      continue
    if (isOneTypoAway(word, key)) return { from: at, to: at + 1, entries }
  }
  return null
}

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
])

function isNegator(tokens: readonly Token[], at: number): 'list' | 'single' | null {
  const word = tokens[at]?.typed ?? ''
  const next = tokens[at + 1]?.typed ?? ''
  if (listNegators.has(word)) return 'list'
  if (negators.has(word)) return word === 'not' && next === 'only' ? null : 'single'
  if (word === 'hold' && (next === 'the' || next === 'all')) return 'single'
  if (word === 'leave' && (next === 'out' || next === 'off')) return 'single'
  if (word === 'free' && next === 'of') return 'list'
  if (
    ["don't", 'dont', "can't", 'cant', 'cannot', "doesn't", 'doesnt'].includes(word) &&
    ['like', 'eat', 'have', 'want', 'use', 'stand'].includes(next)
  )
    return 'list'
  return null
}

/** The starts of all hits that stand under a negation. */
function negatedTokens(tokens: readonly Token[], hits: readonly Hit[]): Set<number> {
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
    const kind = isNegator(tokens, at)
    if (!kind) continue
    let i = at + 1
    let any = false
    let seenConjunction = false
    while (i < tokens.length) {
      const token = tokens[i]
      if (!token) break
      const here = starts.get(i)
      if (token.afterStop && token.stop !== ',' && token.stop !== '&') break
      if (token.afterStop && token.stop === ',' && any && !(kind === 'list' && listGoesOn(tokens, starts, i)))
        break
      if (here) {
        const contents = here.entries.some((entry) =>
          ['food', 'family', 'class', 'mood', 'equipment'].includes(entry.kind),
        )
        const isDishOnly = !contents
        if (isDishOnly && any) break
        if (any && !seenConjunction && !token.afterStop) break
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
      if (!between.has(token.typed)) break
      i++
    }
  }
  return result
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
    if (!hit) return false
    i = hit.to
  }
  return true
}

/** Names that are a dish on the plate and a food in the jar: who craves them wants the dish. */
const dishWins = new Set([
  'lasagna',
  'lasagne',
  'meatball',
  'fries',

  'chili',
  'chilli',
  'chile',
  'hummus',
  'curry',
  'salsa',
  'guacamole',
  'granola',
  'pesto',
])

function take(craving: Craving, hit: Hit, negated: boolean, tokens: readonly Token[]): void {
  const add = (list: string[], id: string) => {
    if (!list.includes(id)) list.push(id)
  }
  const typed = tokens
    .slice(hit.from, hit.to)
    .map((token) => token.word)
    .join(' ')
  if (negated) {
    const mood = hit.entries.find((entry) => entry.kind === 'mood')
    if (mood?.id === 'spicy' || typed === 'spice' || typed === 'hot') {
      add(craving.moods, 'mild')
      return
    }
    const equipment = hit.entries.find((entry) => entry.kind === 'equipment')
    if (equipment) {
      add(craving.equipment, equipment.id)
      return
    }
    const food = hit.entries.find((entry) => entry.kind === 'food')
    const group = hit.entries.find((entry) => entry.kind === 'class' || entry.kind === 'family')
    const word = group?.id ?? typed
    const diet = dietOfExclusion[word]
    if (diet && !craving.diets.includes(diet)) craving.diets.push(diet)
    if (saidByDiet.has(word)) return
    if (group) add(craving.exclusions, group.id)
    else if (food) {
      add(craving.exclusions, food.id)
      add(craving.exclusions, typed)
    }
    if (word === 'seafood') for (const other of ['fish', 'shellfish'] as const) add(craving.exclusions, other)
    return
  }
  const dishOnly = dishWins.has(typed) && hit.entries.some((entry) => entry.kind === 'dish')
  for (const entry of hit.entries) {
    if (dishOnly && entry.kind !== 'dish') continue
    switch (entry.kind) {
      case 'dish':
        add(craving.dishes, entry.id)
        break
      case 'food':
        add(craving.foods, entry.id)
        break
      case 'family':
        add(craving.families ?? [], entry.id)
        break
      case 'diet':
        for (const diet of dietPhrases[typed] ?? dietPhrases[entry.id] ?? []) add(craving.diets, diet)
        if (['paleo', 'whole30'].includes(entry.id))
          for (const word of ['legume', 'sugar', 'rice', 'bread', 'pasta']) add(craving.exclusions, word)
        break
      case 'mood':
        add(craving.moods, entry.id)
        break
      case 'cuisine':
        add(craving.cuisines, entry.id)
        break
      case 'category':
        if (!craving.category) craving.category = categoryWords[entry.id] ?? (entry.id as Category) // ids of this kind are categories
        break
      case 'equipment':
        add(craving.equipment, entry.id)
        break
      case 'class':
        break
    }
  }
}

/** A quick stew is a stew, quicker than others; a quick omelette takes half an hour at most. */
const canBeQuick = (ids: readonly string[]) =>
  ids.length === 0 || dishes.some((dish) => ids.includes(dish.id) && dish.minutes[0] <= 25)

function settle(craving: Craving): void {
  const { moods, exclusions, foods } = craving
  craving.diets = [...new Set(craving.diets)] as Diet[]
  if (moods.includes('mild')) craving.moods = moods.filter((mood) => mood !== 'spicy')
  if (moods.includes('quick') && craving.maxMinutes === null && canBeQuick(craving.dishes))
    craving.maxMinutes = 30
  if (/\bsugar[- ]?(?:free|less)\b|\bno added sugar\b/i.test(craving.text))
    for (const word of sweetened) if (!exclusions.includes(word)) exclusions.push(word)
  const home = dishHomes.find(([pattern]) => pattern.test(craving.text))
  if (home && craving.cuisines.length === 0) craving.cuisines = [home[1]]
  // A food both asked for and excluded is excluded.
  craving.foods = foods.filter((id) => !exclusions.includes(id))
  craving.families = (craving.families ?? []).filter((family) => !exclusions.includes(family))
}

/** What has sugar in it before it comes into the kitchen. */
const sweetened = [
  'sugar',
  'ice cream',
  'dark chocolate',
  'milk chocolate',
  'white chocolate',
  'caramel',
  'graham',
]

const wordNumbers: Readonly<Record<string, number>> = {
  ...numberWords,
  'forty five': 45,
  couple: 2,
  dozen: 12,
}
const numeral = `(\\d{1,3}|forty[- ]five|${Object.keys(numberWords).join('|')}|a couple|a dozen)`
const numberOf = (text: string): number => {
  const plain = text.toLowerCase().replace(/^a /, '').replace(/-/g, ' ')
  return /^\d+$/.test(plain) ? Number(plain) : (wordNumbers[plain] ?? Number.NaN)
}

function readMinutes(text: string): number | null {
  const lower = text.toLowerCase()
  if (/half an hour|half-hour|halbe stunde|media hora|demi-heure/.test(lower)) return 30
  if (/(three quarters of an hour|3\/4 hour)/.test(lower)) return 45
  const minutes = new RegExp(`${numeral}[\\s-]*(?:min|mins|minute|minutes|minuten|minutos|minuti)\\b`).exec(
    lower,
  )
  if (minutes) return inRange(numberOf(minutes[1] ?? ''), 1, 1440)
  const hours = new RegExp(
    `(?:under|within|in|less than|max|at most|about|have|takes?)\\s+(?:an?|${numeral})\\s*(?:h|hr|hrs|hour|hours)\\b`,
  ).exec(lower)
  if (hours) return inRange((hours[1] ? numberOf(hours[1]) : 1) * 60, 5, 1440)
  return null
}

function readServings(text: string): number | null {
  const lower = text.toLowerCase()
  const patterns = [
    `(?:serves|serving|feeds?|feeding|family of|party of|group of|table of|für|pour|para)\\s+${numeral}\\b`,
    `for (?:a family of |a party of |a group of |about |around |the )?${numeral}\\b(?!\\s*-?\\s*(?:min|hour|hr|day|week|month|degrees|dollar|\\$|ingredient|pan|pot|euro|bowl|meal))`,
    `${numeral}\\s+(?:servings?|people|persons?|portions?|guests|adults|friends|kids|personnes|personen|personas|persone)\\b`,
    `${numeral}\\s+of us\\b`,
  ]
  for (const pattern of patterns) {
    const match = new RegExp(pattern).exec(lower)
    if (match) {
      const servings = inRange(numberOf(match[1] ?? ''), 1, 24)
      if (servings !== null) return servings
    }
  }
  if (/\bfor (?:just )?(?:me|myself)\b|\bjust for me\b|\bsolo\b|\bsingle serving\b/.test(lower)) return 1
  if (
    /\bdate night\b|\bfor (?:my (?:wife|husband|girlfriend|boyfriend|partner) and (?:me|i)|us both|the two of us)\b/.test(
      lower,
    )
  )
    return 2
  if (/\bfor a crowd\b|\bfeeds? a crowd\b/.test(lower)) return 10
  return null
}

function readIngredientCount(text: string): number | null {
  const match = new RegExp(`${numeral}[\\s-]*ingredients?\\b`).exec(text.toLowerCase())
  return match ? inRange(numberOf(match[1] ?? ''), 2, 20) : null
}

const inRange = (value: number, low: number, high: number): number | null =>
  Number.isFinite(value) && value >= low && value <= high ? value : null
