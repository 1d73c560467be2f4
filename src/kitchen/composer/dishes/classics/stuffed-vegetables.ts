import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { chooseMain, cookingOf, panText, whole } from '../protein.ts'

export const stuffedVegetables: Dish = {
  id: 'stuffed-vegetables',
  names: [
    'stuffed zucchini',
    'stuffed mushrooms',
    'stuffed eggplant',
    'stuffed squash',
    'stuffed vegetables',
    'stuffed portobello',
    'stuffed tomatoes',
    'loaded baked potato',
    'baked potato',
    'jacket potato',
    'stuffed sweet potato',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [55, 70],
  oven: true,
  takes: [
    'ground',
    'bean',
    'grain',
    'vegetable',
    'crumbling-cheese',
    'melting-cheese',
    'lentil',
    'nut',
    'mushroom',
    'sausage',
  ],
  cuisines: ['greek', 'mexican', 'turkish', 'italian', 'mediterranean'],
  weight: 0.5,
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    const shell = /zucchini|courgette/.test(text)
      ? 'zucchini'
      : /eggplant|aubergine/.test(text)
        ? 'eggplant'
        : /portobello|mushroom/.test(text)
          ? 'portobello'
          : /sweet potato/.test(text)
            ? 'sweet-potato'
            : /potato/.test(text)
              ? 'potato'
              : /squash/.test(text)
                ? 'acorn-squash'
                : 'red-bell-pepper'
    if (!kit.ok(shell)) return kit.fail('no shell')
    kit.bind('shell', [shell])
    const main = chooseMain(kit, {
      roles: ['ground', 'bean', 'sausage'],
      from: [
        'beef-ground',
        'turkey-ground',
        'lamb-ground',
        'black-bean-canned',
        'white-bean-canned',
        'chickpea-canned',
      ],
      not: [...whole, 'chorizo', 'kielbasa'],
    })
    if (!main) return kit.fail('no filling')
    const tuber = shell === 'potato' || shell === 'sweet-potato' || shell === 'acorn-squash'
    const grain = tuber ? null : kit.resolve('cooked-rice')
    const cheese =
      kit.choose({
        roles: ['crumbling-cheese', 'melting-cheese'],
        from: ['feta', 'mozzarella-low-moisture', 'monterey-jack', 'cheddar', 'vegan-cheese'],
      })[0] ?? null
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['spinach', 'zucchini', 'corn-frozen', 'tomato', 'kale'],
        not: ['onion', shell],
        count: 1,
        max: 2,
        where: (item) => item.speed !== 'raw' && item.speed !== 'hard',
      }),
    )
    const spices = (kit.profile?.spices ?? '1 tsp oregano-dried')
      .split(';')
      .map((line) => line.trim())
      .filter((line) => !(kit.mood('mild') && /chili/.test(line)))
    kit.bind(
      'spices',
      spices.map((line) => line.split(' ').at(-1) ?? ''),
    )
    const count =
      {
        zucchini: '4 each zucchini | halved lengthwise, flesh scooped out',
        eggplant: '2 each eggplant | halved lengthwise, flesh scooped out and chopped',
        portobello: '8 each portobello | stems removed',
        'sweet-potato': '4 each sweet-potato | scrubbed',
        potato: '4 each potato | scrubbed',
        'acorn-squash': '2 each acorn-squash | halved and seeded',
        'red-bell-pepper': '4 each red-bell-pepper | halved lengthwise and seeded',
      }[shell] ?? ''
    kit.add(`${count}
      2 tbsp olive-oil
      1 each onion
      $main x0.75
      $veg x0.6
      3 clove garlic
      ${spices.join('\n')}
      2 tbsp tomato-paste
      ${grain === 'cauliflower-rice' ? '1 1/2 cup cauliflower-rice' : grain ? '1 1/2 cup cooked-rice' : ''}
      1 tsp salt
      1/4 tsp black-pepper
      ~${cheese === 'feta' ? '4 oz feta' : cheese ? `1 cup ${cheese}` : '1/4 cup olive-black'}
      ~~1/4 cup ${kit.profile?.herb ?? 'parsley'}`)
    const first = tuber
      ? 45
      : ({ 'red-bell-pepper': 15, zucchini: 12, eggplant: 20, portobello: 10 }[shell as 'zucchini'] ?? 15)
    kit.step(
      'Heat the oven to 400°F (200°C) and set out a large rimmed baking sheet.',
      `Brush {shell} with half of {olive-oil}, ${tuber && shell !== 'acorn-squash' ? 'prick all over and lay on the sheet' : 'lay cut side up on the sheet'} and bake until ${tuber ? 'a knife slides in' : 'starting to soften'}, ${first} minutes.`,
      'While that bakes, heat the rest of {olive-oil} in a large skillet over medium-high heat and cook {onion} until soft, 6 minutes.',
      cookingOf(main) === 'bean' ? '' : panText(kit),
      `Stir in {${cookingOf(main) === 'bean' ? 'main,' : ''}veg:firm,veg:soft,garlic,spices} and cook for 4 minutes.`,
      'Stir in {veg:leaf,tomato-paste,cooked-rice,cauliflower-rice,salt,black-pepper} with a splash of water and heat, stirring, until steaming hot, 2 minutes.',
      `${shell === 'potato' || shell === 'sweet-potato' ? 'Split {shell} open, fluff the inside with a fork and' : ''} ${shell === 'potato' || shell === 'sweet-potato' ? 'pile on the filling' : 'Pile the filling into {shell}'}[ and scatter with {${cheese ?? 'olive-black'}}].`,
      `Bake until (hot through and browned on top|tender, with a golden top), ${tuber ? 12 : 20} minutes. Let it stand for 5 minutes[ and finish with {${kit.profile?.herb ?? 'parsley'}}].`,
    )
    nameDish(kit, {
      noun: `stuffed ${pantryItem(shell)?.many.replace('red bell ', '')}`,
      main: [main, ...kit.bound('veg')],
      partners: [cheese ?? '', ...kit.bound('veg')].filter(Boolean),
      methods: ['baked'],
      cuisine: true,
      never: ['garlicky', 'cheesy', 'herby'],
    })
    kit.describe(
      '(Sweet, softened {-shell}|Tender {-shell}) filled with {-main,veg} and ' +
        (kit.profile?.taste ?? 'herbs') +
        '. (They reheat well for lunch|Serve them straight from the baking sheet).',
    )
  },
}
