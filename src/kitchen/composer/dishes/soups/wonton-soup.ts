import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { broth } from '../well-known/water.ts'

/** Wontons cooked in water of their own, so that the broth stays clear. */
export const wontonSoup: Dish = {
  id: 'wonton-soup',
  names: [
    ...['wonton soup', 'wontons soup', 'won ton soup', 'wanton soup', 'wonton noodle soup', 'wonton broth'],
    ...['pork wonton soup', 'shrimp wonton soup', 'chicken wonton soup', 'vegetable wonton soup'],
    'soup with wontons',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 60],
  onlyNamed: true,
  cuisines: ['chinese'],
  takes: ['ground', 'shellfish', 'tofu', 'mushroom', 'vegetable', 'noodle', 'sauce', 'herb'],
  moods: ['comfort', 'takeout', 'light', 'cozy'],
  makes: ['wonton-wrapper'],
  write(kit) {
    const flour = kit.ok('all-purpose-flour')
    const bought = kit.ok('wonton-wrapper')
    if (!bought && !flour) return kit.fail('wrappers are wheat')
    const main = chooseMain(kit, {
      roles: ['ground', 'shellfish', 'tofu'],
      from: ['pork-ground', 'chicken-ground'].some(kit.ok)
        ? ['pork-ground', 'pork-ground', 'chicken-ground', 'shrimp']
        : kit.ok('shrimp')
          ? ['shrimp']
          : ['tofu-firm'],
      not: ['tofu-silken', 'mussel', 'clam', 'squid', 'scallop', 'tempeh', 'seitan', 'beef-ground'],
    })
    if (!main) return kit.fail('nothing to fill them with')
    const kind = cookingOf(main)
    const done =
      {
        'ground-poultry': 'the filling reads 165°F (74°C)',
        'ground-meat': 'the filling reads 160°F (71°C)',
        shrimp: 'the filling is pink and opaque throughout',
      }[kind as 'shrimp'] ?? 'the filling is hot through'
    const green = kit.choose({
      roles: ['vegetable'],
      from: ['bok-choy', 'napa-cabbage', 'spinach', 'snow-pea'],
      not: ['onion', 'scallion'],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
      where: (item) => item.speed !== 'hard' && item.speed !== 'raw',
    })
    kit.bind('veg', green)
    const mixIn = kit.ok('water-chestnut') && kit.chance(0.4) ? 'water-chestnut' : ''
    const stock = broth(kit, kind === 'tofu' ? 'vegetable-stock' : 'chicken-stock', 7)
    const noodles = /noodle/i.test(kit.craving.text) ? kit.resolve('egg-noodle') : null
    kit.add(`!${kind === 'tofu' ? '10 oz tofu-firm | pressed dry and crumbled' : kind === 'shrimp' ? '12 oz shrimp | peeled, deveined and finely chopped' : `10 oz ${main}`}
      ${mixIn ? '1/2 can water-chestnut | drained and finely chopped' : ''}
      ${bought ? '32 each wonton-wrapper' : '2 cup all-purpose-flour'}
      5 each scallion
      2 inch ginger
      ${kit.ok('garlic') ? '2 clove garlic | crushed' : ''}
      3 tbsp soy-sauce
      1 tbsp sesame-oil
      2 tsp cornstarch
      1/4 tsp white-pepper
      ${stock.line}
      $veg x0.5
      ${noodles ? `6 oz ${noodles}` : ''}`)
    const hot = kit.mood('mild') ? '' : kit.pick(['', 'chili-flake', 'sriracha'])
    kit.add(hot ? `~${hot === 'sriracha' ? '2 tsp' : '1/4 tsp'} ${hot}` : '')
    kit.work(bought ? 20 : 40)
    kit.step(
      bought
        ? ''
        : `Stir {all-purpose-flour} with 2/3 as much boiling water, knead until smooth, and leave it covered, 20 minutes. Roll it out very thin on a floured board and cut it into 3-inch squares.`,
      `Stir {main,water-chestnut} with half of {scallion}, half of {ginger}, a third of {soy-sauce}, half of {sesame-oil} and {cornstarch,white-pepper} in one direction until the mixture turns sticky.`,
      `Set a teaspoon of filling on each ${bought ? 'of {wonton-wrapper}' : 'square'}, wet the edges, fold into a triangle and press out the air; then bring the two long corners together and pinch. Keep them under a towel as you go.`,
      `Simmer ${stock.ref} with {garlic}, the rest of {ginger} and the rest of {soy-sauce} in a covered pot until it smells of ginger, 10 minutes.`,
      '[Add {veg:firm,veg:soft} to the pot and simmer until tender, 3 minutes.]',
      noodles
        ? `Cook {${noodles}} in a wide pot of boiling water until just tender, 5 minutes, lift them out into bowls and keep the water boiling.`
        : '',
      `Cook the wontons in a wide pot of gently boiling water, in two batches and stirring once so that none sticks, until they float and ${done}, 5 minutes. Lift them into bowls with a slotted spoon.`,
      `Stir the rest of {sesame-oil} into the soup[ with {veg:leaf}], ladle it over and scatter with the rest of {scallion}.${hot ? ` Pass {${hot}} at the table.` : ''}`,
    )
    callIt(kit, {
      noun: noodles ? 'wonton noodle soup' : 'wonton soup',
      true: ['gingery', 'clear', 'homemade'],
      before: [main],
      after: [...green, mixIn, 'scallion', 'sesame-oil'].filter(Boolean),
    })
    kit.describe(
      'Slippery parcels of {-main,scallion} in a clear, gingery broth[, with {-veg}]. (Fold a double batch and freeze half, raw|They cook in five minutes once they are folded).',
    )
  },
}
