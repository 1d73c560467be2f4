import type { RecipeDraft } from '#contract/recipe.ts'
import { pantryItem } from '../../../culinary/index.ts'
import type { Food } from '../../../foods/index.ts'
import { asPattern } from '../../../prose.ts'
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

/** Softens a fruit with honey and vinegar; a sour one takes more of the honey. */
const ofFruit =
  (honey: string): ((name: string) => Sauce) =>
  (name) => ({
    lines: [
      ['1', 'small shallot, finely chopped'],
      ['1 1/2 cups', `${name}, cut into small pieces`],
      [honey, 'honey, for the sauce'],
      ['1 tablespoon', 'red wine vinegar, for the sauce'],
    ],
    steps: `For the sauce, cook the shallot in a spoonful of the fat from the pan in a small saucepan over medium heat for 2 minutes. Add the ${name}, the honey for the sauce, the vinegar for the sauce and 1/3 cup of water and simmer for 8 to 10 minutes, stirring now and then, until the fruit is soft and the sauce coats a spoon. Season with a pinch of salt and spoon it over.`,
  })
/** Simmers cream with what gives it its taste: mushrooms, which are fried first, mustard or crushed pepper. */
const creamed =
  (amount: string, cut: string, before: string): ((name: string) => Sauce) =>
  (name) => ({
    lines: [
      ['1', 'small shallot, finely chopped'],
      [amount, `${name}${cut}`],
      ['3/4 cup (180 ml)', 'heavy cream, for the sauce'],
    ],
    steps: `For the sauce, cook the shallot in a spoonful of the fat from the pan in a small saucepan over medium heat for 2 minutes. Add the ${name}${before}. Pour in the cream for the sauce and simmer for 4 minutes, until it coats a spoon. Season with a pinch of salt and spoon it over.`,
  })

/** Sauces by the drink, the chocolate, the fruit or the seasoning that they are named after. */
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
  [/^(?:rhubarb|cranberry|gooseberry|red-currant|currant|black-currant)$/, ofFruit('1/4 cup')],
  [
    /^(?:cherry|sour-cherry|plum|blueberry|blackberry|raspberry|strawberry|apricot|peach|nectarine|mango|papaya|pineapple|lychee|guava|fig|pear|apple|quince|grape|persimmon|kiwi|pomegranate|passion-fruit)$/,
    ofFruit('2 tablespoons'),
  ],
  [
    /mushroom$|^(?:shiitake|chanterelle|porcini|cremini|portobello|morel)$/,
    creamed('8 ounces (225 g)', ', sliced', ' and fry for 6 minutes, until brown'),
  ],
  [/^(?:black-pepper|peppercorn|green-peppercorn)$/, creamed('2 teaspoons', ', coarsely crushed', '')],
  [/mustard$|^horseradish/, creamed('2 tablespoons', '', '')],
  [/^(?:tarragon|dill|sorrel|chive|chervil|basil|sage|parsley)$/, creamed('1/4 cup', ', chopped', '')],
  [/^(?:blue-cheese|gorgonzola|roquefort|stilton|boursin)$/, creamed('3 ounces (85 g)', ', crumbled', '')],
]
const roasted = /\b(?:roast|oven|sear|fry|grill|brown|skillet|pan)/i

/**
 * Returns a roast or fried meat with a sauce boiled down from the drink, or mounted with the chocolate, that its sauce
 * is named after: a leg of lamb "with coffee sauce". Null for other foods, and for a dish that makes a sauce itself.
 * @param text words of the cook
 */
export function withPanSauce(draft: RecipeDraft, food: Food, text: string): RecipeDraft | null {
  const [, maker] = sauces.find(([asked]) => asked.test(food.id)) ?? []
  const isAsked = isSauceOf(text, food)
  const steps = draft.instructions.join(' ')
  const hasMeat = readLines(draft).some((line) => line.food && isMain(line.food) && isMeat(line.food))
  if (!maker || !isAsked || !hasMeat || !roasted.test(steps) || hasOwnTaste(draft)) return null
  const isOfChocolate = maker === ofChocolate
  const name = isOfChocolate
    ? 'dark chocolate'
    : food.aisle === 'Produce'
      ? (pantryItem(food.id)?.many ?? food.plural)
      : food.name
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

/** Words of a dish that comes in a sauce or a crust of its own, which a second sauce would drown. */
const ownSauce = /\b(?:the sauce|gravy|glaze|marinara|syrupy|teriyaki|salsa|barbecue sauce|chutney)\b/i
const ownTaste =
  /\b(?:with|and|in|glazed|blackened|jerk|teriyaki|barbecue|curry|honey|fried|stuffed|breaded|crusted|spiced|smoked)\b/i
const hasOwnTaste = ({ title, instructions }: RecipeDraft): boolean =>
  ownTaste.test(title) || ownSauce.test(instructions.join(' '))

const sauceWord = 'sauce|gravy|glaze|jus|reduction'

/** True when words name a sauce after a food: "lychee sauce", "a sauce of red wine"; the mango beside a sauce is none. */
export const isSauceOf = (text: string, { name, aliases }: Pick<Food, 'name' | 'aliases'>): boolean =>
  [name, ...aliases].some((one) => {
    const food = `${asPattern(one.toLowerCase())}(?:e?s)?`
    return new RegExp(
      `\\b${food}(?:[ -](?:cream|pan|wine|flavou?red|based))? (?:${sauceWord})\\b|\\b(?:${sauceWord}) (?:of|from|with|made (?:of|from|with)) (?:the |some |fresh )?${food}\\b`,
      'i',
    ).test(text)
  })
