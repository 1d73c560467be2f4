import type { Dish } from '../dish.ts'
import type { Kit } from '../kit.ts'
import {
  addEggs,
  addFlour,
  askedFor,
  barFor,
  chipsFor,
  degrees,
  fruitLine,
  fruitWay,
  loafTin,
  notLumps,
  pickNut,
  roundTin,
  says,
  squareTin,
  wantsChocolate,
} from './sweet-basics.ts'
import { nameSweet } from './sweet-naming.ts'

/*
 * Ratios, for 12 muffins, one 9-by-5 loaf or one 8-inch cake (flour : fat : sugar : egg : wet : leavener).
 * Plain batter 250 g : 110 g : 150 g : 2 : 240 ml : 2 tsp powder. Banana, pumpkin and zucchini bring water and acid:
 * they take the place of most of the liquid, and 1/2 tsp of soda helps the powder against their acid.
 * Cake 220 g : 113 g : 200 g : 2 : 180 ml : 2 tsp powder: sugar near the flour's weight keeps the crumb tender.
 * Cake without egg 220 g : 80 ml oil : 200 g : 0 : 240 ml : 1 tsp soda with 1 tbsp vinegar: the gas of the two does the
 * lifting that eggs would, and oil keeps it moist.
 * Brownies 65 g flour : 113 g : 200 g : 2 : 85 g cocoa or 170 g chocolate, no leavener: fudge, not cake.
 * Low carb 250 g almond flour : 80 g : 100 g erythritol : 4 : 120 ml : 1/2 tsp soda with an acid; eggs hold it up.
 */
const lumps = [
  'blueberry',
  'raspberry',
  'strawberry',
  'apple',
  'peach',
  'pear',
  'cherry',
  'cranberry-dried',
  'raisin',
  'date',
  'blackberry',
  'apricot-dried',
  'plum',
]

interface Base {
  id: string
  line: string
  ref: string
  how: string
  wet: number
  soda: string
  spice: string[]
}
const bases: Record<string, Base> = {
  banana: {
    id: 'banana',
    line: '!3 each banana | very ripe, peeled and mashed',
    ref: 'banana',
    how: '{banana}',
    wet: 0.25,
    soda: '1/2 tsp baking-soda',
    spice: ['cinnamon', 'vanilla-extract', 'nutmeg', 'cardamom'],
  },
  pumpkin: {
    id: 'pumpkin-puree',
    line: '!1 cup pumpkin-puree',
    ref: 'pumpkin-puree',
    how: '{pumpkin-puree}',
    wet: 0.33,
    soda: '1/2 tsp baking-soda',
    spice: ['pumpkin-pie-spice', 'cinnamon', 'ginger-ground'],
  },
  zucchini: {
    id: 'zucchini',
    line: '!1 each zucchini | coarsely grated and squeezed dry',
    ref: 'zucchini',
    how: '{zucchini}',
    wet: 0.33,
    soda: '1/4 tsp baking-soda',
    spice: ['cinnamon', 'nutmeg', 'ginger-ground'],
  },
  carrot: {
    id: 'carrot',
    line: '!2 each carrot | peeled and finely grated',
    ref: 'carrot',
    how: '{carrot}',
    wet: 0.5,
    soda: '1/4 tsp baking-soda',
    spice: ['cinnamon', 'ginger-ground', 'allspice'],
  },
}

function baseFor(kit: Kit, chance: number): Base | null {
  const asked = Object.values(bases).find(
    (base) => kit.ok(base.id) && kit.wants(base.id, base.id.replace('-puree', '')),
  )
  if (asked) return asked
  if (askedFor(kit, ['fruit', 'berry', 'citrus', 'chocolate', 'dried-fruit'], [])[0] || kit.lean > 0)
    return null
  const open = Object.values(bases).filter((base) => kit.ok(base.id))
  return open.length > 0 && kit.chance(chance) ? kit.pick(open) : null
}

/** Everything that muffins and loaves share; only the tin, the time and the name differ. */
function batter(kit: Kit, loaf: boolean) {
  const low = kit.diet('low-carb')
  const factor = kit.batch(0.5, 1, 1.5, 2, 3)
  const text = kit.craving.text.toLowerCase()
  const savoury =
    /savou?ry|cheese|cheddar|feta|olive bread/.test(text) ||
    askedFor(kit, ['melting-cheese', 'crumbling-cheese'], [])[0] !== undefined
  const corn = /corn ?bread|corn muffin/.test(text) && kit.ok('cornmeal')
  const base =
    savoury || corn || low
      ? null
      : loaf && /banana/.test(text)
        ? (bases.banana ?? null)
        : baseFor(kit, loaf ? 0.55 : 0.3)
  if (base && !kit.ok(base.id)) kit.fail(`no ${base.id}`)
  const cheese = savoury
    ? (askedFor(
        kit,
        ['melting-cheese', 'crumbling-cheese', 'hard-cheese'],
        kit.ok('cheddar') ? ['vegan-cheese'] : [],
      )[0] ?? kit.resolve(kit.pick(['cheddar', 'feta', 'gruyere'])))
    : null
  const herb = savoury
    ? (askedFor(kit, ['herb', 'allium'], ['onion', 'garlic'])[0] ??
      kit.pick(['chive', 'scallion', 'dill', 'parsley'].filter(kit.ok).concat('parsley')))
    : null
  const green = savoury ? (askedFor(kit, ['vegetable', 'pickle'], [])[0] ?? null) : null
  const asked = savoury ? [] : askedFor(kit, ['fruit', 'berry', 'dried-fruit'], [...notLumps, 'banana'], 2)
  const chip = !savoury && !low && wantsChocolate(kit) ? chipsFor(kit) : null
  const fruit =
    savoury || corn
      ? null
      : (asked[0] ??
        (base || chip || kit.lean > 0
          ? null
          : kit.pick((low ? ['blueberry', 'raspberry', 'strawberry'] : lumps).filter(kit.ok))))
  const zest =
    savoury || base || corn
      ? null
      : kit.wants('lemon', 'orange', 'lime')
        ? kit.wants('orange')
          ? 'orange'
          : kit.wants('lime')
            ? 'lime'
            : 'lemon'
        : kit.lean === 0 && kit.chance(0.4)
          ? kit.resolve(kit.pick(['lemon', 'orange']))
          : null
  const spice = savoury
    ? kit.pick(['paprika', 'black-pepper', 'smoked-paprika', 'cayenne'])
    : base
      ? kit.pick(base.spice)
      : fruit
        ? kit.pick([fruitWay(fruit).spice, 'cinnamon', 'cardamom', 'vanilla-extract'])
        : kit.pick(['cinnamon', 'vanilla-extract', 'nutmeg'])
  const nut = savoury ? null : pickNut(kit, kit.lean > 0 ? 0 : base ? 0.6 : 0.35)
  const extra =
    savoury || !base || kit.lean > 0 || chip || asked[0]
      ? null
      : kit.chance(0.4)
        ? kit.pick(
            ['raisin', 'cranberry-dried', 'date', 'coconut-shredded', chipsFor(kit) ?? 'raisin']
              .filter(kit.ok)
              .concat(''),
          ) || null
        : null
  const oats =
    !low &&
    !savoury &&
    (kit.wants('rolled-oat', 'gluten-free-oat') || (kit.lean === 0 && kit.chance(0.2))) &&
    kit.resolve('rolled-oat') !== null
  const sugar = low ? 'erythritol' : savoury ? 'sugar' : kit.pick(['sugar', 'brown-sugar', 'sugar'])
  const fat = kit.pick(['butter', 'vegetable-oil'])
  const fatUse = kit.resolve(fat) ?? 'vegetable-oil'
  const flour = low ? 'almond-flour' : corn ? 'all-purpose-flour,cornmeal' : addFlour(kit, oats ? 1.75 : 2)
  if (corn) kit.add('!1 cup all-purpose-flour\n!1 cup cornmeal')
  if (low) kit.add('!2 1/2 cup almond-flour')
  kit.add(
    `${oats ? '1/2 cup rolled-oat' : ''}\n${low ? '1/2 tsp baking-soda' : '2 tsp baking-powder'}\n${base ? base.soda : ''}\n1/2 tsp salt\n${spice === 'vanilla-extract' ? '' : `~${/nutmeg|cayenne|black-pepper|cardamom/.test(spice) ? '1/2' : '1'} tsp ${spice}`}\n${savoury || corn ? '2 tbsp sugar' : low ? '!1/2 cup erythritol' : `!3/4 cup ${sugar}`}`,
  )
  let binder = { refs: 'egg', soak: '' }
  if (low) kit.add('!4 each egg')
  else binder = addEggs(kit, 2)
  const wet = kit.resolve(low ? 'greek-yogurt' : kit.pick(['yogurt', 'milk', 'buttermilk', 'sour-cream']))
  if (!wet) kit.fail('no liquid')
  kit.add(
    `${base ? base.line : ''}\n!${low ? 0.5 : base ? base.wet : corn || savoury ? 1.25 : 1} cup ${wet}\n!${low ? '1/3' : '1/2'} cup ${fatUse}${/oil/.test(fatUse) ? '' : ' | melted and cooled'}\n${spice === 'vanilla-extract' ? '~1 tsp vanilla-extract' : ''}\n${zest ? `1 each ${zest} | zest finely grated, then juiced` : ''}\n${cheese ? `1 cup ${cheese}` : ''}\n${herb ? `1/4 cup ${herb} | finely chopped` : ''}\n${fruit ? fruitLine(fruit) : ''}\n${asked[1] ? fruitLine(asked[1], 0.5) : ''}\n${chip ? `1 cup ${chip}` : ''}\n${nut ? `1/2 cup ${nut}` : ''}\n${extra ? `1/2 cup ${extra}${extra === 'date' ? ' | pitted and chopped' : ''}` : ''}`,
  )
  if (green) {
    kit.bind('green', [green])
    kit.add('$green x0.3 | finely chopped')
  }
  kit.bind(
    'ins',
    [cheese, herb, green, fruit, asked[1], chip, nut, extra].flatMap((id) =>
      id ? [kit.resolve(id) ?? id] : [],
    ),
  )
  const minutes = loaf ? (factor < 0.8 ? 38 : base ? 55 : 50) : kit.pick([19, 20, 21])
  kit.work(8)
  kit.step(
    `Heat the oven to ${degrees(loaf ? 350 : 375)} and ${loaf ? `(grease and line|line) ${loafTin(factor)} with parchment` : `(line|set paper cases in) ${Math.round(12 * factor)} muffin cups`}.`.replace(
      'line 12 muffin cups',
      'put paper cases in 12 muffin cups',
    ),
    binder.soak,
    `(Whisk|Stir) {${flour},rolled-oat,baking-powder,baking-soda,salt${spice === 'vanilla-extract' ? '' : `,${spice}`}} together in a large bowl.`,
    `In a second bowl, (whisk|beat) {${binder.refs},${savoury || corn ? 'sugar' : sugar},${fatUse}${spice === 'vanilla-extract' ? ',vanilla-extract' : ''}}${zest ? ` and the zest and juice of {${zest}}` : ''} until (smooth|glossy)${base ? `, then stir in ${base.how} and {${wet}}` : `, then stir in {${wet}}`}.`,
    `Tip the wet mixture into the dry and fold (gently|with a spatula) until (only a few dry streaks are left|it just comes together)[, then fold in {ins}]. (A lumpy batter bakes up tender, a beaten one tough|Stop early: tunnels and toughness come from stirring).`,
    loaf
      ? `Scrape into the tin and bake for ${minutes} minutes, until ${base ? 'deep brown and a skewer from the middle comes out with a few moist crumbs' : 'golden and a skewer from the middle comes out clean'}. (Cover loosely with foil if the top darkens early|If it browns too soon, lay foil over it).`
      : `Fill the cups nearly to the rim and bake for ${minutes} minutes, until (domed, golden and springy when pressed|the tops are domed and spring back when pressed).`,
    loaf
      ? 'Cool in the tin until you can touch it, then turn out; it slices cleanly once cold.'
      : 'Lift out of the tin as soon as you can handle them, so that no steam softens the bottoms.',
  )
  const main = [
    base?.id ?? '',
    cheese ?? '',
    corn ? 'cornmeal' : '',
    zest && kit.wants(zest) ? zest : '',
    chip ?? '',
    fruit ?? '',
    zest ?? '',
  ].filter(Boolean)
  nameSweet(kit, {
    noun: corn
      ? loaf
        ? 'cornbread'
        : 'corn muffins'
      : loaf
        ? /\bloaf\b/.test(text) && !base
          ? 'loaf'
          : 'bread'
        : 'muffins',
    main: main.length > 0 ? main : [spice],
    partners: [
      nut ?? '',
      extra ?? '',
      herb ?? '',
      spice === 'vanilla-extract' || spice === 'black-pepper' ? '' : spice,
      oats ? 'rolled-oat' : '',
    ].filter(Boolean),
    withs: [sugar === 'brown-sugar' ? sugar : '', wet ?? ''],
    methods: [
      loaf ? 'moist' : 'domed',
      'tender',
      'golden',
      loaf ? 'sliceable' : 'bakery-style',
      'one-spoon',
      'homemade',
      loaf ? 'everyday' : 'tall',
      'soft-crumbed',
    ],
  })
  kit.describe(
    `(Tender|Moist and tender) ${loaf ? 'slices' : 'muffins'} with a golden crust[, full of {-ins}]. (Two bowls, one spoon and no mixer|Stir as little as you dare), and ${loaf ? 'it is even better on the second day' : 'they freeze well for busy mornings'}.`,
    `A ${savoury ? 'savory' : 'softly spiced'} ${loaf ? 'loaf' : 'batch of muffins'}${base ? `, moist with {-${base.id}}` : ''}[ and dotted with {-ins}]. (Nothing to cream and nothing to knead|It comes together while the oven heats).`.replace(
      '[ and dotted',
      base ? '[ and dotted' : '[, dotted',
    ),
  )
}

const batterTakes = [
  'fruit',
  'berry',
  'dried-fruit',
  'nut',
  'chocolate',
  'citrus',
  'spice',
  'dairy',
  'grain',
  'seed',
  'baking',
  'sweetener',
  'vegetable',
  'melting-cheese',
  'crumbling-cheese',
  'herb',
  'pickle',
] as const

export const muffins: Dish = {
  id: 'muffins',
  names: [
    'muffin',
    'blueberry muffin',
    'banana muffin',
    'bran muffin',
    'breakfast muffin',
    'corn muffin',
    'savory muffin',
    'savoury muffin',
    'cheese muffin',
    'oat muffin',
    'pumpkin muffin',
    'zucchini muffin',
    'carrot muffin',
    'chocolate muffin',
  ],
  categories: ['breakfast', 'snack', 'dessert'],
  kind: 'sweet',
  serves: 12,
  minutes: [35, 40],
  oven: true,
  takes: batterTakes,
  moods: ['kids', 'sweet', 'comfort', 'weekend'],
  write: (kit) => batter(kit, false),
}

export const quickBread: Dish = {
  id: 'quick-bread',
  names: [
    'banana bread',
    'quick bread',
    'savory quick bread',
    'savoury quick bread',
    'cheese bread',
    'zucchini bread',
    'pumpkin bread',
    'banana loaf',
    'carrot bread',
    'lemon bread',
    'cornbread',
    'corn bread',
    'tea bread',
    'banana nut bread',
    'savory loaf',
    'savoury loaf',
    'zucchini loaf',
    'olive bread',
    'bananna bread',
  ],
  categories: ['breakfast', 'snack', 'dessert'],
  kind: 'sweet',
  serves: 10,
  minutes: [65, 75],
  oven: true,
  takes: batterTakes,
  moods: ['cozy', 'comfort', 'sweet', 'budget'],
  write: (kit) => batter(kit, true),
}

export const brownies: Dish = {
  id: 'brownies',
  names: ['brownie', 'fudge brownie', 'blondie', 'chocolate bar', 'brookie', 'bars', 'browny', 'blondy'],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 12,
  minutes: [40, 50],
  oven: true,
  takes: [
    'chocolate',
    'nut',
    'nut-butter',
    'dried-fruit',
    'berry',
    'spice',
    'sweetener',
    'baking',
    'drink',
    'fresh-cheese',
  ],
  moods: ['chocolatey', 'sweet', 'kids', 'comfort', 'party'],
  weight: 1,
  write(kit) {
    const low = kit.diet('low-carb')
    const factor = kit.batch(0.375, 0.5, 1, 2)
    const blond = says(kit, /blond/) || (!kit.ok('cocoa-powder') && barFor(kit) === null)
    const bar = blond || low ? null : barFor(kit)
    const cocoa = !blond && kit.ok('cocoa-powder')
    kit.require(blond || cocoa || bar, 'no chocolate')
    const dark = bar && !kit.wants('cocoa-powder') && (kit.wants(bar) || kit.chance(0.5))
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.5)
    const butter =
      askedFor(kit, ['nut-butter'], [])[0] ??
      (kit.lean === 0 && kit.chance(0.2) ? kit.resolve('peanut-butter') : null)
    const berry =
      askedFor(kit, ['berry', 'dried-fruit'], [])[0] ??
      (kit.lean === 0 && !butter && kit.chance(0.35)
        ? kit.pick(
            ['raspberry', 'cranberry-dried', 'blackberry', 'strawberry']
              .filter((id) => kit.ok(id))
              .concat(''),
          ) || null
        : null)
    const accent =
      kit.lean > 0
        ? ''
        : kit.pick(['espresso-powder', 'cinnamon', 'vanilla-extract', 'cardamom', 'cayenne', 'ginger-ground'])
    const chip =
      kit.lean === 0 &&
      !low &&
      (blond || kit.wants('chocolate-chip', 'vegan-chocolate-chip') || kit.chance(0.35))
        ? chipsFor(kit)
        : null
    const sugar = low ? 'erythritol' : blond ? 'brown-sugar' : kit.pick(['sugar', 'brown-sugar'])
    if (low) kit.add('!1 cup almond-flour')
    const flour = low ? 'almond-flour' : addFlour(kit, blond ? 1.25 : dark ? 0.75 : 0.67)
    kit.add(
      `!${blond ? '1/2' : '2/3'} cup butter\n${dark ? `!6 oz ${bar}` : blond ? '' : '!3/4 cup cocoa-powder'}\n!${blond ? 1 : 1.25} cup ${sugar}`,
    )
    const eggs = addEggs(kit, 2)
    kit.add(
      `1/2 tsp salt\n${blond ? '1/2 tsp baking-powder' : ''}\n${accent ? `~${accent === 'cayenne' ? '1/8' : accent === 'cardamom' ? '1/2' : '1'} tsp ${accent}` : ''}\n${chip ? `1/2 cup ${chip}` : ''}\n${nut ? `1/2 cup ${nut}` : ''}\n${butter ? `1/3 cup ${butter}` : ''}\n${berry ? `1/2 cup ${berry}` : ''}`,
    )
    kit.bind(
      'ins',
      [chip, nut, berry].flatMap((id) => (id ? [id] : [])),
    )
    kit.work(5)
    kit.step(
      `Heat the oven to ${degrees(350)} and line ${squareTin(factor)} with parchment, leaving two flaps to lift by.`,
      eggs.soak,
      `Melt {butter}${dark ? ` with {${bar}}` : ''} in a saucepan over low heat, stirring, until (smooth|liquid and smooth), 4 minutes. Take it off the heat and (beat|whisk) in {${sugar}${dark || blond ? '' : ',cocoa-powder'},salt${accent ? `,${accent}` : ''}}.`,
      `Beat in {${eggs.refs}} (hard, for as long as your arm lasts|until the mixture turns thick and shiny): ${blond ? 'it gives the crackled top' : 'it gives brownies their papery crust'}.`.replace(
        'it gives brownies their papery crust',
        'that makes the thin, papery crust',
      ),
      `Fold in {${flour}${blond ? ',baking-powder' : ''}} until (no streaks are left|just smooth)[, then {ins}].`,
      `Spread in the tin[ and swirl {${butter ?? 'none'}} through the top with a knife].`,
      `Bake for ${blond ? 25 : dark ? 24 : 22} minutes, until (the rim is set and a skewer from the middle comes out with sticky crumbs|the top is dry and the center still gives a little). (A clean skewer means they are overdone|They set further in the tin).`,
      'Cool in the tin, then lift out by the flaps and cut with a hot, wiped knife.'.replace(
        'hot, wiped',
        'long, wiped',
      ),
    )
    nameSweet(kit, {
      noun: blond ? 'blondies' : 'brownies',
      main:
        [dark ? (bar ?? '') : '', butter ?? '', berry ?? '', nut ?? '', chip ?? ''].filter(Boolean).length >
          0 &&
        (butter || berry || nut || chip || dark)
          ? [dark ? (bar ?? '') : '', butter ?? '', berry ?? '', nut ?? '', chip ?? ''].filter(Boolean)
          : [accent || 'cocoa-powder'],
      partners: [nut ?? '', chip ?? '', berry ?? '', accent === 'cayenne' ? '' : accent].filter(Boolean),
      withs: [sugar === 'brown-sugar' ? sugar : ''],
      methods: [
        'fudgy',
        'one-pan',
        'crackle-top',
        'dense',
        blond ? 'butterscotch' : 'dark',
        'chewy',
        'gooey',
      ],
    })
    kit.describe(
      `(Dense and fudgy|Thin-crusted and soft within)${blond ? ', with a caramel sweetness' : ', dark with chocolate'}[ and full of {-ins}]. (One saucepan and one spoon|All mixed in the pan the butter melts in), and better still the next day.`.replace(
        'the butter melts in',
        'you started with',
      ),
    )
  },
}

const cakeKinds = [
  'lemon',
  'orange',
  'chocolate',
  'vanilla',
  'carrot',
  'apple',
  'spice',
  'coffee',
  'coconut',
  'lime',
  'berry',
  'almond',
] as const
type CakeKind = (typeof cakeKinds)[number]

function cakeKind(kit: Kit): CakeKind {
  const text = kit.craving.text.toLowerCase()
  if (/carrot/.test(text)) return 'carrot'
  if (wantsChocolate(kit)) return 'chocolate'
  for (const kind of ['lemon', 'lime', 'orange'] as const) if (kit.wants(kind)) return kind
  if (/vanilla|birthday|sponge|victoria/.test(text)) return 'vanilla'
  if (kit.wants('coffee', 'espresso-powder')) return 'coffee'
  if (kit.wants('coconut-shredded')) return 'coconut'
  if (kit.wants('apple', 'pear')) return 'apple'
  if (askedFor(kit, ['fruit', 'berry'], notLumps)[0]) return 'berry'
  const open: CakeKind[] = [
    'lemon',
    'orange',
    'chocolate',
    'vanilla',
    'spice',
    'coffee',
    'berry',
    'apple',
    'carrot',
  ]
  const needs: Partial<Record<CakeKind, string>> = {
    lemon: 'lemon',
    orange: 'orange',
    chocolate: 'cocoa-powder',
    carrot: 'carrot',
    apple: 'apple',
    coffee: 'espresso-powder',
    berry: 'blueberry',
  }
  return kit.pick(open.filter((kind) => kit.ok(needs[kind] ?? 'salt')))
}

export const cake: Dish = {
  id: 'cake',
  names: [
    'cake',
    'lemon cake',
    'pound cake',
    'sponge cake',
    'victoria sponge',
    'birthday cake',
    'chocolate cake',
    'carrot cake',
    'vanilla cake',
    'loaf cake',
    'bundt cake',
    'tea cake',
    'coffee cake',
    'orange cake',
    'apple cake',
    'olive oil cake',
    'sheet cake',
    'cupcake',
    'gateau',
    'torte',
    'almond cake',
    'coconut cake',
    'spice cake',
    'lemon loaf',
    'lemon drizzle',
    'snack cake',
    'layer cake',
    'cake loaf',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 8,
  minutes: [50, 75],
  oven: true,
  takes: [
    'citrus',
    'berry',
    'fruit',
    'nut',
    'chocolate',
    'spice',
    'dairy',
    'baking',
    'seed',
    'vegetable',
    'sweetener',
    'fat',
    'drink',
    'fresh-cheese',
  ],
  moods: ['sweet', 'party', 'sunday', 'fancy'],
  weight: 1.1,
  write(kit) {
    const low = kit.diet('low-carb')
    const factor = kit.batch(0.5, 1, 2, 3)
    const kind = cakeKind(kit)
    const eggs = kit.ok('egg')
    kit.require(!low || eggs, 'eggs')
    const cup = says(kit, /cupcake/)
    const loaf =
      says(kit, /loaf|pound|drizzle/) ||
      (!cup && !says(kit, /layer|birthday|victoria/) && kit.lean === 0 && kit.chance(0.3))
    const chocolate = kind === 'chocolate'
    // Cocoa may hold traces of milk: where that is out, melted chocolate carries the cake.
    const melted = chocolate && !kit.ok('cocoa-powder') ? barFor(kit) : null
    kit.require(!chocolate || melted || kit.ok('cocoa-powder'), 'no chocolate')
    const peel = kind === 'lemon' || kind === 'orange' || kind === 'lime' ? kind : null
    const oil = !eggs || kit.wants('olive-oil') || kind === 'carrot' || kit.chance(0.3)
    const fat = low
      ? (kit.resolve('butter') ?? 'olive-oil')
      : oil
        ? peel && kit.chance(0.5)
          ? 'olive-oil'
          : kit.wants('olive-oil')
            ? 'olive-oil'
            : 'vegetable-oil'
        : (kit.resolve('butter') ?? 'vegetable-oil')
    kit.require(kit.ok(fat), 'no fat')
    const soft = /oil/.test(fat)
    const wet = kit.resolve(
      eggs && !low
        ? kit.pick(['yogurt', 'buttermilk', 'milk', 'sour-cream'])
        : low
          ? 'greek-yogurt'
          : kit.pick(['milk', 'oat-milk', 'almond-milk', 'soy-milk', 'coconut-milk']),
    )
    if (!wet) kit.fail('no liquid')
    const fruit =
      kind === 'apple'
        ? kit.wants('pear')
          ? 'pear'
          : 'apple'
        : kind === 'berry'
          ? (askedFor(kit, ['fruit', 'berry'], notLumps)[0] ??
            kit.pick(['blueberry', 'raspberry', 'cherry', 'peach', 'plum'].filter(kit.ok)))
          : (askedFor(kit, ['berry', 'fruit', 'dried-fruit'], [...notLumps, 'coconut-shredded'])[0] ??
            (kit.lean === 0 &&
            kit.chance(0.6) &&
            (peel || chocolate || kind === 'carrot' || kind === 'vanilla' || kind === 'coffee')
              ? kit.pick(
                  (kind === 'carrot'
                    ? ['raisin', 'pineapple', 'cranberry-dried', 'apricot-dried']
                    : ['blueberry', 'raspberry', 'cherry', 'blackberry', 'strawberry']
                  )
                    .filter(kit.ok)
                    .concat(''),
                ) || null
              : null))
    const nut = pickNut(kit, kit.lean > 0 ? 0 : kind === 'carrot' ? 0.9 : 0.5)
    const seed =
      peel && !nut && kit.lean === 0 && (kit.wants('poppy-seed') || kit.chance(0.3)) && kit.ok('poppy-seed')
    const spices =
      kind === 'spice' || kind === 'carrot' || kind === 'apple'
        ? kit.pick([
            ['cinnamon', 'nutmeg'],
            ['cinnamon', 'ginger-ground'],
            ['pumpkin-pie-spice'],
            ['cinnamon', 'cardamom'],
            ['ginger-ground', 'allspice'],
            ['cinnamon', 'allspice'],
            ['nutmeg', 'ginger-ground'],
          ])
        : kind === 'coffee' || (chocolate && kit.chance(0.35))
          ? ['espresso-powder']
          : [
              kit.pick(
                kind === 'vanilla'
                  ? ['vanilla-extract']
                  : ['vanilla-extract', 'cardamom', 'nutmeg', chocolate ? 'cinnamon' : 'ginger-ground'],
              ),
            ]
    const almond =
      !low &&
      kind !== 'chocolate' &&
      kit.ok('almond-flour') &&
      !kit.diet('nut-free') &&
      eggs &&
      (kit.wants('almond-flour', 'almond') || (kit.lean === 0 && kit.chance(0.2)))
    const sugar = low ? 'erythritol' : kind === 'carrot' || kind === 'spice' ? 'brown-sugar' : 'sugar'
    const cheese =
      kit.wants('cream-cheese', 'vegan-cream-cheese') ||
      kind === 'carrot' ||
      (kind === 'spice' && kit.chance(0.5))
        ? kit.resolve('cream-cheese')
        : null
    const finish =
      kit.lean > 0 || low
        ? cheese && low
          ? 'none'
          : 'none'
        : cheese
          ? 'frosting'
          : chocolate
            ? !melted && barFor(kit) && kit.chance(0.6)
              ? 'ganache'
              : 'dust'
            : peel || kind === 'coffee'
              ? kit.pick(['glaze', 'glaze', 'dust'])
              : kit.pick(['dust', 'glaze', 'none'])
    const ice = finish !== 'none' && kit.ok('powdered-sugar')
    if (low) kit.add('!2 1/2 cup almond-flour')
    const flour = low ? 'almond-flour' : addFlour(kit, melted ? 1.5 : chocolate || almond ? 1.25 : 1.75)
    kit.add(
      `${almond ? '3/4 cup almond-flour' : ''}\n${melted ? `!4 oz ${melted} | melted and cooled` : chocolate ? '!1/2 cup cocoa-powder' : ''}\n${eggs && !low ? '2 tsp baking-powder' : '1 tsp baking-soda'}\n1/2 tsp salt\n${spices
        .filter((id) => id !== 'vanilla-extract')
        .map((id) =>
          `~${/nutmeg|cardamom|allspice/.test(id) ? '1/4' : id === 'espresso-powder' ? (kind === 'coffee' ? '1 1/2 tbsp' : '1') : '1'} ${id === 'espresso-powder' && kind === 'coffee' ? '' : 'tsp '}${id}`.replace(
            'tbsp espresso',
            'tbsp espresso',
          ),
        )
        .join(
          '\n',
        )}\n!${low ? '1/2' : '1'} cup ${sugar}\n!${low || soft ? (eggs ? '1/2' : '1/3') : '1/2'} cup ${fat}${soft ? '' : ' | softened'}\n${eggs ? `${low ? 4 : almond ? 3 : 2} each egg` : ''}\n!${low ? '1/3' : eggs ? '3/4' : '1'} cup ${wet}\n${eggs && !low ? '' : kit.ok('apple-cider-vinegar') ? '1 tbsp apple-cider-vinegar' : '1 tbsp lemon-juice'}\n${spices.includes('vanilla-extract') ? '~2 tsp vanilla-extract' : ''}\n${peel ? `2 each ${peel} | zest finely grated, then juiced` : ''}\n${seed ? '2 tbsp poppy-seed' : ''}\n${kind === 'carrot' ? '!3 each carrot | peeled and finely grated' : ''}\n${kind === 'coconut' ? '3/4 cup coconut-shredded' : ''}\n${fruit ? fruitLine(fruit, peel ? 0.67 : 1) : ''}\n${nut ? `1/2 cup ${nut}` : ''}`,
    )
    const bar = finish === 'ganache' ? barFor(kit) : null
    const pour = bar ? kit.resolve('heavy-cream') : null
    if (bar) kit.add(`4 oz ${bar}\n${pour ? `1/2 cup ${pour}` : ''}`)
    else if (ice)
      kit.add(
        finish === 'frosting' && cheese
          ? `6 oz ${cheese}\n3/4 cup powdered-sugar`
          : finish === 'glaze'
            ? '1 cup powdered-sugar'
            : '2 tbsp powdered-sugar',
      )
    kit.bind(
      'ins',
      [
        kind === 'carrot' ? 'carrot' : null,
        kind === 'coconut' ? 'coconut-shredded' : null,
        fruit,
        nut,
        seed ? 'poppy-seed' : null,
      ].flatMap((id) => (id ? [id] : [])),
    )
    const dry = spices.filter((id) => id !== 'vanilla-extract').join(',')
    const tin = cup ? `${Math.round(12 * factor)} muffin cups` : loaf ? loafTin(factor) : roundTin(factor)
    const minutes = cup ? 19 : loaf ? (factor < 0.8 ? 38 : 52) : factor < 0.8 ? 28 : fruit ? 42 : 36
    const acid = kit.uses('apple-cider-vinegar') ? 'apple-cider-vinegar' : 'lemon-juice'
    kit.work(10)
    kit.step(
      `Heat the oven to ${degrees(350)} and ${cup ? `put paper cases in ${tin}` : `(line|grease and line) ${tin} with parchment`}.`,
      `(Whisk|Stir) {${flour}${almond ? ',almond-flour' : ''},cocoa-powder,baking-powder,baking-soda,salt${dry ? `,${dry}` : ''}} together${chocolate ? ', pressing out any lumps' : ''}.`,
      soft || low
        ? `(Whisk|Beat) {${fat},${sugar},egg${spices.includes('vanilla-extract') ? ',vanilla-extract' : ''}}${peel ? ` with the zest of {${peel}}` : ''} until thick and well blended${eggs ? ' and a shade lighter' : ''}.`
        : `Beat {${fat},${sugar}}${peel ? ` with the zest of {${peel}}` : ''} until pale and fluffy. Beat in {egg} one at a time${spices.includes('vanilla-extract') ? ', with {vanilla-extract}' : ''}; a spoonful of the dry mixture mends it if it curdles.`,
      melted ? `Beat in {${melted}} until the batter is dark and even.` : '',
      eggs && !low
        ? `Stir in the dry mixture in turns with {${wet}}${peel ? ` and half of the juice of {${peel}}` : ''}, beginning and ending with the dry, just until smooth[. Fold in {ins}].`
        : `Whisk in {${wet}}${peel ? ` and half of the juice of {${peel}}` : ''}, then the dry mixture, just until smooth. Add {${acid}} last[, with {ins}], and go straight to the oven: the batter begins to bubble at once, and those bubbles are the lift.`,
      `${cup ? 'Divide among the cups' : /^t(?:wo|hree)/.test(tin) ? 'Divide between the tins and smooth the tops' : 'Scrape into the tin and smooth the top'}. Bake for ${minutes} minutes, until (it springs back when pressed and a skewer comes out clean|golden, springy and just pulling away from the side)${loaf ? '; lay foil over it if it darkens early' : ''}.`.replace(
        'golden, springy',
        chocolate ? 'risen, springy' : 'golden, springy',
      ),
      cup
        ? 'Cool on a rack.'
        : 'Cool in the tin until you can hold it, then turn out onto a rack and let it go quite cold.',
      bar
        ? `Warm {${pour ?? 'none'}} until it steams, 2 minutes, pour it over {${bar}} and stir from the middle until glossy. Spread over the cake.`
        : finish === 'frosting' && cheese && ice
          ? `Beat {${cheese}} with {powdered-sugar} until smooth and spread it over the cold cake.`
          : finish === 'glaze' && ice
            ? `Stir {powdered-sugar} with ${peel ? `a little more juice of {${peel}}` : 'a few drops of water'} to a thick glaze that falls in a ribbon, and (spoon|drizzle) it over.`
            : ice
              ? 'Dust with {powdered-sugar} just before serving.'
              : '',
      bar && !pour
        ? `Melt {${bar}} gently in a bowl over hot water, 4 minutes, and spread it thinly over the cake.`
        : '',
    )
    const flavour: Record<CakeKind, string> = {
      lemon: 'lemon',
      orange: 'orange',
      lime: 'lime',
      chocolate: melted ?? 'cocoa-powder',
      vanilla: 'vanilla-extract',
      carrot: 'carrot',
      apple: fruit ?? 'apple',
      spice: spices[0] ?? 'cinnamon',
      coffee: 'espresso-powder',
      coconut: 'coconut-shredded',
      berry: fruit ?? '',
      almond: 'almond-flour',
    }
    nameSweet(kit, {
      noun: cup ? 'cupcakes' : loaf ? 'loaf cake' : 'cake',
      main: [flavour[kind], fruit ?? ''].filter(Boolean),
      partners: [
        nut ?? '',
        seed ? 'poppy-seed' : '',
        fruit ?? '',
        fat === 'olive-oil' ? fat : '',
        almond ? 'almond-flour' : '',
        ...spices.filter((id) => id !== 'vanilla-extract'),
      ].filter(Boolean),
      withs: [cheese && finish === 'frosting' ? cheese : '', bar ?? '', wet === 'milk' ? '' : (wet ?? '')],
      methods: [
        'tender',
        'moist',
        finish === 'glaze' && ice ? 'glazed' : 'simple',
        finish === 'frosting' ? 'frosted' : 'everyday',
        'soft-crumbed',
        'tea-time',
        'homemade',
        'celebration',
      ],
    })
    kit.describe(
      `(Tender, even-crumbed|Moist and soft-crumbed) cake, ${peel ? `sharp and sweet with ${peel}` : chocolate ? `deep and dark with ${melted ? 'chocolate' : 'cocoa'}` : kind === 'vanilla' ? 'plain in the best sense' : `full of {-${flavour[kind]}}`}[, with {-${nut ?? 'none'}} for bite]. (It keeps for three days under a cover|Cut it when it is quite cold).`,
    )
  },
}
