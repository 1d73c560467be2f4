import type { Food } from '../foods/food.ts'
import { matchFood } from '../foods/index.ts'
import type { DietRule } from './diet-rules.ts'
import { familyOf } from './food-families.ts'
import { isOfAnimals, plantShapes } from './plant-shapes.ts'
import type { ReadDraft, ReadLine, ReadStep } from './read-draft.ts'
import { tokens } from './words.ts'

/*
 * Cooks name in the steps what they have on the list by a shorter word, and what they have made of it by a word of its
 * own: "pour in the milk" of the oat milk, "the cheese sauce" of blended cashews. Such a word brings nothing new into the
 * dish. What the list itself holds is judged line by line, so a word that only refers to it needs no judging.
 */

/** A stretch of a step's text. */
interface Place {
  start: number
  end: number
}

/** How a food is at that moment, not which: "the hot stock" is the stock of the list. */
const states = new Set(
  'hot warm warmed cold cool cooled chilled melted softened remaining reserved rest leftover soaked drained thick thin'.split(
    ' ',
  ),
)
export const isState = (token: string): boolean => states.has(token)

/**
 * What a cook makes of other things and then calls by this name: the verb that a step before needs, and what the list must
 * have for it. A sauce of a name of its own ("soy sauce") is bought.
 */
const made: readonly (readonly [name: RegExp, verb: RegExp, of: RegExp | null])[] = [
  [
    /^(?:sauce|gravy|dressing|filling|mixture|topping|dip|marinade|glaze|rub|paste)$/,
    /\b(?:blend|blitz|whisk|beat|mash|mix|combine|stir|shake|simmer|puree|pulse|process)/,
    null,
  ],
  [
    /^pesto$/,
    /\b(?:blend|blitz|pulse|process|pound|chop|crush)/,
    /\b(?:basil|parsley|cilantro|kale|arugula|spinach|herbs?|mint)\b/,
  ],
  [/^meringue$/, /\b(?:whisk|whip|beat)/, /\baquafaba\b/],
  [
    /^(?:mayonnaise|mayo|aioli)$/,
    /\b(?:whisk|whip|beat|blend)/,
    /\b(?:aquafaba|silken tofu|soy milk|cashews?)\b/,
  ],
  [/^custard$/, /\b(?:whisk|cook|simmer|stir)/, /\b(?:cornstarch|corn starch|cornflour|custard powder)\b/],
  [
    /^(?:buttercream|frosting|icing)$/,
    /\b(?:whisk|whip|beat)/,
    /\b(?:powdered|icing|confectioners'?) sugar\b/,
  ],
  [/^ganache$/, /\b(?:melt|stir|whisk|pour)/, /\bchocolate\b/],
  [/^caramel$/, /\b(?:cook|melt|simmer|boil)/, /\bsugar\b/],
  [
    /^(?:dough|pastry|crust|batter)$/,
    /\b(?:mix|knead|rub|stir|whisk|press|combine|pulse|bring together)/,
    /\b(?:flour|starch|meal|oats?|crackers?|biscuits?|cookies|polenta)\b/,
  ],
  [/^(?:patty|burger|meatball|dumpling|nugget)$/, /\b(?:form|shape|roll|press)/, null],
  [
    /^(?:noodle|spaghetti|ribbon)$/,
    /\b(?:spiraliz|ribbons?|julienne|peel)/,
    /\b(?:zucchini|courgettes?|squash|carrots?|cucumbers?|daikon|sweet potato|celeriac)\b/,
  ],
  [/^dashi$/, /\b(?:simmer|steep|soak|heat|boil)/, /\b(?:kombu|kelp|shiitake|katsuobushi|bonito)\b/],
]
/** "The cheese sauce" of blended cashews; a peanut sauce holds peanuts, whatever the list says. */
const madeBehind = /^[ -](?:sauce|gravy|dressing|filling|mixture|topping|dip)\b/
const likeMilk = /^(?:cheese|cream|butter|milk|egg|cream cheese|sour cream)$/
const definite =
  /\b(?:the|this|your|all|half|remaining|reserved)(?: (?:of the|rest of the|[a-z-]+))?(?: [a-z-]+)? $/

/** The last words of what stands in for a forbidden food on the list: `milk` of "oat milk". */
function standInNames(recipe: ReadDraft, rule: DietRule): ReadonlySet<string> {
  const known = remembered.get(recipe)?.get(rule)
  if (known) return known
  const names = new Set<string>()
  for (const { text } of recipe.lines)
    for (const pattern of [rule.substitutes, ...(isOfAnimals(rule) ? [plantShapes] : [])])
      for (const [found] of text.matchAll(new RegExp(pattern.source, 'g'))) {
        const last = tokens(found).at(-1)
        if (last) names.add(last)
      }
  const byRule = remembered.get(recipe) ?? new Map<DietRule, ReadonlySet<string>>()
  remembered.set(recipe, byRule.set(rule, names))
  return names
}
const remembered = new WeakMap<ReadDraft, Map<DietRule, ReadonlySet<string>>>()

/**
 * Whether words of a step that name a forbidden food only refer to what the list has.
 * @param keeps whether a line keeps the rule
 */
export function refersToListed(
  recipe: ReadDraft,
  step: ReadStep,
  place: Place,
  rule: DietRule,
  keeps: (line: ReadLine) => boolean,
): boolean {
  const named = tokens(step.folded.slice(place.start, place.end))
  const head = named.at(-1) ?? ''
  const names = standInNames(recipe, rule)
  // The words of one line: rice noodles and eggs on a list are no egg noodles.
  if (isNameOfALine(recipe, named, names)) return true
  if (quotedIn(recipe).has(named.join(' '))) return true
  if (isOfListed(recipe, step, place)) return true
  if (isMadeBefore(recipe, step, place)) return true
  // "The pasta" is the gluten-free macaroni of the list; egg noodles are no rice noodles.
  const isDefinite = definite.test(step.folded.slice(Math.max(0, place.start - 40), place.start))
  const family =
    isDefinite && named.slice(0, -1).every((token) => states.has(token)) ? familyOf(head) : undefined
  return (
    family !== undefined &&
    recipe.lines.some(
      (line) => (isIn(line.food, family) || (kinds.has(head) && isKind(line, family))) && keeps(line),
    )
  )
}

/** Short names of what a list writes out. */
const longNames: ReadonlyMap<string, string> = new Map([
  ['mayo', 'mayonnaise'],
  ['yoghurt', 'yogurt'],
  ['veg', 'vegetable'],
])

const longName = (token: string): string => longNames.get(token) ?? token

/** Whether a line, or what it stands in for, has all of these words. */
export const isNameOfALine = (
  { lines }: ReadDraft,
  named: readonly string[],
  names: ReadonlySet<string> = new Set(),
): boolean => {
  const own = named.filter((token) => !states.has(token)).map(longName)
  return (
    own.length > 0 &&
    (own.every((token) => [...names].some((name) => longName(name) === token)) ||
      lines.some((line) => {
        const said = line.tokens.map(longName)
        return own.every((token) => said.includes(token))
      }))
  )
}

/** Jackfruit "carnitas": what the recipe once sets in quotation marks, whole, is a name of its own. Inches are none. */
const quotedIn = (recipe: ReadDraft): ReadonlySet<string> => {
  const known = quoted.get(recipe)
  if (known) return known
  const said = [...`${recipe.title}\n${recipe.method}`.matchAll(/(?<!\d)"([^"\n]{2,30})"/g)]
  const all = new Set(said.map(([, words = '']) => tokens(words).join(' ')))
  quoted.set(recipe, all)
  return all
}
const quoted = new WeakMap<ReadDraft, ReadonlySet<string>>()

/** Foods that are bought under the names of their kinds. */
const kinds = new Set(['cheese', 'sausage', 'burger', 'patty', 'mince'])
/** "Dairy-free mozzarella shreds" are a cheese by their name, though the table has no such food. */
const isKind = ({ text }: ReadLine, family: (food: Food) => boolean): boolean =>
  tokens(text).some((token) => isIn(matchFood(token)?.food ?? null, family))

const isIn = (food: Food | null, family: (food: Food) => boolean): boolean => food !== null && family(food)

const listedTokens = (recipe: ReadDraft): ReadonlySet<string> => {
  const known = tokensOf.get(recipe)
  if (known) return known
  const all = new Set(recipe.lines.flatMap((line) => line.tokens))
  tokensOf.set(recipe, all)
  return all
}
const tokensOf = new WeakMap<ReadDraft, ReadonlySet<string>>()

/** "Cauliflower steaks", "cashew ricotta": a plant of the list in the shape of something else. */
export const isPlantShape = (recipe: ReadDraft, step: ReadStep, { start, end }: Place): boolean =>
  shapesOf(step).some((shape) => {
    const [plant = ''] = tokens(step.folded.slice(shape.start, shape.end))
    const isListed = listedTokens(recipe).has(plant) || /^(?:vegan|plant|meatless)$/.test(plant)
    return shape.start < end && start < shape.end && isListed
  })

const shapesOf = (step: ReadStep): readonly Place[] => {
  const known = shapes.get(step)
  if (known) return known
  const found = [...step.folded.matchAll(new RegExp(plantShapes.source, 'g'))].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }))
  shapes.set(step, found)
  return found
}
const shapes = new WeakMap<ReadStep, readonly Place[]>()

/** "The thick cream from the top of the coconut milk". */
export function isOfListed(recipe: ReadDraft, { folded }: ReadStep, { end }: Place): boolean {
  const [, source] =
    /^ (?:from|of)(?: the)?(?: top of| can of| surface of)?(?: the)? ([a-z-]+(?: [a-z-]+)?)/.exec(
      folded.slice(end),
    ) ?? []
  return source !== undefined && tokens(source).every((token) => listedTokens(recipe).has(token))
}

/** "The pesto", "the cheese sauce": a step has blended, whisked or simmered it of what is listed. */
export function isMadeBefore(recipe: ReadDraft, step: ReadStep, { start, end }: Place): boolean {
  const name = tokens(step.folded.slice(start, end))
  const head = name.at(-1) ?? ''
  const { starts, named, makers } = makingOf(recipe)
  const at = (starts[step.index] ?? 0) + start
  if ((named.get(name.join(' ')) ?? at) < at) return true
  if (!definite.test(step.folded.slice(Math.max(0, start - 40), start))) return false
  const isBeforeSauce = madeBehind.test(step.folded.slice(end))
  const isOwn = likeMilk.test(name.join(' ')) || name.every((token) => titleOf(recipe).has(token))
  const own = isBeforeSauce && isOwn ? 'sauce' : head
  // "The teriyaki sauce" of a recipe for teriyaki salmon is its own; any other with a name of its own is bought.
  const isOwnSauce =
    name.length > 1 && sauces.has(head) && name.slice(0, -1).every((token) => titleOf(recipe).has(token))
  if (own === head && name.length > 1 && !isOwnSauce) return false
  return makers.some(({ names, since }) => names.test(own) && since < at)
}

const sauces = new Set(['sauce', 'marinade', 'glaze', 'dressing', 'rub', 'paste'])
const titleOf = ({ title }: ReadDraft): ReadonlySet<string> => new Set(tokens(title))

/** What the steps of a recipe make, and from which place of its method on. */
interface Making {
  /** Where each step begins in the method. */
  starts: readonly number[]
  /** Names that a step has given: `buttermilk` after "until it curdles into a vegan buttermilk". */
  named: ReadonlyMap<string, number>
  makers: readonly { names: RegExp; since: number }[]
}

/** "For the ricotta, pulse the tofu": what a step sets out to make. */
const settingOut = /(?:^|\n|[.!] )for the ((?:[a-z-]+ ){0,2}[a-z-]+)[,:]/g
/** What cooks make of other foods and call by the name of what it stands for. */
const parts = new Set(
  'ricotta feta parmesan mozzarella cheese cream crema custard mayo mayonnaise aioli pesto sauce dressing glaze gravy'.split(
    ' ',
  ),
)
const mixing = /\b(?:blend|blitz|whizz|pulse|process|puree|whisk|whip|beat|mash|mix|stir|combine|crumble)\b/
const becoming = /\b(?:into|makes?|becomes?|forms?|to make) (?:an?|your)((?: [a-z-]+){1,4})/g

/** Read once for all mentions: a recipe may have a hundred steps with a hundred foods each. */
function makingOf(recipe: ReadDraft): Making {
  const known = makings.get(recipe)
  if (known) return known
  const { method } = recipe
  const starts: number[] = []
  let start = 0
  for (const { folded } of recipe.steps) {
    starts.push(start)
    start += folded.length + 1
  }
  const named = new Map<string, number>()
  const give = (name: string, at: number) => {
    if (!named.has(name)) named.set(name, at)
  }
  for (const { index, 0: whole, 1: words = '' } of method.matchAll(becoming)) {
    const said = tokens(words)
    for (let from = 0; from < said.length; from++)
      for (let to = from + 1; to <= said.length; to++)
        give(said.slice(from, to).join(' '), index + whole.length)
  }
  for (const { index, 0: whole, 1: words = '' } of method.matchAll(settingOut)) {
    const said = tokens(words)
    const sentence = method.slice(index + whole.length).split(/[.\n]/)[0] ?? ''
    // "For the shrimp: sear the shrimp" sets out to cook a food, not to make one.
    if (!parts.has(said.at(-1) ?? '') || !mixing.test(sentence)) continue
    for (let from = 0; from < said.length; from++) give(said.slice(from).join(' '), index)
  }
  for (const { index, 0: whole } of method.matchAll(new RegExp(plantShapes.source, 'g'))) {
    const said = tokens(whole)
    for (let from = 1; from < said.length; from++) give(said.slice(from).join(' '), index + whole.length)
  }
  const list = recipe.lines.map(({ text }) => text).join('\n')
  const makers = made
    .filter(([, , of]) => of === null || of.test(list))
    .map(([names, verb]) => ({ names, since: verb.exec(method)?.index ?? Number.POSITIVE_INFINITY }))
  const making = { starts, named, makers }
  makings.set(recipe, making)
  return making
}
const makings = new WeakMap<ReadDraft, Making>()
