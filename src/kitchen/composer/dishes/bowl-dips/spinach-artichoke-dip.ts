import type { Dish } from '../../dish.ts'
import {
  callIt,
  choose,
  dipperLines,
  dippersFor,
  inHaste,
  present,
  withoutFire,
  withoutOven,
} from '../bowl-parts.ts'

export const spinachArtichokeDip: Dish = {
  id: 'spinach-artichoke-dip',
  names: [
    'spinach artichoke dip',
    'spinach and artichoke dip',
    'artichoke dip',
    'spinach dip',
    'hot dip',
    'cheese dip',
    'queso',
    'queso dip',
  ],
  categories: ['snack'],
  kind: 'savoury',
  serves: 6,
  minutes: [20, 40],
  onlyNamed: true,
  takes: ['vegetable', 'melting-cheese', 'hard-cheese', 'fresh-cheese', 'dairy', 'bread', 'crumbling-cheese'],
  write(kit) {
    const stove = withoutOven(kit) || inHaste(kit, 30)
    kit.require(!withoutFire(kit), 'it is a hot dip')
    const queso = /cheese dip|queso/i.test(kit.craving.text)
    const soft = kit.resolve('cream-cheese')
    kit.require(soft, 'no soft cheese')
    const melting = choose(kit, {
      roles: ['melting-cheese'],
      from: [
        'monterey-jack',
        'mozzarella-low-moisture',
        'gruyere',
        'cheddar',
        'fontina',
        'gouda',
        ...(kit.diet('dairy-free') || kit.diet('vegan') ? ['vegan-cheese'] : []),
      ],
      not: ['mozzarella', 'brie', 'provolone'],
    })[0]
    if (!melting) return kit.fail('no cheese')
    const cool = kit.pick(['sour-cream', 'greek-yogurt', 'mayonnaise'])
    const spark = kit.pick(['lemon-juice', 'chili-flake', 'nutmeg', 'smoked-paprika', 'dijon-mustard'])
    const allium = kit.pick(['scallion', 'shallot', 'leek'])
    kit.bind(
      'extra',
      choose(kit, {
        roles: ['vegetable'],
        from: ['roasted-red-pepper', 'sun-dried-tomato', 'green-chile-canned'],
        not: ['spinach', 'spinach-frozen', 'artichoke-canned'],
        count: queso ? 1 : kit.lean > 0 ? 0 : kit.chance(0.35) ? 1 : 0,
        max: 2,
      }),
    )
    const dippers = dippersFor(kit, ['baguette', 'pita', 'tortilla-chip', 'gluten-free-bread'])
    kit.add(`1 tbsp olive-oil
      ${allium === 'scallion' ? '4 each scallion' : allium === 'shallot' ? '2 each shallot' : '1 each leek'}
      ~2 clove garlic
      ${
        queso
          ? ''
          : `10 oz spinach-frozen
      1 can artichoke-canned | drained and chopped`
      }
      $extra x0.7
      8 oz cream-cheese | softened
      1/3 cup ${cool}
      ${spark === 'lemon-juice' ? '1 tbsp lemon-juice' : spark === 'dijon-mustard' ? '2 tsp dijon-mustard' : `1/4 tsp ${spark}`}
      1/4 tsp salt
      1 1/2 cup ${melting}
      ~1/3 cup parmesan
      ${dipperLines(dippers)}`)
    const creamy = present(kit, ['cream-cheese'])[0] ?? 'cream-cheese'
    kit.step(
      stove ? '' : 'Heat the oven to 400°F (200°C).',
      `Heat {olive-oil} in a ${stove ? 'wide saucepan' : 'skillet'} over medium heat and cook {${allium},garlic} until soft but not colored, 4 minutes.`,
      queso
        ? 'Stir in {extra} and cook until the pan is dry, 2 minutes.'
        : 'Add {spinach-frozen,artichoke-canned,extra} and stir until (no more liquid gathers in the pan|the pan looks dry), 3 minutes; (water is the enemy of a thick dip|a wet filling would split the dip).',
      stove
        ? `Turn the heat to low and stir in {${creamy},${cool},${spark},salt} until smooth, 3 minutes. Add {${melting},parmesan} by the handful, stirring until it (melts into a thick, stringy cream|has melted), 3 minutes. Do not let it boil.`
        : `Take the pan off the heat and stir in {${creamy},${cool},${spark},salt}, then {parmesan} and half of {${melting}}.`.replace(
            ', then {parmesan}',
            kit.uses('parmesan') || present(kit, ['parmesan']).length > 0 ? ', then {parmesan}' : ', then',
          ),
      stove
        ? ''
        : `Spread in a small baking dish, scatter with the rest of {${melting}} and bake until (bubbling at the edges and browned in spots|it bubbles and the top is freckled with brown), 18 minutes.`,
      dippers.length > 0
        ? `${stove ? 'Serve warm' : 'Let it settle for a moment, then serve'} with {dippers}.`
        : 'Serve warm.',
    )
    callIt(kit, {
      noun: queso ? 'warm cheese dip' : 'spinach and artichoke dip',
      true: stove ? ['stovetop', 'skillet', 'creamy'] : ['baked', 'bubbling', 'golden'],
      before: [melting],
      after: [melting, 'parmesan', allium, spark, ...kit.bound('extra'), ...dippers],
    })
    kit.describe(
      `${queso ? `Warm, stretchy {-${melting}} cut with {-extra}` : `(Thick and creamy|Warm and stretchy), with more ${'{-spinach-frozen,artichoke-canned}'} than usual under a lid of {-${melting}}`}. (Bring it out while it still bubbles|Have {-dippers} ready before it leaves the heat).`
        .replace('{-spinach-frozen,artichoke-canned}', 'spinach and artichoke')
        .replace(' under a lid of', stove ? ' held together by' : ' under a lid of'),
    )
  },
}
