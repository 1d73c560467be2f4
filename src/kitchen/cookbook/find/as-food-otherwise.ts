import { nameThatIsFood } from '../../checks/wished-foods.ts'
import type { Craving } from '../../craving/craving.ts'
import { matchFood } from '../../foods/index.ts'
import { nameKey } from '../name-key.ts'
import type { Cookbook } from '../open-cookbook.ts'
import { wantedFoods } from './wanted.ts'

/**
 * Returns a craving for a food that no recipe of its name answers, read as one for the food however it is made; null
 * where the name is no food.
 */
export const asFoodOtherwise = (cookbook: Cookbook, craving: Craving): Craving | null =>
  asFoodAlone(craving) ?? withoutNameOfTool(craving) ?? asFoodOnStove(cookbook, craving)

/**
 * Returns a craving for a food whose name some recipes share, read as one for any dish of the food: chicken
 * thighs in 30 minutes; null where the name is no food.
 */
function asFoodAlone(craving: Craving): Craving | null {
  const name = craving.recipes?.isFamily ? nameThatIsFood(craving) : null
  const food = name === null ? undefined : matchFood(name)?.food
  if (!food) return null
  const { recipes: _, named: __, ...rest } = craving
  return { ...rest, foods: [...new Set([...craving.foods, food.id])] }
}

/** Names that some recipes share and that only say in what they are cooked: "one pot meal", "slow cooker beef". */
const nameOfTool =
  /^(?:(?:one|single)[ -](?:pot|pan|skillet|dish)|slow[ -]cooker|crock[ -]?pot|instant pot|pressure cooker|air[ -]fryer|sheet[ -]pan|dutch oven|skillet)(?: (?:meals?|dinners?|dish|dishes|recipes?|\p{L}+))?$/iu

/**
 * Returns a craving for a food in one pot, read as one for any dish of the food, where no recipe that is named after
 * its pot has the food; the checks tell when another pan is used. Null for other cravings.
 */
function withoutNameOfTool(craving: Craving): Craving | null {
  if (!craving.recipes?.isFamily || !nameOfTool.test(craving.named?.words ?? '')) return null
  const { recipes: _, named: __, ...rest } = craving
  const ofName = (craving.claims ?? []).filter(
    ({ namesA = [], words }) => namesA.includes('family') && craving.named?.words.includes(words),
  )
  const families = [...new Set([...(craving.families ?? []), ...ofName.map(({ means }) => means)])]
  return wantedFoods(craving).length + families.length > 0 ? { ...rest, families } : null
}

/** Names of a food that only says how an oven would cook it. */
const fromOven = /^(?:oven[- ])?(?:roast|roasted|baked) (\p{L}[\p{L} ]+)$/iu
/** Ways of cooking a food in a pan, as names of dishes say them. */
const inPan = ['pan fried', 'fried', 'skillet', 'sauteed', 'sauté', 'glazed']

/**
 * Returns a craving for roast potatoes without an oven, read as one for fried potatoes, which are the nearest to them
 * from a stove. Null for other cravings.
 */
function asFoodOnStove({ names }: Cookbook, craving: Craving): Craving | null {
  const food = fromOven.exec(craving.named?.words ?? '')?.[1]
  if (!food || !craving.equipment.includes('no oven')) return null
  const name = inPan.map((way) => `${way} ${food}`).find((one) => names.has(nameKey(one)))
  const slugs = names.get(nameKey(name ?? ''))
  return name && slugs
    ? { ...craving, recipes: { slugs: [...slugs], isFamily: true }, named: { words: name, names: [name] } }
    : null
}
