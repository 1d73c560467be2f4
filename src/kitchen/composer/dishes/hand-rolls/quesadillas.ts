import type { Dish } from '../../dish.ts'
import { callIt, choose, withoutFire } from '../bowl-parts.ts'
import { chooseMain, cookingOf, panText, pieceCut, whole } from '../protein.ts'

export const quesadillas: Dish = {
  id: 'quesadillas',
  names: [
    'quesadilla',
    'quesadillas',
    'cheese quesadilla',
    'chicken quesadilla',
    'chicken quesadillas',
    'bean quesadilla',
    'breakfast quesadilla',
  ],
  categories: ['lunch', 'dinner', 'snack'],
  kind: 'savoury',
  serves: 2,
  minutes: [20, 30],
  cuisines: ['tex-mex', 'mexican'],
  moods: ['cheesy', 'quick', 'kids', 'comfort', 'simple'],
  takes: [
    'melting-cheese',
    'bean',
    'poultry',
    'cooked-meat',
    'vegetable',
    'egg',
    'sausage',
    'ground',
    'shellfish',
    'bread',
    'mushroom',
    'sauce',
    'dairy',
    'fruit',
  ],
  write(kit) {
    kit.require(!withoutFire(kit), 'the cheese must melt')
    const shell = choose(kit, {
      roles: ['bread'],
      from: kit.ok('flour-tortilla') ? ['flour-tortilla'] : ['corn-tortilla'],
      where: (item) => /tortilla$/.test(item.id),
    })[0]
    const cheese = choose(kit, {
      roles: ['melting-cheese'],
      from: kit.ok('cheddar')
        ? ['monterey-jack', 'cheddar', 'mozzarella-low-moisture', 'gouda', 'fontina']
        : ['vegan-cheese'],
      not: ['mozzarella', 'brie', 'provolone', ...(kit.ok('cheddar') ? ['vegan-cheese'] : [])],
    })[0]
    if (!shell || !cheese) return kit.fail('no tortilla, or nothing to melt')
    const morning = kit.category === 'breakfast' || /breakfast/i.test(kit.craving.text)
    const wish = kit.wanted.some(
      (id) => kit.ok(id) && ['poultry', 'ground', 'sausage', 'shellfish'].includes(wordRole(id)),
    )
    const main =
      morning && kit.ok('egg')
        ? 'egg'
        : chooseMain(kit, {
            roles: wish ? ['poultry', 'ground', 'sausage', 'shellfish'] : ['bean', 'cooked-meat', 'sausage'],
            from: wish ? undefined : ['black-bean-canned', 'pinto-bean-canned', 'chicken-cooked', 'chorizo'],
            not: [
              ...whole,
              'prosciutto',
              'salami',
              'pepperoni',
              'chickpea-canned',
              'navy-bean-canned',
              'kielbasa',
            ],
          })
    const veg = choose(kit, {
      roles: ['vegetable', 'fruit'],
      from: [
        'red-bell-pepper',
        'corn-frozen',
        'mushroom',
        'spinach',
        'zucchini',
        'poblano',
        'scallion',
        'sweet-potato',
      ],
      not: ['avocado', 'tomato', 'lime', 'lemon'],
      count: 1,
      max: 2,
      where: (item) => item.speed !== 'raw' && item.speed !== undefined,
    })
    kit.bind('veg', veg)
    const dip =
      choose(kit, {
        roles: ['sauce', 'dairy', 'vegetable'],
        from: ['salsa', 'sour-cream', 'avocado', 'greek-yogurt'],
        where: (item) => ['salsa', 'sour-cream', 'avocado', 'greek-yogurt', 'hot-sauce'].includes(item.id),
        count: kit.lean > 1 ? 0 : 1,
      })[0] ?? null
    const spice = kit.mood('mild')
      ? kit.pick(['cumin', 'paprika'])
      : kit.pick(['cumin', 'chili-powder', 'smoked-paprika', 'oregano-dried'])
    const accent = kit.mood('mild') ? 'scallion' : kit.pick(['scallion', 'jalapeno', 'cilantro', 'red-onion'])
    kit.add(`1 1/2 tbsp vegetable-oil
      ${main === 'egg' ? '3 each egg' : main ? `${cookingOf(main) === 'bean' ? `3/4 cup ${main}` : `$main x0.4${pieceCut(main)}`}` : ''}
      $veg x0.5${veg.includes('sweet-potato') ? ' | peeled and cut into 1/2-inch cubes' : ''}
      1 tsp ${spice}
      1/4 tsp salt
      ${{ scallion: '~2 each scallion', jalapeno: '~1 each jalapeno', cilantro: '~2 tbsp cilantro', 'red-onion': '~1/4 each red-onion | finely chopped' }[accent]}
      ${shell === 'corn-tortilla' ? '4 each' : '2 each'} ${shell}
      1 cup ${cheese}
      ${dip === 'avocado' ? '1 each avocado | mashed' : dip ? `1/2 cup ${dip}` : ''}`)
    const hard = veg.includes('sweet-potato') || veg.includes('carrot') || veg.includes('potato')
    kit.step(
      main === 'egg'
        ? ''
        : main && cookingOf(main) !== 'bean'
          ? `Heat a third of {vegetable-oil} in a large skillet over medium-high heat. ${panText(kit)} Tip into a bowl.`
          : '',
      `(Warm|Heat) a little of {vegetable-oil} in the skillet over medium-high heat and cook {veg} with {${spice},salt} until (tender and browned in spots|soft, with some color), ${hard ? 12 : 5} minutes; (a wet filling makes a limp tortilla|let the water cook away).`,
      main === 'egg'
        ? 'Beat {egg}, pour over the vegetables and stir over low heat until softly set, with no liquid left, 3 minutes.'
        : main && cookingOf(main) === 'bean'
          ? 'Add {main} and crush some of them with the spoon so that the filling clings.'
          : '',
      `(Scatter|Sprinkle) half of {${cheese}} over one side of each of {${shell}}, top with ${main && main !== 'egg' ? '{main,veg}' : 'the filling'}[, {${accent}}] and the rest of the cheese, and fold over. (Cheese on both sides holds them shut|The cheese above and below is the glue).`,
      'Wipe out the skillet, add the rest of {vegetable-oil} over medium heat and cook side by side until (crisp and mottled with brown|golden and crisp), 3 minutes per side.',
      `${dip ? `Cut into wedges and serve with {${dip}}.` : 'Cut into wedges and serve hot.'}`,
    )
    callIt(kit, {
      noun: kit.pick([morning ? 'breakfast quesadillas' : 'quesadillas']),
      true: ['crisp', 'skillet', ...(kit.uses('smoked-paprika') ? ['smoky'] : []), 'golden'],
      before: [...(main ? [main] : []), ...veg],
      after: [...veg, cheese, ...(main ? [main] : []), dip ?? '', accent].filter(Boolean),
    })
    kit.describe(
      `(Crisp outside and molten within,|Golden, crackling tortillas) filled with {-veg}[, {-main}] and plenty of {-${cheese}}. (Cut them into wedges while the cheese still runs|Good for one, easily doubled for a crowd).`,
    )
  },
}

const wordRole = (id: string): string =>
  /chicken|turkey/.test(id) && !/ground|cooked/.test(id)
    ? 'poultry'
    : /ground/.test(id)
      ? 'ground'
      : /sausage|chorizo/.test(id)
        ? 'sausage'
        : id === 'shrimp'
          ? 'shellfish'
          : ''
