import type { Dish } from '../../dish.ts'
import { callIt, withoutOven } from '../bowl-parts.ts'
import { broth } from '../well-known/water.ts'

/** Dry bread, soaked in stock and butter, baked beside the bird. */
export const stuffing: Dish = {
  id: 'stuffing',
  names: [
    'stuffing',
    'bread stuffing',
    'thanksgiving stuffing',
    'sage stuffing',
    'sausage stuffing',
    'thanksgiving dressing',
    'turkey stuffing',
    'sourdough stuffing',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 8,
  minutes: [60, 75],
  side: true,
  oven: true,
  onlyNamed: true,
  takes: ['sausage', 'vegetable', 'mushroom', 'fruit', 'dried-fruit', 'nut', 'herb', 'allium'],
  moods: ['comfort', 'winter', 'party', 'family'],
  write(kit) {
    if (withoutOven(kit)) return kit.fail('no oven for stuffing')
    const bread = ['sourdough-bread', 'bread'].find((id) => kit.ok(id)) ?? kit.resolve('bread')
    if (!bread) return kit.fail('no bread')
    const sausage = kit.choose({ roles: ['sausage'], from: ['italian-sausage'], onlyWanted: true })[0] ?? null
    const meat =
      sausage ?? (/sausage/i.test(kit.craving.text) && kit.ok('italian-sausage') ? 'italian-sausage' : null)
    const more = kit.choose({
      roles: ['fruit', 'dried-fruit', 'nut', 'mushroom'],
      from: ['apple', 'cranberry-dried', 'mushroom', 'pecan', 'walnut'],
      count: kit.lean > 0 ? 0 : meat ? 1 : 2,
      max: 3,
    })
    kit.bind('more', more)
    const stock = broth(kit, 'chicken-stock', 2.5)
    kit.add(`!1 1/4 lb ${bread} | cut into 3/4-inch cubes
      ${meat ? `12 oz ${meat}` : ''}
      6 tbsp butter
      2 each onion
      4 stalk celery
      ${more.map((id) => ({ apple: '2 each apple | cored and diced', 'cranberry-dried': '1/2 cup cranberry-dried', mushroom: '8 oz mushroom', pecan: '3/4 cup pecan', walnut: '3/4 cup walnut' })[id] ?? `1/2 cup ${id}`).join('\n')}
      3 clove garlic
      2 tbsp sage
      1 tsp thyme-dried
      1 1/4 tsp salt
      1/2 tsp black-pepper
      ${stock.line}
      ${kit.ok('egg') ? '2 each egg | beaten' : ''}
      1/4 cup parsley`)
    kit.step(
      `Heat the oven to 350°F (175°C). Spread {${bread}} on two baking sheets and dry in the oven until crisp, 15 minutes.`,
      meat
        ? `Crumble {${meat}} into a large skillet over medium-high heat and cook until browned and 160°F (71°C), 8 minutes. Tip into a large bowl.`
        : '',
      'Melt {butter} in a large skillet over medium heat. Cook {onion,celery,apple,mushroom} until soft, 10 minutes. Stir in {garlic,sage,thyme-dried,salt,black-pepper} for 1 minute.',
      `Mix {${bread}} with the vegetables in a large bowl[ and {cranberry-dried,pecan,walnut}][, then {parsley}]. Whisk ${stock.ref}[ with {egg}], pour it over and turn until every cube is damp.`,
      'Tip into a buttered 9-by-13-inch dish, cover with foil and bake for 25 minutes; uncover and bake until the top is crisp and golden and the middle is hot, 165°F (74°C), 20 minutes.',
    )
    callIt(kit, {
      noun: meat ? 'sausage stuffing' : 'stuffing',
      true: ['crisp-topped', 'buttery', 'old-fashioned'],
      before: ['sage'],
      after: [...more, 'celery', 'thyme-dried'].filter((id) => id !== 'thyme-dried'),
    })
    kit.describe(
      `Crisp on top and soft within, with {-celery}, sage and plenty of butter. (It can wait in the fridge overnight before it is baked|Made beside the bird, where it crisps).`,
    )
  },
}
