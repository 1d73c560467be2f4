import type { RecipeDraft } from '#contract/recipe.ts'
import { MOST_SERVINGS } from '../checks/shape.ts'
import { parseIngredient, type Rational, rational, scaleQuantity, toNumber } from '../ingredients/index.ts'
import { recipeLanguage } from '../languages/recipe-language.ts'
import { readNumber } from '../steps/read-number.ts'
import { inBatches } from './in-batches.ts'
import { already, changed, type Outcome, refused } from './outcome.ts'
import { joints, withRoastTime } from './roast-times.ts'
import { measured, scaledLine } from './scaled-line.ts'
import { sentencesOf } from './sentences.ts'
import { weighedItem } from './total-amount.ts'
import { withOtherVessel } from './vessels.ts'
import type { Wish } from './wish.ts'

/** Scales a dish to more or fewer people: list, vessel, times, and the amounts and portions in the steps. */
export function scaleTo(draft: RecipeDraft, wish: NonNullable<Wish['servings']>): Outcome {
  const to = 'to' in wish ? wish.to : Math.round(draft.servings * wish.times)
  if (to < 1 || to > MOST_SERVINGS)
    return refused(
      `The kitchen writes recipes for 1 to ${MOST_SERVINGS}; this one is for ${draft.servings}. The servings control of the page shows other amounts.`,
    )
  if (to === draft.servings) return already(`This recipe already serves ${to}.`)
  const factor = rational(to, draft.servings)
  const vessel = withOtherVessel(draft, toNumber(factor))
  if (typeof vessel === 'string') return refused(vessel)
  const pieces = joints(draft).filter(({ count }) => count === 1)
  const resized = new Set(
    pieces
      .filter(({ isWeighed }) => isWeighed && toNumber(factor) >= 0.35 && toNumber(factor) <= 1.6)
      .map(({ index }) => index),
  )
  const whole = joints(draft).find(
    ({ count, index }) => count > 0 && !resized.has(index) && count * toNumber(factor) < 0.75,
  )
  if (whole)
    return refused(
      `This is made of ${whole.count === 1 ? 'one' : whole.count} ${whole.name}, which nobody cuts down for ${to}. Cook it as it is and keep what is left, or ask for a new recipe for ${to}.`,
    )
  const nouns = countedNouns(vessel)
  const language = recipeLanguage(draft.ingredients)
  return changed(
    inBatches(
      withRoastTime(
        {
          ...vessel,
          servings: to,
          ingredients: vessel.ingredients.map((line, index) =>
            // One leg of lamb stays one, with another weight.
            resized.has(index)
              ? { ...line, item: weighedItem(line.item, factor) }
              : scaledLine(line, factor, language),
          ),
          instructions: vessel.instructions.map((step) =>
            inPieces(
              nouns.reduce((text, noun) => scaledCounts(text, noun, factor), scaledStep(step, factor)),
              draft.servings,
              to,
            ),
          ),
          title: inPieces(draft.title, draft.servings, to),
          description: withoutCounts(inPieces(forEaters(draft, to), draft.servings, to)),
        },
        draft,
        toNumber(factor),
      ),
      draft,
    ),
  )
}

/** Returns the last words of foods that the list counts: the noodles of "12 lasagna noodles". */
const countedNouns = ({ ingredients }: RecipeDraft): string[] => [
  ...new Set(
    ingredients.flatMap((line) => {
      const { unit, food } = parseIngredient(line)
      const noun = /([a-z]+)$/i.exec(food)?.[1]
      return unit === null && /^\d+$/.test(line.amount.trim()) && noun ? [noun.replace(/s$/, '')] : []
    }),
  ),
]

/** Scales the counts of a food in a step: "lay in 4 noodles". */
const scaledCounts = (step: string, noun: string, factor: Rational): string =>
  step.replace(
    new RegExp(String.raw`\b(${count})((?: [a-z-]+){0,2} ${noun}s)\b`, 'gi'),
    (_, said: string, things: string) => `${scaledCount(said, factor)}${things}`,
  )

const number = String.raw`\d+(?: \d\/\d|\/\d|\.\d+)?`
const measure = new RegExp(
  String.raw`\b(${number})\s+(cups?|tablespoons?|teaspoons?|ounces?|pounds?|g|grams?|ml|milliliters?|cans?)\b(?! (?:each|per|apiece|of batter per))(?! ?(?:pan|pot|tin|skillet))`,
  'g',
)
/** Things that a cook makes as many of as there are portions. */
const made =
  'hollows|wells|nests|dents|indentations|craters|balls|patties|pieces|portions|bowls|plates|cakes|rounds|parcels|meatballs|burgers|kebabs|skewers|logs|disks|discs|ovals|dumplings|glasses|mugs|ramekins|mounds|bundles|pockets|wedges|equal [a-z]+'
const portions = new RegExp(
  String.raw`(?<!\b(?:each|every|apiece|per)\b[^.;,]{0,40})\b(into|onto|between|among|on|over|make|form|shape|press|roll|scoop|cut) (\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) ((?:small |large |even |shallow |deep |thin |flat )?(?:${made}))\b(?! (?:each|apiece))`,
  'gi',
)
/** Numbers in words, as a step says them. */
const words = ' one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** Writes a count as it was written before, in words or in figures, with its noun in the right number. */
const counted = (said: string, factor: Rational, things: string): string => {
  const count = scaledCount(said, factor)
  const shown = /\d/.test(said) ? String(count) : (words[count] ?? String(count))
  return `${shown} ${
    count === 1
      ? things
          .replace(/ies$/, 'y')
          .replace(/([sx])es$/, '$1')
          .replace(/s$/, '')
      : things
  }`
}
/** Pattern of a count from two on, in figures or as a word. */
const count = String.raw`\d+|two|three|four|five|six|seven|eight|nine|ten|twelve`
/** Pattern of a count of some of the pieces: "four of the garlic cloves". */
const someOf = new RegExp(String.raw`\b(${count})( of the [a-z])`, 'gi')

/** Pattern of the number of eaters in a description: "dinner for two", and not "simmered for two hours". */
const eaters = new RegExp(
  String.raw`\b(serves|for) (${count})(?=[.,;:!?]|$| (?:people|persons|guests|eaters|in|and|with|at)\b)`,
  'gi',
)

/** Returns a recipe's description for another number of people. */
export const forEaters = ({ description, servings }: RecipeDraft, to: number): string =>
  description.replace(eaters, (found, said: string, number: string) =>
    readNumber(number) === servings ? `${said} ${to}` : found,
  )

/** Pattern of pieces of which each eater has one: "nine slices" of a lasagna for nine. */
const onePerEater = new RegExp(
  String.raw`\b(${count})(?= (?:(?:large|small|generous|even|equal|big) )?(?:slices|squares|pieces|wedges|bars|portions|servings|helpings)\b)`,
  'gi',
)
const inPieces = (text: string, before: number, after: number): string =>
  text.replace(onePerEater, (said) => (readNumber(said) === before ? String(after) : said))

/** Pattern of a count of packs, which is another for another number of people. */
const packs = new RegExp(
  String.raw`\b(?:${count}) (?:[a-z]+ )?(?:cans|jars|packages|packets|boxes|bags|bottles|pounds|cups|eggs)\b`,
  'i',
)
/** Returns a description without the sentences that count what has been scaled; the only sentence stays. */
const withoutCounts = (description: string): string => {
  const left = sentencesOf(description).filter((sentence) => !packs.test(sentence))
  return left.length > 0 ? left.join(' ') : description
}

/** Scales a count of pieces, to at least one. */
const scaledCount = (said: string, factor: Rational): number =>
  Math.max(1, Math.round(readNumber(said) * toNumber(factor)))

function scaledStep(step: string, factor: Rational): string {
  return step
    .replace(measure, (found, amount: string, unit: string) => {
      const parsed = parseIngredient({ amount: `${amount} ${unit}`, item: 'water' })
      return parsed.quantity ? measured(scaleQuantity(parsed.quantity, factor), parsed.unit) : found
    })
    .replace(
      portions,
      (_, into: string, said: string, things: string) => `${into} ${counted(said, factor, things)}`,
    )
    .replace(someOf, (_, said: string, things: string) => `${scaledCount(said, factor)}${things}`)
}
