import type { Category } from '#contract/common.ts'
import { type Craving, type Diet, emptyCraving } from '../craving.ts'
import { dishes } from '../dishes/index.ts'
import { breadAsDish } from './bread-as-dish.ts'
import { readIngredientCount, readMinutes, readServings } from './counts.ts'
import { lessAsFree } from './less.ts'
import { type Hit, lexicon } from './lexicon.ts'
import { meatless } from './meatless.ts'
import { namedByTaste } from './named-by-taste.ts'
import { negatedTokens } from './negation.ts'
import { categoryWords, dietOfExclusion, dietPhrases, dishHomes, saidByDiet } from './phrases.ts'
import { pileOfNames } from './pile-of-names.ts'
import { refusalOf } from './refusals.ts'
import { dietsBeforeFree, scan, translated, within } from './scan.ts'
import { setAside } from './set-aside.ts'
import { plainMains, sidesGivingWay } from './sides-give-way.ts'
import { tooQuick } from './too-quick.ts'
import { unknownIn } from './unknown-words.ts'
import { vegetableAlone } from './vegetable-alone.ts'
import { phraseOf, type Token, tokensOf } from './words.ts'

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
  const asked = hits.filter((hit) => !negated.has(hit.from))
  const givingWay = sidesGivingWay(asked)
  for (const hit of hits) {
    // What a side is made of is no wish for the dish beside it.
    if (givingWay.has(hit)) continue
    take(craving, hit, negated.has(hit.from), tokens)
    // In "gluten free flour free cake" the flour is out, and so is the gluten.
    const inside = negated.has(hit.from) ? dietsBeforeFree(hit, tokens) : within(hit, tokens)
    for (const inner of inside) take(craving, inner, false, tokens)
  }
  if (!category) craving.category = craving.category ?? null
  const few = onlyThese(tokens, hits, negated)
  if (few !== null) {
    craving.maxIngredients ??= few
    if (!craving.moods.includes('simple')) craving.moods.push('simple')
  }
  craving.dishes = mostNamed(asked.filter((hit) => !givingWay.has(hit)))
  if (givingWay.size > 0) craving.beside = [...new Set(givingWay.values())]
  if (givingWay.size > 0 && craving.dishes.length === 0) craving.dishes = [...plainMains]
  pileOfNames(craving, hits)
  namedByTaste(craving)
  breadAsDish(craving)
  meatless(craving)
  settle(craving)
  vegetableAlone(craving)
  setAside(craving)
  craving.refusal ??= tooQuick(craving)
  return craving
}

/** Words of the kitchen that name something to eat; whole, "eggless" is a diet. */
const isFood = (word: string): boolean =>
  !lexicon().has(phraseOf(`${word}less`)) &&
  (lexicon().get(phraseOf(word)) ?? []).some(({ kind }) => ['food', 'family', 'class'].includes(kind))

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
  // Cayenne is no friend of children; who wants it hot for them says so.
  if (moods.includes('kids') && !moods.includes('spicy')) moods.push('mild')
  if (moods.includes('mild')) craving.moods = moods.filter((mood) => mood !== 'spicy')
  if (moods.includes('quick') && craving.maxMinutes === null && canBeQuick(craving.dishes))
    craving.maxMinutes = 30
  // What makes it cheesy is a cheese; which one, the dish may say.
  if (moods.includes('cheesy')) craving.families = [...new Set([...(craving.families ?? []), 'cheese'])]
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
