import type { RecipeDraft } from '#contract/recipe.ts'
import { type Food, foodById } from '../foods/index.ts'
import { type Line, mentionsIn, readLines } from './lines.ts'
import { changed, type Outcome, refused } from './outcome.ts'
import { replaceLines } from './replace.ts'
import { mapSentences, minutesIn, withMinutes } from './sentences.ts'
import type { StandIn } from './stand-ins.ts'

interface Starch {
  /** Minutes in plenty of boiling water. */
  minutes: number
  buy: string
  name: string
  /** Grams of the starch for one gram of dry pasta. */
  perPasta: number
  /** Preparation of a food that is eaten in place of a starch without being boiled like it. */
  preparation?: string
}
const starch = (minutes: number, name: string, perPasta = 1, more: Partial<Starch> = {}): Starch => ({
  minutes,
  buy: name,
  name,
  perPasta,
  ...more,
})

/**
 * Starches that are boiled in water and drained, and so can take the place of one another beside or under a
 * sauce.
 */
const boiled: Readonly<Record<string, Starch>> = {
  'white-rice': starch(15, 'rice', 0.8, { buy: 'long-grain white rice' }),
  'basmati-rice': starch(12, 'basmati rice', 0.8),
  'jasmine-rice': starch(13, 'jasmine rice', 0.8),
  'brown-rice': starch(30, 'brown rice', 0.8),
  quinoa: starch(15, 'quinoa', 0.8),
  farro: starch(25, 'farro', 0.8),
  bulgur: starch(12, 'bulgur', 0.8),
  'pearl-barley': starch(35, 'pearl barley', 0.8),
  orzo: starch(9, 'orzo'),
  'egg-noodle': starch(8, 'egg noodles'),
  'rice-noodle': starch(6, 'rice noodles', 0.8),
  potato: starch(15, 'potatoes', 2.2, { preparation: 'cut into bite-size pieces' }),
  'sweet-potato': starch(12, 'sweet potatoes', 2.2, { preparation: 'peeled and cut into bite-size pieces' }),
  gnocchi: starch(3, 'gnocchi', 1.3),
  zucchini: starch(2, 'zucchini ribbons', 2, { buy: 'zucchini', preparation: 'cut into thin ribbons' }),
  'cauliflower-rice': starch(3, 'cauliflower rice', 1.4),
  cauliflower: starch(6, 'cauliflower', 1.6, { preparation: 'cut into florets' }),
  broccoli: starch(4, 'broccoli', 1.4, { preparation: 'cut into florets' }),
  'spaghetti-squash': starch(15, 'spaghetti squash', 2),
  'whole-wheat-pasta': starch(11, 'whole wheat pasta'),
}
const isPasta = ({ id }: Food) =>
  /^(?:pasta|spaghetti|penne|rigatoni|farfalle|fettuccine|fusilli|linguine|macaroni|orecchiette|cannelloni|soup-pasta|whole-wheat-pasta|gluten-free-pasta)$/.test(
    id,
  )
const starchOf = (food: Food): Starch | null =>
  isPasta(food) && !boiled[food.id] ? starch(10, food.name) : (boiled[food.id] ?? null)

/** Vegetables that can be cut as thin as sheets of pasta between two sauces, with their preparation. */
const sheets: Readonly<Record<string, { name: string; preparation: string; ratio: number }>> = {
  zucchini: {
    name: 'zucchini',
    preparation: 'sliced lengthwise 1/4 inch thick, salted for 15 minutes and patted dry',
    ratio: 4,
  },
  eggplant: {
    name: 'eggplant',
    preparation: 'sliced 1/4 inch thick and fried or broiled until soft',
    ratio: 4,
  },
  potato: {
    name: 'potatoes',
    preparation: 'peeled, sliced 1/8 inch thick and boiled for 5 minutes',
    ratio: 3.5,
  },
  'sweet-potato': { name: 'sweet potatoes', preparation: 'peeled and sliced 1/8 inch thick', ratio: 3.5 },
}

/** True for a starch that this module can replace. */
export const isStarch = (food: Food): boolean => starchOf(food) !== null || food.id === 'lasagna-noodle'

/**
 * Replaces a starch that was boiled in water and drained by another, with its own minutes; null when one of
 * them is unknown.
 */
export function withOtherStarch(draft: RecipeDraft, line: Line, to: Food): Outcome | null {
  const { food } = line
  if (!food) return null
  if (food.id === 'lasagna-noodle') return insteadOfSheets(draft, line, to)
  const [old, next] = [starchOf(food), starchOf(to)]
  if (!old || !next) return null
  const roots = /potato|squash|cauliflower|broccoli/
  if (roots.test(food.id) && roots.test(to.id) && !/\bdrain/i.test(draft.instructions.join(' '))) return null
  const lines = readLines(draft)
  const isIt = (sentence: string) =>
    mentionsIn(sentence, lines).some((found) => found.line.index === line.index)
  const steps = draft.instructions.join(' ')
  const isBoiled = /\bdrain/i.test(steps) && /\b(?:boil|salted water|according to)/i.test(steps)
  if (!isBoiled && !(isPasta(food) && isPasta(to)))
    return refused(
      `The ${line.parsed.food} cooks in the sauce of this dish, and ${next.name} would take another amount of liquid and another time. Ask for a new recipe with ${next.name}.`,
    )
  const timed = mapSentences(draft, (sentence) =>
    isIt(sentence) && minutesIn(sentence) > 0 && /boil|cook|water/i.test(sentence)
      ? withMinutes(sentence, isPasta(to) ? minutesIn(sentence) : next.minutes)
      : sentence,
  )
  const more = Math.max(0, next.minutes - old.minutes)
  const standIn = standInOf(to, next.buy, next.name, next.perPasta / old.perPasta, next.preparation ?? '')
  const result = replaceLines(timed, new Map([[line.index, standIn]]))
  return changed({
    ...result,
    title: dishNamed(result.title, food, next.name),
    cookTime: draft.cookTime + (more > 5 ? more : 0),
  })
}

/** Renames a dish: "Pesto Pasta" with rice in place of the penne is no pasta. */
const dishNamed = (title: string, from: Food, to: string): string =>
  isPasta(from)
    ? title.replace(
        /\b(?:Pasta|Penne|Spaghetti|Rigatoni|Fusilli|Linguine|Fettuccine|Macaroni)\b/,
        capital(to),
      )
    : title
const capital = (text: string) => text.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())

function insteadOfSheets(draft: RecipeDraft, line: Line, to: Food): Outcome | null {
  const sheet = sheets[to.id]
  if (!sheet) return null
  const grams = line.grams || 180
  const standIn = standInOf(to, sheet.name, sheet.name, sheet.ratio, sheet.preparation)
  const next = replaceLines(
    {
      ...draft,
      ingredients: draft.ingredients.with(line.index, {
        ...draft.ingredients[line.index]!,
        amount: `${Math.round(grams)} g`,
      }),
    },
    new Map([[line.index, standIn]]),
  )
  const isNamed = /lasagn/i.test(draft.title)
  return changed({
    ...next,
    title: isNamed ? draft.title.replace(/\b(?=lasagn)/i, `${capital(sheet.name)} `) : next.title,
    description: draft.description,
    prepTime: next.prepTime + 20,
  })
}

const standInOf = (to: Food, buy: string, name: string, ratio: number, preparation: string): StandIn => ({
  id: foodById(to.id)!.id, // it is a food of the table
  buy: { one: buy, many: buy },
  name: { one: name, many: name },
  ratio,
  preparation,
})
