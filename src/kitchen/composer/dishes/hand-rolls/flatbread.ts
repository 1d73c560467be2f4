import type { Dish } from '../../dish.ts'
import { callIt, choose, present, withoutFire, withoutOven, wordFor } from '../bowl-parts.ts'

export const flatbread: Dish = {
  id: 'flatbread',
  makes: ['pita'],
  names: [
    'flatbread',
    'flatbreads',
    'flatbread pizza',
    'no yeast pizza',
    'no yeast pizza dough',
    'no yeast flatbread',
    'flammkuchen',
    'naan pizza',
    'pita pizza',
    'tortilla pizza',
    'skillet pizza',
    'pan pizza',
    'pizza without yeast',
    'pizza without oven',
    'focaccia pizza',
    'no yeast bread',
    'pide',
  ],
  categories: ['dinner', 'lunch', 'snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [20, 45],
  takes: [
    'vegetable',
    'crumbling-cheese',
    'melting-cheese',
    'fresh-cheese',
    'cooked-meat',
    'fruit',
    'pickle',
    'mushroom',
    'bread',
    'nut',
    'sauce',
    'herb',
    'dairy',
    'bacon',
  ],
  moods: ['quick', 'kids', 'weeknight', 'party'],
  weight: 0.8,
  write(kit) {
    kit.require(!withoutFire(kit), 'it is baked')
    const ready = ['naan', 'pita', 'flour-tortilla'].filter((id) => kit.ok(id))
    const asked = /naan/i.test(kit.craving.text)
      ? 'naan'
      : /pita/i.test(kit.craving.text)
        ? 'pita'
        : /tortilla/i.test(kit.craving.text)
          ? 'flour-tortilla'
          : null
    const short = (kit.craving.maxMinutes ?? 60) <= 25
    const shop = asked && kit.ok(asked) ? asked : short && ready.length > 0 ? kit.pick(ready) : null
    const flour = shop ? null : kit.resolve('all-purpose-flour')
    const yogurt = shop ? null : kit.resolve('greek-yogurt')
    kit.require(shop || (flour && yogurt && flour !== 'cornstarch'), 'no base')
    const stove =
      withoutOven(kit) || /(without|no) (an )?oven/i.test(kit.craving.text) || (!shop && kit.chance(0.35))
    const cheese =
      choose(kit, {
        roles: ['crumbling-cheese', 'fresh-cheese', 'melting-cheese'],
        from: kit.ok('feta')
          ? ['goat-cheese', 'feta', 'ricotta', 'mozzarella-low-moisture', 'fontina', 'blue-cheese']
          : ['vegan-cheese', 'vegan-cream-cheese'],
        not: [
          'cottage-cheese',
          'cream-cheese',
          'queso-fresco',
          ...(kit.ok('feta') ? ['vegan-cheese', 'vegan-cream-cheese'] : []),
        ],
      })[0] ?? null
    const veg = choose(kit, {
      roles: ['vegetable'],
      from: [
        'red-onion',
        'zucchini',
        'mushroom',
        'cherry-tomato',
        'roasted-red-pepper',
        'artichoke-canned',
        'asparagus',
        'sun-dried-tomato',
      ],
      count: kit.lean > 0 ? 1 : 2,
      max: 3,
      not: ['arugula', 'scallion'],
      where: (item) => item.speed === 'firm' || item.speed === 'soft',
    })
    kit.bind('veg', veg)
    const extra = choose(kit, {
      roles: ['cooked-meat', 'fruit', 'pickle', 'nut'],
      from: ['prosciutto', 'olive-black', 'fig', 'pear', 'walnut', 'pine-nut', 'apple'],
      not: ['lemon', 'lime', 'kimchi', 'dill-pickle', 'sauerkraut', 'chicken-cooked', 'turkey-cooked'],
      count: kit.lean > 0 ? 0 : kit.chance(0.55) ? 1 : 0,
      max: 2,
    })
    kit.bind('extra', extra)
    const spread =
      choose(kit, {
        roles: ['sauce'],
        from: ['pesto', 'hummus', 'harissa'],
        where: (item) => ['pesto', 'hummus', 'tahini', 'harissa', 'barbecue-sauce'].includes(item.id),
        count: cheese && kit.chance(0.5) ? 0 : 1,
      })[0] ?? null
    const finish = kit.pick([
      'arugula',
      'basil',
      'mint',
      'parsley',
      'lemon-juice',
      'balsamic-vinegar',
      'honey',
    ])
    const seasoning = kit.pick(['zaatar', 'oregano-dried', 'chili-flake', 'thyme-dried', 'fennel-seed'])
    kit.add(
      `${shop ? `${shop === 'pita' || shop === 'flour-tortilla' ? '4 each' : '4 each'} ${shop}` : `2 cup ${flour}\n2 tsp baking-powder\n1 1/4 cup ${yogurt}`}
      3/4 tsp salt
      3 tbsp olive-oil
      ${spread ? `1/3 cup ${spread}`.replace('1/3 cup harissa', '2 tbsp harissa') : ''}
      $veg x0.6${veg.some((id) => ['zucchini', 'red-onion', 'asparagus'].includes(id)) && veg.length === 1 ? ' | very thinly sliced' : ''}
      ${cheese ? (cheese === 'ricotta' ? '1 cup ricotta' : '$cheese') : ''}
      $extra x0.6
      ~1 tsp ${seasoning}
      ${{ arugula: '~2 cup arugula', basil: '~1/4 cup basil', mint: '~1/4 cup mint', parsley: '~1/4 cup parsley' }[finish] ?? `~1 tbsp ${finish}`}`.replace(
        '$cheese',
        cheese
          ? `1 ${cheese === 'fontina' || cheese === 'mozzarella-low-moisture' || cheese === 'vegan-cheese' || cheese === 'cheddar' || cheese === 'gruyere' || cheese === 'monterey-jack' || cheese === 'gouda' ? 'cup' : 'cup'} ${cheese}`
          : '',
      ),
    )
    const base = present(kit, [flour ?? shop ?? ''])[0] ?? ''
    const soft = present(kit, [yogurt ?? ''])[0] ?? ''
    kit.step(
      stove
        ? ''
        : `(Set a baking sheet on the lowest rack|Put a heavy baking sheet in the oven) and heat the oven to ${shop ? '425°F (220°C)' : '475°F (245°C)'}.`,
      shop
        ? ''
        : `(Stir|Mix) {${base},baking-powder} with half of {salt}, add {${soft}} and one spoonful of {olive-oil} and bring together by hand. Knead on a floured board until (smooth|no longer sticky), 2 minutes; (too much kneading makes it tough|add a dusting of flour if it clings). Let it rest while you cut the toppings.`,
      `(Toss|Turn) {veg} with {${seasoning}}, ${shop ? '{salt}' : 'the rest of {salt}'} and a little of {olive-oil}${stove ? ' and cook in a hot skillet until tender and browned, 6 minutes' : ''}.`,
      shop
        ? `Lay {${shop}} on ${stove ? 'a board' : 'a sheet of parchment'}${spread ? ` and spread with {${spread}}` : ''}.`
        : `Divide the dough into 4 and roll out as thin as (a coin|you can, about 1/8 inch).`,
      stove
        ? shop
          ? `Top with {veg${cheese ? `,${cheese}` : ''},extra} and cook two at a time in the skillet over medium-low heat, covered, until (crisp underneath and hot on top|the base is crisp), 8 minutes in all.`
          : `Cook one at a time in a dry, heavy skillet over medium-high heat until puffed and charred in spots, 16 minutes in all. ${spread ? `Spread with {${spread}} while hot and` : 'While hot,'} top with {veg${cheese ? `,${cheese}` : ''},extra}.`
        : shop
          ? `Top with {veg${cheese ? `,${cheese}` : ''},extra}, slide onto the hot sheet and bake until (the edges are crisp and brown|crisp at the edges), 9 minutes.`
          : `${spread ? `Spread with {${spread}} and top` : 'Brush with {olive-oil} and top'} with {veg${cheese ? `,${cheese}` : ''},extra}. Slide onto the hot sheet and bake until (the edges are blistered and the base sounds hollow|puffed, crisp and brown in spots), 12 minutes.`,
      `Trickle with the rest of {olive-oil}[, finish with {${finish}}] and (cut into pieces|cut and eat at once).`,
    )
    const pizza = /pizza/i.test(kit.craving.text)
    callIt(kit, {
      noun: shop
        ? `${wordFor(shop)} ${pizza || shop === 'flour-tortilla' ? 'pizza' : 'flatbread'}`
        : pizza
          ? 'no-yeast pizza'
          : 'flatbread',
      true: shop
        ? ['crisp', 'quick']
        : stove
          ? ['skillet', 'no-yeast'].slice(0, pizza ? 1 : 2)
          : ['blistered', 'no-yeast', 'crisp'].filter((word) => !(pizza && word === 'no-yeast')),
      before: [...veg.slice(0, 1), ...(cheese ? [cheese] : [])],
      after: [...veg, ...(cheese ? [cheese] : []), ...extra, spread ?? '', finish].filter(Boolean),
    })
    kit.describe(
      `(A thin, crisp base|Blistered edges) under {-veg,extra${cheese ? `,${cheese}` : ''}}. ${shop ? '(A shop-bought base makes it a weeknight supper|On the table before a delivery could come).' : '(The dough needs no yeast and no waiting|Four things make the dough, and none of them is yeast).'}`.replace(
        'Four things make the dough, and none of them is yeast',
        'Stirred together in minutes, and no rising at all',
      ),
    )
  },
}
