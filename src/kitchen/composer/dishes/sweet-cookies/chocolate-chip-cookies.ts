import type { Dish } from '../../dish.ts'
import { askedFor, chipsFor, ownWordsOnly, pickNut, says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { dropDough } from './dough.ts'

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
