import type { NearRecipe } from '#contract/problem.ts'
import type { Craving } from '../../craving/craving.ts'
import { withoutRequest } from '../../craving/request-words.ts'
import { isAtHand } from '../../craving/wishes/at-hand.ts'
import { matchFood } from '../../foods/index.ts'
import { nameKey } from '../name-key.ts'
import type { Cookbook, LinkedRecipe } from '../open-cookbook.ts'
import { ownNamesOf } from '../own-names.ts'
import { linesKeptOut } from './keeps-out.ts'
import { MOST_NEAR } from './nearest.ts'

/** Part of a dish that somebody asks for by itself: the marinade of spiedies. */
export interface PartOfDish {
  dish: string
  part: string
  recipes: readonly LinkedRecipe[]
}

const parts =
  'marinade|sauce|dough|filling|stuffing|batter|broth|seasoning|spice mix|rub|dressing|topping|frosting|icing|glaze|crust|gravy|syrup|cream|meat|crumble|brine'
/** "Pie with a biscuit topping" asks for the pie. */
const behind = new RegExp(`^(?:the |a |an |some )?((?:(?! with ).)+?)(?: style)? (${parts})$`, 'i')
const before = new RegExp(
  `^(?:the |a |an |some )?(${parts}) (?:for|of|in|from) (?:the |a |an |some |my )?(.+)$`,
  'i',
)

/** Returns the part of a dish that is all that a craving asks for; null for any other craving. */
export function partOfDish({ names, bySlug }: Cookbook, craving: Craving): PartOfDish | null {
  if (craving.pet || isAtHand(craving)) return null
  const said = withoutRequest(craving.typed ?? craving.text).replace(
    /^(?:homemade|easy|best|quick|simple) /i,
    '',
  )
  const [, first = '', last = ''] = behind.exec(said) ?? []
  const [, part = last, dish = first] = before.exec(said) ?? []
  const slugs = names.get(nameKey(dish)) ?? slugsOfKind(names, dish)
  if (part === '' || slugs.length === 0 || names.has(nameKey(`${dish} ${part}`))) return null
  const recipes = slugs.flatMap((slug) => bySlug.get(slug) ?? [])
  const has = new RegExp(`\\b${part}`, 'i')
  const isIn = ({ file }: LinkedRecipe): boolean => has.test([...file.ingredients, ...file.steps].join('\n'))
  // A food that is eaten by itself has no parts: the sauce of "apple sauce" is no part of an apple.
  const isDish = recipes.every(
    ({ file }) => !/^(?:sauce|dressing|condiment|preserve|basic|drink)$/.test(file.course),
  )
  return isDish
    ? { dish, part, recipes: [...recipes.filter(isIn), ...recipes.filter((one) => !isIn(one))] }
    : null
}

/** Returns the recipes whose names end with a dish that no name is by itself: chicken spiedies for a spiedie. */
function slugsOfKind(names: Cookbook['names'], dish: string): string[] {
  const end = ` ${nameKey(dish)}`
  if (dish === '' || matchFood(dish) !== null) return []
  return [...new Set([...names].flatMap(([name, slugs]) => (name.endsWith(end) ? slugs : [])))]
}

/** True for a recipe that is called after the dish, or after the part: a gyro sauce for gyros. */
export const isOfPart = ({ file }: LinkedRecipe, { dish, part }: PartOfDish): boolean =>
  [...ownNamesOf(file), ...file.family].some((name) => {
    const words = ` ${nameKey(name)} `
    return (
      words.includes(` ${nameKey(dish)} `) ||
      (words.includes(` ${nameKey(part)} `) && words.includes(` ${nameKey(dish).split(' ')[0]} `))
    )
  })

/** Returns the refusal of a part that no recipe makes by itself, with the recipes that have it. */
export function toldOfPart(
  { dish, part, recipes }: PartOfDish,
  craving: Craving,
): { reason: string; near: NearRecipe[] } {
  const keptOut = linesKeptOut(craving)
  return {
    reason: `Larder's kitchen has no recipe that makes only the ${part.toLowerCase()} for ${dish}. The dishes beside this are whole ones.`,
    near: recipes
      .filter((recipe) => keptOut(recipe).length === 0)
      .slice(0, MOST_NEAR)
      .map(({ file }) => ({ title: file.title, because: 'it is the whole dish' })),
  }
}
