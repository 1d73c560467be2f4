import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { withoutOven } from '../bowl-parts.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'

export const tamalePie: Dish = {
  id: 'tamale-pie',
  names: [
    'tamale pie',
    'tamale pies',
    'mexican cornbread casserole',
    'cornbread taco bake',
    'beef tamale pie',
    'chicken tamale pie',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [60, 65],
  oven: true,
  onlyNamed: true,
  cuisines: ['tex-mex'],
  takes: ['ground', 'bean', 'cooked-meat', 'vegetable', 'melting-cheese'],
  moods: ['comfort', 'family', 'hearty', 'kids'],
  write(kit) {
    kit.require(!withoutOven(kit), 'its lid is baked')
    const flour = kit.resolve('all-purpose-flour')
    const milk = kit.resolve('milk')
    if (!flour || !milk || !kit.ok('cornmeal')) return kit.fail('no crust')
    const main = chooseMain(kit, {
      roles: ['ground', 'bean', 'cooked-meat'],
      from:
        /chicken/i.test(kit.craving.text) && kit.ok('chicken-cooked')
          ? ['chicken-cooked']
          : kit.ok('beef-ground')
            ? ['beef-ground']
            : kit.ok('turkey-ground')
              ? ['turkey-ground']
              : ['pinto-bean-canned', 'black-bean-canned'],
      not: ['ham'],
    })
    if (!main) return kit.fail('no filling')
    const kind = cookingOf(main)
    const ground = kind.startsWith('ground')
    const safe = kind === 'ground-poultry' ? '165°F (74°C)' : '160°F (71°C)'
    const second = main === 'black-bean-canned' ? 'pinto-bean-canned' : 'black-bean-canned'
    const heat = kit.mood('mild') ? '' : '~1 each jalapeno | seeded and finely chopped'
    const egg = kit.ok('egg')
    const fat = ['butter', 'vegan-butter', 'vegetable-oil'].find(kit.ok) ?? 'vegetable-oil'
    kit.add(`1 tbsp vegetable-oil
      1 each onion | chopped
      ${kit.ok('green-bell-pepper') ? '1 each green-bell-pepper | diced' : ''}
      ${heat}
      !${ground ? `1 1/4 lb ${main}` : kind === 'cooked-meat' ? `3 cup ${main} | shredded` : `1 can ${main} | drained and rinsed`}
      ${kit.ok('garlic') ? '3 clove garlic' : ''}
      1 1/2 tbsp chili-powder
      2 tsp cumin
      1 1/2 tsp salt
      1 can tomato-canned
      1 can ${second} | drained and rinsed
      1 cup corn-frozen
      3/4 cup cornmeal
      3/4 cup ${flour}
      1 tbsp sugar
      2 tsp baking-powder
      1 cup ${milk}
      ${egg ? '1 each egg' : ''}
      3 tbsp ${fat}${fat === 'vegetable-oil' ? '' : ' | melted'}
      ~1 1/2 cup ${['cheddar', 'monterey-jack', 'vegan-cheese'].find(kit.ok) ?? 'vegan-cheese'}`)
    const cheese = ['cheddar', 'monterey-jack', 'vegan-cheese'].find((id) => kit.uses(id))
    const added = twist(
      kit,
      {
        cilantro: '1/4 cup cilantro',
        'olive-black': '1/2 cup olive-black | sliced',
        'chipotle-in-adobo': '1 each chipotle-in-adobo',
        'green-chile-canned': '1 can green-chile-canned',
        'oregano-dried': '1 tsp oregano-dried',
      },
      1,
    )
    kit.step(
      'Heat the oven to 400°F (200°C).',
      'Heat {vegetable-oil} in a wide, ovenproof skillet over medium heat and cook {onion,green-bell-pepper,jalapeno} until soft, 6 minutes.',
      `${ground ? `Add {main}, break it up and cook until browned and ${safe}, with no pink left, 8 minutes. ` : ''}Stir in {garlic,chili-powder,cumin,oregano-dried,chipotle-in-adobo} and two thirds of {salt} for 1 minute.`,
      `Add {tomato-canned,${second},corn-frozen${ground ? '' : ',main'},green-chile-canned,olive-black} and simmer until thick enough to mound, 8 minutes: a wet filling makes a soggy lid.`,
      `Whisk {cornmeal,${flour},sugar,baking-powder} with the rest of {salt}, and stir in {${milk}${egg ? ',egg' : ''}${fat === 'vegetable-oil' ? '' : `,${fat}`}}${cheese ? ` and half of {${cheese}}` : ''}, just until no dry spots are left.`,
      `Spread the batter over the hot filling${cheese ? `, scatter with the rest of {${cheese}}` : ''} and bake until the lid is golden and a skewer comes out of it clean, 22 minutes.`,
      'Let it stand for 10 minutes[, scatter with {cilantro}] and serve from the skillet.',
    )
    nameDish(kit, {
      noun: 'tamale pie',
      main: [main],
      partners: [cheese ?? '', second, ...added].filter(Boolean),
      methods: ['skillet', 'baked', 'family-style'],
      never: ['cheesy', 'garlicky', 'herby', 'lime', 'cumin'],
    })
    kit.describe(
      `{-main} in a thick, chili-scented sauce with {-${second},corn-frozen}, under a golden cornmeal lid. (One pan from the stove to the table|What is left tastes better the next day).`,
    )
  },
}
