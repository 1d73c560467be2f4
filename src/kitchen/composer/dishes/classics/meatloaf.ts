import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'

export const meatloaf: Dish = {
  id: 'meatloaf',
  names: ['meatloaf', 'meat loaf', 'turkey meatloaf', 'lentil loaf', 'nut roast'],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [70, 80],
  oven: true,
  weight: 0.3,
  takes: ['ground', 'lentil', 'vegetable', 'bacon', 'nut', 'bean'],
  cuisines: ['american'],
  loves: ['beef-ground', 'ketchup', 'breadcrumb'],
  write(kit) {
    const main = chooseMain(kit, {
      roles: ['ground', 'bean'],
      from: kit.ok('beef-ground')
        ? ['beef-ground']
        : kit.ok('turkey-ground')
          ? ['turkey-ground']
          : ['kidney-bean-canned', 'black-bean-canned'],
    })
    if (!main) return kit.fail('no main')
    const bean = cookingOf(main) === 'bean'
    const safe = cookingOf(main) === 'ground-poultry' ? '165°F (74°C)' : '160°F (71°C)'
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['carrot', 'mushroom', 'zucchini', 'red-bell-pepper', 'spinach'],
        not: ['onion'],
        count: 1,
        max: 2,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const crumb = kit.resolve('breadcrumb')
    kit.add(`1 tbsp olive-oil
      1 each onion
      $veg x0.5 | very finely chopped
      2 clove garlic
      ${bean ? `3 can ${main}` : `2 lb ${main}`}
      ${crumb ? `3/4 cup ${crumb}` : ''}
      ${bean ? '1/2 cup walnut | finely chopped' : '1/3 cup milk'}
      ${kit.ok('egg') ? '2 each egg' : '2 tbsp flaxseed-ground'}
      1 1/4 tsp salt
      1/4 tsp black-pepper
      1/2 cup ketchup
      1 tbsp brown-sugar
      1 tbsp apple-cider-vinegar`)
    const added = twist(
      kit,
      {
        'worcestershire-sauce': '1 tbsp worcestershire-sauce',
        'smoked-paprika': '1 tsp smoked-paprika',
        'thyme-dried': '1 tsp thyme-dried',
        'dijon-mustard': '1 tbsp dijon-mustard',
        parsley: '1/4 cup parsley',
        parmesan: '1/2 cup parmesan',
        'chipotle-in-adobo': '1 each chipotle-in-adobo',
      },
      2,
    )
    kit.step(
      'Heat the oven to 350°F (175°C) and line a rimmed baking sheet with parchment.',
      'Cook {onion,veg} in {olive-oil} in a skillet over medium heat until soft and dry, 8 minutes. Stir in {garlic} and leave to cool a little.',
      bean ? 'Mash {main} roughly.' : '',
      `Mix {${bean ? '' : 'main,'}breadcrumb,panko,gluten-free-breadcrumb,almond-flour,walnut,milk,egg,flaxseed-ground,worcestershire-sauce,smoked-paprika,thyme-dried,dijon-mustard,parsley,parmesan,chipotle-in-adobo,salt,black-pepper} with the vegetables${bean ? ' and the mash' : ''} (just until it holds together|with your hands, without squeezing).`,
      'Shape into a 9-by-4-inch loaf on the baking sheet. Stir {ketchup,brown-sugar,apple-cider-vinegar} together and brush half of it over the top.',
      `Bake for 35 minutes. Brush with the rest of the glaze and bake until ${bean ? 'firm and dark at the edges' : `the middle reads ${safe}`}, 20 minutes more.`,
      'Let it rest for 10 minutes, then cut into thick slices. (Cold slices make a fine sandwich|Use a serrated knife for clean slices).',
    )
    nameDish(kit, {
      noun: bean ? 'loaf' : 'meatloaf',
      main: [main],
      partners: [...kit.bound('veg'), ...added],
      methods: ['glazed', 'baked', 'diner-style'],
      never: ['garlicky', 'herby', 'cheesy', 'lemony', 'honey'],
    })
    kit.describe(
      `(Tender slices|A tender loaf) with {-main,veg} under a sticky, sweet-sharp glaze. (Slice it thick and pass the pan juices|Leftovers are the point: they make good sandwiches).`,
    )
  },
}
