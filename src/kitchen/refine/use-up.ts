import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import { type PantryItem, pantryItem } from '../culinary/index.ts'
import type { Food } from '../foods/index.ts'
import { foodById } from '../foods/index.ts'
import { capital } from '../prose.ts'
import { moistDish } from './appliances/moist.ts'
import { kindOf } from './keep-rules.ts'
import { readLines } from './lines.ts'
import { already, changed, type Outcome, refused } from './outcome.ts'
import { titleCase } from './rename.ts'
import { weighed } from './replace.ts'
import { isAdvice, mapSentences, sentencesOf, withFinish } from './sentences.ts'

const heat = /\b(?:simmer|cook|fry|saut[eé]|boil|stir-fry|heat|warm)\b/i
const baked = /\b(?:batter|dough|bake|roast)\b/i
/** Titles of dishes in which a leaf or a bean can simply be stirred at the end. */
const stirred =
  /\b(?:soup|stew|curry|chili|dal|risotto|pasta|spaghetti|penne|noodles?|stir-?fry|fried rice|pilaf|paella|masala|ragu|bolognese|tagine)\b/i
const notStirred =
  /\b(?:salad|omelet(?:te)?|frittata|tacos?|burgers?|sandwich|toast|wraps?|burritos?|quesadillas?|pizza|carbonara)\b/i

/** True when something may still cook in the pot when the dish is nearly done. */
function takesStirring(draft: RecipeDraft): boolean {
  const { title, instructions } = draft
  const last = instructions.findLast((step) => heat.test(step)) ?? ''
  const text = instructions.join(' ')
  return (
    (stirred.test(title) || moistDish(draft) !== null) &&
    !notStirred.test(title) &&
    !baked.test(text) &&
    !/\beggs?\b/i.test(last) &&
    (moistDish(draft) !== null || !/off the heat/i.test(last))
  )
}

/**
 * Adds a food to a finished recipe where it does no harm: stirred in at the end, tossed in raw, or cooked
 * beside it.
 */
export function withUsedUp(draft: RecipeDraft, id: string): Outcome {
  const food = foodById(id)
  const item = pantryItem(id)
  const name = item?.many ?? food?.plural ?? id.replace(/-/g, ' ')
  const there = readLines(draft).find((line) => line.food?.id === id)
  if (there)
    return already(`This recipe already uses ${[there.amount, there.parsed.food].filter(Boolean).join(' ')}.`)
  if (!food || !item)
    return refused(`The built-in kitchen does not know how to add ${name} to a finished recipe.`)
  const roles = new Set(item.roles)
  const sweet = kindOf(draft) === 'sweet'
  const is = (...any: PantryItem['roles'][number][]) => any.some((role) => roles.has(role))
  if (is('fruit', 'berry') && (sweet || /breakfast|snack/.test(draft.category)))
    return changed(added(draft, food, item, 80, `Serve with the ${name}.`, true))
  if (sweet)
    return refused(`${capital(name)} would not do a sweet dish any good. Ask for a new recipe that uses it.`)
  if (is('herb')) return changed(added(draft, food, item, 5, `Scatter with the ${name}.`, true))
  const text = draft.instructions.join(' ')
  const cooked = heat.test(text)
  if (is('vegetable', 'mushroom')) {
    const boiled = intoTheWater(draft, food, item, name)
    if (boiled) return changed(titled(boiled, name))
    if (item.speed === 'leaf' && takesStirring(draft))
      return changed(
        titled(
          beforeServing(
            draft,
            food,
            item,
            40,
            `Stir in the ${name} and cook for 2 minutes, until wilted.`,
            2,
          ),
          name,
        ),
      )
    if (takesStirring(draft) && item.speed !== 'raw')
      return changed(titled(intoThePot(draft, food, item, name), name))
    const blended = !cooked && /\bblender\b/i.test(text)
    if (blended && item.speed === 'leaf') return changed(titled(inBlender(draft, food, item, name), name))
    if (blended)
      return refused(`${capital(name)} would not do a drink any good. Ask for a new recipe that uses it.`)
    if (
      (!cooked || /\bsalad\b/i.test(draft.title)) &&
      (item.raw || item.speed === 'raw' || item.speed === 'leaf')
    )
      return changed(titled(beforeServing(draft, food, item, 50, `Toss in the ${name}.`, 0), name))
    const fried = withTheOnion(draft, food, item, name)
    if (fried && cooked) return changed(titled(fried, name))
    if (item.speed === 'raw') return changed(added(draft, food, item, 50, `Serve with the ${name}.`, true))
    return changed(titled(beside(draft, food, item, name), name))
  }
  if (is('bean') && takesStirring(draft))
    return changed(
      titled(
        beforeServing(draft, food, item, 60, `Stir in the ${name} and heat through for 3 minutes.`, 3),
        name,
      ),
    )
  return refused(
    `${capital(name)} ${name.endsWith('s') ? 'need a place of their own' : 'needs a place of its own'} in a dish, and the built-in kitchen would only be guessing here. Ask for a new recipe that uses it.`,
  )
}

function lineOf(draft: RecipeDraft, food: Food, item: PantryItem, gramsEach: number) {
  const grams = gramsEach * draft.servings
  const buy = item.buy?.split('|').at(-1) ?? item.many
  const metric =
    draft.ingredients.some(({ amount }) => /\d ?(?:g|ml)\b/.test(amount)) &&
    !draft.ingredients.some(({ amount }) => /\b(?:cups?|ounces?|pounds?)\b/.test(amount))
  const each = food.measures.medium ?? food.measures.each
  const amount = food.id.endsWith('-canned')
    ? `${Math.max(1, Math.round(grams / 240))} can${grams / 240 >= 1.5 ? 's' : ''}`
    : each && each > 40 && item.many !== item.one
      ? String(Math.max(1, Math.round(grams / each)))
      : weighed(grams, metric)
  return {
    amount,
    item: [amount === '1' ? (item.buy?.split('|')[0] ?? item.one) : buy, item.cut].filter(Boolean).join(', '),
  }
}

/**
 * Adds a line at the end, but above all headings, because a line for the whole dish must not stand under the
 * last of them.
 */
export const listedWith = (lines: readonly Ingredient[], line: Ingredient): Ingredient[] => {
  const heading = lines.findIndex(({ group }) => group !== undefined)
  return lines.toSpliced(heading < 0 ? lines.length : heading, 0, line)
}

const withLine = (draft: RecipeDraft, food: Food, item: PantryItem, grams: number): RecipeDraft => ({
  ...draft,
  ingredients: listedWith(draft.ingredients, lineOf(draft, food, item, grams)),
})

/** Adds a food with a sentence at the end of the last step. */
function added(
  draft: RecipeDraft,
  food: Food,
  item: PantryItem,
  grams: number,
  sentence: string,
  last: boolean,
): RecipeDraft {
  const next = withLine(draft, food, item, grams)
  return {
    ...next,
    instructions: last
      ? withFinish(next.instructions, sentence)
      : next.instructions.map((step, i) => (i === 0 ? `${step} ${sentence}` : step)),
  }
}

/** Adds a food with a step of its own before the dish is served. */
function beforeServing(
  draft: RecipeDraft,
  food: Food,
  item: PantryItem,
  grams: number,
  sentence: string,
  minutes: number,
): RecipeDraft {
  const next = withLine(draft, food, item, grams)
  const cooking = next.instructions.findLastIndex((step) =>
    sentencesOf(step).some(
      (each) => heat.test(each) && !isAdvice(each) && !/^(?:serve|scatter|top)\b/i.test(each),
    ),
  )
  const at = cooking < 0 ? Math.max(0, next.instructions.length - 1) : cooking + 1
  // A step that ends with advice about leftovers takes the sentence before them.
  const isClosed = cooking >= 0 && sentencesOf(next.instructions[cooking]!).some(isAdvice)
  return {
    ...next,
    cookTime: next.cookTime + minutes,
    instructions: isClosed
      ? [...withFinish(next.instructions.slice(0, at), sentence), ...next.instructions.slice(at)]
      : next.instructions.toSpliced(at, 0, sentence),
  }
}

const inBlender = (draft: RecipeDraft, food: Food, item: PantryItem, name: string): RecipeDraft => {
  const next = withLine(draft, food, item, 30)
  return { ...next, instructions: next.instructions.toSpliced(1, 0, `Add the ${name} to the blender.`) }
}

const minutesOf: Record<NonNullable<PantryItem['speed']>, number> = {
  hard: 15,
  firm: 8,
  soft: 6,
  leaf: 2,
  raw: 0,
}

/** Adds a vegetable to the onions with which a sauce or filling begins, to fry for as long as it needs. */
function withTheOnion(draft: RecipeDraft, food: Food, item: PantryItem, name: string): RecipeDraft | null {
  const minutes = minutesOf[item.speed ?? 'firm']
  const target = draft.instructions
    .flatMap(sentencesOf)
    .find(
      (sentence) =>
        /\b(?:onions?|shallots?|leeks?)\b/i.test(sentence) &&
        /\b(?:fry|cook|soften|saut[eé]|sweat)\b/i.test(sentence) &&
        /minute/.test(sentence),
    )
  if (!target || minutes === 0 || item.speed === 'raw') return null
  const next = withLine(draft, food, item, 60)
  return {
    ...mapSentences(next, (sentence) =>
      sentence === target
        ? `${sentence} Add the ${name} and cook for ${minutes} minutes more, until tender.`
        : sentence,
    ),
    cookTime: draft.cookTime + minutes,
  }
}

/** Adds a vegetable to pasta or noodles that boil and are drained, to boil for as long as it needs. */
function intoTheWater(draft: RecipeDraft, food: Food, item: PantryItem, name: string): RecipeDraft | null {
  const minutes = item.speed === 'leaf' ? 1 : item.speed === 'raw' || item.speed === 'hard' ? null : 3
  const text = draft.instructions.join(' ')
  const target = draft.instructions
    .flatMap(sentencesOf)
    .find(
      (sentence) =>
        /\b(?:boil|cook)\b/i.test(sentence) &&
        /\b(?:salted water|boiling water|pot of water|package)\b/i.test(sentence),
    )
  // Mushrooms are fried; boiled, they taste of the water.
  const isFried = item.roles.includes('mushroom')
  if (minutes === null || item.speed === 'leaf' || isFried || !target || !/\bdrain/i.test(text)) return null
  const next = withLine(draft, food, item, 70)
  return mapSentences(next, (sentence) =>
    sentence === target
      ? `${sentence} Add the ${name} to the water for the last ${minutes} minutes.`
      : sentence,
  )
}

/** Adds a vegetable to the pot, to simmer for as long as it needs before the dish is done. */
function intoThePot(draft: RecipeDraft, food: Food, item: PantryItem, name: string): RecipeDraft {
  const minutes = minutesOf[item.speed ?? 'firm']
  const grams = item.speed === 'hard' ? 120 : 60
  return beforeServing(
    draft,
    food,
    item,
    grams,
    `Add the ${name} and simmer for ${minutes} minutes, until tender.`,
    minutes,
  )
}

/**
 * Fats for frying a vegetable by itself; the first that the dish does not use is taken, because listed ones
 * are used up in it.
 */
const fats: readonly (readonly [id: string, name: string])[] = [
  ['olive-oil', 'olive oil'],
  ['vegetable-oil', 'neutral oil'],
  ['avocado-oil', 'avocado oil'],
]
/** Dishes that are eaten with a spoon, and so have no side of the plate. */
const inBowls = /\b(?:soup|bisque|chowder|stew|chili|broth|gazpacho|ramen|curry|dal|congee)\b/i

/** Cooks a food in a pan of its own meanwhile: the one place where it cannot upset anything. */
function beside(draft: RecipeDraft, food: Food, item: PantryItem, name: string): RecipeDraft {
  const minutes = minutesOf[item.speed ?? 'firm']
  const next = withLine(draft, food, item, 70)
  const listed = readLines(draft).map((line) => line.food?.id)
  const [, fat] = fats.find(([id]) => !listed.includes(id)) ?? fats[0]!
  const served = inBowls.test(draft.title) ? `Top it with the ${name}.` : `Serve the ${name} alongside.`
  const at = Math.max(0, draft.instructions.length - 1)
  return {
    ...next,
    cookTime: Math.max(draft.cookTime, minutes),
    ingredients: listedWith(next.ingredients, { amount: '1 tablespoon', item: fat }),
    instructions: withFinish(next.instructions, served).toSpliced(
      at,
      0,
      `Meanwhile, cook the ${name} in the ${fat} in a skillet over medium heat for ${minutes} minutes, until tender.`,
    ),
  }
}

/**
 * Adds a food to the title: "with Parsley" → "with Parsley and Spinach"; "with A and B" → "with A, B and
 * Spinach".
 */
export function titled(draft: RecipeDraft, name: string): RecipeDraft {
  const word = titleCase(name.replace(/^(?:baby|fresh) /, ''))
  const [, head, tail] = /^(.*? with )(.*)$/i.exec(draft.title) ?? []
  const title = tail ? `${head}${tail.replace(/ and /i, ', ')} and ${word}` : `${draft.title} with ${word}`
  return { ...draft, title: title.length <= 80 ? title : draft.title }
}
