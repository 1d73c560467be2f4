import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { rice } from '../classics/rice-beside.ts'
import { twist } from '../twist.ts'
import { berbereLines, berbereRef } from './berbere.ts'
import { spoons } from './water.ts'

/** Red lentils in the sauce of a wat; on fasting days it is cooked in oil. */
export const misirWat: Dish = {
  id: 'misir-wat',
  names: [
    ...['misir wat', 'misir wot', 'mesir wat', 'mesir wot', 'misir wett', 'yemisir wat', 'yemisir wot'],
    ...['ethiopian lentils', 'ethiopian red lentils', 'ethiopian lentil stew', 'ethiopian red lentil stew'],
    ...['berbere lentils', 'berbere red lentils'],
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [50, 65],
  onlyNamed: true,
  takes: ['lentil', 'grain', 'spice', 'herb', 'vegetable'],
  moods: ['spicy', 'comfort', 'budget', 'healthy', 'cozy'],
  write(kit) {
    if (!kit.ok('onion')) return kit.fail('no onions, which are the sauce')
    const fat = kit.inTurn(['vegetable-oil', 'ghee'].filter(kit.ok)) ?? kit.resolve('vegetable-oil')
    if (!fat) return kit.fail('no fat')
    const greens = kit.choose({
      roles: ['vegetable'],
      from: ['spinach', 'kale'],
      onlyWanted: true,
      not: ['onion'],
      where: (item) => item.speed === 'leaf',
    })
    kit.bind('veg', greens)
    kit.add(`!1 1/2 cup lentil-red
      !2 each onion | very finely chopped
      1/4 cup ${fat}
      ${berbereLines(kit)}
      4 clove garlic
      1 inch ginger
      2 tbsp tomato-paste
      $veg
      1 1/4 tsp salt`)
    const added = twist(
      kit,
      {
        'lemon-juice': '1 tbsp lemon-juice',
        cilantro: '2 tbsp cilantro',
        'green-chili': '1 each green-chili | thinly sliced',
      },
      1,
    )
    const factor = kit.servings / 4
    kit.step(
      `Cook {onion} in a heavy pot over medium-low heat, without any fat, stirring often, until soft and golden brown, 15 minutes. Add a spoonful of water whenever they catch.`,
      `Add {${fat}} and {${berbereRef}} and fry, stirring, until brick red and fragrant, 4 minutes. Stir in {garlic,ginger,tomato-paste} for 2 minutes.`,
      `Stir in {lentil-red} and ${spoons(64 * factor)} of water, bring to a boil and simmer over low heat, stirring now and then, until {lentil-red} have fallen apart into a thick, soft stew, 25 minutes. Add a little hot water if it gets too stiff.`,
      rice(kit, 'basmati-rice'),
      'Stir in {salt}[ and {lemon-juice}][, fold in {veg} until wilted, 3 minutes].',
      'Serve[, scattered with {cilantro,green-chili}][, over {rice}].',
    )
    callIt(kit, {
      noun: 'misir wat',
      true: [
        'brick-red',
        ...(kit.bound('rice').length > 0 ? [] : ['one-pot']),
        ...(kit.mood('mild') ? [] : ['fiery']),
      ],
      after: [...greens, ...added, 'lentil-red', 'ginger', 'cardamom'],
    })
    kit.describe(
      `Red lentils cooked soft with slowly browned onions and berbere, the Ethiopian spice mixture. (Scoop it up with flatbread, as it is done at home|It thickens as it stands, and is better the next day).`,
    )
  },
}
