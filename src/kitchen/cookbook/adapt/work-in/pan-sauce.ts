import type { RecipeDraft } from '#contract/recipe.ts'
import type { Food } from '../../../foods/index.ts'
import { readLines } from '../../../refine/lines.ts'
import { isMain, isMeat } from '../../../refine/meats.ts'
import { titleCase } from '../../../refine/rename.ts'

/** Lines of a sauce for four beside a roast or a fried piece of meat, and what a cook does with them. */
interface Sauce {
  lines: readonly (readonly [amount: string, item: string])[]
  steps: string
}

/** Boils a drink down with the fat and the juices of the meat. */
const reduced =
  (amount: string, sweet: string | null): ((name: string) => Sauce) =>
  (name) => ({
    lines: [
      ['1', 'small shallot, finely chopped'],
      [amount, name],
      ...(sweet ? [['1 tablespoon', `${sweet}, for the sauce`] as const] : []),
      ['2 tablespoons', 'cold butter, for the sauce'],
    ],
    steps: `For the sauce, cook the shallot in a spoonful of the fat from the meat in a small saucepan over medium heat for 2 minutes. Pour in the ${name} with 1/2 cup of water${sweet ? ` and the ${sweet} for the sauce` : ''} and boil until less than half is left and it coats a spoon, 8 to 10 minutes. Take it off the heat, swirl in the butter for the sauce with the juices of the meat, season with a pinch of salt and spoon it over.`,
  })
const ofChocolate = (name: string): Sauce => ({
  lines: [
    ['1', 'small shallot, finely chopped'],
    ['1 cup', 'dry red wine, for the sauce'],
    ['1 ounce (30 g)', `${name}, chopped`],
    ['1 tablespoon', 'cold butter, for the sauce'],
  ],
  steps: `For the sauce, cook the shallot in a spoonful of the fat from the meat in a small saucepan over medium heat for 2 minutes. Pour in the red wine for the sauce with 1/2 cup of water and boil until half is left, 8 minutes. Take it off the heat and stir in the ${name} and the butter for the sauce, until it shines; boiled, it would turn grainy.`,
})

/** Sauces by the drink or the chocolate that they are named after. */
const sauces: readonly (readonly [food: RegExp, maker: (name: string) => Sauce])[] = [
  [/^(?:coffee|espresso|tea|beer|stout)$/, reduced('3/4 cup', 'brown sugar')],
  [/^(?:cola|root-beer|ginger-ale|dr-pepper)$/, reduced('1 1/2 cups', null)],
  [
    /^(?:hard-cider|apple-cider|apple-juice|orange-juice|pomegranate-juice|cranberry-juice|grape-juice)$/,
    reduced('1 1/4 cups', null),
  ],
  [/^(?:red-wine|white-wine|port|marsala|madeira|sherry|vermouth)$/, reduced('1 cup', null)],
  [/^(?:brandy|whiskey|bourbon|rum)$/, reduced('1/3 cup', 'brown sugar')],
  [
    /^(?:dark-chocolate|chocolate|semisweet-chocolate|chocolate-syrup|unsweetened-chocolate|cocoa-powder)$/,
    ofChocolate,
  ],
]
const roasted = /\b(?:roast|oven|sear|fry|grill|brown|skillet|pan)/i

/**
 * Returns a roast or fried meat with a sauce boiled down from the drink, or mounted with the chocolate, that its sauce
 * is named after: a leg of lamb "with coffee sauce". Null for other foods, and for a dish that makes a sauce itself.
 * @param text words of the cook
 */
export function withPanSauce(draft: RecipeDraft, food: Food, text: string): RecipeDraft | null {
  const [, maker] = sauces.find(([asked]) => asked.test(food.id)) ?? []
  const isAsked = /\b(?:sauce|gravy|glaze|jus|reduction)\b/i.test(text)
  const steps = draft.instructions.join(' ')
  const hasMeat = readLines(draft).some((line) => line.food && isMain(line.food) && isMeat(line.food))
  if (!maker || !isAsked || !hasMeat || !roasted.test(steps)) return null
  const isOfChocolate = maker === ofChocolate
  const name = isOfChocolate ? 'dark chocolate' : food.name
  const { lines, steps: how } = maker(name)
  const group = 'For the sauce'
  return {
    ...draft,
    title: `${draft.title} with ${titleCase(isOfChocolate ? 'chocolate' : food.name)} Sauce`,
    cookTime: draft.cookTime + 10,
    ingredients: [...draft.ingredients, ...lines.map(([amount, item]) => ({ amount, item, group }))],
    instructions: [...draft.instructions, how],
  }
}
