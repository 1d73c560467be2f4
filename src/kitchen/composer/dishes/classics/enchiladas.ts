import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { chooseMain, cookingOf, panText } from '../protein.ts'
import { twist } from '../twist.ts'

export const enchiladas: Dish = {
  id: 'enchiladas',
  names: [
    'enchilada',
    'enchiladas',
    'chicken enchiladas',
    'bean enchiladas',
    'nachos',
    'loaded nachos',
    'chilaquiles',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 50],
  oven: true,
  takes: [
    'cooked-meat',
    'bean',
    'ground',
    'vegetable',
    'melting-cheese',
    'poultry',
    'crumbling-cheese',
    'dairy',
  ],
  cuisines: ['mexican', 'tex-mex'],
  moods: ['cheesy', 'comfort', 'party', 'spicy'],
  weight: 0.6,
  write(kit) {
    const nachos = /nacho|chilaq/i.test(kit.craving.text)
    if (kit.wanted.some((id) => pantryItem(id)?.roles.includes('poultry')))
      kit.note('The chicken goes in cooked and shredded.')
    const main = chooseMain(kit, {
      roles: ['cooked-meat', 'bean', 'ground'],
      from: ['chicken-cooked', 'black-bean-canned', 'pinto-bean-canned', 'beef-ground', 'turkey-ground'],
      not: [
        'prosciutto',
        'salami',
        'pepperoni',
        'ham',
        'chickpea-canned',
        'navy-bean-canned',
        'white-bean-canned',
      ],
    })
    const shell = nachos ? kit.resolve('tortilla-chip') : kit.resolve('corn-tortilla')
    const cheese = kit.choose({
      roles: ['melting-cheese'],
      from: ['monterey-jack', 'cheddar', 'vegan-cheese'],
    })[0]
    if (!main || !cheese || !(shell === 'corn-tortilla' || shell === 'tortilla-chip'))
      return kit.fail('no tortillas or cheese')
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: [
          'spinach',
          'red-bell-pepper',
          'corn-frozen',
          'poblano',
          'zucchini',
          'sweet-potato',
          'mushroom',
        ],
        not: ['onion', 'avocado'],
        count: 1,
        max: 3,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const sauce = kit.ok('enchilada-sauce') && kit.chance(0.5)
    kit.add(`2 tbsp vegetable-oil
      1 each onion
      $veg x0.8
      $main
      2 clove garlic
      1 tsp cumin
      ${sauce ? '2 cup enchilada-sauce' : '1 tbsp chili-powder\n1 can tomato-sauce'}
      3/4 tsp salt
      ${nachos ? '8 oz tortilla-chip' : '10 each corn-tortilla'}
      2 cup ${cheese}
      ~1/2 cup ${kit.pick(['sour-cream', 'avocado', 'salsa']).replace('avocado', 'salsa')}
      ~~1/4 cup cilantro`)
    const added = twist(kit, {
      'green-chile-canned': '1 can green-chile-canned',
      'olive-black': '1/4 cup olive-black',
      jalapeno: '1 each jalapeno',
      radish: '4 each radish',
      lime: '1 each lime | cut into wedges',
      avocado: '1 each avocado',
      scallion: '3 each scallion',
    })
    kit.step(
      'Heat the oven to 375°F (190°C).',
      'Heat {vegetable-oil} in a large skillet over medium heat. Cook {onion,veg:hard,veg:firm} until soft and golden, ' +
        (kit.bound('veg').some((id) => pantryItem(id)?.speed === 'hard') ? '12' : '8') +
        ' minutes.',
      cookingOf(main).startsWith('ground') ? panText(kit) : '',
      `Stir in {garlic,cumin,chili-powder,green-chile-canned,veg:soft,veg:leaf${cookingOf(main).startsWith('ground') ? '' : ',main'}} and half of {salt} and cook until hot, 3 minutes.`,
      sauce ? '' : 'Warm {tomato-sauce} in a small pan with the rest of {salt} and 1/4 cup of water.',
      nachos
        ? `Spread {tortilla-chip} on a rimmed baking sheet, spoon over the filling and {enchilada-sauce,tomato-sauce} and cover with {${cheese}}.`
        : `Warm {corn-tortilla} in a damp towel or a dry pan until they bend. Fill with the mixture and a third of {${cheese}}, roll up and lay seam side down in a 9-by-13-inch dish. Pour over {enchilada-sauce,tomato-sauce} and scatter with ${`the rest of {${cheese}}`}.`,
      `Bake until (bubbling and melted|the sauce bubbles and the top is spotted with brown), ${nachos ? 10 : 18} minutes. Top with {sour-cream,salsa,cilantro,olive-black,jalapeno,radish,avocado,scallion}.`,
      added.includes('lime')
        ? 'Serve with {lime} to squeeze over.'
        : '(Let it stand for 5 minutes before serving|Serve hot from the dish).',
    )
    nameDish(kit, {
      noun: nachos ? 'nachos' : 'enchiladas',
      main: [main, ...kit.bound('veg')],
      partners: [cheese, ...added],
      methods: ['baked', 'saucy'],
      never: ['garlicky', 'herby', 'cheesy', 'creamy', 'lemony'],
    })
    kit.describe(
      '(Soft, sauce-soaked tortillas|Bubbling and melty) with {-main,veg} under melted {-' +
        cheese +
        '}. (Something cool and sharp on top makes it|Take the whole dish to the table).',
    )
  },
}
