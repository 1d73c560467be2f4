import type { Dish } from '../dish.ts'
import { callIt, choose, present, withoutFire } from './bowl-parts.ts'
import { cookingOf } from './protein.ts'

/** What goes into a breakfast roll beside the eggs, and how it is cooked first. */
const fillings: Readonly<Record<string, { line: string; cook: string }>> = {
  chorizo: {
    line: '5 oz chorizo | casings removed, crumbled',
    cook: 'Cook {filling} in the skillet over medium heat, breaking it up, until browned and 160°F (71°C), 7 minutes.',
  },
  'italian-sausage': {
    line: '8 oz italian-sausage',
    cook: 'Cook {filling} in the skillet over medium heat, breaking it up, until browned and 160°F (71°C), 7 minutes.',
  },
  bacon: {
    line: '4 oz bacon',
    cook: 'Cook {filling} in the skillet over medium heat until crisp, 7 minutes, and pour off most of the fat.',
  },
  ham: { line: '5 oz ham', cook: 'Brown {filling} in the skillet over medium heat, 3 minutes.' },
  'black-bean-canned': {
    line: '1 can black-bean-canned',
    cook: 'Warm {filling} in the skillet over medium heat, crushing some of them, until thick, 4 minutes.',
  },
  'pinto-bean-canned': {
    line: '1 can pinto-bean-canned',
    cook: 'Warm {filling} in the skillet over medium heat, crushing some of them, until thick, 4 minutes.',
  },
  'turkey-ground': {
    line: '8 oz turkey-ground',
    cook: 'Cook {filling} in the skillet over medium-high heat, breaking it up, until no pink is left and it reaches 165°F (74°C), 7 minutes.',
  },
  'beef-ground': {
    line: '8 oz beef-ground',
    cook: 'Cook {filling} in the skillet over medium-high heat, breaking it up, until browned and 160°F (71°C), 7 minutes.',
  },
  'chicken-cooked': {
    line: '1 1/2 cup chicken-cooked',
    cook: 'Stir {filling} in the skillet over medium heat until steaming hot, 4 minutes.',
  },
}

export const breakfastBurrito: Dish = {
  id: 'breakfast-burrito',
  names: [
    'breakfast burrito',
    'breakfast burritos',
    'breakfast taco',
    'breakfast tacos',
    'breakfast wrap',
    'egg burrito',
    'egg wrap',
    'morning burrito',
    'egg taco',
    'burrito for breakfast',
    'breakfast roll up',
  ],
  categories: ['breakfast'],
  kind: 'savoury',
  serves: 4,
  minutes: [20, 35],
  cuisines: ['tex-mex', 'mexican'],
  moods: ['hearty', 'protein', 'kids'],
  weight: 0.6,
  takes: [
    'egg',
    'bean',
    'sausage',
    'bacon',
    'vegetable',
    'melting-cheese',
    'crumbling-cheese',
    'tofu',
    'dairy',
    'sauce',
    'bread',
    'cooked-meat',
    'ground',
    'mushroom',
    'fruit',
  ],
  write(kit) {
    kit.require(!withoutFire(kit), 'eggs want a pan')
    const tacos = /taco/i.test(kit.craving.text)
    const egg = kit.ok('egg')
    const scramble = egg ? 'egg' : kit.ok('tofu-firm') ? 'tofu-firm' : null
    const beans = ['black-bean-canned', 'pinto-bean-canned']
    const shell =
      choose(kit, {
        roles: ['bread'],
        from: tacos
          ? ['corn-tortilla', 'flour-tortilla']
          : kit.ok('flour-tortilla')
            ? ['flour-tortilla']
            : ['corn-tortilla'],
        where: (item) => /tortilla$/.test(item.id),
      })[0] ?? (kit.diet('low-carb') ? kit.resolve('lettuce') : null)
    if (!shell) return kit.fail('nothing to roll it in')
    const filling = choose(kit, {
      roles: ['sausage', 'bacon', 'bean', 'cooked-meat', 'ground'],
      from: ['chorizo', 'bacon', 'ham', ...beans, 'italian-sausage'],
      where: (item) =>
        fillings[item.id] !== undefined &&
        (scramble !== null || !beans.includes(item.id) || item.roles.includes('bean')),
      count: 1,
    })
    kit.bind('filling', filling)
    kit.require(scramble ?? filling[0], 'no filling')
    const veg = choose(kit, {
      roles: ['vegetable'],
      from: [
        'potato',
        'red-bell-pepper',
        'spinach',
        'mushroom',
        'sweet-potato',
        'poblano',
        'corn-frozen',
        'zucchini',
        'kale',
      ],
      not: ['avocado', 'tomato', 'cherry-tomato', 'onion', 'scallion', 'red-onion'],
      count: kit.lean > 0 ? 1 : kit.chance(0.4) ? 2 : 1,
      max: 3,
      where: (item) => item.speed !== 'raw' && item.speed !== undefined,
    })
    kit.bind('veg', veg)
    const cheese = choose(kit, {
      roles: ['melting-cheese', 'crumbling-cheese'],
      from: kit.ok('cheddar') ? ['cheddar', 'monterey-jack', 'queso-fresco', 'gouda'] : ['vegan-cheese'],
      not: ['mozzarella', 'brie', 'provolone', 'blue-cheese', ...(kit.ok('cheddar') ? ['vegan-cheese'] : [])],
      count: kit.lean > 1 ? 0 : 1,
    })
    kit.bind('cheese', cheese)
    const cool = choose(kit, {
      roles: ['sauce', 'vegetable', 'dairy'],
      from: ['salsa', 'avocado', 'tomato', 'sour-cream', 'hot-sauce'],
      where: (item) =>
        ['salsa', 'avocado', 'tomato', 'cherry-tomato', 'sour-cream', 'hot-sauce', 'greek-yogurt'].includes(
          item.id,
        ) && !(kit.mood('mild') && item.id === 'hot-sauce'),
      count: 1,
      max: 2,
    })
    kit.bind('cool', cool)
    const spice = kit.mood('mild')
      ? kit.pick(['cumin', 'paprika'])
      : kit.pick(['cumin', 'smoked-paprika', 'chili-powder', 'oregano-dried', 'taco-seasoning'])
    const green = kit.pick(
      ['scallion', 'cilantro', 'jalapeno', 'chive'].filter((id) => !(kit.mood('mild') && id === 'jalapeno')),
    )
    const fat = kit.pick(['butter', 'olive-oil', 'vegetable-oil'])
    const small = shell === 'corn-tortilla' || tacos
    const roots = veg.filter((id) =>
      ['potato', 'sweet-potato', 'carrot', 'butternut-squash', 'new-potato'].includes(id),
    )
    kit.bind('roots', roots)
    kit.bind(
      'others',
      veg.filter((id) => !roots.includes(id)),
    )
    const hard = roots.length > 0
    kit.add(`2 tbsp ${fat}
      $roots x0.6 | peeled and cut into 1/2-inch cubes
      $others x0.5
      ${filling.map((id) => fillings[id]?.line ?? '').join('\n')}
      ${spice === 'taco-seasoning' ? '2 tsp' : '1 tsp'} ${spice}
      1/2 tsp salt
      ${scramble === 'egg' ? '8 each egg' : scramble ? '14 oz tofu-firm | pressed dry and crumbled' : ''}
      ${scramble === 'tofu-firm' ? '1/2 tsp turmeric' : '~1/4 tsp black-pepper'}
      ${{ scallion: '~3 each scallion', cilantro: '~1/4 cup cilantro', jalapeno: '~1 each jalapeno', chive: '~2 tbsp chive' }[green]}
      ${cheese.length > 0 ? `1 cup ${cheese[0]}` : ''}
      ${cool.map((id) => ({ salsa: '3/4 cup salsa', avocado: '1 each avocado | pitted, peeled and sliced', tomato: '2 each tomato | seeded and diced', 'sour-cream': '1/2 cup sour-cream', 'hot-sauce': '2 tsp hot-sauce', 'greek-yogurt': '1/2 cup greek-yogurt' })[id] ?? '1 cup cherry-tomato | quartered').join('\n')}
      ${shell === 'lettuce' ? '1 head lettuce | large leaves separated' : small ? `8 each ${shell}` : `4 each ${shell}`}`)
    const oil = present(kit, [fat])[0] ?? fat
    const [first = ''] = filling
    const rendered = ['chorizo', 'bacon'].includes(cookingOf(first)) || first === 'chorizo'
    kit.step(
      filling.length > 0
        ? `${fillings[first]?.cook.replace('the skillet', 'a large skillet') ?? ''} Scrape onto a plate.`
        : '',
      `(Heat|Warm) half of {${oil}} in the ${filling.length > 0 ? 'same' : 'large'} skillet over medium heat${rendered ? ', with what the meat left behind' : ''}. Add {veg,${spice}} and half of {salt} and cook${hard ? ', covered, turning twice,' : ''} until ${hard ? '(tender and golden|crusted and soft inside), 11 minutes' : '(tender and lightly browned|soft, and dry rather than wet), 5 minutes'}.`.replace(
        'the large skillet',
        'a large skillet',
      ),
      scramble === 'egg'
        ? `(Beat|Whisk) {egg} with the rest of {salt}[ and {black-pepper}]. Turn the heat to low, add the rest of {${oil}}, pour in {egg} and (push|fold) slowly from the edges until (softly set, with no liquid left|in thick, just-set curds), 4 minutes.`
        : scramble
          ? `Add the rest of {${oil}}, {tofu-firm,turmeric} and the rest of {salt} to the pan and cook, turning now and then, until (hot and golden in places|golden at the edges), 6 minutes.`
          : '',
      `Fold in {filling,${green}}.`,
      shell === 'lettuce'
        ? ''
        : `Meanwhile, warm {${shell}} in a dry pan until (soft and pliable|they bend without cracking).`,
      small || shell === 'lettuce'
        ? `Divide the filling among {${shell}}, top with {cheese,cool} and fold. (Serve at once|Serve hot).`
        : `Spoon the filling along the middle of {${shell}}, add {cheese,cool}, fold in the sides and roll up tightly. (Set the rolls seam side down in the dry skillet and toast|Brown them seam side down in the skillet) until crisp, 2 minutes per side.`,
      small || shell === 'lettuce'
        ? ''
        : '(Eat hot, or wrap in foil to take along|Cut in half on the slant and serve).',
    )
    const noun =
      shell === 'lettuce' ? 'breakfast lettuce wraps' : tacos ? 'breakfast tacos' : 'breakfast burritos'
    callIt(kit, {
      noun,
      true: [
        ...(small ? ['soft'] : ['toasted', 'crisp']),
        'loaded',
        ...(present(kit, ['smoked-paprika']).length > 0 ? ['smoky'] : []),
      ],
      before: [...filling, ...veg.slice(0, 1), ...(scramble === 'tofu-firm' ? [scramble] : [])],
      after: [...veg, ...cheese, ...cool, green, ...(scramble ? [scramble] : [])],
    })
    kit.describe(
      `${scramble === 'egg' ? '(Softly scrambled eggs|Soft curds of egg)' : scramble ? 'Golden, crumbled tofu' : 'A savory filling'} with {-filling,veg}[ and {-cheese}], rolled up while hot. (Enough to carry you to lunch|${small ? 'Let everyone fill their own' : 'They freeze well, wrapped one by one'}).`
        .replace('rolled up', small ? 'folded up' : 'rolled up')
        .replace('with {-filling,veg}[ and {-cheese}]', 'with {-filling,veg,cheese}'),
    )
  },
}
