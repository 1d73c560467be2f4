import type { RecipeDraft } from '#contract/recipe.ts'
import { headOf } from '#contract/storable-text.ts'
import { familyOf } from '../checks/index.ts'
import { standInsOf, withStandIn } from '../cookbook/adapt/stand-in.ts'
import { meansLine } from '../cookbook/line-of.ts'
import type { LinkedRecipe } from '../cookbook/open-cookbook.ts'
import { pantryItem } from '../culinary/index.ts'
import { substitutesFor } from '../culinary/substitutions.ts'
import { type Food, foodById, singular } from '../foods/index.ts'
import { recipeLanguage } from '../languages/recipe-language.ts'
import { capital } from '../prose.ts'
import { ratioAsked } from './asked-others.ts'
import { isFat } from './fats.ts'
import { type Line, mentionsIn, readLines } from './lines.ts'
import { isMain, isMeat } from './meats.ts'
import { already, changed, type Outcome, refused } from './outcome.ts'
import { plainOthers } from './plain-others.ts'
import type { Name } from './rename.ts'
import { replaceLines } from './replace.ts'
import { sentencesOf } from './sentences.ts'
import { plainStandIn } from './stand-ins.ts'
import { swappedAbroad } from './swap-abroad.ts'
import { withOtherMain } from './swap-meat.ts'
import { isStarch, withOtherStarch } from './swap-starch.ts'
import { foodMeant } from './wish.ts'

/** Carries out `swap butter for olive oil`, if the one can do what the other did. */
export function swapped(
  draft: RecipeDraft,
  { from, to }: { from: string; to: string },
  linked?: LinkedRecipe,
): Outcome {
  const lines = readLines(draft)
  const named = foodMeant(to)
  if (!named) return refused(`The kitchen does not know “${headOf(to, 60)}” as a food.`)
  const all = from === '' ? mainOf(lines, named) : meant(lines, from, to)
  const found = withoutStrewn(draft, all, named)
  const [sample] = found
  const isAsked = sample?.food ? ratioAsked(draft, sample.food, named) !== undefined : false
  const target = isAsked ? named : fitting(named, to, found)
  if (found.length === 0) {
    return lines.some((line) => line.food?.id === target.id)
      ? already(`This recipe already uses ${target.name}, and no ${headOf(from, 60)}.`)
      : refused(
          from === ''
            ? `The recipe does not say what ${headOf(to, 60)} would take the place of. Say it: “${headOf(to, 40)} instead of …”.`
            : `There is no ${headOf(from, 60)} in this recipe.`,
        )
  }
  if (found.every((line) => line.food?.id === target.id))
    return already(`This recipe already uses ${target.name}.`)
  const [first, ...others] = found
  const own = first && linked ? byAuthorFor(draft, first, to, linked) : null
  if (own) return changed(own)
  if (others.length === 0 && first?.food) {
    if (isMain(first.food)) return withOtherMain(draft, first.index, to)
    const starch = isStarch(first.food) ? withOtherStarch(draft, first, target) : null
    if (starch) return starch
  }
  const ratios = found.map(({ food }) => {
    const asked = food ? ratioAsked(draft, food, target) : null
    return asked === undefined ? (food && doesTheSame(food, target) ? 1 : null) : asked
  })
  const unlike = found[ratios.indexOf(null)]
  if (unlike?.food && doesTheSame(unlike.food, target))
    return refused(
      `${capital(target.name)} cannot be creamed, rubbed in or whipped as the steps do with the ${unlike.parsed.food}. Ask for a new recipe with it.`,
    )
  if (unlike) {
    const instead = unlike.food ? inPlaceOf(unlike.food) : []
    return refused(
      `${capital(target.name)} does not do in a dish what ${unlike.parsed.food} does, and the steps would no longer be right. ${instead.length > 0 ? `In its place the kitchen knows ${either(instead)}.` : 'Ask for a new recipe with it.'}`,
    )
  }
  const language = recipeLanguage(draft.ingredients)
  if (language !== 'en') {
    const ratio = ratios[0] ?? 1
    const own = swappedAbroad(draft, found, { food: target, wished: to, ratio }, language)
    return own ? changed(own) : refused(NO_GRAMMAR)
  }
  const asTyped = target.id === named.id ? { one: to, many: to } : { one: target.name, many: target.name }
  const standIn = { ...plainStandIn(target.id, 1, 'keep') }
  const known = pantryItem(target.id) ? standIn : { ...standIn, buy: asTyped, name: asTyped }
  // In the place of broccoli, which has no plural, snap peas are several.
  const isUncounted = found.every(({ food }) => food?.name === food?.plural)
  const plural = ({ many }: Name): Name => ({ one: many, many })
  const shown = isUncounted ? { ...known, buy: plural(known.buy), name: plural(known.name) } : known
  const standIns = found.map((line, at) => [line.index, { ...shown, ratio: ratios[at] ?? 1 }] as const)
  return changed(replaceLines(draft, new Map(standIns)))
}

const NO_GRAMMAR =
  'The built-in kitchen knows too little of the grammar of this language to put that name into its steps.'

/** Syrups, which cannot be strewn. */
const syrup = /^(?:honey|maple-syrup|agave-syrup|golden-syrup|corn-syrup|molasses)$/
/** Leaves out lines that are strewn where the new food is a syrup: coarse sugar on top stays. */
function withoutStrewn(draft: RecipeDraft, found: readonly Line[], { id }: Food): Line[] {
  if (!syrup.test(id)) return [...found]
  const strewn = draft.instructions
    .flatMap(sentencesOf)
    .filter((sentence) => /\b(?:sprinkl|strew|dust|dredg|roll (?:the|them|each|in))/i.test(sentence))
  const isElsewhere = ({ index }: Line) =>
    !strewn.some((sentence) => mentionsIn(sentence, found).some(({ line }) => line.index === index))
  const left = found.filter(isElsewhere)
  return left.length > 0 ? left : [...found]
}

/**
 * Returns the food that is meant in the place of these lines: quinoa for cooked rice is cooked quinoa, and of
 * the stocks it is the one that does what was there.
 */
function fitting(target: Food, words: string, found: readonly Line[]): Food {
  const [own, ...others] = new Set(found.map(({ food }) => food))
  if (!own || others.length > 0) return target
  const cooked = /\bcooked\b/.test(found[0]?.item ?? '') ? foodById(`${target.id}-cooked`) : undefined
  if (cooked) return cooked
  if (doesTheSame(own, target)) return target
  const isKind = (name: string) => name !== words && name.endsWith(` ${singular(words.toLowerCase())}`)
  const known = [...substitutesFor(own.id, 'savoury'), ...plainOthers(own.id)].map((id) => foodById(id))
  return known.find((food) => food !== undefined && isKind(food.name)) ?? target
}

/**
 * Puts a food in the place of the one that is of its kind: "use coconut oil" over a dish with ghee. Null when
 * the recipe has no such food, or several.
 */
export function inPlaceOfLike(draft: RecipeDraft, wished: string, linked?: LinkedRecipe): Outcome | null {
  const food = foodById(wished) ?? foodMeant(wished)
  if (!food) return null
  const alike = readLines(draft).filter(({ food: own }) => own && isOfKind(own, food))
  const [first] = alike
  if (!first || alike.length > 1) return null
  const outcome = swapped(draft, { from: first.food?.name ?? first.parsed.food, to: food.name }, linked)
  return outcome.kind === 'changed' ? outcome : null
}

/** True for two milks, two sugars, two flours, two fats, two pastas, and for two kinds of potato or rice. */
const isOfKind = (one: Food, other: Food): boolean =>
  one.id !== other.id &&
  ([poured, sugars, flours].some((kind) => kind.test(one.id) && kind.test(other.id)) ||
    (isFat(one) && isFat(other)) ||
    (isPasta(one) && isPasta(other)) ||
    // Mushrooms by their bare name are those of the recipe.
    (other.name.includes(' ') && nounOf(one) === nounOf(other) && doesTheSame(one, other)))
const isPasta = familyOf('pasta') ?? (() => false)
const nounOf = ({ name }: Food): string => singular(name.split(' ').at(-1) ?? '')

const ofDiet = /\b(?:gluten|dairy)-free\b|\bvegan\b/i
/** Applies the author's own substitute for a line, if it is the one that is asked for. */
function byAuthorFor(draft: RecipeDraft, line: Line, to: string, recipe: LinkedRecipe): RecipeDraft | null {
  // Oats that were not asked for as gluten-free are any oats.
  const isAsked = (use: string) => meansLine(to, use) && (!ofDiet.test(use) || ofDiet.test(to))
  const standIn = standInsOf(recipe, line.item).find(({ use }) => use.some(isAsked))
  return standIn ? withStandIn(draft, line.index, standIn) : null
}

/** Returns the names of foods that the kitchen would take, for a message. */
const inPlaceOf = ({ id }: Food): string[] =>
  [...new Set([...substitutesFor(id, 'savoury'), ...plainOthers(id)])]
    .flatMap((other) => foodById(other)?.name ?? [])
    .slice(0, 3)
const either = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

/** Returns the lines that words mean: "the beef" is the meat, if there is some, and no stock of it. */
export function meant(lines: readonly Line[], words: string, to = ''): Line[] {
  const all = lines.filter((line) => means(line, words))
  // An onion is no green onion where both are listed; "cheese" is no name of cheddar alone.
  const called = singular(words.toLowerCase())
  const exact = all.filter(({ food }) => food?.name === called)
  const named = exact.length > 0 ? exact : all
  // The noun may be said only once: "whole wheat flour instead of white".
  const found =
    named.length > 0 ? named : lines.filter((line) => means(line, `${words} ${to.split(' ').at(-1)}`))
  const meats = found.filter(({ food }) => food && isMeat(food))
  return meats.length > 0 ? meats : found
}

/**
 * Returns the one line that the new food would replace when the words name none: a meat for the meat, a
 * starch for the starch.
 */
function mainOf(lines: readonly Line[], target: Food): Line[] {
  const like =
    isMain(target) || /chickpea|bean|lentil|mushroom|jackfruit/.test(target.id)
      ? isMain
      : isStarch(target)
        ? isStarch
        : null
  const found = like ? lines.filter(({ food }) => food && like(food)) : []
  return found.length === 1 ? found : []
}

/** True when the words mean a line: its food, its kind, or a name that is written in it. */
export const means = (line: Line, words: string): boolean => {
  const food = foodMeant(words)
  if (food && line.food?.id === food.id) return true
  const family = familyOf(words) ?? familyOf(singular(words.toLowerCase()))
  if (family && line.food && family(line.food)) return true
  return meansLine(words, line.item)
}

/** Roles that say little, because nearly everything has them. */
const vague = new Set(['sweet', 'liquid', 'dairy', 'baking'])
/** Foods and roles of which any member can take the place of any other, whatever time it takes. */
const poured =
  /^(?:milk|low-fat-milk|skim-milk|half-and-half|heavy-cream|light-cream|evaporated-milk|oat-milk|soy-milk|almond-milk|coconut-milk|vegan-cream|fat-free-evaporated-milk)$/
const sugars =
  /^(?:sugar|brown-sugar|dark-brown-sugar|light-brown-sugar|palm-sugar|panela|demerara-sugar|muscovado-sugar|turbinado-sugar)$/
const flours = /^(?:all-purpose|whole-wheat|bread|cake|gluten-free|spelt)-flour$/
const beans = /^(?:black|kidney|pinto|white|cannellini|navy|great-northern|butter|borlotti|pink)-bean-canned$/
const cookedStarches = /^(?:cooked-rice|(?:brown-rice|quinoa|pasta)-cooked)$/
const free = new Set([
  'herb',
  'hard-cheese',
  'melting-cheese',
  'crumbling-cheese',
  'nut',
  'seed',
  'fat',
  'berry',
  'mushroom',
])
const speeds = ['leaf', 'soft', 'firm', 'hard']

/**
 * True when one food can do the work of another: by the table of substitutes, either way, or by a role in the
 * kitchen and a way of cooking that both share.
 */
export function doesTheSame(from: Food, to: Food): boolean {
  if (from.id === to.id) return true
  const pairs = [
    ...substitutesFor(from.id, 'savoury'),
    ...substitutesFor(from.id, 'sweet'),
    ...plainOthers(from.id),
  ]
  const back = [...substitutesFor(to.id, 'savoury'), ...substitutesFor(to.id, 'sweet'), ...plainOthers(to.id)]
  if (pairs.includes(to.id) || back.includes(from.id)) return true
  if (
    (isFat(from) && isFat(to)) ||
    (poured.test(from.id) && poured.test(to.id)) ||
    (flours.test(from.id) && flours.test(to.id)) ||
    (sugars.test(from.id) && sugars.test(to.id)) ||
    (beans.test(from.id) && beans.test(to.id)) ||
    (cookedStarches.test(from.id) && cookedStarches.test(to.id))
  )
    return true
  const [a, b] = [pantryItem(from.id), pantryItem(to.id === 'bell-pepper' ? 'red-bell-pepper' : to.id)]
  if (!a || !b || !foodById(to.id)) return false
  if (a.roles.some((role) => free.has(role) && b.roles.includes(role))) return true
  if (a.cooking !== b.cooking || !isAbout(a.speed, b.speed)) return false
  return a.roles.some((role) => !vague.has(role) && b.roles.includes(role))
}

/**
 * True for vegetables of similar firmness: a firm one for a soft one is cut smaller; a root for a leaf is
 * another dish.
 */
const isAbout = (a: string | undefined, b: string | undefined): boolean =>
  a === b || Math.abs(speeds.indexOf(a ?? '') - speeds.indexOf(b ?? '')) === 1

/**
 * Replaces the main food of a dish: "with turkey" over a chicken pie means turkey in place of the chicken;
 * null when the recipe has no single main food.
 */
export function inPlaceOfMain(draft: RecipeDraft, wished: string, linked?: LinkedRecipe): Outcome | null {
  const name = foodById(wished)?.name ?? wished.replace(/-/g, ' ')
  const food = foodById(wished) ?? foodMeant(name)
  const lines = readLines(draft)
  const mains = lines.filter((line) => line.food && isMain(line.food))
  if (!food || !isMain(food) || mains.length !== 1 || mains.some((line) => means(line, name))) return null
  const outcome = swapped(draft, { from: '', to: /^tofu/.test(name) ? 'tofu' : name }, linked)
  return outcome.kind === 'changed' ? outcome : null
}
