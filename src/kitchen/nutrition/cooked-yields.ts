import type { Food } from '../foods/index.ts'
import type { ParsedIngredient } from '../ingredients/index.ts'

/** Weight of a dry food once it is cooked in water. */
interface CookedYield {
  /** Grams cooked of one gram dry: energy dry over energy cooked. */
  factor: number
  /** Grams of a cup, cooked. */
  cup: number
}

const pasta = { factor: 2.35, cup: 140 }
const risotto = { factor: 2.75, cup: 165 }
const couscous = { factor: 3.36, cup: 157 }
const cornmeal = { factor: 5.2, cup: 233 }
const oats = { factor: 5.34, cup: 234 }

/** USDA SR Legacy, energy of the dry and of the cooked food; foods that the table has cooked are left out. */
const yields: Readonly<Record<string, CookedYield>> = {
  pasta,
  spaghetti: pasta,
  penne: pasta,
  rigatoni: pasta,
  farfalle: pasta,
  fettuccine: pasta,
  fusilli: pasta,
  linguine: pasta,
  macaroni: pasta,
  orzo: pasta,
  'whole-wheat-pasta': pasta,
  'gluten-free-pasta': pasta,
  'egg-noodle': { factor: 2.78, cup: 160 },
  'rice-noodle': { factor: 3.37, cup: 176 },
  udon: { factor: 2.7, cup: 150 },
  soba: { factor: 3.39, cup: 114 },
  'white-rice': { factor: 2.81, cup: 158 },
  'basmati-rice': { factor: 2.81, cup: 158 },
  'jasmine-rice': { factor: 2.81, cup: 158 },
  'brown-rice': { factor: 3.33, cup: 195 },
  'arborio-rice': risotto,
  'sushi-rice': risotto,
  'wild-rice': { factor: 3.53, cup: 164 },
  quinoa: { factor: 3.07, cup: 185 },
  couscous,
  'israeli-couscous': couscous,
  bulgur: { factor: 4.12, cup: 182 },
  'pearl-barley': { factor: 2.86, cup: 157 },
  farro: { factor: 2.66, cup: 170 },
  millet: { factor: 3.18, cup: 174 },
  buckwheat: { factor: 3.76, cup: 168 },
  amaranth: { factor: 3.64, cup: 246 },
  cornmeal,
  polenta: cornmeal,
  grits: cornmeal,
  'rolled-oat': oats,
  'steel-cut-oat': oats,
  'gluten-free-oat': oats,
}

/** Before the food: "1 cup rice, cooked" may be measured dry. */
const isCooked = /\b(?:cooked|leftover|boiled|steamed|day-old)\b(?! (?:through|until|according))/i
const isRaw = /\b(?:uncooked|pre-?cooked|quick-?cooking|to be cooked|before cooking)\b/i

/**
 * A dry food of a line that asks for it cooked, as it is measured: "3 cups cooked short-grain rice" weighs 558 g and has
 * the energy of 203 g of dry rice.
 * @returns the food with its cup as cooked, and grams cooked of one gram dry; null for every other line
 */
export function cookedAsMeasured(
  { text, food: name }: ParsedIngredient,
  food: Food,
): { food: Food; factor: number } | null {
  const known = yields[food.id]
  if (!known || food.tags.includes('cooked')) return null
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  const said = `${at < 0 ? text : text.slice(0, at)} ${name}`
  if (!isCooked.test(said) || isRaw.test(said)) return null
  const { density: _, ...undense } = food
  return { food: { ...undense, measures: { ...food.measures, cup: known.cup } }, factor: known.factor }
}
