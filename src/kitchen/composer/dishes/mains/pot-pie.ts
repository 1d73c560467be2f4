import type { Dish } from '../../dish.ts'
import { callIt, withoutOven, wordFor } from '../bowl-parts.ts'
import { chooseMain } from '../protein.ts'
import { broth } from '../well-known/water.ts'

/** A thick stew under a lid of puff pastry. */
export const potPie: Dish = {
  id: 'pot-pie',
  names: [
    'pot pie',
    'chicken pot pie',
    'turkey pot pie',
    'vegetable pot pie',
    'beef pot pie',
    'mushroom pot pie',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [65, 80],
  oven: true,
  onlyNamed: true,
  takes: ['poultry', 'red-meat', 'cooked-meat', 'tofu', 'bean', 'vegetable', 'mushroom', 'dairy'],
  moods: ['comfort', 'cozy', 'winter', 'family', 'hearty'],
  write(kit) {
    if (withoutOven(kit)) return kit.fail('no oven for a pie')
    const pastry = kit.resolve('puff-pastry')
    if (!pastry) return kit.fail('no pastry')
    const meatless = /vegetable|veggie|mushroom/i.test(kit.craving.text)
    const main =
      chooseMain(kit, {
        roles: meatless ? ['tofu', 'bean'] : ['poultry', 'tofu', 'bean'],
        from:
          kit.ok('chicken-breast') && !meatless
            ? ['chicken-breast', 'chicken-thigh']
            : ['white-bean-canned', 'tofu-firm'],
        not: [
          'chicken-drumstick',
          'chicken-wing',
          'chicken-whole',
          'duck',
          'turkey-ground',
          'chicken-ground',
          'tofu-silken',
        ],
      }) ?? kit.fail('nothing to put in the pie')
    const bird = /chicken|turkey/.test(main)
    const veg = kit.choose({
      roles: ['vegetable', 'mushroom'],
      from: ['potato', 'mushroom', 'leek', 'corn-frozen', 'green-bean'],
      not: ['onion', 'carrot', 'celery', 'pea-frozen'],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
      where: (item) => item.speed !== 'raw',
    })
    kit.bind('veg', veg)
    const stock = broth(kit, bird ? 'chicken-stock' : 'vegetable-stock', 2)
    kit.add(`$main x1.2
      4 tbsp butter
      1 each onion
      2 each carrot | peeled and diced
      2 stalk celery
      $veg x0.6
      2 clove garlic
      1/3 cup all-purpose-flour
      ${stock.line}
      3/4 cup milk
      1 tsp thyme-dried
      1 1/4 tsp salt
      1/2 tsp black-pepper
      1 cup pea-frozen
      !1 sheet ${pastry}
      ${kit.ok('egg') ? '1 each egg | beaten' : ''}`)
    kit.step(
      'Heat the oven to 400°F (200°C).',
      'Melt {butter} in a wide pot over medium heat. Cook {onion,carrot,celery,veg} until the onion is soft, 8 minutes.',
      bird ? 'Add {main} and stir until no longer pink outside, 4 minutes.' : '',
      `Stir in {garlic,thyme-dried,all-purpose-flour} and cook, stirring, 1 minute. Pour in ${stock.ref} bit by bit, then {milk}, and simmer, stirring, until thick ${bird ? 'and {main} reaches 165°F (74°C)' : 'and the vegetables are tender'}, 8 minutes.`,
      `Stir in {pea-frozen,${bird ? '' : 'main,'}salt,black-pepper} and tip into a 2-quart baking dish.`,
      `Lay {${pastry}} over, tuck the edges inside the rim and cut three slits.[ Brush with {egg}.] Bake until puffed and deep golden, 30 minutes.`,
      'Let it stand for 10 minutes: the filling is very hot, and thickens as it rests.',
    )
    callIt(kit, {
      noun: `${bird ? wordFor(main) : 'vegetable'} pot pie`,
      true: ['golden', 'Sunday', 'puff-topped'],
      after: ['carrot', 'pea-frozen', ...veg],
    })
    kit.describe(
      `{-main}, carrots and peas in a creamy gravy under a (crackling|golden) lid of puff pastry. (One dish and a big spoon|It holds its heat to the last plate).`,
    )
  },
}
