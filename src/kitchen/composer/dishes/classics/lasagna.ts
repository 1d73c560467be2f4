import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf, panText } from '../protein.ts'

export const lasagna: Dish = {
  id: 'lasagna',
  names: ['lasagna', 'lasagne', 'vegetable lasagna', 'vegan lasagne', 'spinach lasagna'],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 8,
  minutes: [85, 100],
  oven: true,
  weight: 0.2,
  takes: [
    'ground',
    'vegetable',
    'fresh-cheese',
    'melting-cheese',
    'sausage',
    'lentil',
    'mushroom',
    'pasta',
    'hard-cheese',
  ],
  cuisines: ['italian'],
  loves: ['ricotta', 'lasagna-noodle'],
  write(kit) {
    const main = chooseMain(kit, {
      roles: ['ground', 'sausage', 'lentil'],
      from: ['beef-ground', 'italian-sausage', 'turkey-ground'],
      onlyWanted:
        /veg|spinach|mushroom/i.test(kit.craving.text.replace(/vegan/i, 'veg')) || kit.diet('vegetarian'),
    })
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['spinach', 'zucchini', 'mushroom', 'eggplant', 'red-bell-pepper'],
        not: ['onion', ...(kit.ok('lasagna-noodle') ? [] : ['zucchini'])],
        count: main ? 1 : 3,
        max: 4,
        where: (item) => item.speed === 'firm' || item.speed === 'leaf',
      }),
    )
    const sheets = kit.ok('lasagna-noodle')
      ? '12 each lasagna-noodle'
      : '3 each zucchini | sliced lengthwise into thin sheets'
    const low = !kit.ok('lasagna-noodle')
    kit.require(!(low && kit.bound('veg').includes('zucchini')), 'zucchini twice')
    const curd = kit.resolve('ricotta')
    const melt = kit.resolve('mozzarella-low-moisture')
    if (!curd || !melt) return kit.fail('no filling')
    kit.add(`2 tbsp olive-oil
      1 each onion
      $main
      $veg
      3 clove garlic
      ${kit.pick(['1 tsp oregano-dried', '2 tsp italian-seasoning', '1/2 tsp fennel-seed'])}
      2 can crushed-tomato
      1 1/2 tsp salt
      1/2 tsp black-pepper
      ${curd === 'tofu-silken' ? '14 oz tofu-silken' : curd === 'vegan-cream-cheese' ? '8 oz vegan-cream-cheese' : '2 cup ricotta'}
      ${kit.ok('egg') && curd === 'ricotta' ? '1 each egg' : ''}
      ~1/8 tsp nutmeg
      ${sheets}
      ${melt === 'vegan-cheese' ? '2 cup vegan-cheese' : '3 cup mozzarella-low-moisture'}
      ~1/2 cup parmesan
      ~~1/4 cup basil`)
    const sheet = low ? 'zucchini' : 'lasagna-noodle'
    kit.step(
      'Heat the oven to 375°F (190°C).',
      `(Warm|Heat) {olive-oil} in a wide, deep skillet over medium-high heat. ${main && cookingOf(main) !== 'lentil' ? panText(kit) : ''}`,
      'Add {onion,veg:firm} and cook until soft and any water has gone, 8 minutes.',
      `Stir in {garlic,oregano-dried,italian-seasoning,fennel-seed} for 1 minute, then {crushed-tomato} with most of {salt,black-pepper}. Simmer until thick, 12 minutes. [Stir in {veg:leaf} until wilted.]${main && cookingOf(main) === 'lentil' ? ' ' : ''}`,
      main && cookingOf(main) === 'lentil'
        ? 'Add {main} with 2 cups of water and simmer until tender, 25 minutes.'
        : '',
      `Beat {${curd},egg,nutmeg} with the rest of {salt,black-pepper}.`,
      `Spread a thin layer of sauce in a 9-by-13-inch dish. Layer up a third of {${sheet}}, a third of the white mixture, a third of the sauce and a quarter of {${melt}}; repeat twice, ending with sauce and ${`the rest of {${melt}}`}[ and {parmesan}].`,
      'Cover with foil and bake for 25 minutes. Uncover and bake until (golden and bubbling|browned in spots), 20 minutes more.',
      'Let it stand for 15 minutes before cutting, (or it slides apart|so that the layers hold).[ Scatter with {basil}.]',
    )
    nameDish(kit, {
      noun: 'lasagna',
      main: [...(main ? [main] : []), ...kit.bound('veg')],
      partners: [...kit.bound('veg'), ...(curd === 'ricotta' ? ['ricotta'] : [])],
      methods: ['bubbling', 'baked', 'family-style'],
      never: ['cheesy', 'garlicky', 'creamy', 'herby'],
    })
    kit.describe(
      '(Soft layers under a browned, bubbling top|Deep layers with crisp corners): {-main,veg} in tomato sauce with {-' +
        curd +
        '}. (Assemble it a day ahead if that helps|It cuts best after a rest).',
    )
  },
}
