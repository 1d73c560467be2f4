import { dropped } from '../drop.ts'
import { type Line, mentionsIn } from '../lines.ts'
import { listed, type Outcome, refused } from '../outcome.ts'
import { minutesIn } from '../sentences.ts'
import { isStirring, isThin, type MoistDish } from './moist.ts'
import { isDairy, isDelicate, isQuickStarch } from './pot-times.ts'

/** Returns a dish without the lines that go in later, or null if its sentences cannot be taken apart. */
export function withoutLines(dish: MoistDish, later: readonly Line[]): MoistDish | null {
  let { before, long } = dish
  for (const line of later) {
    const cut = (text: string) => {
      const left = dropped(text, line, dish.lines)
      // "Stir in the flour and cook for 1 minute" cooks nothing without it.
      return left !== text && /^Cook for [\d ]+ minutes?\.?$/i.test(left ?? '') ? '' : left
    }
    const next = before.map((sentences) => sentences.map(cut))
    const rest = cut(long)
    if (rest === null || rest === '' || next.some((sentences) => sentences.includes(null))) return null
    before = next as string[][] // null was ruled out above
    long = rest
  }
  return {
    ...dish,
    before,
    long,
    inside: dish.inside.filter(({ index }) => !later.some((line) => line.index === index)),
    liquid: dish.liquid - later.filter(isThin).reduce((sum, { grams }) => sum + grams, 0),
  }
}

/** Dairy that may cook in a closed pot: the butter of the onions and a spoonful of milk do no harm. */
const LITTLE = 60

/** Parts a dish from its milk, cream and cheese, which go in when the lid is off; as it is if they cannot be parted. */
export function withDairyLater(dish: MoistDish): { dish: MoistDish; dairy: readonly Line[] } {
  const dairy = dish.inside.filter((line) => isDairy(line) && line.grams > LITTLE)
  const parted = dairy.length > 0 ? withoutLines(dish, dairy) : null
  return parted ? { dish: parted, dairy } : { dish, dairy: [] }
}

/** Returns why a dish does not suit a pot that stays closed, or null when it does. */
export function whyNotClosed(dish: MoistDish, appliance: string): Outcome | null {
  const names = (lines: readonly Line[]) => listed(lines.map(({ parsed }) => parsed.food))
  const elsewhere = partElsewhere(dish)
  if (elsewhere)
    return refused(
      `Only a part of this dish simmers: ${elsewhere}, which a ${appliance} cannot do. Ask for a new recipe for the ${appliance}.`,
    )
  const fish = dish.inside.filter(isDelicate)
  if (fish.length > 0)
    return refused(
      `The ${names(fish)} needs only minutes and would be tough in a ${appliance}. Ask for another dish for it.`,
    )
  const starch = dish.inside.filter(isQuickStarch)
  if (starch.length > 0)
    return refused(
      `With the ${names(starch)} in the pot, a ${appliance} takes another amount of liquid and another time: that is a recipe of its own. Ask for a new one for the ${appliance}.`,
    )
  const dairy = dish.inside.filter((line) => isDairy(line) && line.grams > LITTLE)
  return dairy.length > 0
    ? refused(`The ${names(dairy)} cooks with the rest from the start, and would curdle in a ${appliance}.`)
    : null
}

/**
 * Returns the sentences after the long one, without those about stirring, and the minutes that the dish still
 * cooks.
 */
export function afterwards({ after }: MoistDish): { groups: string[][]; minutes: number } {
  const groups = after.map((sentences) => sentences.filter((each) => !isStirring(each)))
  const minutes = groups
    .flat()
    .filter((each) => /simmer|cook|boil|heat|warm/i.test(each))
    .reduce((sum, each) => sum + minutesIn(each), 0)
  return { groups, minutes }
}

/** Counts the minutes of frying and the like before the long cooking. */
export const minutesBefore = ({ before }: MoistDish): number =>
  before
    .flat()
    .reduce((sum, each) => sum + (/\b(?:marinat|soak|chill|rest)\b/i.test(each) ? 0 : minutesIn(each)), 0)

/** Lists the foods of some lines for a sentence: "the flour", "the potatoes and carrots". */
export const theFoods = (lines: readonly Line[]): string =>
  `the ${listed(lines.map(({ parsed }) => plainName(parsed.food)))}`
const plainName = (food: string) =>
  food.replace(/^(?:all-purpose|plain|small|large|baby|yukon gold|fresh|medium)\s+/i, '').toLowerCase()

/** Returns what is done with the main food outside the pot, or null when all of it simmers. */
function partElsewhere({ lines, inside, before, after }: MoistDish): string | null {
  if (/\bbatter\b|\begg whites\b/i.test([...before, ...after].flat().join(' ')))
    return 'the rest is fried in a batter'
  const [main] = lines.filter((line) => !isThin(line) && !isDairy(line)).toSorted((a, b) => b.grams - a.grams)
  if (!main || main.grams === 0) return null
  const isMain = (text: string) => mentionsIn(text, lines).some(({ line }) => line.index === main.index)
  const later = after.flat().filter((each) => minutesIn(each) > 3 && isMain(each))
  if (later.some((each) => /\b(?:fry|bake|roast|grill)\b/i.test(each))) return 'the rest is fried or baked'
  return inside.some(({ index }) => index === main.index) || isQuickStarch(main)
    ? null
    : `the ${main.parsed.food} is cooked apart from it`
}
