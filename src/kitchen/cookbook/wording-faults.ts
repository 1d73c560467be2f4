import type { RecipeDraft } from '#contract/recipe.ts'
import { temperaturesOf, toCelsius } from '../checks/temperatures.ts'

/** Lowest °F that a cookbook rounds to an oven dial; meat, syrup and yogurt below it are told to the degree. */
const DIAL_FROM = 275
/** A temperature that a dial shows and that rounding to five degrees would miss. */
const onDial: Readonly<Record<number, number>> = { 400: 200 }

const sentenceEnd = /(?<=[.;])\s+/
/** A dish that goes into an oven of a given heat: "Bake at 375°F", "roast the chicken on a rack at 400°F". */
const bakedAt = /^(?:[^.;]*[,:] (?:and |then )?|and )?(?:bake|roast)\b(?![^.;]*\bthen\b)[^.;]*? at \d{3}°f/
/** Words that heat an oven, or that speak of one that is hot. */
const heatsOven =
  /\b(?:heat|preheat|turn|set|light|warm|switch|broil)\w*\b[^.]*\b(?:oven|fryer|grill)|\boven\b/
/** Food that is cooked in fat on the stove: "soften the onion in half of the remaining oil". */
const inFat =
  /\b(?:cook|soften|brown(?! sugar)|fry|sweat)\b[^.;\d]*? in (?:(?!pan |pot |skillet |until )\p{L}+ ){0,5}?(?:oil|butter|ghee|lard|fat)\b/u
/** Words that say how hot the stove is, or by what a cook sees it. */
const howHot =
  /\b(?:medium|low|lowest|high|gentl[ey]|moderate|fierce|strong|lively|brisk|hot|smok\w+|shimmer\w*|slowly|flame|sizzl\w+|foam\w*|ripple\w*)\b|\bsauté|\b(?:oil|fat|lard|ghee|butter)\b[^.;]*°f/

/**
 * Returns what an editor would send back in the words of a recipe or of its way: temperatures that do not
 * follow the one table of the cookbook, an oven that nobody heats, a food that is soaked in its line and again
 * in a step, pepper that is not on the list, and amounts that do not scale.
 */
export function wordingFaults({ ingredients, instructions }: RecipeDraft): string[] {
  const lines = ingredients.map(({ amount, item }) => `${amount} ${item}`.toLowerCase())
  const steps = instructions.join(' ')
  const told = steps.toLowerCase()
  return [
    ...wrongDegrees(steps),
    ...coldOven(told),
    ...soakedTwice(lines, told),
    ...unlistedPepper(lines, told),
    ...[...told.matchAll(/\banother (?:\d[\d/ ]*)?(?:teaspoon|tablespoon|cup|ounce|pound)s?\b/g)].map(
      ([words]) => `“${words}” does not scale: write a share, such as “half of the remaining oil”`,
    ),
  ]
}

const wrongDegrees = (steps: string): string[] => {
  const found = temperaturesOf(steps)
  return found.flatMap((first, i) => {
    const second = found[i + 1]
    const isPair = first.scale === 'F' && second?.scale === 'C'
    if (!isPair || !/^ [(/] ?$/.test(steps.slice(first.end, second.index)) || isRange(steps, first.index))
      return []
    const exact = toCelsius(first)
    const dial = onDial[first.value] ?? Math.round(exact / 5) * 5
    const isRight = second.value === dial || (first.value < DIAL_FROM && second.value === Math.round(exact))
    return isRight ? [] : [`${first.value}°F is ${second.value}°C here and ${dial}°C elsewhere`]
  })
}

/** True for the end of a range, "140°F to 145°F (60°C to 63°C)", whose halves do not stand side by side. */
const isRange = (steps: string, at: number) => /\d(?:°F)? (?:to|and|or) $/.test(steps.slice(0, at))

const coldOven = (told: string): string[] => {
  const sentences = told.split(sentenceEnd)
  const at = sentences.findIndex((sentence) => bakedAt.test(sentence))
  if (at < 0 || sentences.slice(0, at + 1).some((sentence) => heatsOven.test(sentence))) return []
  return [`“${sentences[at]}” comes before the oven is heated`]
}

/** Returns the first food that is cooked in fat over a heat that no sentence has named; ways may leave it out. */
export const coldPan = ({ instructions }: RecipeDraft): string[] => {
  const sentences = instructions.join(' ').toLowerCase().split(sentenceEnd)
  const at = sentences.findIndex((sentence) => inFat.test(sentence))
  if (at < 0 || howHot.test(sentences.slice(0, at + 1).join(' '))) return []
  return [`“${sentences[at]}” does not say over what heat`]
}

const soakedTwice = (lines: readonly string[], told: string): string[] =>
  lines.flatMap((line) => {
    const food = /(\p{L}+), (?:[\p{L} ]+ )?soaked\b/u.exec(line)?.[1]
    return food && new RegExp(`\\bsoak the (?:\\p{L}+ )?${food}\\b`, 'u').test(told)
      ? [`“${line}” is soaked again in a step`]
      : []
  })

const unlistedPepper = (lines: readonly string[], told: string): string[] => {
  const isListed = lines.some((line) =>
    /\b(?:black|white|ground|cracked|lemon|sichuan) pepper\b|peppercorn|\d pepper\b|(?:spoons?|pinch(?: of)?|and) pepper\b/.test(
      line,
    ),
  )
  const words =
    /\b(?:some|plenty of|a little|season(?: \p{L}+){0,3} with) pepper\b(?! (?:flakes|sauce))/u.exec(told)?.[0]
  return words && !isListed ? [`“${words}” but no pepper is listed`] : []
}
