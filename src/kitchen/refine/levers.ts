import type { RecipeDraft } from '#contract/recipe.ts'
import type { Measure } from '../craving/claim.ts'
import { pantryItem } from '../culinary/index.ts'
import { type Food, foodById } from '../foods/index.ts'
import { withAmounts } from './amount-of.ts'
import { type Line, readLines } from './lines.ts'
import { isMeat } from './meats.ts'
import { replaceLines } from './replace.ts'
import { withUsedUp } from './use-up.ts'

/** A change that a cook makes to move a figure; it gives null when it changes nothing in the recipe. */
export interface Lever {
  /** Words for the cook: "half of the oil". */
  said: string
  moves: readonly Measure[]
  /** True when a dough or batter bears the change. */
  inBatter?: true
  pull: (draft: RecipeDraft) => RecipeDraft | null
}

type Pick = (food: Food, line: Line) => boolean

const by =
  (pick: Pick, factor: number) =>
  (draft: RecipeDraft): RecipeDraft | null => {
    const lines = readLines(draft).filter(
      (line) => line.food && line.parsed.quantity && pick(line.food, line),
    )
    return lines.length === 0 ? null : withAmounts(draft, new Map(lines.map(({ index }) => [index, factor])))
  }

const ids =
  (pattern: RegExp): Pick =>
  ({ id }) =>
    pattern.test(id)
const role =
  (...roles: string[]): Pick =>
  ({ id }) =>
    pantryItem(id)?.roles.some((one) => roles.includes(one)) ?? false

/** Leaner makes of the same food, which the steps call as before. */
const leaner: Readonly<Record<string, readonly [id: string, buy: string]>> = {
  'beef-ground': ['beef-ground-lean', 'extra-lean ground beef (95%)'],
  'pork-ground': ['turkey-ground', 'ground turkey'],
  'heavy-cream': ['half-and-half', 'half-and-half'],
  'half-and-half': ['evaporated-milk', 'fat-free evaporated milk'],
  milk: ['low-fat-milk', '1% milk'],
  'sour-cream': ['nonfat-greek-yogurt', 'nonfat Greek yogurt'],
  'creme-fraiche': ['nonfat-greek-yogurt', 'nonfat Greek yogurt'],
  'greek-yogurt': ['nonfat-greek-yogurt', 'nonfat Greek yogurt'],
  'cream-cheese': ['light-cream-cheese', 'light cream cheese'],
  ricotta: ['part-skim-ricotta', 'part-skim ricotta'],
  mozzarella: ['mozzarella-low-moisture', 'part-skim mozzarella'],
  'chicken-thigh': ['chicken-breast', 'boneless, skinless chicken breasts'],
  'italian-sausage': ['chicken-sausage', 'chicken sausage'],
  'condensed-milk': ['evaporated-milk', 'evaporated milk'],
}
const namesOfLean: Readonly<Record<string, string>> = {
  'beef-ground-lean': 'beef',
  'turkey-ground': 'turkey',
  'chicken-breast': 'chicken',
  'chicken-sausage': 'sausage',
}
const lean =
  (pick: RegExp) =>
  (draft: RecipeDraft): RecipeDraft | null => {
    const isWhipped = /\bwhip|\bpeaks\b/i.test(draft.instructions.join(' '))
    const swaps = readLines(draft).flatMap((line) => {
      // Whipped cream is held up by its fat.
      if (isWhipped && /cream$/.test(line.food?.id ?? '')) return []
      const to = line.food && pick.test(line.food.id) ? leaner[line.food.id] : undefined
      if (!to || !foodById(to[0])) return []
      const name =
        namesOfLean[to[0]] ??
        to[1].replace(/^(?:extra-lean|nonfat|light|part-skim|1%|fat-free) |\s*\(95%\)/g, '')
      return [
        [
          line.index,
          {
            id: to[0],
            buy: { one: to[1], many: to[1] },
            name: { one: name, many: name },
            ratio: 1,
            preparation: 'keep' as const,
          },
        ] as const,
      ]
    })
    return swaps.length === 0 ? null : replaceLines(draft, new Map(swaps))
  }

const other =
  (pick: RegExp, id: string, buy: string, name: string) =>
  (draft: RecipeDraft): RecipeDraft | null => {
    const found = readLines(draft).filter(({ food }) => food && pick.test(food.id))
    if (found.length === 0 || !foodById(id)) return null
    const standIn = {
      id,
      buy: { one: buy, many: buy },
      name: { one: name, many: name },
      ratio: 1,
      preparation: 'keep' as const,
    }
    return replaceLines(draft, new Map(found.map(({ index }) => [index, standIn])))
  }

const fats = ids(/oil$|^butter$|^salted-butter$|^ghee$|^lard$|^vegan-butter$|^margarine$/)
const cheeses: Pick = (food, line) => role('hard-cheese', 'melting-cheese', 'crumbling-cheese')(food, line)
const creams = ids(/cream$|^half-and-half$|^mascarpone$|^coconut-milk$|^creme-fraiche$|^mayonnaise$/)
const rich = ids(
  /^pesto$|^vegan-pesto|^bacon$|^pancetta$|chorizo|^tahini|nut-butter|^peanut-butter$|^olive-|^avocado$|^coconut-shredded/,
)
const nuts = role('nut', 'seed')
const sugars = ids(
  /^(?:sugar|brown-sugar|powdered-sugar|honey|maple-syrup|agave-syrup|corn-syrup|golden-syrup|molasses|palm-sugar|jam|condensed-milk)$/,
)
const starches: Pick = ({ id }) =>
  /pasta|spaghetti|penne|macaroni|noodle|rigatoni|fusilli|farfalle|linguine|fettuccine|orzo|rice$|couscous|quinoa|bulgur|^potato$|^new-potato$|^sweet-potato$|gnocchi|^bread$|baguette/.test(
    id,
  ) && !/cauliflower/.test(id)
const greens: Pick = (food, line) =>
  (role('vegetable', 'mushroom')(food, line) ||
    ids(/tomato-canned|crushed-tomato|^leek$|^onion$|^celery$|bean-frozen|pea-frozen|spinach-frozen/)(
      food,
      line,
    )) &&
  !starches(food, line) &&
  line.grams > 40
const proteins: Pick = (food) =>
  (isMeat(food) && !food.tags.includes('cured')) ||
  /tofu|tempeh|seitan|bean-canned|chickpea-canned|lentil|^egg$|egg-white|cottage|greek-yogurt/.test(food.id)
const meats: Pick = (food) => isMeat(food) && !food.tags.includes('cured')
const salty = ids(/^(?:salt|sea-salt)$/)
const saltySauces = ids(
  /^(?:soy-sauce|tamari|fish-sauce|oyster-sauce|miso|worcestershire-sauce|teriyaki-sauce|hoisin-sauce|dijon-mustard|ketchup)$/,
)
const saltyFoods: Pick = (food, line) =>
  cheeses(food, line) ||
  ids(/^(?:bacon|pancetta|ham|prosciutto|salami|chorizo|anchovy|caper|olive-black|olive-green|pesto|feta)$/)(
    food,
    line,
  )

/** Adds leaves, as far as they go in, if there is no vegetable to take more of. */
function withGreens(draft: RecipeDraft): RecipeDraft {
  const outcome = withUsedUp(draft, 'spinach')
  return outcome.kind === 'changed' ? outcome.draft : draft
}

/** Changes in the order in which cooks try them. */
export const levers: readonly Lever[] = [
  { said: 'half of the salt', moves: ['sodium'], inBatter: true, pull: by(salty, 0.5) },
  {
    said: 'low-sodium stock',
    moves: ['sodium'],
    pull: other(/^chicken-stock$/, 'low-sodium-chicken-stock', 'low-sodium chicken broth', 'broth'),
  },
  {
    said: 'low-sodium stock',
    moves: ['sodium'],
    pull: other(
      /^(?:vegetable-stock|beef-stock)$/,
      'vegetable-stock-low-sodium',
      'low-sodium vegetable broth',
      'broth',
    ),
  },
  { said: 'two thirds of the salty sauces', moves: ['sodium'], pull: by(saltySauces, 2 / 3) },
  { said: 'two thirds of what is salty by itself', moves: ['sodium'], pull: by(saltyFoods, 2 / 3) },
  {
    said: 'a leaner make of the meat',
    moves: ['calories', 'fat'],
    pull: lean(/beef-ground|pork-ground|chicken-thigh|sausage/),
  },
  {
    said: 'lighter dairy',
    moves: ['calories', 'fat'],
    pull: lean(/cream|milk|yogurt|ricotta|mozzarella|half-and-half/),
  },
  { said: 'half of the cooking fat', moves: ['calories', 'fat'], pull: by(fats, 0.5) },
  { said: 'half of the cheese', moves: ['calories', 'fat', 'sodium'], pull: by(cheeses, 0.5) },
  { said: 'half of the cream', moves: ['calories', 'fat'], pull: by(creams, 0.5) },
  { said: 'half of what is rich', moves: ['calories', 'fat', 'sodium'], pull: by(rich, 0.5) },
  { said: 'half of the nuts and seeds', moves: ['calories', 'fat'], pull: by(nuts, 0.5) },
  {
    said: 'a quarter less sugar',
    moves: ['sugar', 'calories', 'carbs'],
    inBatter: true,
    pull: by(sugars, 0.75),
  },
  { said: 'half as much meat again', moves: ['protein'], pull: by(meats, 1.5) },
  { said: 'half as much again of what has protein', moves: ['protein'], pull: by(proteins, 1.5) },
  { said: 'half as many vegetables again', moves: ['fiber'], pull: by(greens, 1.5) },
  {
    said: 'a third less starch and half as many vegetables again',
    moves: ['calories', 'carbs'],
    pull: (draft) => {
      const less = by(starches, 2 / 3)(draft)
      return less && (by(greens, 1.5)(less) ?? withGreens(less))
    },
  },
  { said: 'another quarter less starch', moves: ['calories', 'carbs'], pull: by(starches, 0.75) },
  { said: 'less sugar still', moves: ['sugar', 'calories', 'carbs'], pull: by(sugars, 2 / 3) },
  {
    said: 'less of all that is rich',
    moves: ['calories', 'fat'],
    pull: by(
      (food, line) => fats(food, line) || creams(food, line) || rich(food, line) || cheeses(food, line),
      0.6,
    ),
  },
  { said: 'a quarter less meat', moves: ['calories'], pull: by(meats, 0.75) },
  {
    said: 'less salt still',
    moves: ['sodium'],
    pull: by((food, line) => salty(food, line) || saltySauces(food, line), 0.7),
  },
]

export const isSugarLine = (line: Line): boolean => line.food !== null && sugars(line.food, line)
export const isSaltLine = (line: Line): boolean => line.food !== null && salty(line.food, line)

export const moreVegetables = by(greens, 1.5)
export const sweetened = by(sugars, 1.35)
export const moreSalt = by(salty, 1.35)
