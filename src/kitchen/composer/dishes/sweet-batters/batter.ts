import type { Kit } from '../../kit.ts'
import {
  addEggs,
  addFlour,
  askedFor,
  chipsFor,
  degrees,
  fruitLine,
  fruitWay,
  loafTin,
  notLumps,
  pickNut,
  wantsChocolate,
} from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

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
export const lumps = [
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

export interface Base {
  id: string
  line: string
  ref: string
  how: string
  wet: number
  soda: string
  spice: string[]
}

export const bases: Record<string, Base> = {
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

export function baseFor(kit: Kit, chance: number): Base | null {
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
export function batter(kit: Kit, loaf: boolean) {
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

export const batterTakes = [
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
