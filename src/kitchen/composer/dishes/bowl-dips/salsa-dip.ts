import type { Dish } from '../../dish.ts'
import { callIt, choose, dipperLines, dippersFor } from '../bowl-parts.ts'
import { asideFor } from './dippers.ts'

export const salsaDip: Dish = {
  id: 'salsa',
  makes: ['salsa'],
  names: [
    'salsa',
    'pico de gallo',
    'fresh salsa',
    'mango salsa',
    'salsa fresca',
    'pineapple salsa',
    'salsa dip',
    'corn salsa',
    'chips and salsa',
  ],
  categories: ['snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [10, 15],
  cuisines: ['mexican'],
  onlyNamed: true,
  takes: ['vegetable', 'fruit', 'bean', 'bread', 'spice'],
  write(kit) {
    asideFor(kit)
    const pico = /pico/i.test(kit.craving.text)
    const base =
      kit.wants('mango') || /mango/i.test(kit.craving.text)
        ? 'mango'
        : kit.wants('pineapple')
          ? 'pineapple'
          : kit.ok('tomato')
            ? kit.pick(['tomato', 'tomato', 'cherry-tomato'])
            : kit.ok('mango')
              ? 'mango'
              : 'pineapple'
    const extra = choose(kit, {
      roles: ['vegetable', 'fruit', 'bean'],
      from: [
        'mango',
        'corn-canned',
        'black-bean-canned',
        'cucumber',
        'radish',
        'avocado',
        'pineapple',
        'peach',
        'jicama',
        'strawberry',
        'red-bell-pepper',
      ],
      not: [base, 'tomato', 'cherry-tomato', 'lime', 'lemon'],
      count: pico || kit.lean > 0 ? 0 : kit.chance(0.75) ? 1 : 0,
      max: 2,
      where: (item) => item.raw === true,
    })
    kit.bind('extra', extra)
    const chili =
      kit.mood('mild') || !kit.ok('jalapeno')
        ? null
        : kit.pick(['jalapeno', 'red-chili', 'green-chili', 'jalapeno'])
    const allium = kit.pick(['red-onion', 'scallion', 'shallot'])
    const dippers = dippersFor(kit, ['tortilla-chip'])
    const amount =
      {
        tomato: '4 each tomato | cored, seeded and diced',
        'cherry-tomato': '3 cup cherry-tomato | quartered',
        mango: '2 each mango',
        pineapple: '3 cup pineapple',
      }[base] ?? ''
    kit.add(`${amount}
      ${allium === 'red-onion' ? '1/2 each red-onion | finely chopped' : allium === 'shallot' ? '2 each shallot' : '3 each scallion'}
      ${chili ? `~1 each ${chili} | seeded and finely chopped` : ''}
      $extra x0.4${extra.length === 1 && ['cucumber', 'radish', 'red-bell-pepper', 'peach', 'strawberry', 'jicama', 'avocado'].includes(extra[0] ?? '') ? ' | finely diced' : ''}
      1/4 cup cilantro
      ${kit.chance(0.35) ? '~~1/4 tsp cumin' : kit.chance(0.4) ? '~~1 tbsp olive-oil' : ''}
      1 each lime
      1/2 tsp salt
      ${dipperLines(dippers)}`)
    kit.step(
      `Put {${base}} in a (sieve|colander) with {salt} and let the juice drip off while you cut the rest; (a watery salsa slides off the chip|it keeps the salsa from swimming).`.replace(
        'slides off the chip',
        'tastes of little',
      ),
      `(Stir|Toss) {${allium}${chili ? `,${chili}` : ''}} with the juice of {lime} in a bowl, (so that it mellows|which tames it).`,
      `Fold in {${base},extra,cilantro,cumin,olive-oil}. Taste for salt, (sharpness and bite|lime and spice)${chili ? '' : ', remembering that it is meant to be mild'}.`,
      dippers.length > 0
        ? '(Serve within the hour, with {dippers}|Eat it fresh, with {dippers}).'
        : 'Serve within the hour.',
    )
    callIt(kit, {
      noun: pico
        ? 'pico de gallo'
        : base === 'mango' || base === 'pineapple'
          ? `${base} salsa`
          : 'fresh salsa',
      true: ['hand-cut', 'chunky', ...(chili ? ['fiery'] : []), 'lime-dressed'],
      before: [...(pico ? [] : [base === 'cherry-tomato' || base === 'tomato' ? base : '']), ...extra].filter(
        Boolean,
      ),
      after: [...extra, chili ?? '', allium, 'cilantro', ...dippers].filter(Boolean),
    })
    kit.describe(
      `(Hand-cut|Fresh and juicy) {-${base}} with {-extra,lime,cilantro}, sharp and salty in the right places. (Spoon it over grilled fish, beans or eggs|Good with chips, better on tacos).`.replace(
        'grilled fish, beans or eggs',
        'anything from the grill',
      ),
    )
  },
}
