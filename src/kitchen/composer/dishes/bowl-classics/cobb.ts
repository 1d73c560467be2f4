import type { Dish } from '../../dish.ts'
import { callIt, choose, withoutFire } from '../bowl-parts.ts'

export const cobb: Dish = {
  id: 'cobb-salad',
  names: ['cobb salad', 'cobb', 'chicken cobb salad', 'chicken cobb', 'turkey cobb salad'],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  cuisines: ['american'],
  onlyNamed: true,
  takes: [
    'cooked-meat',
    'poultry',
    'egg',
    'vegetable',
    'crumbling-cheese',
    'bacon',
    'shellfish',
    'bean',
    'tofu',
  ],
  write(kit) {
    kit.require(!withoutFire(kit), 'eggs and bacon want a pan')
    const protein = choose(kit, {
      roles: ['cooked-meat', 'bean'],
      from: [
        'chicken-cooked',
        'chicken-cooked',
        'turkey-cooked',
        ...(kit.ok('chicken-cooked') ? [] : ['chickpea-canned', 'white-bean-canned']),
      ],
      not: ['salami', 'pepperoni', 'prosciutto'],
    })[0]
    if (!protein) return kit.fail('nothing to fill it with')
    const bacon = kit.ok('bacon') ? 'bacon' : kit.ok('tempeh') ? 'tempeh' : null
    const eggs = kit.ok('egg')
    const cheese = choose(kit, {
      roles: ['crumbling-cheese'],
      from: ['blue-cheese', 'blue-cheese', 'feta', 'goat-cheese'],
    })
    kit.bind('cheese', cheese)
    const leaves = choose(kit, {
      roles: ['vegetable'],
      from: ['romaine', 'lettuce', 'mixed-greens', 'watercress'],
      where: (item) =>
        ['romaine', 'lettuce', 'mixed-greens', 'watercress', 'spinach', 'arugula', 'kale'].includes(item.id),
    })
    kit.bind('leaves', leaves)
    const rows = choose(kit, {
      roles: ['vegetable'],
      from: ['cherry-tomato', 'tomato', 'cucumber', 'radish', 'corn-canned', 'red-onion', 'scallion'],
      not: [...leaves, 'avocado'],
      count: kit.lean > 0 ? 1 : 2,
      max: 3,
      where: (item) => item.raw === true && item.id !== 'scallion',
    })
    kit.bind('rows', rows)
    const acid = kit.pick(['red-wine-vinegar', 'white-wine-vinegar', 'lemon-juice', 'apple-cider-vinegar'])
    const mustard = kit.pick(['dijon-mustard', 'horseradish', 'dijon-mustard'])
    kit.add(`${eggs ? '4 each egg' : ''}
      ${bacon ? `${bacon === 'bacon' ? '5 oz bacon' : '8 oz tempeh'}` : ''}
      ${bacon === 'tempeh' ? '1 tsp smoked-paprika' : ''}
      1/4 cup olive-oil
      2 tbsp ${acid}
      2 tsp ${mustard}
      1/4 tsp salt
      1/4 tsp black-pepper
      $leaves
      ${protein.endsWith('cooked') ? `2 cup ${protein} | diced` : `1 can ${protein}`}
      ~1 each avocado | pitted, peeled and diced
      $rows x0.6
      $cheese x0.75
      ~~2 tbsp chive`)
    kit.step(
      eggs
        ? 'Lower {egg} into boiling water, cook for 9 minutes, then cool in cold water, peel and (quarter|slice).'
        : '',
      bacon === 'bacon'
        ? 'Meanwhile, cook {bacon} in a dry skillet over medium heat until crisp, then drain on paper.'
        : bacon
          ? `${eggs ? 'Meanwhile, fry' : 'Fry'} {tempeh} with {smoked-paprika} in a little of {olive-oil} until browned, 6 minutes.`
          : '',
      `(Shake|Whisk) the rest of {olive-oil} with {${acid},${mustard},salt,black-pepper} until it (thickens|comes together).`
        .replace('the rest of', bacon === 'tempeh' ? 'the rest of' : '')
        .replace('  ', ' '),
      'Toss {leaves} with a third of the dressing and spread over a (platter|wide, shallow bowl).',
      `(Lay|Arrange) {${protein},avocado,rows,egg,${bacon ?? 'egg'},cheese} on top in (neat rows|stripes), (one after the other|side by side), so that (everyone can pick|each forkful can be different).`,
      'Spoon over the rest of the dressing[, scatter with {chive}] and serve at once.',
    )
    callIt(kit, {
      noun: 'Cobb salad',
      true: ['loaded', 'striped', 'big'],
      before: [protein],
      after: [...cheese, ...rows, bacon ?? '', 'avocado', 'egg'].filter(Boolean),
    })
    kit.describe(
      `Rows of {-${protein},avocado,cheese,rows} over crisp {-leaves}, with a sharp dressing. (A salad that is a whole meal|Bring it to the table in stripes and toss it there).`,
    )
  },
}
