import type { RecipeDraft } from '#contract/recipe.ts'
import { familyOf } from '../checks/index.ts'
import type { Food } from '../foods/index.ts'

/** A food that cooks take in the place of another when they ask for it, though it makes the dish another. */
interface AskedOther {
  /** Ids of the foods in whose place it goes, or a kind of food. */
  from: string
  to: string
  /** Grams for one gram of the food that was there. */
  ratio: number
  /** Work in the steps that it cannot follow: applesauce is not creamed. */
  unless?: RegExp
}

const creamed =
  /\bcream(?:ed)? (?:the |together|butter|peanut)|\brub (?:the |in)|\bcut in\b|\bcold (?:vegan )?butter\b|\bwhip/i
const beaten = /\bwhip|\bstiff peaks\b|\bcaramel(?! sauce)|\bsyrup stage\b/i

// biome-ignore format: a table reads best with one row per line
const rows: readonly AskedOther[] = [
  { from: 'butter oil', to: 'applesauce pumpkin-puree banana', ratio: 1.07, unless: creamed },
  { from: 'milk buttermilk', to: 'sour-cream yogurt greek-yogurt buttermilk creme-fraiche kefir', ratio: 1 },
  { from: 'sour-cream yogurt greek-yogurt', to: 'buttermilk sour-cream yogurt greek-yogurt creme-fraiche', ratio: 1 },
  { from: 'wine hard-cider sherry vermouth', to: 'apple-juice grape-juice cranberry-juice pomegranate-juice', ratio: 1 },
  { from: 'beer', to: 'apple-juice chicken-stock hard-cider', ratio: 1 },
  { from: 'sugar brown-sugar', to: 'honey maple-syrup agave-syrup', ratio: 1.13, unless: new RegExp(`${creamed.source}|${beaten.source}`, 'i') },
  { from: 'honey maple-syrup agave-syrup', to: 'sugar brown-sugar', ratio: 0.88 },
  { from: 'breadcrumb panko', to: 'rolled-oat cracker', ratio: 0.75 },
  { from: 'quark ricotta cottage-cheese cream-cheese mascarpone', to: 'quark ricotta cottage-cheese cream-cheese mascarpone', ratio: 1, unless: beaten },
  { from: 'heavy-cream half-and-half', to: 'creme-fraiche sour-cream greek-yogurt', ratio: 1, unless: beaten },
]

const isOneOf = (list: string, food: Food): boolean =>
  list.split(' ').some((one) => one === food.id || (familyOf(one)?.(food) ?? false))

/**
 * Returns the ratio at which an asked food takes the place of another, or null where the steps forbid it; undefined for
 * foods that this table does not have.
 */
export function ratioAsked(draft: RecipeDraft, from: Food, to: Food): number | null | undefined {
  const row = rows.find((one) => isOneOf(one.from, from) && one.to.split(' ').includes(to.id))
  if (!row) return undefined
  return row.unless?.test(draft.instructions.join(' ')) ? null : row.ratio
}
