import type { Food } from '../foods/index.ts'
import type { ParsedIngredient } from '../ingredients/index.ts'

/** Yield of a dry food that is cooked in water. */
interface CookedYield {
  /** Cooked grams of one dry gram: dry energy over cooked energy. */
  factor: number
  /** Grams of one cooked cup. */
  cup: number
}

const pasta = { factor: 2.35, cup: 140 }
const risotto = { factor: 2.75, cup: 165 }
const couscous = { factor: 3.36, cup: 157 }
const cornmeal = { factor: 5.2, cup: 233 }
const oats = { factor: 5.34, cup: 234 }

/** Yield of leaves that shrink: the same energy by weight, and many times the weight in a cup. */
const wilted = (cup: number): CookedYield => ({ factor: 1, cup })
/** Yield of pulses that the table has canned and a line asks for boiled at home, which hold less water. */
const boiled = (canned: number, atHome: number, cup: number): CookedYield => ({
  factor: canned / atHome,
  cup,
})

/**
 * Yields by USDA SR Legacy, from the energy of the food as in the table and of the cooked one; foods that the
 * table has cooked are left out.
 */
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
  spinach: wilted(180),
  kale: wilted(130),
  'swiss-chard': wilted(175),
  'collard-green': wilted(190),
  'mustard-greens': wilted(140),
  'turnip-greens': wilted(144),
  'beet-greens': wilted(144),
  cabbage: wilted(150),
  mushroom: { factor: 22 / 28, cup: 156 },
  'chickpea-canned': boiled(139, 164, 164),
}

/** Words for cooked that stand before the food; "1 cup rice, cooked" may be measured dry. */
const isCooked = /\b(?:cooked|leftover|boiled|steamed|day-old)\b(?! (?:through|until|according))/i
const isRaw = /\b(?:uncooked|pre-?cooked|quick-?cooking|to be cooked|before cooking)\b/i

/**
 * Returns a dry food as measured in a line that asks for it cooked: "3 cups cooked short-grain rice" weighs
 * 558 g and has the energy of 203 g of dry rice.
 * @returns the food with its cup as cooked, and grams cooked of one gram dry; null for every other line
 */
export function cookedAsMeasured(
  { text, food: name, unit }: ParsedIngredient,
  food: Food,
): { food: Food; factor: number } | null {
  if (unit === 'cup' && mashedCups[food.id] !== undefined && isMashed.test(text))
    return { food: withCup(food, mashedCups[food.id]!), factor: 1 }
  const oily = inOil[food.id]
  if (oily && isInOil.test(text)) return { food: withCup(food, oily.cup), factor: oily.factor }
  const known = yields[food.id]
  if (!known || food.tags.includes('cooked')) return null
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  const said = `${at < 0 ? text : text.slice(0, at)} ${name}`
  if (!isCooked.test(said) || isRaw.test(said)) return null
  return { food: withCup(food, known.cup), factor: known.factor }
}

/**
 * Foods that the table has dry and that are also sold in oil, with more weight in a cup and less energy than
 * dry.
 */
const inOil: Readonly<Record<string, CookedYield>> = {
  'sun-dried-tomato': { factor: 258 / 213, cup: 110 },
}
const isInOil = /\bin oil\b|\boil[- ]packed\b/i

/** Grams of a cup of mashed or puréed food, which has no air between its pieces (USDA SR Legacy). */
const mashedCups: Readonly<Record<string, number>> = {
  potato: 210,
  'sweet-potato': 300,
  banana: 225,
  avocado: 230,
  pumpkin: 245,
  'butternut-squash': 245,
  cauliflower: 240,
  parsnip: 240,
  carrot: 240,
}
const isMashed = /\bmash(?:ed)?\b|\bpur[eé]ed?\b/i

function withCup(food: Food, cup: number): Food {
  const { density: _, ...undense } = food
  return { ...undense, measures: { ...food.measures, cup } }
}
