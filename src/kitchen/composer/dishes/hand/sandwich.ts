import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { chooseMain, cookingOf, panText, pieceCut, whole } from '../protein.ts'

export const sandwich: Dish = {
  id: 'sandwich',
  names: [
    'sandwich',
    'sandwiches',
    'toast',
    'toastie',
    'grilled cheese',
    'open sandwich',
    'panini',
    'melt',
    'tuna melt',
    'avocado toast',
    'bruschetta',
    'crostini',
    'club sandwich',
    'blt',
    'sub',
  ],
  categories: ['lunch', 'breakfast', 'snack'],
  kind: 'savoury',
  serves: 2,
  minutes: [10, 15],
  takes: [
    'bread',
    'poultry',
    'pork-cut',
    'red-meat',
    'cooked-meat',
    'canned-fish',
    'egg',
    'melting-cheese',
    'crumbling-cheese',
    'fresh-cheese',
    'vegetable',
    'bean',
    'bacon',
    'sauce',
    'grill-cheese',
    'nut-butter',
    'pickle',
    'mushroom',
  ],
  moods: ['quick', 'simple', 'cheesy', 'kids'],
  weight: 0.4,
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    const melt =
      /melt|grilled cheese|toastie|panini/.test(text) ||
      kit.mood('cheesy') ||
      (!/toast|bruschetta|crostini|open/.test(text) && kit.ok('cheddar') && kit.chance(0.45))
    const bread = kit.choose({
      roles: ['bread'],
      from: ['sourdough-bread', 'bread', 'whole-wheat-bread', 'gluten-free-bread'],
      where: (item) => /bread|baguette|bagel|muffin/.test(item.id) && !/crumb/.test(item.id),
    })[0]
    if (!bread) return kit.fail('no bread')
    kit.bind('bread', [bread])
    const vegFrom = /avocado/.test(text)
      ? ['avocado']
      : /bruschetta/.test(text)
        ? ['tomato']
        : ['tomato', 'arugula', 'spinach', 'cucumber', 'roasted-red-pepper', 'avocado', 'radish']
    const main = chooseMain(kit, {
      roles: [
        'bacon',
        'egg',
        'cooked-meat',
        'poultry',
        'pork-cut',
        'red-meat',
        'canned-fish',
        'bean',
        'grill-cheese',
      ],
      from: /tuna/.test(text)
        ? ['tuna-canned']
        : /blt/.test(text)
          ? ['bacon']
          : melt
            ? ['ham', 'tuna-canned', 'chicken-cooked', 'turkey-cooked', 'salami', 'prosciutto']
            : [
                'ham',
                'tuna-canned',
                'chicken-cooked',
                'white-bean-canned',
                'egg',
                'salmon-smoked',
                'chickpea-canned',
              ],
      not: ['anchovy', 'crab', ...whole],
      onlyWanted: /grilled cheese|bruschetta|avocado/.test(text),
    })
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: vegFrom,
        count: kit.lean > 0 ? 1 : 2,
        max: 3,
        where: (item) => item.raw === true,
      }),
    )
    const cheese = melt
      ? kit.choose({
          roles: ['melting-cheese'],
          from: ['cheddar', 'gruyere', 'swiss-cheese', 'provolone', 'gouda', 'vegan-cheese'],
        })
      : kit.choose({
          roles: ['crumbling-cheese', 'fresh-cheese', 'hard-cheese'],
          from: ['goat-cheese', 'feta', 'ricotta', 'cream-cheese'],
          onlyWanted: kit.chance(0.5),
        })
    kit.bind('cheese', cheese)
    const spread = kit.pick(['dijon-mustard', 'mayonnaise', 'pesto', 'hummus'])
    const eggs = main === 'egg'
    kit.add(`4 slice ${bread}
      ${melt ? '2 tbsp butter' : '1 tbsp olive-oil'}
      ${melt || main ? `~1 tbsp ${spread}` : ''}
      ${eggs ? '2 each egg' : `$main x0.5${main ? pieceCut(main) : ''}`}
      $veg x0.5
      $cheese x${melt ? 1 : 0.5}
      ${melt ? '' : '~1 clove garlic | halved\n~1 tbsp lemon-juice'}
      1/4 tsp salt
      1/8 tsp black-pepper
      ${melt ? '' : `~~1 tbsp ${kit.pick(['chive', 'basil', 'dill', 'parsley'])}`}`)
    kit.step(
      eggs
        ? 'Lower {egg} into boiling water and cook for 9 minutes, until firm. Cool under cold water, peel and slice.'
        : main && cookingOf(main) === 'bacon'
          ? 'Cook {main} in a dry skillet until crisp, 6 minutes, and drain.'
          : main && cookingOf(main) === 'halloumi'
            ? 'Fry {main} in a hot skillet until golden on both sides, 4 minutes.'
            : main &&
                pantryItem(main)?.roles.some((role) => ['poultry', 'pork-cut', 'red-meat'].includes(role))
              ? `Warm a large, lightly oiled skillet over medium-high heat. ${panText(kit)}`
              : '',
    )
    if (melt) {
      kit.step(
        `Spread one side of {bread} with {butter,vegan-butter,olive-oil}; this is the outside. Turn over and spread the inside with {${spread}}.`,
        `Layer half of {cheese}, then {main,veg} with {salt,black-pepper}, then the rest of {cheese}. Close the sandwiches and press down.`,
        'Lay in a cold skillet, set over medium-low heat and cook until (deep golden|the underside is crisp and deep golden), 4 minutes. Turn and cook until the cheese runs, 4 minutes. (Low heat melts the middle before the outside burns|Cover the pan for the last minute if the middle is slow).',
        'Let them stand for 1 minute, then cut in half.',
      )
    } else {
      kit.step(
        'Toast {bread} until (deep golden|crisp at the edges), 3 minutes. Rub with {garlic} while hot[ and drizzle with half of {olive-oil}].',
        main && cookingOf(main) === 'bean'
          ? `Crush {main} roughly with a fork and season with {lemon-juice,salt,black-pepper}.`
          : `Season {veg} with {lemon-juice,salt,black-pepper}.`,
        `Spread {bread} with {${spread},cheese} and pile on {main,veg}.`,
        'Finish with the rest of {olive-oil}[ and {chive,basil,dill,parsley}] and (eat while the bread is crisp|serve at once).',
      )
      if (!melt && !main && cheese.length === 0) kit.step(`Pile {veg} onto {bread}.`)
    }
    nameDish(kit, {
      noun: said(kit, 'toastie', 'panini', 'grilled cheese')
        ? (said(kit, 'toastie', 'panini', 'grilled cheese') ?? 'toast')
        : melt
          ? /sandwich/.test(text)
            ? 'toasted sandwich'
            : kit.pick(['melt', 'toasted sandwich'])
          : /bruschetta/.test(text)
            ? 'bruschetta'
            : /sandwich|sub|blt/.test(text)
              ? 'open sandwich'
              : 'toast',
      main: main ? [main, ...kit.bound('veg')] : [...kit.bound('veg'), ...cheese],
      partners: [...kit.bound('veg'), ...cheese],
      methods: melt ? ['crisp', 'skillet'] : ['crunchy'],
      never: ['garlicky', 'lemony', 'creamy', 'herby'],
    })
    kit.describe(
      melt
        ? `(Shatteringly crisp bread|A ${kit.ok('butter') ? 'buttery, ' : ''}golden crust) around molten cheese, {-main,veg}. (Cut it while the cheese still pulls|A bowl of soup makes it a meal).`
        : 'Crisp, hot toast under {-main,veg}, (sharp and fresh|well seasoned and bright). (Ten minutes from bread to table|A quick lunch with hardly a dish to wash).',
    )
  },
}
