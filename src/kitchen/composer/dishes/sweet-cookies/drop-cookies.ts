import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { askedFor, degrees, ownWordsOnly, pickNut } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { chocolateChipCookies } from './chocolate-chip-cookies.ts'
import { count, dropDough } from './dough.ts'

interface DropRow {
  word: RegExp
  key: string
  main: string[]
  noun: string
  flour: number
  extra?: string
  sugars?: string
  spices: string
  folds: string
  finish?: string
  finishLine?: string
  adjectives: string[]
  taste: string
}

const dropRows: readonly DropRow[] = [
  {
    word: /oat|raisin/,
    key: 'oatmeal',
    main: ['rolled-oat', 'raisin'],
    noun: 'cookies',
    flour: 1.5,
    extra: '!1 1/2 cup rolled-oat',
    spices: '1 tsp cinnamon',
    folds: '3/4 cup raisin',
    adjectives: ['chewy', 'hearty', 'soft'],
    taste: 'nubbly with oats and sweet with fruit',
  },
  {
    word: /cranberr/,
    key: 'cranberry-oat',
    main: ['cranberry-dried', 'rolled-oat'],
    noun: 'cookies',
    flour: 1.5,
    extra: '!1 1/2 cup rolled-oat',
    spices: '1/2 tsp ginger-ground',
    folds: '3/4 cup cranberry-dried',
    adjectives: ['chewy', 'tart-sweet'],
    taste: 'chewy with oats and bright with tart fruit',
  },
  {
    word: /ginger|molasses/,
    key: 'ginger',
    main: ['ginger-ground'],
    noun: 'cookies',
    flour: 2.5,
    sugars: '!1 cup brown-sugar',
    spices: '1 tbsp ginger-ground\n1 tsp cinnamon\n1/4 tsp clove-ground',
    folds: '',
    finish: 'roll them in {powdered-sugar}, ',
    finishLine: '1/4 cup powdered-sugar',
    adjectives: ['crackled', 'soft', 'chewy', 'deep-spiced'],
    taste: 'warm with ginger and crackled on top',
  },
  {
    word: /snickerdoodle|cinnamon/,
    key: 'snickerdoodle',
    main: ['cinnamon'],
    noun: 'snickerdoodles',
    flour: 2.5,
    sugars: '!1 1/4 cup sugar',
    spices: '2 tsp cinnamon',
    folds: '',
    finish: 'roll them in a little more sugar if you like, ',
    adjectives: ['soft', 'crackled', 'pillowy'],
    taste: 'soft, with cinnamon all through',
  },
  {
    word: /lemon|citrus|poppy/,
    key: 'lemon',
    main: ['lemon'],
    noun: 'cookies',
    flour: 2.5,
    sugars: '!1 1/4 cup sugar',
    spices: '1 each lemon | zest finely grated',
    folds: '1 tbsp poppy-seed',
    finish: 'roll them in {powdered-sugar}, ',
    finishLine: '1/3 cup powdered-sugar',
    adjectives: ['soft', 'crinkled', 'bright', 'sunny'],
    taste: 'tender and bright with lemon zest',
  },
  {
    word: /orange/,
    key: 'orange',
    main: ['orange', 'almond'],
    noun: 'cookies',
    flour: 2.5,
    sugars: '!1 1/4 cup sugar',
    spices: '1 each orange | zest finely grated',
    folds: '1/2 cup almond',
    adjectives: ['soft', 'fragrant'],
    taste: 'fragrant with orange zest',
  },
  {
    word: /coconut/,
    key: 'coconut',
    main: ['coconut-shredded'],
    noun: 'cookies',
    flour: 2,
    sugars: '!1 1/4 cup sugar',
    spices: '1/4 tsp nutmeg',
    folds: '1 1/4 cup coconut-shredded',
    adjectives: ['chewy', 'golden', 'crisp-edged'],
    taste: 'golden at the rim and chewy with coconut',
  },
  {
    word: /white chocolate|macadamia/,
    key: 'white',
    main: ['white-chocolate', 'macadamia'],
    noun: 'cookies',
    flour: 2.25,
    spices: '1/4 tsp nutmeg',
    folds: '6 oz white-chocolate\n1/2 cup macadamia',
    adjectives: ['chewy', 'golden'],
    taste: 'sweet with white chocolate',
  },
  {
    word: /pumpkin/,
    key: 'pumpkin',
    main: ['pumpkin-pie-spice', 'pecan'],
    noun: 'cookies',
    flour: 2.5,
    sugars: '!1 1/4 cup brown-sugar',
    spices: '2 tsp pumpkin-pie-spice',
    folds: '1/2 cup pecan',
    adjectives: ['soft', 'warm-spiced'],
    taste: 'soft and warm with spice',
  },
  {
    word: /pistachio|rose|cardamom/,
    key: 'cardamom',
    main: ['pistachio', 'cardamom'],
    noun: 'cookies',
    flour: 2.5,
    sugars: '!1 1/4 cup sugar',
    spices: '1 tsp cardamom',
    folds: '3/4 cup pistachio',
    adjectives: ['buttery', 'fragrant', 'tender'],
    taste: 'fragrant with cardamom',
  },
  {
    word: /date|walnut/,
    key: 'date-nut',
    main: ['date', 'walnut'],
    noun: 'cookies',
    flour: 2.25,
    sugars: '!1 cup brown-sugar',
    spices: '1 tsp cinnamon',
    folds: '3/4 cup date | pitted and chopped\n1/2 cup walnut',
    adjectives: ['chewy', 'soft'],
    taste: 'chewy with dates, with a caramel note',
  },
]

export const dropCookies: Dish = {
  id: 'cookies',
  names: [
    'cookie',
    'oatmeal cookie',
    'oatmeal raisin cookie',
    'ginger cookie',
    'gingersnap',
    'snickerdoodle',
    'lemon cookie',
    'coconut cookie',
    'molasses cookie',
    'christmas cookie',
    'breakfast cookie',
    'soft cookie',
    'white chocolate macadamia cookie',
    'biscuit cookie',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 12,
  minutes: [30, 65],
  oven: true,
  takes: [
    'dried-fruit',
    'nut',
    'grain',
    'chocolate',
    'citrus',
    'sweetener',
    'spice',
    'fat',
    'baking',
    'seed',
    'egg',
  ],
  moods: ['sweet', 'kids', 'winter', 'cozy'],
  write(kit) {
    if (kit.diet('low-carb')) return almondCookies(kit)
    if (kit.wants('chocolate-chip', 'vegan-chocolate-chip')) return chocolateChipCookies.write(kit)
    const text = kit.craving.text.toLowerCase()
    const fits = dropRows.filter(
      (row) =>
        row.main.slice(0, 1).every((id) => kit.resolve(id)) &&
        (row.key !== 'white' || kit.ok('white-chocolate')),
    )
    const named = fits.filter((row) => row.word.test(text) || row.main.some((id) => kit.wants(id)))
    const row = named.length > 0 ? kit.pick(named) : kit.pick(fits)
    const folds = row.folds
      .split('\n')
      .filter((line) => line && kit.ok(line.split('|')[0]?.trim().split(' ').at(-1) ?? ''))
    const foldIds = folds.map((line) => line.split('|')[0]?.trim().split(' ').at(-1) ?? '')
    const more = askedFor(
      kit,
      ['dried-fruit', 'nut', 'chocolate', 'seed'],
      [...foldIds, 'cocoa-powder', 'flaxseed-ground', 'chia-seed'],
      2,
    )
    const own =
      kit.lean === 0 && more.length === 0 && kit.chance(named.length > 0 ? 0.85 : 0.6)
        ? (kit.chance(0.6)
            ? pickNut(kit)
            : kit.pick(
                ['cranberry-dried', 'apricot-dried', 'sunflower-seed', 'pumpkin-seed', 'raisin']
                  .filter(kit.ok)
                  .concat(''),
              )) || null
        : null
    const adds = own && !foldIds.includes(own) ? [...more, own] : more
    kit.bind('folds', [...foldIds, ...adds])
    const accent =
      kit.lean > 0
        ? ''
        : kit.pick(
            ['cardamom', 'nutmeg', 'cinnamon', 'ginger-ground', 'allspice', ''].filter(
              (id) => id === '' || (kit.ok(id) && !row.spices.includes(id)),
            ),
          )
    const spiceText = accent ? `${row.spices}\n1/4 tsp ${accent}` : row.spices
    const spices = spiceText.split('\n')
    const spiceIds = spices.map((line) => line.split('|')[0]?.trim().split(' ').at(-1) ?? '')
    kit.add(row.finishLine ?? '')
    dropDough(kit, {
      flour: row.flour,
      extra: row.extra ?? '',
      extraRefs: row.extra ? 'rolled-oat,' : '',
      sugars: row.sugars ?? '!3/4 cup brown-sugar\n~1/2 cup sugar',
      sugarRefs: row.sugars ? (row.sugars.split(' ').at(-1) ?? '') : 'brown-sugar,sugar',
      spices: spiceText,
      spiceRefs: spiceIds.filter((id) => id !== 'lemon' && id !== 'orange').join(',') || 'nutmeg',
      folds: [...folds, ...adds.map((id) => `1/2 cup ${id}`)].join('\n'),
      foldRefs: 'folds',
      minutes: kit.pick([10, 11, 12]),
      way: kit.pick(['cream', 'cream', 'melted'] as const),
      finish: row.finish?.includes('{') ? (kit.ok('powdered-sugar') ? row.finish : '') : '',
    })
    const zest = spiceIds.find((id) => id === 'lemon' || id === 'orange')
    if (zest && kit.resolve(zest))
      kit.step(
        `While the last tray cools, squeeze a little juice from {${zest}} over the cookies; the zest belongs in the dough, rubbed into the sugar at the start.`,
      )
    nameSweet(kit, {
      noun: row.noun,
      main: [...row.main, ...foldIds],
      partners: [...adds, ...spiceIds.filter((id) => !['clove-ground', 'nutmeg'].includes(id))],
      withs: [accent],
      methods: [...row.adjectives, 'homemade', 'cookie-jar', 'golden', 'tea-time', 'drop', 'lunch-box'],
      never: ownWordsOnly,
    })
    kit.describe(
      `(Cookies with crisp rims and soft middles|A soft-baked drop cookie), ${row.taste}[, with {-folds} for good measure]. (They keep in a tin for four days|Scoop and bake half, and freeze the rest of the dough).`,
      `Drop cookies, ${row.taste}. (The dough comes together in one bowl and a half|No rolling and no cutter: just a spoon), and they stay soft for days in a closed tin.`.replace(
        'in one bowl and a half',
        'in a few minutes',
      ),
    )
  },
}

function almondCookies(kit: Kit) {
  const factor = kit.batch(0.5, 1, 2)
  const nut = pickNut(kit, 0.8)
  const spice = kit.pick(['cinnamon', 'cardamom', 'ginger-ground', 'lemon', 'nutmeg'])
  kit.add(
    `!2 1/2 cup almond-flour\n!1/3 cup erythritol\n1/2 tsp baking-soda\n1/4 tsp salt\n!1/3 cup butter | melted\n!1 each egg\n~1 tsp vanilla-extract\n${spice === 'lemon' ? '1 each lemon | zest finely grated' : `1/2 tsp ${spice}`}\n${nut ? `1/2 cup ${nut}` : ''}`,
  )
  kit.work(8)
  kit.step(
    `Heat the oven to ${degrees(350)} and line (a tray|a baking sheet) with parchment.`,
    `Stir {almond-flour,erythritol,baking-soda,salt${spice === 'lemon' ? '' : `,${spice}`}} together, breaking up any lumps.`,
    `Add {butter,egg,vanilla-extract}${spice === 'lemon' ? ' and the zest of {lemon}' : ''} and (stir|mix) to a soft dough${nut ? `, then work in {${nut}}` : ''}.`,
    `Roll into ${count(factor, 20)} balls, set them on the tray and flatten each with a fork.`,
    'Bake for 12 minutes, until golden at the rim. Leave them on the tray until cold: (almond dough is fragile while hot|they only firm up as they cool).',
  )
  nameSweet(kit, {
    noun: 'almond cookies',
    main: [spice, ...(nut ? [nut] : [])],
    methods: ['tender', 'golden', 'buttery', 'short'],
    never: ownWordsOnly,
  })
  kit.describe(
    `(Tender|Short and golden) almond cookies without sugar or flour, scented with {-${spice}}[ and crunchy with {-${nut ?? 'x'}}]. Let them cool fully on the tray; that is when they turn crisp.`,
  )
}
