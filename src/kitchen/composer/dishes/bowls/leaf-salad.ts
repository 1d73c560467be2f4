import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { chooseMain, cookingOf, panText, whole } from '../protein.ts'
import { dress, dressingFor } from './dressing.ts'

export const leafSalad: Dish = {
  id: 'leaf-salad',
  names: [
    'salad',
    'green salad',
    'side salad',
    'chopped salad',
    'cobb salad',
    'chicken salad',
    'summer salad',
    'slaw',
    'coleslaw',
    'fruit and cheese salad',
    'chef salad',
    'tuna salad',
    'kale salad',
    'spinach salad',
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [15, 25],
  takes: [
    'vegetable',
    'cooked-meat',
    'canned-fish',
    'egg',
    'bean',
    'crumbling-cheese',
    'hard-cheese',
    'nut',
    'seed',
    'fruit',
    'berry',
    'citrus',
    'poultry',
    'shellfish',
    'fish',
    'grill-cheese',
    'tofu',
    'bacon',
    'pickle',
    'dried-fruit',
    'red-meat',
    'lentil',
    'fresh-cheese',
  ],
  moods: ['light', 'summer', 'healthy', 'quick', 'simple', 'crunchy'],
  loves: ['mixed-greens', 'romaine', 'arugula', 'cucumber', 'goat-cheese', 'avocado'],
  write(kit) {
    const slaw = /slaw/i.test(kit.craving.text)
    const hot = kit.wanted.some((id) =>
      ['poultry', 'shellfish', 'fish', 'grill-cheese', 'tofu', 'bacon', 'red-meat'].some((role) =>
        pantryItem(id)?.roles.includes(role as 'fish'),
      ),
    )
    const quick = (kit.craving.maxMinutes ?? 60) < 25 || kit.craving.equipment.includes('no cook')
    const main = hot
      ? chooseMain(kit, {
          roles: ['poultry', 'shellfish', 'fish', 'grill-cheese', 'tofu', 'bacon', 'red-meat'],
          onlyWanted: true,
          not: whole.filter((id) => id !== 'mussel'),
        })
      : chooseMain(kit, {
          roles: ['egg', 'bean', 'canned-fish', 'cooked-meat', 'lentil'],
          from: quick
            ? ['chickpea-canned', 'white-bean-canned', 'tuna-canned', 'chicken-cooked']
            : ['chickpea-canned', 'egg', 'tuna-canned', 'chicken-cooked', 'white-bean-canned'],
          not: ['anchovy', 'lentil-red', 'split-pea', 'salmon-canned', 'pepperoni', 'salami'],
          onlyWanted: slaw || kit.lean > 1,
        })
    const leaves = slaw
      ? ['cabbage']
      : kit.choose({
          roles: ['vegetable'],
          from: ['mixed-greens', 'romaine', 'arugula', 'spinach', 'kale', 'lettuce'],
          count: 1,
          where: (item) =>
            (item.speed === 'leaf' || item.speed === 'raw') &&
            item.raw === true &&
            !['cucumber', 'radish', 'avocado', 'daikon', 'jicama'].includes(item.id),
        })
    kit.bind('leaves', leaves)
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: slaw
          ? ['carrot', 'red-cabbage', 'radish', 'scallion']
          : [
              'cucumber',
              'cherry-tomato',
              'radish',
              'carrot',
              'avocado',
              'red-bell-pepper',
              'fennel',
              'sugar-snap-pea',
              'red-onion',
            ],
        not: leaves,
        count: kit.lean > 1 ? 1 : 2,
        max: 4,
        where: (item) => item.raw === true && item.speed !== 'leaf',
      }),
    )
    kit.bind(
      'fruit',
      kit.choose({
        roles: ['fruit', 'dried-fruit'],
        from: ['apple', 'orange', 'pear', 'strawberry'],
        onlyWanted: kit.lean > 0 || kit.chance(0.6),
        max: 2,
        where: (item) => item.raw === true && !['lemon', 'lime', 'banana', 'applesauce'].includes(item.id),
      }),
    )
    const cheese = kit.choose({
      roles: ['crumbling-cheese', 'hard-cheese', 'fresh-cheese'],
      from: ['feta', 'goat-cheese', 'parmesan'],
      onlyWanted: slaw || kit.lean > 0 || kit.chance(0.3),
    })
    const crunch = kit.choose({
      roles: ['nut', 'seed'],
      from: ['walnut', 'almond', 'pumpkin-seed', 'sunflower-seed', 'pecan'],
      onlyWanted: kit.lean > 0 || kit.chance(0.3),
    })
    kit.bind('top', [...cheese, ...crunch])
    const dressing =
      slaw && kit.ok('mayonnaise') && kit.chance(0.5)
        ? {
            lines: '1/3 cup mayonnaise\n2 tbsp apple-cider-vinegar\n1 tsp honey',
            refs: 'mayonnaise,apple-cider-vinegar,honey',
            word: 'a creamy dressing',
          }
        : dressingFor(kit)
    const eggs = main === 'egg'
    kit.add(`${dressing.lines}
      1/2 tsp salt
      1/4 tsp black-pepper
      ${eggs ? '4 each egg' : hot ? `$main x0.8${cookingOf(main ?? '') === 'chicken' ? ' | halved horizontally' : ''}\n1 tbsp olive-oil` : '$main x0.8'}
      ${slaw ? '1 lb cabbage' : '$leaves'}
      $veg x0.8
      $fruit x0.4${kit.bound('fruit').includes('orange') ? ' | peeled and sliced into rounds' : ''}
      ~$cheese
      ~$top x0.6
      ~~2 tbsp ${kit.pick(['parsley', 'mint', 'chive', 'basil'])}`)
    const herbs = 'parsley,mint,chive,basil'
    kit.step(
      eggs
        ? 'Lower {egg} into boiling water, cook for 8 minutes, then cool in cold water, peel and quarter.'
        : hot
          ? `Heat a little of {olive-oil} in a skillet over medium-high heat. ${cookingOf(main ?? '') === 'chicken' ? 'Season {main} with a pinch of salt and cook until golden and 165°F (74°C) in the thickest part, 6 minutes a side. Rest for 5 minutes, then slice.' : panText(kit)}`
          : main && cookingOf(main) === 'lentil'
            ? 'Simmer {main} in plenty of water until just tender, 22 minutes. Drain and let them cool a little.'
            : '',
      dress(dressing),
      slaw
        ? 'Add {cabbage,veg,fruit} and work them with your hands until (slightly limp|well coated), then let stand for 5 minutes.'
        : kit.bound('leaves').includes('kale')
          ? 'Add {leaves} and rub the dressing in with your hands until dark and tender. Add {veg,fruit}.'
          : `Add {veg,fruit${main && !hot && !eggs ? ',main' : ''}} and (toss|turn) to coat, then fold in {leaves} (gently|with your hands), (just before serving|at the last moment, so that they stay crisp).`,
      `${kit.bound('leaves').includes('kale') && main && !hot && !eggs ? 'Fold in {main}. ' : ''}${hot || eggs ? 'Arrange {main} on top.' : ''} Scatter with {top,${herbs}}.`,
      'Taste for salt and serve (at once|while everything is crisp).',
    )
    nameDish(kit, {
      noun: slaw ? 'slaw' : 'salad',
      main: main ? [main, ...kit.bound('fruit'), ...kit.bound('veg')] : [...kit.bound('veg'), ...leaves],
      partners: [...leaves, ...kit.bound('veg'), ...kit.bound('top'), ...kit.bound('fruit')],
      methods: slaw ? ['crunchy'] : ['crunchy', 'tossed'],
      cuisine: kit.craving.cuisines.length > 0,
      never: ['garlicky', 'creamy', 'honey', 'cheesy'],
    })
    kit.describe(
      `(Crisp|Cool and crunchy) {-leaves} with {-main,veg,fruit} in a dressing of ${dressing.word.replace('a creamy dressing', 'mayonnaise and vinegar')}. (Dress it at the last moment|Light, but enough for a meal).`.replace(
        'mayonnaise',
        kit.ok('mayonnaise') ? 'mayonnaise' : 'yogurt',
      ),
    )
  },
}
