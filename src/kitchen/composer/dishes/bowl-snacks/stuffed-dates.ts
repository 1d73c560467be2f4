import type { Dish } from '../../dish.ts'
import { callIt, choose } from '../bowl-parts.ts'

export const stuffedDates: Dish = {
  id: 'stuffed-dates',
  names: [
    'stuffed dates',
    'stuffed date',
    'filled dates',
    'date snack',
    'date bites',
    'dates with peanut butter',
  ],
  categories: ['snack', 'dessert'],
  kind: 'sweet',
  serves: 4,
  minutes: [10, 15],
  takes: [
    'dried-fruit',
    'nut-butter',
    'nut',
    'crumbling-cheese',
    'fresh-cheese',
    'chocolate',
    'seed',
    'spice',
  ],
  moods: ['sweet', 'simple', 'quick', 'party', 'kids'],
  weight: 0.6,
  write(kit) {
    kit.require(kit.ok('date'), 'no dates')
    const filling = choose(kit, {
      roles: ['nut-butter', 'crumbling-cheese', 'fresh-cheese'],
      from: [
        'peanut-butter',
        'almond-butter',
        'goat-cheese',
        'cream-cheese',
        'tahini',
        'ricotta',
        'mascarpone',
        'sunflower-seed-butter',
        'blue-cheese',
      ],
      not: ['vegan-cheese', 'feta'],
    })[0]
    if (!filling) return kit.fail('nothing to fill them with')
    const top = choose(kit, {
      roles: ['nut', 'seed', 'chocolate'],
      from: [
        'walnut',
        'pistachio',
        'almond',
        'pecan',
        'pumpkin-seed',
        'sesame-seed',
        'dark-chocolate',
        'coconut-shredded',
        'hazelnut',
      ],
      not: ['chia-seed', 'flaxseed-ground', 'cocoa-powder'],
      count: 1,
      max: 2,
    })
    kit.bind('top', top)
    const accent = kit.pick(['orange', 'cinnamon', 'cardamom', 'chili-flake', 'honey', 'rosemary', 'lemon'])
    kit.add(`16 each date | slit along one side and pitted
      1/3 cup ${filling}
      $top x0.4
      ${accent === 'orange' || accent === 'lemon' ? `~~1 each ${accent} | zest finely grated` : accent === 'honey' ? '~~1 tbsp honey' : accent === 'rosemary' ? '~~1 sprig rosemary | leaves finely chopped' : `~~1/4 tsp ${accent}`}
      ~~1 pinch salt`)
    const mixed = accent !== 'honey'
    const named =
      accent === 'orange' || accent === 'lemon'
        ? `[ with the zest of {${accent}}]`
        : mixed
          ? `[ with {${accent}}]`
          : ''
    kit.step(
      `(Stir|Beat) {${filling}}${named} until (smooth enough to spoon|soft and creamy).`,
      '(Open|Gently press open) {date} like little boats, (without cutting through the base|leaving the halves joined).',
      `(Fill|Pack) each with about 1 teaspoon of the filling, (mounding it slightly|level or a little higher), and press {top} into the top.`,
      `${mixed ? '' : '[Trickle with {honey}.] '}[Finish with {salt}.]`,
      '(Arrange on a plate|Line them up on a plate) and serve at room temperature, (when the fruit is softest|within a few hours).',
    )
    callIt(kit, {
      noun: kit.pick(['stuffed dates', 'stuffed dates', 'filled dates']),
      true: ['no-cook', 'soft'],
      before: [filling],
      after: [filling, ...top, accent],
    })
    kit.describe(
      `(Soft, caramel-sweet dates|Sticky dates) around {-${filling}}, with {-top} for crunch. (Three or four are a dessert|They vanish from a tray in minutes).`
        .replace('caramel-sweet', 'honey-soft')
        .replace('honey-soft', 'toffee-sweet')
        .replace('toffee-sweet', 'very sweet'),
    )
  },
}
