import type { RecipeDraft } from '#contract/recipe.ts'
import { type Line, mentionsIn, readLines } from '../lines.ts'
import { changed, type Outcome, refused } from '../outcome.ts'
import {
  afterwards,
  minutesBefore,
  theFoods,
  whyNotClosed,
  withDairyLater,
  withoutLines,
} from './closed-pot.ts'
import { isThin, type MoistDish, moistDish, opening, sentence, untilOf } from './moist.ts'
import { isQuickStarch, isRoot, isThickener, pressureMinutes } from './pot-times.ts'
import { describedFor, titledFor, withoutPreheating, withSteps } from './words.ts'

/** Grams of thin liquid that the pot needs to make steam. */
const LEAST_LIQUID = 240
/** Minutes to build up the pressure, and to let it come down by itself. */
const COMING_UP = 12
const NATURAL = 15
/** Minutes of simmering below which pressure gains nothing. */
const WORTH_IT = 8

/**
 * Adapts a soup, stew or braise to pressure: browned on the sauté setting, thickened and finished after the
 * lid is off.
 */
export function forPressureCooker(draft: RecipeDraft): Outcome {
  const whole = moistDish(draft, 3)
  const rice = readLines(draft).filter(isQuickStarch)
  if (!whole && rice.length > 0 && readLines(draft).some((line) => isThin(line) && line.grams > 300))
    return refused(
      `The ${rice[0]!.parsed.food} takes another amount of liquid under pressure, and another time: that is a recipe of its own. Ask for a new one for the pressure cooker.`,
    )
  if (!whole)
    return refused(
      'A pressure cooker works with steam: it makes soups, stews and braises, and this dish is none. It would come out wet. Ask for a new recipe for the pressure cooker.',
    )
  const { dish, dairy } = withDairyLater(whole)
  const why = whyNotClosed(dish, 'pressure cooker')
  if (why) return why
  if (dish.minutes < WORTH_IT)
    return refused(
      `This simmers for only ${Math.round(dish.minutes)} minutes as it is: a pressure cooker takes about as long to come to pressure and would save nothing.`,
    )
  const late = dish.inside.filter((line) => isThickener(line) && !isCoating(line, dish))
  const longest = pressureMinutes(dish.inside)
  const roots = longest >= 20 ? dish.inside.filter(isRoot) : []
  const lean = withoutLines(dish, [...late, ...roots]) ?? (roots.length > 0 ? withoutLines(dish, late) : null)
  if (!lean)
    return refused(
      `The ${late[0]?.parsed.food ?? 'flour'} goes in before the liquid, where it would scorch under pressure, and the built-in kitchen cannot part it from its sentence.`,
    )
  const tucked = roots.filter((line) => !lean.inside.includes(line))
  const minutes = pressureMinutes(lean.inside)
  const water = Math.max(0, LEAST_LIQUID - dish.liquid)
  if (water > 150)
    return refused('There is too little liquid in it to make steam: under pressure it would burn on.')
  const { groups, minutes: finishing } = afterwards(lean)
  const head = opening(lean)
  const more = water > 20 ? ' Add 1/2 cup of water.' : ''
  const release =
    minutes >= 20
      ? `let the pressure come down by itself for ${NATURAL} minutes, and release the rest`
      : 'let the pressure come down by itself for 5 minutes, and release the rest'
  const until = untilOf(lean)
  const cooking = `${sentence(head)}${more}${head === '' && more === '' ? '' : ' '}Lock the lid, cook at high pressure for ${minutes} minutes, ${release}${until ? `, ${until}` : ''}.`
  const second =
    tucked.length > 0
      ? [
          `Add ${theFoods(tucked)}, lock the lid again, cook at high pressure for 5 minutes more, and release the pressure.`,
        ]
      : []
  const thick =
    late.length > 0
      ? [
          `Stir ${theFoods(late)} smooth with 1/4 cup of cold water, stir it in, and simmer on the sauté setting for 3 minutes, until it thickens.`,
        ]
      : []
  const creamy =
    dairy.length > 0
      ? [`Stir in ${theFoods(dairy)} and warm through on the sauté setting for 2 minutes, without boiling.`]
      : []
  const steps = [
    ...sauteed(lean.before.slice(0, -1), groups),
    [...sauteed([lean.before.at(-1) ?? []], groups)[0]!, cooking],
    second,
    thick,
    creamy,
    ...groups,
  ]
  const cookTime = round(
    minutesBefore(lean) +
      COMING_UP +
      minutes +
      (minutes >= 20 ? NATURAL : 5) +
      (tucked.length > 0 ? 12 : 0) +
      (late.length > 0 ? 3 : 0) +
      (dairy.length > 0 ? 2 : 0) +
      finishing,
  )
  const next = withSteps(draft, firstPot(steps))
  return changed({
    ...next,
    title: titledFor(draft.title, 'Pressure Cooker'),
    description: describedFor(draft.description, 'cooked under pressure'),
    cookTime,
    ingredients: draft.ingredients,
  })
}

/** True for flour that only coats what is browned and stays on it. */
const isCoating = ({ index }: Line, { before, lines }: MoistDish): boolean =>
  before
    .flat()
    .some(
      (each) =>
        /\b(?:dredge|coat|dust|toss|dip|turn)\b/i.test(each) &&
        mentionsIn(each, lines).some(({ line }) => line.index === index),
    )

const round = (minutes: number) => Math.ceil(minutes / 5) * 5

const stove =
  /,? (?:over|on) (?:a )?(?:very )?(?:low|medium|medium-high|medium-low|high|moderate|gentle)(?:[- ]high|[- ]low)? (?:heat|flame)/gi
/** Removes the heat of a stove from the sentences, because an electric pot has no number for it. */
const sauteed = (groups: readonly (readonly string[])[], later: readonly (readonly string[])[]): string[][] =>
  groups.map((sentences) =>
    withoutPreheating(sentences, later).map((each) =>
      each
        .replace(stove, '')
        .replace(/\btake the (?:pot|pan) off the heat\b/gi, (words) =>
          words.startsWith('T') ? 'Turn the pot off' : 'turn the pot off',
        ),
    ),
  )

const vessel =
  /\bin (?:a|an|the|your)(?: (?:large|big|heavy|wide|deep|heavy-bottomed|medium|lidded|ovenproof|good|soup|stock|thick-bottomed|nonstick|4-quart|5-quart|6-quart))*,? (?:pot|pan|dutch oven|casserole|saucepan|skillet|soup pot|stockpot|saut[eé] pan|wok)\b/i
const samePot = /\b((?:the|in the) same )(?:pan|dutch oven|casserole|saucepan|skillet|wok)\b/gi
/**
 * Replaces the first vessel that is named by the cooker; later ones are the same pot, or something of their
 * own.
 */
function firstPot(groups: readonly (readonly string[])[]): string[][] {
  let isSaid = false
  const next = groups.map((sentences) =>
    sentences.map((each) => {
      if (isSaid) return each.replace(samePot, '$1pot')
      if (!vessel.test(each)) return each
      isSaid = true
      return each.replace(vessel, (words) => `${words.charAt(0)}n the pressure cooker on its sauté setting`)
    }),
  )
  if (isSaid) return next
  return next.map((sentences) =>
    sentences.map((each) =>
      each.replace(/^Lock the lid, cook/, 'Put everything into the pressure cooker, lock the lid, and cook'),
    ),
  )
}
