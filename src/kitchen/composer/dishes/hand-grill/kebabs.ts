import type { Dish } from '../../dish.ts'
import { callIt, choose, manyFor, present, withoutFire, wordFor } from '../bowl-parts.ts'
import { chooseMain, cookingOf } from '../protein.ts'

interface Marinade {
  spices: string
  herb: string
  word: string
}

const marinades: Readonly<Record<string, Marinade>> = {
  turkish: {
    spices: '2 tsp paprika\n1 tsp cumin\n~1/2 tsp chili-flake',
    herb: 'mint',
    word: 'Turkish-style',
  },
  greek: { spices: '2 tsp oregano-dried\n~1/2 tsp paprika', herb: 'dill', word: 'Greek-style' },
  'middle-eastern': {
    spices: '1 tsp cumin\n1 tsp coriander-ground\n~1/2 tsp allspice',
    herb: 'parsley',
    word: 'seven-spice',
  },
  moroccan: {
    spices: '1 tsp cumin\n1 tsp paprika\n1/2 tsp cinnamon\n~1/2 tsp ginger-ground',
    herb: 'cilantro',
    word: 'Moroccan-style',
  },
  indian: {
    spices: '2 tsp garam-masala\n1/2 tsp turmeric\n1 inch ginger',
    herb: 'cilantro',
    word: 'tandoori-style',
  },
  thai: {
    spices: '2 tbsp soy-sauce\n1 tsp coriander-ground\n1/2 tsp turmeric',
    herb: 'cilantro',
    word: 'satay-style',
  },
}

/** When each is done, and how long it takes on a fierce fire. */
const doneness: Readonly<Record<string, readonly [sign: string, minutes: number]>> = {
  chicken: ['165°F (74°C) inside', 12],
  'ground-poultry': ['165°F (74°C) inside', 12],
  'ground-meat': ['160°F (71°C) inside', 10],
  steak: ['145°F (63°C) inside', 8],
  'stewing-meat': ['145°F (63°C) inside', 10],
  'lamb-chop': ['145°F (63°C) inside', 10],
  pork: ['145°F (63°C) inside', 10],
  fish: ['opaque and 145°F (63°C) inside', 8],
  shrimp: ['pink and opaque throughout', 5],
  scallop: ['opaque throughout', 5],
}

/** Vegetables in pieces that hold on a skewer. */
const onSkewers: Readonly<Record<string, string>> = {
  'cherry-tomato': '2 cup cherry-tomato | left whole',
  mushroom: '8 oz mushroom | left whole',
  cremini: '8 oz cremini | left whole',
  'red-onion': '1 each red-onion | cut into wedges',
  shallot: '6 each shallot | peeled and halved',
  eggplant: '1 each eggplant | cut into 1-inch cubes',
  fennel: '1 each fennel | cut into thin wedges',
  zucchini: '2 each zucchini | cut into thick rounds',
  'yellow-squash': '2 each yellow-squash | cut into thick rounds',
  'red-bell-pepper': '1 each red-bell-pepper | seeded and cut into 1-inch squares',
  'yellow-bell-pepper': '1 each yellow-bell-pepper | seeded and cut into 1-inch squares',
  'green-bell-pepper': '1 each green-bell-pepper | seeded and cut into 1-inch squares',
  poblano: '1 each poblano | seeded and cut into 1-inch squares',
}

export const kebabs: Dish = {
  id: 'kebabs',
  names: [
    'kebab',
    'kebabs',
    'kabob',
    'kabobs',
    'skewer',
    'skewers',
    'souvlaki',
    'satay',
    'shish kebab',
    'kofta',
    'koftas',
    'kofte',
    'kofta kebab',
    'kofta kebabs',
    'yakitori',
    'brochette',
    'beef kebabs',
    'chicken skewers',
    'chicken kebabs',
    'lamb kebabs',
    'shrimp skewers',
    'vegetable skewers',
    'seekh kebab',
    'shashlik',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [35, 55],
  takes: [
    'poultry',
    'red-meat',
    'ground',
    'shellfish',
    'fish',
    'tofu',
    'grill-cheese',
    'vegetable',
    'roast',
    'dairy',
    'pork-cut',
    'bread',
    'mushroom',
    'herb',
    'spice',
  ],
  cuisines: ['turkish', 'greek', 'middle-eastern', 'moroccan', 'indian', 'thai'],
  moods: ['summer', 'party', 'smoky', 'protein'],
  write(kit) {
    kit.require(!withoutFire(kit), 'they are grilled')
    const text = kit.craving.text.toLowerCase()
    const shaped = /kofta|kofte|seekh/.test(text)
    const home = /souvlaki/.test(text)
      ? 'greek'
      : /satay/.test(text)
        ? 'thai'
        : /seekh/.test(text)
          ? 'indian'
          : kit.profile &&
              marinades[kit.profile.id] &&
              (kit.profile.id !== 'thai' || kit.craving.cuisines.includes('thai'))
            ? kit.profile.id
            : kit.pick(Object.keys(marinades).filter((id) => id !== 'thai'))
    const marinade = marinades[home]
    const main = chooseMain(kit, {
      roles: shaped
        ? ['ground']
        : ['poultry', 'red-meat', 'ground', 'shellfish', 'fish', 'tofu', 'grill-cheese', 'roast', 'pork-cut'],
      from: shaped
        ? ['lamb-ground', 'beef-ground', 'turkey-ground', 'chicken-ground']
        : [
            'chicken-thigh',
            'beef-sirloin',
            'lamb-leg',
            'shrimp',
            'halloumi',
            'tofu-firm',
            'salmon',
            'pork-tenderloin',
          ],
      not: [
        'chicken-whole',
        'pork-rib',
        'pork-loin',
        'chicken-wing',
        'chicken-drumstick',
        'duck',
        'tofu-silken',
        'mussel',
        'clam',
        'squid',
        'veal',
      ],
    })
    if (!main || !marinade) return kit.fail('nothing to skewer')
    const cooking = cookingOf(main)
    const ground = cooking.startsWith('ground')
    const [sign, minutes] = doneness[cooking] ?? ['golden on all sides', 8]
    const veg = choose(kit, {
      roles: ['vegetable'],
      from: [
        'red-bell-pepper',
        'zucchini',
        'red-onion',
        'mushroom',
        'cherry-tomato',
        'yellow-bell-pepper',
        'eggplant',
        'fennel',
        'poblano',
      ],
      count: kit.lean > 0 ? 1 : 2,
      max: 3,
      not: ['onion', 'scallion', 'bean-sprout', 'pea-frozen', 'pea', 'corn-frozen'],
      where: (item) => item.speed === 'firm' || item.id === 'cherry-tomato',
    })
    kit.bind('veg', veg)
    const own = marinade.spices.split('\n').map((line) => line.trim().split(' ').at(-1) ?? '')
    const others = [
      'black-pepper',
      'smoked-paprika',
      'fennel-seed',
      'coriander-ground',
      'sumac',
      'garlic-powder',
    ].filter((id) => kit.ok(id) && !own.includes(id))
    const behind = kit.lean > 0 || others.length === 0 ? null : kit.pick(others)
    kit.bind('spices', [...own, ...(behind ? [behind] : [])])
    const herb =
      choose(kit, { roles: ['herb'], from: [marinade.herb, 'parsley', 'mint'] })[0] ?? marinade.herb
    const cool =
      home === 'thai'
        ? (kit.resolve('peanut-butter') ?? kit.resolve('yogurt'))
        : (kit.resolve(kit.pick(['yogurt', 'greek-yogurt', 'tahini'])) ?? kit.resolve('tahini'))
    const sides = ['pita', 'naan', 'couscous', 'bulgur', 'basmati-rice', 'quinoa'].filter((id) => kit.ok(id))
    const bread =
      kit.lean > 0 || kit.diet('low-carb') || sides.length === 0 || kit.chance(0.35) ? null : kit.pick(sides)
    const cut = {
      chicken: 'cut into 1 1/4-inch pieces',
      steak: 'cut into 1 1/4-inch cubes',
      'stewing-meat': 'cut into 1-inch cubes',
      'lamb-chop': 'cut into 1-inch cubes',
      pork: 'cut into 1-inch cubes',
      fish: 'cut into 1 1/4-inch cubes',
      halloumi: 'cut into 1-inch cubes',
      tofu: 'pressed dry and cut into 1-inch cubes',
    }[cooking as 'chicken']
    const mild = (lines: string) => (kit.mood('mild') ? lines.replace(/\n?~?[^\n]*chili-flake/, '') : lines)
    const grain = bread && ['couscous', 'bulgur', 'basmati-rice', 'quinoa'].includes(bread)
    const soak =
      !ground && kit.chance(0.5) && cooking !== 'halloumi' && cooking !== 'tofu'
        ? kit.resolve('yogurt')
        : null
    const coats =
      soak && soak !== cool && cooking !== 'fish' && cooking !== 'shrimp' && !kit.diet('kosher') ? soak : null
    kit.add(`1 1/2 lb ${main}${cut ? ` | ${cut}` : ''}
      2 tbsp olive-oil
      3 clove garlic
      ${mild(marinade.spices)}
      ${behind ? `~1/2 tsp ${behind}` : ''}
      1 tsp salt
      ${home === 'thai' ? '1 each lime' : '1 each lemon'}
      ${coats ? `1/4 cup ${coats}` : ''}
      ${ground ? '1/2 each onion | finely grated' : ''}
      ${veg.map((id) => onSkewers[id] ?? `8 oz ${id} | cut into 1-inch pieces`).join('\n')}
      1/4 cup ${herb}
      ${cool === 'peanut-butter' || cool === 'sunflower-seed-butter' || cool === 'almond-butter' || cool === 'tahini' ? `1/3 cup ${cool}` : cool ? `1 cup ${cool}` : ''}
      ${bread ? (grain ? `1 cup ${bread}` : `4 each ${bread}`) : ''}`)
    const sour = present(kit, [home === 'thai' ? 'lime' : 'lemon'])[0] ?? 'lemon'
    const cream = cool ? present(kit, [cool])[0] : null
    const fire = kit.craving.equipment.includes('no oven')
      ? 'a grill pan over high heat'
      : kit.pick(['a grill', 'a grill pan over high heat', 'a grill'])
    const tender = ['fish', 'shrimp', 'scallop', 'halloumi'].includes(cooking)
    kit.step(
      ground
        ? `Knead {main} with {onion,garlic,spices,salt} and half of {${herb}} until (sticky|it clings to itself), about as long as it takes to say the alphabet twice: (that stickiness is what holds it on the skewer|loosely mixed meat falls off). Chill for 15 minutes.`.replace(
            ', about as long as it takes to say the alphabet twice',
            '',
          )
        : `(Stir|Mix) {olive-oil,garlic,spices,salt} with ${coats ? `{${coats}} and ` : ''}half of the juice of {${sour}} in a bowl, add {main} and turn to coat. Marinate for ${tender ? 10 : kit.pick([15, 20, 30])} minutes${tender ? ', (no longer, or the acid begins to cook it|which is enough)' : ', (or overnight in the refrigerator|longer if it suits you)'}.`.replace(
            ', no longer, or the acid begins to cook it',
            cooking === 'halloumi' ? '' : ', no longer, or the acid begins to cook it',
          ),
      ground
        ? `With wet hands, press the meat around flat skewers into ${kit.servings * 2} long, thin sausages. Thread {veg} on skewers of their own and brush everything with {olive-oil}.`
        : `Thread {main,veg} onto ${kit.servings * 2} skewers, (not too tightly, so that the heat gets between the pieces|leaving a little air between the pieces); wet wooden ones first.`,
      bread && grain
        ? `Meanwhile, simmer {${bread}} in plenty of salted water until tender, and drain well.`
        : '',
      `Heat ${fire} until (very hot|a drop of water dances and is gone). Cook the skewers, turning every 2 minutes, until charred at the edges and ${sign}, ${minutes} minutes.`,
      cream
        ? `Meanwhile, stir {${cream}} with ${ground ? 'the juice' : 'the rest of the juice'} of {${sour}}, a pinch of salt${['tahini', 'peanut-butter', 'almond-butter', 'sunflower-seed-butter'].includes(cream) ? ' and enough warm water to make it pour' : ''}.`
        : '',
      `${minutes > 6 ? 'Let the skewers rest for 3 minutes' : 'Take the skewers off the heat'}, scatter with ${ground ? 'the rest of ' : ''}{${herb}} and serve${cream ? ' with the sauce' : ` with the rest of {${sour}} squeezed over`}${bread ? ` and {${bread}}${grain ? '' : ', warmed'}` : ''}.`,
    )
    const noun = shaped
      ? 'kofta kebabs'
      : /souvlaki/.test(text)
        ? 'souvlaki'
        : /satay/.test(text)
          ? 'satay'
          : /skewer/.test(text)
            ? 'skewers'
            : 'kebabs'
    const meat = wordFor(main)
    callIt(kit, {
      noun: `${meat} ${noun}`,
      true: [
        marinade.word,
        'charred',
        'grilled',
        ...(coats ? ['yogurt-marinated'].filter(() => manyFor(coats).includes('yogurt')) : []),
      ],
      after: [
        ...veg,
        herb,
        ...(bread ? [bread] : []),
        cream && !/butter/.test(cream) ? cream : '',
        behind === 'black-pepper' ? '' : (behind ?? ''),
      ].filter(Boolean),
    })
    kit.describe(
      `(Charred edges and a tender middle|Browned outside, tender inside): ${meat} with {-veg}, ${ground ? 'seasoned' : 'marinated'} with {-garlic,spices}. (Serve on one big platter|Good hot, and still good at room temperature).`,
    )
  },
}
