import type { RecipeDraft } from '#contract/recipe.ts'
import { type Food, foodById } from '../foods/index.ts'
import { parseIngredient, rational, unitOf } from '../ingredients/index.ts'
import { gramsOf } from '../nutrition/index.ts'
import { dropped } from './drop.ts'
import { fittingPreparation, isOil, withVerbsOfOil } from './fitting-words.ts'
import { type Line, mentionsIn, readLines } from './lines.ts'
import { type Name, renamed } from './rename.ts'
import { measured } from './scaled-line.ts'
import { mapSentences } from './sentences.ts'
import { headnoteWithoutMeat, withoutSignsOfMeat } from './signs-of-meat.ts'
import type { StandIn } from './stand-ins.ts'

/** Returns the draft with these lines replaced everywhere: in list, steps, title and description. */
export function replaceLines(draft: RecipeDraft, standIns: ReadonlyMap<number, StandIn>): RecipeDraft {
  const lines = readLines(draft)
  const renames = new Map<number, Name>([...standIns].map(([index, { name }]) => [index, name]))
  // Lasagna is the dish; its sheets only share the name.
  const named = new Map([...renames].filter(([index]) => lines[index]?.food?.id !== 'lasagna-noodle'))
  const meatless = [...standIns.values()].filter(({ insteadOfMeat }) => insteadOfMeat)
  const oils = [...standIns.values()].filter(({ id }) => isOil(foodById(id)))
  const step = (text: string) =>
    oils.reduce((said, { name }) => withVerbsOfOil(said, name.one), renamed(text, lines, renames))
  const replaced = {
    ...draft,
    title: titleWith(draft.title, lines, named, standIns),
    description: renamed(draft.description, lines, named),
    ingredients: draft.ingredients.map((ingredient, index) => {
      const standIn = standIns.get(index)
      return standIn ? { ...ingredient, ...newLine(lines[index]!, standIn, isMetric(draft)) } : ingredient
    }),
    instructions: draft.instructions.map(step),
  }
  if (meatless.length === 0) return replaced
  const names = meatless.flatMap(({ name }) => [name.one, name.many])
  const withoutSigns = withoutSignsOfMeat(replaced.ingredients, names)
  return {
    ...mapSentences(replaced, (sentence, at) => withoutSigns(sentence, replaced.instructions[at]!)),
    description: headnoteWithoutMeat(replaced.description, replaced.ingredients, names[0] ?? ''),
  }
}

/** Liquids that no dish is named after. */
const namesNothing = /stock|broth|^water$/
/** Words by which a title calls any food of the kind, also one of plants: mac and cheese. */
const ofAnyKind = /^(?:cheese|milk|cream|butter|meat|sausage|pasta|noodles?|bread)$/i

/** Returns a title with its new foods; a beef and ale casserole with stock is a beef casserole. */
function titleWith(
  title: string,
  lines: readonly Line[],
  named: ReadonlyMap<number, Name>,
  standIns: ReadonlyMap<number, StandIn>,
): string {
  let left = title
  const renames = new Map(named)
  for (const [index, { id }] of standIns) {
    const less = namesNothing.test(id) ? dropped(left, lines[index]!, lines) : null
    const kind =
      /^vegan-/.test(id) &&
      mentionsIn(left, lines).some(
        (found) => found.line.index === index && ofAnyKind.test(left.slice(found.start, found.end)),
      )
    if (kind) renames.delete(index)
    if (less === null || less === '') continue
    left = less
    renames.delete(index)
  }
  return renamed(left, lines, renames, { title: true })
}

/** True when the author weighs in grams and never in ounces. */
export const isMetric = ({ ingredients }: RecipeDraft) =>
  ingredients.some(({ amount }) => /\d ?(?:g|ml|kg)\b/.test(amount)) &&
  !ingredients.some(({ amount }) => /\b(?:ounces?|oz|pounds?|lbs?)\b/.test(amount))

/** Returns the line of a substitute; its amount is kept if the new food can be measured by it. */
export function newLine(line: Line, standIn: StandIn, metric: boolean): { amount: string; item: string } {
  const { parsed } = line
  const food = foodById(standIn.id)
  const said = standIn.preparation === 'keep' ? kept(line) : standIn.preparation
  const preparation = said && food ? fittingPreparation(said, food) : said
  const many = parsed.quantity !== null && isPlural(parsed.food)
  const use = parsed.quantity
    ? null
    : /\b(?:for|to) (?:serv\w*|garnish\w*|top\w*|taste)\b.*$/i.exec(line.item)?.[0]
  const item = [many ? standIn.buy.many : standIn.buy.one, preparation, use].filter(Boolean).join(', ')
  if (!parsed.quantity || !food || line.grams === 0) return { amount: line.amount, item }
  const wanted = line.grams * standIn.ratio
  const inMeasure = unitOf(parsed.unit ?? '')?.kind
  // Two measures of one amount, "3/4 cup (150 g)", are of the old food.
  const amount = inMeasure === 'volume' ? line.amount.replace(/\s*\(\d[^)]*\)/, '') : line.amount
  const asBefore = gramsOf(parseIngredient({ amount, item }), food)
  // A clove is of garlic and a rib of celery, so the amount of another food in that unit is unknown.
  const isOther =
    inMeasure === 'count' &&
    parsed.unit !== null &&
    !(parsed.unit in food.measures) &&
    food.id !== line.food?.id
  const fits =
    asBefore !== null &&
    !isOther &&
    (inMeasure === 'volume' && standIn.ratio === 1
      ? Math.abs(asBefore / wanted - 1) < 0.6
      : Math.abs(asBefore / wanted - 1) < 0.25)
  if (fits) return { amount, item }
  const poured = parsed.unit === 'cup' ? inCups(wanted, food) : null
  return { amount: spoons(wanted, standIn.id) ?? poured ?? weighed(wanted, metric), item }
}

const kept = ({ parsed }: Line): string | null =>
  parsed.preparation && !/zest|juice|\bof\b|egg/.test(parsed.preparation) ? parsed.preparation : null

const isPlural = (name: string) => /[^su]s$/.test(name.trim())

/**
 * Writes a small amount in spoons; null when it is too much for them or the food's weight by volume is
 * unknown.
 */
export function spoons(grams: number, id: string): string | null {
  const food = foodById(id)
  const one = food && gramsOf(parseIngredient({ amount: '1 teaspoon', item: food.name }), food)
  if (!one || grams / one > 12) return null
  const teaspoons = Math.max(1, Math.round(grams / one))
  const [count, word] = teaspoons < 3 ? [teaspoons, 'teaspoon'] : [Math.round(teaspoons / 3), 'tablespoon']
  return `${count} ${word}${count > 1 ? 's' : ''}`
}

/** Writes an amount in cups; null when the food's weight by volume is unknown. */
function inCups(grams: number, food: Food): string | null {
  const cup = gramsOf(parseIngredient({ amount: '1 cup', item: food.name }), food)
  return cup
    ? measured({ kind: 'exact', value: rational(Math.max(1, Math.round((grams / cup) * 8)), 8) }, 'cup')
    : null
}

/** Writes a weight: `250 g`, or `9 ounces (250 g)` for a recipe in ounces. */
export function weighed(grams: number, metric: boolean): string {
  const round = grams < 50 ? Math.max(5, Math.round(grams / 5) * 5) : Math.round(grams / 10) * 10
  if (metric) return `${round} g`
  if (grams >= 420) {
    const pounds = Math.round((grams / 453.6) * 4) / 4
    const part = { 0: '', 0.25: ' 1/4', 0.5: ' 1/2', 0.75: ' 3/4' }[pounds % 1] ?? ''
    return `${Math.floor(pounds)}${part} pound${pounds > 1 ? 's' : ''} (${Math.round((pounds * 453.6) / 10) * 10} g)`
  }
  const ounces = Math.max(0.5, grams < 57 ? Math.round(grams / 14.2) / 2 : Math.round(grams / 28.35))
  const words = ounces % 1 === 0 ? String(ounces) : ounces < 1 ? '1/2' : `${Math.floor(ounces)} 1/2`
  return `${words} ounce${ounces > 1 ? 's' : ''} (${Math.round((ounces * 28.35) / 5) * 5} g)`
}
