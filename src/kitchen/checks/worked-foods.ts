import type { Food } from '../foods/food.ts'
import { foodById } from '../foods/index.ts'
import { isOnlyTalk } from './mentions.ts'
import type { ReadDraft, ReadStep } from './read-draft.ts'

/*
 * Foods that a step uses by a verb or a participle, as cooks write and no list says: "Butter a pan", "on a floured
 * board", "with oiled hands". Who is to have no butter has it all the same.
 */

/** Foods that pans and boards are prepared with. */
export type WorkedFood = 'butter' | 'oil' | 'flour' | 'sugar'

/** Place of a text at which a verb or participle uses a food. */
export interface WorkedUse {
  food: WorkedFood
  start: number
  end: number
}

/** Food of the table that each word means. */
const meant: Readonly<Record<WorkedFood, string>> = {
  butter: 'butter',
  oil: 'vegetable-oil',
  flour: 'all-purpose-flour',
  sugar: 'sugar',
}

/** Vessels and surfaces, and what is kept from sticking with a little fat or flour. */
export const surface =
  '(?:pans?|tins?|dish(?:es)?|molds?|moulds?|ramekins?|casseroles?|skillets?|griddles?|pots?|cookers?|baskets?|sheets?|trays?|racks?|grates?|grill|bowls?|plates?|cups?|glass(?:es)?|jars?|board|counter|surface|bench|worktop|marble|table|parchment|paper|foil|cloth|towel|film|bag|hands|fingers|palms|knife|spatula|spoon|cutter|sides|base|bottom|rim|inside|wells|holes|platter|lid|iron|insert)'
/** Up to four words before a noun, which may be numbers, sizes or adjectives. */
const wordsBefore = "(?:[a-z0-9/'-]+ ){0,4}?"

const verb = new RegExp(
  String.raw`(?<=^|[.;:,(] ?|\b(?:and|then|or|meanwhile|lightly|generously|well|thickly) )(butter|oil|flour|sugar)(?=(?:(?:,| and| or|, then) (?:butter|oil|flour|sugar|line|crumb|dust))* (?:an?|the|your|both|two|three|four|six|eight|each|its|all) ${wordsBefore}${surface}\b)`,
  'gi',
)
/** A food spread on bread: "butter the buns", which no line of a pan says. */
const spread =
  /(?<=^|[.;:] ?|\b(?:and|then|lightly|generously|well|thickly) )(butter)(?= (?:(?:an?|the|your|both|two|each|its|one|all)(?: [a-z-]+){0,2} (?:breads?|toasts?|buns?|rolls?|slices?|halves|outsides?|insides?|cut sides?|muffins?|bagels?|tortillas?|crackers?)|(?:it|them) (?:lightly|to the edges|while|on|thickly|generously)|(?:it|them)(?=[.,;]|$))\b)/gi
const participle = new RegExp(
  String.raw`\b(?:butter(?=ed (?!sides?\b)[a-z0-9])|(?:oil|flour|sugar)(?=ed ${wordsBefore}${surface}\b))`,
  'gi',
)
/** Second verb on the same pan: "Grease and flour a tin". */
const second = new RegExp(
  String.raw`(?<=\b(?:grease|oil|butter|line)(?:,| and|, then) )(butter|oil|flour|sugar)(?= (?:an?|the|your|both|two|three|four|its|each) ${wordsBefore}${surface}\b)`,
  'gi',
)
const patterns = [verb, spread, participle, second]

/** Returns each use of a food by a verb or participle, in the order of the text. */
export function workedFoods(text: string): WorkedUse[] {
  const uses = new Map<number, WorkedUse>()
  for (const pattern of patterns)
    for (const { index, 0: word } of text.matchAll(pattern))
      uses.set(index, {
        food: word.toLowerCase() as WorkedFood,
        start: index,
        end: index + word.length,
      })
  return [...uses.values()].sort((a, b) => a.start - b.start)
}

/** Spreads and flours that nobody greases or dusts a pan with, though a line calls them so. */
const other = /\b(?:peanut|almond|cashew|nut|seed|sunflower|apple|pumpkin|cocoa|cookie|tahini) butter\b/

/**
 * True when a line has the food that a verb uses, or a stand-in for it under its name: the pan is buttered with the
 * listed vegan butter.
 */
const isListed = ({ lines }: ReadDraft, food: WorkedFood): boolean =>
  lines.some(({ tokens, text }) => tokens.includes(food) && !(food === 'butter' && other.test(text)))

/** Finds what verbs and participles of the steps use that breaks a rule and that no line lists. */
export const workedAgainst = (
  recipe: ReadDraft,
  breaks: (food: Food) => boolean,
): { index: number; alias: string }[] =>
  recipe.steps.flatMap((step: ReadStep) =>
    workedFoods(step.folded)
      .filter((use) => {
        const food = foodById(meant[use.food])
        return (
          food !== undefined &&
          breaks(food) &&
          !isListed(recipe, use.food) &&
          !isOnlyTalk(step, { start: use.start, end: use.end })
        )
      })
      .map(({ food }) => ({ index: step.index, alias: food })),
  )
