import type { Finding, RecipeDraft } from '#contract/recipe.ts'
import { headOf } from '#contract/storable-text.ts'
import { allergies } from '../checks/allergies.ts'
import { dietsAndExclusions } from '../checks/diets.ts'
import { readDraft } from '../checks/read-draft.ts'
import { readerOf } from '../checks/reader-of.ts'
import { withAlternative } from '../cookbook/adapt/alternative.ts'
import { byAuthor } from '../cookbook/adapt/stand-in.ts'
import type { LinkedRecipe } from '../cookbook/open-cookbook.ts'
import type { Craving, Diet } from '../craving/craving.ts'
import { foodById } from '../foods/index.ts'
import { isThin } from './appliances/moist.ts'
import { isEgg, isOfMix, whyNoFlax, withApplesauce, withFlax } from './eggs.ts'
import { type Line, readLines } from './lines.ts'
import { already, changed, listed, type Outcome, refused } from './outcome.ts'
import { leavesItsFat, removeLine } from './remove.ts'
import { replaceLines } from './replace.ts'
import { needsSugar, type StandIn, standInsFor } from './stand-ins.ts'
import { withOtherStarch } from './swap-starch.ts'
import { workedOtherwise } from './worked-otherwise.ts'

const isRule = ({ rule, severity }: Finding) =>
  severity === 'error' && (rule.startsWith('diet.') || rule.startsWith('allergy.'))

/**
 * Returns where the draft breaks the diets, exclusions and allergies of a craving: those rules of the checks,
 * and no other.
 */
export function breaches(draft: RecipeDraft, craving: Craving): Finding[] {
  const read = readDraft(draft, readerOf(draft))
  const expectation = { craving, source: 'engine' as const }
  return [dietsAndExclusions, allergies]
    .flatMap((family) => family.check(read, expectation) ?? [])
    .filter(isRule)
}

/** Foods that stand in for sugar. */
const sweeteners: ReadonlySet<string> = new Set(['erythritol', 'sweetener'])

const indexOf = ({ place }: Finding): number | null => {
  const match = /^ingredients\.(\d+)$/.exec(place)
  return match ? Number(match[1]) : null
}

/**
 * Tells sweet dishes from savoury ones, because they have substitutes of their own: olive oil is no butter in
 * a cake.
 */
export const kindOf = ({ category, ingredients }: RecipeDraft): 'sweet' | 'savoury' =>
  category === 'dessert' ||
  // A pitcher with ice is no place for stock.
  ingredients.some(({ item }) =>
    /\bice(?: cubes?)?$|\bcrushed ice\b|\b(?:soda|sparkling) water\b/.test(item),
  ) ||
  (ingredients.some(({ item }) => /\b(?:sugar|maple syrup|chocolate)\b/.test(item)) &&
    ingredients.some(({ item }) => /\bflour\b|\boats\b/.test(item)) &&
    !ingredients.some(({ item }) =>
      /\b(?:garlic|onion|stock|broth|soy sauce|chicken|beef|pork)\b/.test(item),
    ))
    ? 'sweet'
    : 'savoury'

/**
 * Makes a recipe keep diets and exclusions: every food that breaks them is replaced by one that behaves
 * alike, or left out if the dish does not rest on it.
 * @param craving the present wish
 * @param rules the present wish with all other rules; every replacement keeps them all
 * @param isLacking true when the food is only not at hand, so that one like it comes before doing without
 */
export function keepRules(
  written: RecipeDraft,
  craving: Craving,
  rules: Craving = craving,
  linked?: LinkedRecipe,
  isLacking = false,
): Outcome {
  const name = nameOfRules(craving)
  if (breaches(written, craving).length === 0) return already(`This recipe already is ${name}.`)
  const draft = byItsChoices(linked ? byItsAuthor(written, linked, rules) : written, rules)
  const found = breaches(draft, craving)
  if (found.length === 0) return changed(named(plainVerbs(draft, craving), craving))
  if (craving.diets.includes('low-carb')) {
    const leaner = withoutStarch(draft)
    if (leaner !== draft)
      return breaches(leaner, craving).length === 0
        ? changed(leaner)
        : keepRules(leaner, craving, rules, linked, isLacking)
  }
  if (craving.diets.includes('gluten-free') && /yeast/.test(foodIds(draft)) && /flour/.test(foodIds(draft)))
    return refused('A yeast dough rises by its gluten. The built-in kitchen knows no honest way round that.')
  const lines = readLines(draft)
  const standIns = new Map<number, StandIn>()
  const toDrop: Line[] = []
  let flax = false
  let applesauce = false
  for (const index of new Set(found.map(indexOf).filter((each) => each !== null))) {
    const line = lines[index]!
    if (isEgg(line) && isOfMix(draft)) {
      applesauce = true
      continue
    }
    if (isEgg(line) && whyNoFlax(draft) === null) {
      flax = true
      continue
    }
    const droppable =
      (leavesItsFat(draft, line) && removeLine(draft, index) !== null) ||
      (!isLacking && !isBase(line, lines) && removable(draft, line, craving))
    // A substitute is checked again only for exclusions, because its name may contain one: turkey bacon for
    // "no bacon".
    const holds = (standIn: StandIn) =>
      craving.exclusions.length === 0 ||
      !breaches(replaceLines(draft, new Map([[index, standIn]])), rules).some(
        (each) => indexOf(each) === index,
      )
    const known = droppable ? [] : standInsFor(line, craving, kindOf(draft), rules)
    const standIn = known.find((one) => holds(one) && !isThere(one, lines)) ?? null
    if (standIn) standIns.set(index, standIn)
    else if (removeLine(draft, index, { anySize: craving.diets.length === 0 }) !== null) toDrop.push(line)
    else if (isEgg(line)) return refused(whyNoFlax(draft) ?? noStandIn([line]))
    else if (known.some(holds)) standIns.set(index, known.find(holds)!)
    else return refused(noStandIn([line]))
  }
  if (browned(draft) && [...standIns.values()].some(({ id }) => id === 'vegan-butter')) {
    return refused(
      'The steps brown the butter, which only the milk in it does. The built-in kitchen knows nothing that takes its place.',
    )
  }
  if (needsSugar(draft) && [...standIns.values()].some(({ id }) => sweeteners.has(id)))
    return refused(
      'Sugar does more than sweeten this dish, and the built-in kitchen knows no sweetener that does its work.',
    )
  let result = replaceLines(draft, standIns)
  for (const { index } of toDrop.toSorted((a, b) => b.index - a.index)) {
    const less = removeLine(result, index, { anySize: craving.diets.length === 0 })
    if (!less) return refused(noStandIn([lines[index]!]))
    result = less
  }
  if (flax) result = withFlax(result)
  if (applesauce) result = withApplesauce(result)
  result = named(plainVerbs(result, craving), craving)
  const left = breaches(result, craving)
  if (left.length > 0)
    return refused(`${left[0]!.message} The built-in kitchen could not change that soundly.`)
  return changed(result)
}

const forStarch: readonly (readonly [RegExp, string])[] = [
  [
    /pasta|spaghetti|penne|macaroni|linguine|fettuccine|rigatoni|fusilli|farfalle|lasagna-noodle|noodle$/,
    'zucchini',
  ],
  [/rice$|couscous|quinoa|bulgur|farro|orzo/, 'cauliflower-rice'],
  [/^(?:potato|new-potato|sweet-potato)$/, 'cauliflower'],
]
/** Replaces pasta, rice and potatoes by vegetables, as far as they are boiled by themselves. */
function withoutStarch(draft: RecipeDraft): RecipeDraft {
  for (const line of readLines(draft)) {
    const id = line.food && forStarch.find(([ids]) => ids.test(line.food!.id))?.[1] // checked just before
    const food = id ? foodById(id) : undefined
    const outcome = food && line.food?.id !== id ? withOtherStarch(draft, line, food) : null
    if (outcome?.kind === 'changed') return withoutStarch(outcome.draft)
  }
  return draft
}

/**
 * Applies the substitutes that the author of the recipe names, as far as they go. They come before the
 * kitchen's own, which change every line at once.
 */
function byItsAuthor(draft: RecipeDraft, recipe: LinkedRecipe, rules: Craving): RecipeDraft {
  let current = draft
  for (let round = 0; round < 12; round++) {
    const found = breaches(current, rules)
    const improves = (next: RecipeDraft) => breaches(next, rules).length < found.length
    const next = found
      .map(indexOf)
      .filter((index) => index !== null)
      .map((index) => byAuthor(recipe, current, index, improves))
      .find((one) => one !== null)
    if (!next) return current
    current = next
  }
  return current
}

/** Takes the food that a line leaves to choose, where the other breaks a rule: "chile powder or paprika". */
function byItsChoices(draft: RecipeDraft, rules: Craving): RecipeDraft {
  let current = draft
  for (const finding of breaches(draft, rules)) {
    const index = indexOf(finding)
    const count = breaches(current, rules).length
    const next =
      index === null ? null : withAlternative(current, index, (one) => breaches(one, rules).length < count)
    current = next ?? current
  }
  return current
}

/** True for browned butter, which tastes of milk solids that turned brown. */
const browned = ({ instructions }: RecipeDraft) =>
  /\bflecks?\b|\bbrown(?:ed)? butter\b|\bmilk solids\b|\bbrown the butter\b/i.test(instructions.join(' '))

/** True for a food that the dish has anyway: cucumber is no stand-in for tomatoes in a salad with cucumber. */
const isThere = ({ id }: StandIn, lines: readonly Line[]): boolean =>
  lines.some(({ food }) => food?.id === id)

/** Sauces that salt a dish, which tastes of nothing without one or another that does. */
const saltsTheDish = /^(?:soy-sauce|tamari|fish-sauce|oyster-sauce|hoisin-sauce|miso)$/

/** Share of a dish from which what is poured or spooned in is its sauce. */
const SAUCE = 0.08

/** True for a food without which nothing is salted, or what it moistens stays dry: the beer of a stew. */
const isBase = (line: Line, lines: readonly Line[]): boolean =>
  saltsTheDish.test(line.food?.id ?? '') ||
  ((isThin(line) || /mayonnaise|yogurt|sour-cream/.test(line.food?.id ?? '')) &&
    line.grams > SAUCE * lines.reduce((sum, { grams }) => sum + grams, 0))

/**
 * True when a food can simply be left out, because a cook who wants no mushrooms prefers a dish without them
 * to one with a substitute.
 */
const removable = (draft: RecipeDraft, { index }: Line, craving: Craving): boolean =>
  craving.diets.length === 0 && removeLine(draft, index) !== null

const foodIds = (draft: RecipeDraft) =>
  readLines(draft)
    .map(({ food }) => food?.id ?? '')
    .join(' ')

const noStandIn = (lines: readonly Line[]) => {
  const foods = listed(lines.map(({ parsed }) => parsed.food))
  return `The built-in kitchen knows nothing that takes the place of the ${foods} in this dish. A new recipe would serve you better.`
}

/** Prepares pans and boards without what the craving rules out; a vegan dish is no more honeyed. */
function plainVerbs(draft: RecipeDraft, craving: Craving): RecipeDraft {
  const worked = workedOtherwise(draft, (of) => breaches(of, craving).length)
  return craving.diets.some((diet) => diet === 'vegan' || diet === 'dairy-free')
    ? {
        ...worked,
        title: worked.title.replace(/\bHoneyed\b/g, 'Sweetened'),
        description: worked.description.replace(/\bhoneyed\b/gi, 'sweetened'),
      }
    : worked
}

/** Words for the diets that a title names. */
export const dietTitles: Partial<Record<Diet, string>> = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  'gluten-free': 'Gluten-Free',
  'dairy-free': 'Dairy-Free',
  'nut-free': 'Nut-Free',
  'egg-free': 'Egg-Free',
}

/**
 * Takes out of a title the diets that the changed recipe keeps no more: a vegan curry with chicken is none.
 * @param before recipe that kept them
 */
export function withTrueTitle(draft: RecipeDraft, before: RecipeDraft, none: Craving): RecipeDraft {
  const lost = Object.entries(dietTitles).filter(([diet, word]) => {
    const faults = (of: RecipeDraft) => breaches(of, { ...none, diets: [diet as Diet] }).length // keys are diets
    return new RegExp(word, 'i').test(draft.title) && faults(draft) > faults(before)
  })
  const title = lost.reduce(
    (left, [, word]) => left.replace(new RegExp(String.raw`\s*\(${word}!?\)|\b${word}!?\s*`, 'gi'), ' '),
    draft.title,
  )
  return lost.length > 0 ? { ...draft, title: title.replace(/\s{2,}/g, ' ').trim() } : draft
}

/** Removes the last "with …" or " and …" of a title that grew too long. */
function cut(title: string): string {
  let short = title
  while (short.length > 80) {
    const next = short.replace(/(?: with| and|,) (?:(?! with | and |,).)*$/i, '')
    if (next === short) return headOf(short, 80).replace(/\s+\S*$/, '')
    short = next
  }
  return short
}

/** Names a diet that was asked for in the title, once. */
function named(draft: RecipeDraft, craving: Craving): RecipeDraft {
  const said = craving.diets.map((diet) => dietTitles[diet]).filter((word) => word !== undefined)
  const missing = said.filter((word) => !draft.title.toLowerCase().includes(word.toLowerCase()))
  // "The Best Banana Bread" is a gluten-free one of them without its article.
  const bare =
    missing.length > 0 ? draft.title.replace(/^(?:The|My|Our)(?: Very)? (?=\p{Lu})/u, '') : draft.title
  const title = `${missing.join(' ')} ${bare}`.trim()
  return { ...draft, title: cut(title) }
}

/** Names the rules for a message: "vegan", "gluten-free", "without mushrooms". */
export const nameOfRules = ({
  diets,
  exclusions,
  allergies = [],
}: Pick<Craving, 'diets' | 'exclusions' | 'allergies'>): string => {
  const without = [...new Set(exclusions.map((word) => word.replace(/-/g, ' ')))]
  const free =
    allergies.length > 0 ? [`free of ${listed(allergies.map((one) => one.replace(/-/g, ' ')))}`] : []
  return [...diets, ...free, ...(without.length > 0 ? [`without ${listed(without)}`] : [])].join(' and ')
}
