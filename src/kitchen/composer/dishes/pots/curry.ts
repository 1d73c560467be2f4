import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { chooseMain, cookingOf, panRoles, pieceCut, simmerText, whole } from '../protein.ts'
import { twist } from '../twist.ts'
import { knownCurry } from './known-curries.ts'

const finishText = (cooking: string) =>
  cooking === 'chicken'
    ? '(Simmer|Cook gently) until {main} is cooked to 165°F (74°C) and the sauce (clings to it|has thickened|coats it well), (9|10|11) minutes.'
    : cooking === 'ground-poultry'
      ? 'Simmer until {main} reaches 165°F (74°C) and the sauce thickens, 10 minutes.'
      : cooking === 'ground-meat'
        ? 'Simmer until {main} reaches 160°F (71°C) and the sauce thickens, 10 minutes.'
        : cooking === 'pork'
          ? 'Simmer until {main} reaches 145°F (63°C) and is tender, 10 minutes.'
          : 'Simmer until {main} are hot and the sauce has thickened a little, 8 minutes.'

const indianTwists = {
  raisin: '1/4 cup raisin',
  'tomato-paste': '1 tbsp tomato-paste',
  'mustard-seed': '1 tsp mustard-seed',
  'cinnamon-stick': '1 each cinnamon-stick',
  'bay-leaf': '1 each bay-leaf',
  almond: '1/4 cup almond',
  'fennel-seed': '1/2 tsp fennel-seed',
  paprika: '1 tsp paprika',
}
const thaiTwists = {
  'fish-sauce': '1 tbsp fish-sauce',
  peanut: '1/4 cup peanut',
  'bamboo-shoot': '1 can bamboo-shoot',
  'red-chili': '1 each red-chili',
}

export const curry: Dish = {
  id: 'curry',
  names: [
    'curry',
    'curries',
    'thai curry',
    'indian curry',
    'coconut curry',
    'korma',
    'green curry',
    'red curry',
    'chickpea curry',
    'vindaloo',
    'jalfrezi',
    'chana masala',
    'chole',
    'palak paneer',
    'palak tofu',
    'saag paneer',
    'massaman curry',
    'massaman',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [35, 50],
  takes: [...panRoles, 'vegetable', 'nut', 'dairy', 'lentil', 'egg'],
  cuisines: ['indian', 'thai', 'caribbean'],
  moods: ['cozy', 'spicy', 'comfort', 'creamy', 'warm'],
  loves: ['coconut-milk', 'curry-powder', 'garam-masala', 'chickpea-canned', 'thai-red-curry-paste'],
  write(kit) {
    const known = knownCurry(kit)
    const main = chooseMain(kit, {
      from: known?.main.filter(kit.ok).slice(0, 1),
      roles: [
        'poultry',
        'fish',
        'shellfish',
        'red-meat',
        'ground',
        'pork-cut',
        'bean',
        'tofu',
        'grill-cheese',
      ],
      not: [...whole, 'halloumi', 'beef-flank'],
    })
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: known?.vegetables ?? [
          'cauliflower',
          'spinach',
          'potato',
          'sweet-potato',
          'green-bean',
          'red-bell-pepper',
          'pea-frozen',
          'eggplant',
          'bok-choy',
          'carrot',
          'butternut-squash',
          'zucchini',
          'broccoli',
          'snow-pea',
        ],
        not: ['onion'],
        count: known ? known.vegetables.length : kit.pick([1, 2]),
        max: 4,
        where: (item) => item.speed !== 'raw',
      }),
    )
    kit.require(main || kit.bound('veg').length > 0, 'nothing to curry')
    const thai = kit.profile?.id === 'thai'
    const pasteOk = kit.ok('thai-red-curry-paste') || kit.ok('thai-green-curry-paste')
    const green = kit.craving.text.toLowerCase().includes('green curry')
    kit.add(`2 tbsp ${thai ? 'vegetable-oil' : kit.pick(['vegetable-oil', 'coconut-oil', 'ghee'])}
      1 each onion
      3 clove garlic
      1 inch ginger`)
    const fat = kit.lines[0]?.item.id ?? 'vegetable-oil'
    if (thai && pasteOk && !kit.mood('mild')) {
      kit.bind('spices', [
        green
          ? 'thai-green-curry-paste'
          : known
            ? 'thai-red-curry-paste'
            : kit.pick(['thai-red-curry-paste', 'thai-green-curry-paste']),
      ])
      kit.add(`3 tbsp ${kit.bound('spices')[0]}`)
    } else if (thai) {
      // Pastes from a jar hold shrimp or fish: who eats neither gets the paste's own herbs and roots.
      const paste = [
        '1 stalk lemongrass | tender part very finely chopped',
        green ? '1 each jalapeno' : '1 each red-chili',
        '1 tsp coriander-ground',
        '1/2 tsp cumin',
        green ? '' : '1/2 tsp turmeric',
        '1 tbsp soy-sauce',
      ].filter((line) => line !== '' && !(kit.mood('mild') && /chili|jalapeno/.test(line)))
      kit.bind(
        'spices',
        paste.map((line) => (line.split('|')[0] ?? '').trim().split(' ').at(-1) ?? ''),
      )
      kit.add(paste.join('\n'))
    } else {
      const blend = kit.pick([
        ['2 tsp garam-masala', '1 tsp cumin', '1/2 tsp turmeric'],
        ['1 tbsp curry-powder', '1 tsp coriander-ground', '1/2 tsp turmeric'],
        ['2 tsp coriander-ground', '2 tsp cumin', '1 tsp turmeric', '1/2 tsp cinnamon'],
      ])
      kit.bind('spices', [...blend.map((line) => line.split(' ').at(-1) ?? ''), 'cayenne'])
      kit.add(blend.join('\n'))
      if (!kit.mood('mild')) kit.add('~1/4 tsp cayenne')
    }
    const coconut =
      kit.ok('coconut-milk') &&
      (!known || known.coconut || kit.wants('coconut-milk')) &&
      (thai || kit.wants('coconut-milk') || !kit.ok('yogurt') || kit.chance(0.6))
    kit.add(main ? `$main${pieceCut(main)}` : '')
    kit.add(`$veg
      ${coconut ? '1 can coconut-milk' : '1 can tomato-canned'}
      1 tsp salt
      ${coconut ? '' : '~1/2 cup yogurt'}
      ~1 tsp brown-sugar
      ~1 tbsp lime-juice
      ~~1/4 cup ${thai ? 'thai-basil' : 'cilantro'}
      ~1 cup ${thai ? 'jasmine-rice' : 'basmati-rice'}
      ${known?.garnish ? `~${known.garnish}` : ''}`)
    const added = twist(kit, {
      cashew: '1/3 cup cashew',
      ...(thai ? thaiTwists : indianTwists),
      scallion: '3 each scallion',
      mint: '2 tbsp mint',
    })
    const rice = thai ? 'jasmine-rice' : 'basmati-rice'
    const sauce = coconut ? 'coconut-milk' : 'tomato-canned'
    const cooking = main ? cookingOf(main) : null
    const early =
      cooking === 'chicken' ||
      cooking === 'ground-meat' ||
      cooking === 'ground-poultry' ||
      cooking === 'pork' ||
      cooking === 'bean'
    kit.step(
      kit.uses(kit.resolve(rice) ?? rice) && kit.resolve(rice) !== 'cauliflower-rice'
        ? `Before you start the sauce, put {${rice}} in a small pot with (1 1/2 times|one and a half times) its volume of water, bring to a boil and cover. Turn the heat as low as it goes and (let it be until the curry is done|leave it alone; it is ready when the curry is).`
        : '',
      `(Warm|Heat) {${fat}} in a (wide, deep pan|large skillet with high sides) over medium heat. Add {onion} and cook until (soft and golden|golden at the edges), (8|7) minutes.`,
      'Stir in {garlic,ginger,spices,tomato-paste,mustard-seed,cinnamon-stick,bay-leaf,fennel-seed,paprika} and fry until (fragrant and a shade darker|the kitchen smells of it), 1 minute.',
      early && main
        ? 'Add {main} and (turn to coat in the spices|stir until every piece is coated|toss in the spices), 2 minutes.'
        : '',
      `Pour in {${sauce}} and 1/2 cup of water, add {-salt,brown-sugar,fish-sauce} and bring to a (simmer|gentle bubble). Add {veg:hard} and cook, covered, until (a knife slides in|tender when pierced), 15 minutes.`,
      'Add {veg:firm} and (simmer|cook) until (tender|just tender|tender but not falling apart), (7|8) minutes.',
      main ? (early ? finishText(cooking ?? '') : simmerText(kit)) : '',
      'Stir in {veg:soft,veg:leaf,bamboo-shoot} and cook until (just done|bright and tender), 2 minutes.',
      '[Take the pan off the heat and stir in {yogurt} a spoonful at a time, so that it does not split. ]',
      '(Finish with {lime-juice} and taste for salt|Sharpen with {lime-juice}, then taste: it may want more salt|Stir in {lime-juice} at the end, when its flavor stays fresh).',
      `Serve (hot|straight from the pan)[ over {${rice}}][, with {${thai ? 'thai-basil' : 'cilantro'},cashew,almond,raisin,peanut,red-chili,scallion,mint} on top].`,
    )
    nameDish(kit, {
      noun: known?.noun ?? said(kit, 'korma', 'vindaloo', 'jalfrezi', 'green curry', 'red curry') ?? 'curry',
      main:
        known && known.noun !== 'massaman curry' ? [] : main ? [main, ...kit.bound('veg')] : kit.bound('veg'),
      partners: [...kit.bound('veg'), ...added.filter((id) => id !== 'bay-leaf' && id !== 'cinnamon-stick')],
      methods: coconut ? ['coconut'] : [],
      cuisine: kit.profile?.id !== 'caribbean',
      never: ['herby', 'garlicky', 'cheesy'],
    })
    kit.describe(
      `(Silky|Fragrant and saucy), with {-main,veg} in a ${coconut ? 'coconut' : 'tomato'} sauce of ginger and warm spices${kit.mood('mild') ? ', kept mild' : ''}. (Serve it with something to catch the sauce|Leftovers keep well for two days).`,
    )
  },
}
