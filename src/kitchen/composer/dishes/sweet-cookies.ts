import type { Dish } from '../dish.ts'
import type { Kit } from '../kit.ts'
import {
  addEggs,
  addFlour,
  askedFor,
  chipsFor,
  degrees,
  ownWordsOnly,
  pickNut,
  says,
} from './sweet-basics.ts'
import { nameSweet } from './sweet-naming.ts'

/*
 * Ratios, for 24 cookies (flour : fat : sugar : egg : leavener).
 * Drop cookies 280 g : 170 g : 250 g : 2 : 1 tsp soda. Sugar near the flour's weight and more brown than white keeps
 * them chewy; fat at 60 % of the flour lets them spread, but not run.
 * Oat cookies put 135 g of oats for nearly half of the flour and keep the rest: oats drink what the flour would.
 * Shortbread 250 : 227 : 100 with nothing to raise or bind it: fat near the flour's weight makes it short.
 * Flourless nut-butter cookies 255 g nut butter : 200 g sugar : 1 egg: the nut's own starch and protein set them.
 */
const count = (factor: number, full = 24) => Math.round(full * factor)

const mixWords = {
  cream:
    'Beat {butter} with {-SUGARS} (with an electric mixer|with a sturdy spoon or a mixer) until (pale and fluffy|light in color and creamy).',
  melted:
    'Melt {butter} in a small pan over low heat, 3 minutes, and let it cool until just warm. (Whisk|Beat) in {-SUGARS} until (glossy and smooth|thick and shiny).',
  browned:
    'Cook {butter} in a pale pan over medium heat, swirling, until the foam settles and the flecks on the bottom turn a deep, even brown, 6 minutes. Pour it into a bowl with every fleck and let it cool until just warm, then whisk in {-SUGARS} until (glossy|smooth and shiny).',
}

/** One plan for all that is scooped: what differs is what goes in. */
function dropDough(
  kit: Kit,
  plan: {
    flour: number
    extra: string
    extraRefs: string
    sugars: string
    sugarRefs: string
    spices: string
    spiceRefs: string
    folds: string
    foldRefs: string
    minutes: number
    way?: keyof typeof mixWords
    finish?: string
  },
): number {
  const factor = kit.batch(0.5, 1, 1.5, 2, 3)
  const flour = addFlour(kit, plan.flour)
  kit.add(plan.extra)
  kit.add(
    `1 tsp baking-soda\n1/2 tsp salt\n${plan.spices}\n!3/4 cup butter | ${plan.way && plan.way !== 'cream' ? '' : 'softened'}`,
  )
  kit.add(plan.sugars)
  const eggs = addEggs(kit, 2)
  kit.add(`~2 tsp vanilla-extract\n${plan.folds}`)
  kit.work(12)
  const solid = kit.uses('butter', 'vegan-butter')
  const way =
    mixWords[
      solid ? (plan.way === 'browned' && !kit.uses('butter') ? 'melted' : (plan.way ?? 'cream')) : 'melted'
    ]
  const thin = plan.way !== undefined && plan.way !== 'cream'
  kit.step(
    `Heat the oven to ${degrees(plan.minutes < 11 ? 375 : 350)} and line (two trays|two baking sheets) with parchment.[ ${eggs.soak}]`,
    `Whisk {${flour},${plan.extraRefs}baking-soda,salt,${plan.spiceRefs}} together in a bowl.`,
    way.replaceAll('{-SUGARS}', `{${plan.sugarRefs}}`),
    `(Beat|Mix) in {${eggs.refs},vanilla-extract} until smooth. Stir in the dry mixture just until no streaks are left; (overworked dough bakes up tough|stop there, so that the cookies stay tender).`,
    plan.foldRefs ? `Fold in {${plan.foldRefs}}.` : '',
    thin || kit.chance(0.4)
      ? '(Cover and chill|Chill) the dough for 30 minutes: (cold dough spreads less and browns better|it firms up and the flour takes in the moisture).'
      : '',
    `(Scoop|Roll) into ${count(factor)} balls, about 1 1/2 tablespoons each, ${plan.finish ?? ''}and set them 2 inches apart on the trays.`,
    `Bake one tray at a time for ${plan.minutes} minutes, until (the edges are golden and set while the centers still look soft|the rims are brown and the middles puffed but underdone). They (firm up|set) on the hot tray; move them to a rack when they hold together.`,
  )
  return factor
}

export const chocolateChipCookies: Dish = {
  id: 'chocolate-chip-cookies',
  names: [
    'chocolate chip cookie',
    'choc chip cookie',
    'chocolate chunk cookie',
    'chocolate cookie',
    'chocolate chip biscuit',
    'tollhouse cookie',
    'choco chip cookie',
    'chewy chocolate chip cookie',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 12,
  minutes: [30, 65],
  oven: true,
  takes: [
    'chocolate',
    'nut',
    'nut-butter',
    'dried-fruit',
    'seed',
    'fat',
    'sweetener',
    'spice',
    'baking',
    'egg',
    'grain',
    'sweet',
  ],
  moods: ['sweet', 'chocolatey', 'kids', 'comfort'],
  weight: 1.4,
  write(kit) {
    const chip = chipsFor(kit)
    if (!chip) kit.fail('no chocolate')
    if (kit.diet('low-carb')) kit.fail('sugar')
    const double =
      says(kit, /double chocolate|triple chocolate|chocolate cookie/) || kit.wants('cocoa-powder')
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.45)
    const extra = askedFor(
      kit,
      ['dried-fruit', 'nut-butter', 'chocolate', 'sweet'],
      [
        chip ?? '',
        'cocoa-powder',
        'protein-powder',
        'ladyfinger',
        'vanilla-ice-cream',
        'tahini',
        'chocolate-chip',
        'vegan-chocolate-chip',
      ],
      2,
    )
    const butters = extra.filter((id) => /butter/.test(id))
    const folds = extra.filter((id) => !/butter/.test(id))
    const coconut =
      kit.wants('coconut-shredded') || (kit.lean === 0 && kit.ok('coconut-shredded') && kit.chance(0.1))
    const oats =
      kit.wants('rolled-oat', 'gluten-free-oat') ||
      (kit.lean === 0 && kit.chance(0.2) && kit.resolve('rolled-oat') !== null)
    const way = kit.pick(['cream', 'melted', 'browned'] as const)
    const spice =
      kit.lean > 0
        ? ''
        : kit.pick([
            '',
            '1/2 tsp cinnamon',
            '1 tsp espresso-powder',
            '1/4 tsp nutmeg',
            '1/2 tsp cardamom',
            '',
          ])
    kit.bind('folds', [
      chip ?? '',
      ...(nut ? [nut] : []),
      ...folds,
      ...(coconut ? ['coconut-shredded'] : []),
      ...butters,
    ])
    dropDough(kit, {
      flour: double ? 1.75 : oats ? 1.5 : 2.25,
      extra: `${double ? '1/2 cup cocoa-powder' : ''}\n${oats ? '1 cup rolled-oat' : ''}`,
      extraRefs: 'cocoa-powder,rolled-oat,',
      sugars: '!3/4 cup brown-sugar\n~1/2 cup sugar',
      sugarRefs: 'brown-sugar,sugar',
      spices: `~~${spice}`.replace(/^~~$/, ''),
      spiceRefs: spice ? (spice.split(' ').at(-1) ?? '') : 'nutmeg',
      folds: `!1 1/2 cup ${chip}\n${nut ? `~3/4 cup ${nut}` : ''}\n${folds.map((id) => `1/2 cup ${id}`).join('\n')}\n${coconut ? '1/2 cup coconut-shredded' : ''}\n${butters.map((id) => `1/4 cup ${id}`).join('\n')}`,
      foldRefs: 'folds',
      minutes: kit.pick([11, 12]),
      way,
    })
    const browned = way === 'browned' && kit.uses('butter')
    nameSweet(kit, {
      noun: 'cookies',
      main: [chip ?? '', ...(nut ? [nut] : [])],
      partners: [
        ...(oats ? ['rolled-oat'] : []),
        ...(spice ? [spice.split(' ').at(-1) ?? ''] : []),
        ...(coconut ? ['coconut-shredded'] : []),
      ],
      methods: [
        browned ? 'brown butter' : 'chewy',
        double ? 'double' : 'crisp-edged',
        browned ? 'golden' : 'soft-centered',
        'bakery-style',
        'big-batch',
        'thick',
        'classic',
        'cookie-jar',
        'after-school',
      ].filter(
        (word) =>
          !(word === 'big-batch' && kit.servings < 12) &&
          !(word === 'classic' && (nut || oats || double || coconut || spice)),
      ),
      never: ownWordsOnly,
    })
    kit.describe(
      `${`(Crisp at the rim and soft in the middle|Golden edges, chewy centers), with {-${chip}}[ and {-folds}] in every bite. (Best still warm, when the chocolate pulls|They keep in a tin for four days|Good with a cold glass of milk)`
        .replace(`{-${chip}}[ and {-folds}]`, '{-folds}')
        .replace('|Good with a cold glass of milk', '')}.`,
      `A (well-browned|soft and buttery) cookie dough ${double ? 'dark with cocoa' : 'with a caramel note'}, loaded with {-folds}. Take them out while the middles look underdone, and they stay chewy for days.`.replace(
        'soft and buttery',
        'soft and tender',
      ),
    )
  },
}

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

export const nutButterCookies: Dish = {
  id: 'nut-butter-cookies',
  names: [
    'peanut butter cookie',
    'nut butter cookie',
    'flourless cookie',
    '3 ingredient cookie',
    'almond butter cookie',
    '5 ingredient cookie',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 10,
  minutes: [20, 25],
  oven: true,
  takes: ['nut-butter', 'chocolate', 'sweetener', 'nut', 'egg'],
  moods: ['sweet', 'simple', 'quick', 'kids', 'budget'],
  weight: 0.6,
  write(kit) {
    if (kit.diet('low-carb')) kit.require(kit.ok('erythritol'), 'sugar')
    const factor = kit.batch(0.5, 1, 2)
    const butter =
      ['peanut-butter', 'almond-butter', 'sunflower-seed-butter'].find((id) => kit.wants(id)) ??
      kit.resolve('peanut-butter')
    if (!butter) kit.fail('no nut butter')
    const egg = kit.ok('egg')
    const fifth = kit.pick(['chip', 'nut', 'spice', 'salt', 'fruit'])
    const chip =
      kit.lean > 1
        ? null
        : kit.wants('chocolate-chip', 'vegan-chocolate-chip') ||
            (kit.lean === 1 ? fifth === 'chip' : kit.chance(0.4))
          ? chipsFor(kit)
          : null
    const dried =
      kit.lean === 1 && fifth === 'fruit'
        ? kit.pick(['raisin', 'cranberry-dried', 'apricot-dried'].filter(kit.ok).concat(''))
        : ''
    const nut =
      kit.lean > 1 || (kit.lean === 1 && fifth !== 'nut') ? null : pickNut(kit, kit.lean === 1 ? 1 : 0.3)
    const spice =
      kit.lean > 1 || (kit.lean === 1 && fifth !== 'spice')
        ? ''
        : kit.pick(['cinnamon', 'vanilla-extract', 'cardamom', 'ginger-ground', 'espresso-powder'])
    const sugar = kit.ok('brown-sugar') ? kit.pick(['brown-sugar', 'sugar']) : 'sugar'
    kit.add(
      `!1 cup ${butter}\n!3/4 cup ${sugar}\n${egg ? '1 each egg' : '!1 tbsp flaxseed-ground'}\n1/2 tsp baking-soda\n${kit.lean === 0 || fifth === 'salt' ? '1/4 tsp salt' : ''}\n${spice ? `1/2 tsp ${spice}` : ''}\n${dried ? `1/3 cup ${dried}` : ''}\n${chip ? `1/2 cup ${chip}` : ''}\n${nut ? `1/3 cup ${nut}` : ''}`,
    )
    kit.work(6)
    kit.step(
      `Heat the oven to ${degrees(350)} and line (a tray|a baking sheet) with parchment.`,
      egg ? '' : 'Stir {flaxseed-ground} into three times its volume of water and set it aside to thicken.',
      `(Stir|Beat) {${butter},${sugar},egg,flaxseed-ground,baking-soda,salt,${spice || 'nutmeg'}} together until (the dough pulls together and looks less shiny|thick and matte).`,
      `Work in {${chip ?? 'x'},${nut ?? 'y'},${dried || 'z'}}.`,
      `Roll into ${count(factor, 20)} balls, set them 2 inches apart and press a crosshatch into each with a fork${chip ? '' : ', dipped in water when it sticks'}.`,
      `Bake for ${kit.pick([10, 11])} minutes, until (set at the rim and lightly cracked on top|the edges just start to brown). Leave them on the tray until cool; (they are very soft while hot|moved too early, they break).`,
    )
    nameSweet(kit, {
      noun: 'cookies',
      main: [butter ?? '', ...(chip ? [chip] : [])],
      partners: [...(spice ? [spice] : []), ...(nut ? [nut] : []), ...(dried ? [dried] : [])],
      withs: [sugar],
      methods: [
        'flourless',
        'one-bowl',
        'crosshatch',
        'crumbly',
        'soft',
        'crackled',
        'fork-pressed',
        'five-ingredient',
        'pantry',
        'golden',
        'easy',
      ].filter((word) => word !== 'five-ingredient' || kit.lines.length <= 5),
      never: ownWordsOnly,
    })
    kit.describe(
      `(Crumbly at the rim and tender inside|Soft, rich and a little crackled), made of {-${butter},${sugar}} and next to no flour at all. One bowl, one fork and ten minutes in the oven.`,
      `A one-bowl cookie of {-${butter}}[ with {-${chip ?? 'x'}}], no flour needed. (They set as they cool|Let them cool on the tray), so be patient.`,
    )
  },
}

export const shortbread: Dish = {
  id: 'shortbread',
  names: [
    'shortbread',
    'sugar cookie',
    'butter cookie',
    'cut out cookie',
    'cutout cookie',
    'slice and bake cookie',
    'icebox cookie',
    'roll out cookie',
    'thumbprint cookie',
    'gingerbread',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 12,
  minutes: [60, 75],
  oven: true,
  takes: ['fat', 'citrus', 'nut', 'spice', 'chocolate', 'sweetener', 'herb'],
  moods: ['sweet', 'winter', 'fancy', 'simple'],
  weight: 0.6,
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'sugar')
    const factor = kit.batch(0.5, 1, 2)
    const gingerbread = says(kit, /gingerbread/)
    const shape =
      says(kit, /thumbprint|linzer/) || kit.wants('jam')
        ? 'thumb'
        : says(kit, /cut|roll/) || gingerbread
          ? 'cut'
          : kit.pick(['slice', 'cut', 'wedge', 'slice'])
    const flavor = gingerbread
      ? 'ginger-ground'
      : (askedFor(kit, ['citrus', 'spice', 'herb'], ['salt', 'black-pepper', 'vanilla-extract', 'lime'])[0] ??
        kit.pick(
          [
            'lemon',
            'orange',
            'cardamom',
            'cinnamon',
            'vanilla-extract',
            'rosemary',
            'ginger-ground',
            'espresso-powder',
          ].filter((id) => kit.ok(id)),
        ))
    const nut = kit.lean > 0 ? null : pickNut(kit, 0.5)
    const peel = ['lemon', 'orange', 'grapefruit'].includes(flavor)
    const flour = addFlour(kit, 2)
    kit.add(
      `!1 cup butter | softened\n!1/2 cup sugar\n1/4 tsp salt\n~${peel ? `1 each ${flavor} | zest finely grated` : flavor === 'rosemary' ? '1 sprig rosemary | leaves finely chopped' : `${flavor === 'espresso-powder' || flavor === 'ginger-ground' ? 2 : 1} tsp ${flavor}`}\n${gingerbread ? '1 tsp cinnamon\n1/4 tsp clove-ground' : ''}\n${nut ? `1/2 cup ${nut} | finely chopped` : ''}\n${shape === 'thumb' ? '1/2 cup jam' : ''}`,
    )
    const stand = kit.resolve(flavor) ?? flavor
    kit.work(12)
    const pieces = count(factor)
    kit.step(
      `Beat {butter,sugar,salt}${peel ? ` with the zest of {${flavor}}` : ''} until (just creamy and smooth|smooth and soft); too much air makes the cookies spread.`,
      `Add {${flour}${peel ? '' : `,${flavor}`},cinnamon,clove-ground,${nut ?? 'x'}} and (mix on low|work with a spoon, then your hands) until the crumbs come together in a soft dough.`,
      shape === 'slice'
        ? 'Shape into a log 2 inches thick, wrap and chill until firm enough to slice, 30 minutes.'
        : shape === 'cut'
          ? 'Pat into a flat disk, wrap and chill until firm, 30 minutes.'
          : shape === 'thumb'
            ? 'Chill the dough in its bowl until it can be rolled between your palms, 20 minutes.'
            : 'Press the dough into (a 9-inch round tin|a pie dish), smooth the top and prick it all over with a fork. Chill until firm, 20 minutes.',
      `Heat the oven to ${degrees(shape === 'wedge' ? 325 : 350)}.${shape === 'wedge' ? '' : ' Line a baking sheet with parchment.'}`,
      shape === 'slice'
        ? `Slice the log into ${pieces} rounds and set them 1 inch apart.`
        : shape === 'cut'
          ? `Roll out 1/4 inch thick on a lightly floured counter and cut into about ${pieces} shapes, gathering the scraps once.`
          : shape === 'thumb'
            ? `Roll into ${pieces} balls, press your thumb into each and fill the dents with {jam}.`
            : '',
      shape === 'wedge'
        ? 'Bake for 35 minutes, until evenly pale gold. Cut into wedges while still hot, then leave in the tin until cold.'
        : `Bake for ${kit.pick([13, 14])} minutes, until (the edges turn pale gold|barely colored at the rim); they are done before they look done. Cool on the tray, where it turns crisp.`,
    )
    nameSweet(kit, {
      noun: gingerbread
        ? 'gingerbread cookies'
        : shape === 'cut'
          ? kit.pick(['cut-out cookies', 'butter cookies'])
          : shape === 'thumb'
            ? 'thumbprint cookies'
            : kit.pick(['shortbread', 'shortbread cookies']),
      main: gingerbread ? [...(nut ? [nut] : [])] : [flavor, ...(nut ? [nut] : [])],
      partners: shape === 'thumb' ? ['jam'] : [],
      methods: [
        shape === 'slice' ? 'slice-and-bake' : 'crisp',
        'tender',
        'melting',
        'tea-time',
        'crumbly',
        'golden',
        'fine',
      ],
      never: ownWordsOnly,
    })
    kit.describe(
      `(Crisp, sandy and rich|Short and melting), with {-${stand}}${nut ? ` and {-${nut}}` : ''} in a dough of little more than flour, butter and sugar. They keep for two weeks in a closed tin.`.replace(
        'flour, butter and sugar',
        `{-${flour},butter,sugar}`,
      ),
    )
  },
}
