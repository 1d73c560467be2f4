import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { nameDish, said } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { chooseMain, cookingOf, panText, pieceCut, whole } from '../protein.ts'
import { twist } from '../twist.ts'

const spiced = (kit: Kit) => {
  const lines = [
    '2 tsp chili-powder',
    '1 tsp cumin',
    kit.pick(['1 tsp smoked-paprika', '1/2 tsp oregano-dried', '1/2 tsp coriander-ground']),
  ]
  kit.bind(
    'spices',
    lines.map((line) => line.split(' ').at(-1) ?? ''),
  )
  return lines.join('\n')
}

export const tacos: Dish = {
  id: 'tacos',
  names: ['taco', 'tacos', 'taco night', 'taco tuesday', 'fish taco', 'fajita', 'fajitas', 'tostada'],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 35],
  takes: [
    'poultry',
    'red-meat',
    'ground',
    'fish',
    'shellfish',
    'tofu',
    'bean',
    'vegetable',
    'melting-cheese',
    'crumbling-cheese',
    'fruit',
    'pork-cut',
    'bread',
    'mushroom',
    'dairy',
    'sauce',
  ],
  cuisines: ['mexican', 'tex-mex'],
  moods: ['party', 'kids', 'spicy', 'weeknight', 'quick'],
  loves: ['corn-tortilla', 'black-bean-canned', 'lime', 'cilantro', 'avocado'],
  write(kit) {
    const fajita = /fajita/i.test(kit.craving.text)
    const main = chooseMain(kit, {
      roles: ['ground', 'poultry', 'red-meat', 'fish', 'shellfish', 'pork-cut', 'bean', 'tofu'],
      not: [...whole, 'chickpea-canned', 'navy-bean-canned', 'white-bean-canned'],
    })
    kit.require(main, 'no filling')
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: fajita
          ? ['red-bell-pepper', 'green-bell-pepper', 'red-onion', 'poblano']
          : [
              'red-bell-pepper',
              'corn-frozen',
              'sweet-potato',
              'cauliflower',
              'zucchini',
              'mushroom',
              'poblano',
            ],
        not: ['avocado'],
        count: fajita ? 2 : 1,
        max: 3,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const inLeaves = kit.dish.id === lettuceTacos.id
    const fresh = kit.choose({
      roles: ['vegetable', 'fruit'],
      from: ['red-cabbage', 'tomato', 'radish', 'iceberg-lettuce', 'mango', 'pineapple', 'avocado'],
      not: inLeaves ? ['lettuce', 'romaine', 'iceberg-lettuce'] : [],
      count: kit.lean > 0 ? 1 : 2,
      max: 3,
      where: (item) => item.raw === true && !item.roles.includes('citrus'),
    })
    kit.bind('fresh', fresh)
    const cheese = kit.choose({
      roles: ['crumbling-cheese', 'melting-cheese'],
      from: ['queso-fresco', 'cheddar', 'feta'],
      onlyWanted: kit.lean > 0 || kit.chance(0.4),
    })
    kit.bind('cheese', cheese)
    const creamy = kit.pick(['sour-cream', 'avocado', 'salsa', 'greek-yogurt'])
    const shell = inLeaves
      ? ['lettuce', 'romaine'].find(kit.ok)
      : (kit.choose({
          roles: ['bread'],
          from: ['corn-tortilla', 'flour-tortilla', 'taco-shell'],
          where: (item) => /tortilla$|taco-shell/.test(item.id),
        })[0] ?? kit.resolve('corn-tortilla'))
    if (!shell) return kit.fail('nothing to wrap it in')
    kit.bind('shell', [shell])
    kit.add(`$main x0.9${main ? pieceCut(main) : ''}
      ${spiced(kit)}
      1 tsp salt
      2 tbsp vegetable-oil
      $veg x0.7
      2 clove garlic
      2 each lime | cut into wedges
      $fresh x0.6
      ~${creamy === 'avocado' ? '1 each avocado' : `1/2 cup ${creamy}`}
      ~1/3 cup cilantro
      ${shell === 'lettuce' || shell === 'romaine' ? `1 head ${shell} | leaves separated` : shell === 'flour-tortilla' ? '8 each flour-tortilla' : '$shell'}
      ~~$cheese`)
    const leaves = shell === 'lettuce' || shell === 'romaine'
    const cooking = cookingOf(main ?? '')
    const added = twist(kit, {
      radish: '4 each radish',
      jalapeno: '1 each jalapeno',
      'pumpkin-seed': '2 tbsp pumpkin-seed',
      scallion: '3 each scallion',
      'red-onion': '1/4 each red-onion | finely chopped',
      'corn-canned': '1 can corn-canned',
      'hot-sauce': '1 tsp hot-sauce',
      cinnamon: '1/4 tsp cinnamon',
      'chipotle-in-adobo': '1 each chipotle-in-adobo',
      'olive-black': '1/4 cup olive-black',
    })
    kit.step(
      cooking === 'bean'
        ? ''
        : 'Toss {main} with {spices,cinnamon,salt}, (rubbing them in|until evenly coated).',
      `Heat half of {vegetable-oil} in a large skillet over ${cooking === 'bean' ? 'medium' : 'medium-high'} heat. ${cooking === 'bean' ? '' : panText(kit)} ${cooking === 'bean' ? '' : 'Tip {main} into a bowl and keep warm.'}`,
      `${cooking === 'bean' ? 'Add' : 'Add the rest of {vegetable-oil} and cook'} {veg:hard,veg:firm,veg:soft} ${cooking === 'bean' ? 'and cook ' : ''}until tender and charred in spots, ${kit.bound('veg').some((id) => pantryItem(id)?.speed === 'hard') ? 12 : 7} minutes.[ Stir in {garlic,chipotle-in-adobo} for the last moments.]`,
      cooking === 'bean'
        ? 'Add {main,spices,cinnamon,salt} with 1/4 cup of water and cook, crushing some of the beans with the spoon, until thick and hot, 5 minutes.'
        : '',
      leaves
        ? ''
        : shell === 'taco-shell'
          ? 'Meanwhile, warm {shell} as the packet says.'
          : 'Meanwhile, warm {shell} one at a time in a dry pan until (soft and speckled|they puff and char in spots), and wrap in a towel.',
      `Squeeze some of {lime} over {fresh} with a pinch of salt (for a quick, fresh relish|so that they soften a little).`,
      `Fill {shell} with {main,veg}, top with {fresh,${creamy},cilantro,cheese,radish,jalapeno,pumpkin-seed,scallion,red-onion,corn-canned,hot-sauce,olive-black} and serve with ${kit.resolve('lime') === 'lime' ? 'the rest of the limes' : 'the rest of {lime}'}.`,
    )
    nameDish(kit, {
      noun: leaves ? `${shell}-cup tacos` : fajita ? 'fajitas' : (said(kit, 'tostada') ?? 'tacos'),
      main: main ? [main, ...kit.bound('veg')] : [],
      partners: [...kit.bound('veg'), ...fresh, ...added],
      methods: ['weeknight', 'charred'],
      never: ['garlicky', 'herby', 'creamy', 'cheesy', 'lemony'],
    })
    kit.describe(
      `(${leaves ? 'Cool' : 'Warm'} {-shell}|${leaves || shell === 'taco-shell' ? 'Crisp' : 'Soft, charred'} {-shell}) filled with spiced {-main,veg} and something fresh: {-fresh}. (Put everything on the table and let people build their own|Squeeze plenty of citrus over at the last moment).`,
    )
  },
}

/** The filling of tacos in leaves: "wrap" is a word for a tortilla, and here it means that there is none. */
export const lettuceTacos: Dish = {
  ...tacos,
  id: 'lettuce-tacos',
  names: [
    'lettuce wrap taco',
    'lettuce wrap tacos',
    'lettuce wrapped tacos',
    'lettuce taco',
    'lettuce tacos',
    'lettuce cup tacos',
    'lettuce shell tacos',
    'taco lettuce wraps',
    'taco lettuce wrap',
    'lettuce taco wraps',
    'taco lettuce cups',
    'tacos in lettuce',
  ],
  onlyNamed: true,
  makes: ['flour-tortilla', 'corn-tortilla', 'taco-shell'],
  moods: ['light', 'quick', 'weeknight', 'summer'],
}
