import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import {
  addFlour,
  askedFor,
  barFor,
  degrees,
  fruitLine,
  loafTin,
  notLumps,
  pickNut,
  roundTin,
  says,
  wantsChocolate,
} from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

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
