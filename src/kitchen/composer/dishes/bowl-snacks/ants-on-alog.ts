import type { Dish } from '../../dish.ts'
import { callIt, choose } from '../bowl-parts.ts'

export const antsOnALog: Dish = {
  id: 'ants-on-a-log',
  names: [
    'ants on a log',
    'celery sticks',
    'celery snack',
    'celery with peanut butter',
    'after school snack',
  ],
  categories: ['snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [10, 10],
  takes: ['nut-butter', 'fresh-cheese', 'dried-fruit', 'fruit', 'vegetable', 'seed', 'nut', 'berry'],
  moods: ['kids', 'simple', 'quick', 'healthy', 'light', 'crunchy'],
  weight: 0.7,
  write(kit) {
    const ants = /ants|celery/i.test(kit.craving.text)
    const boats = ants
      ? ['celery']
      : choose(kit, {
          roles: ['vegetable', 'fruit'],
          from: ['celery', 'apple', 'cucumber', 'banana', 'pear', 'endive'],
          where: (item) =>
            ['celery', 'apple', 'cucumber', 'banana', 'pear', 'endive', 'carrot', 'red-bell-pepper'].includes(
              item.id,
            ),
        })
    const base = boats[0]
    if (!base || !kit.ok(base)) return kit.fail('nothing to fill')
    const spread = choose(kit, {
      roles: ['nut-butter', 'fresh-cheese', 'sauce'],
      from: [
        'peanut-butter',
        'almond-butter',
        'cream-cheese',
        'sunflower-seed-butter',
        'cottage-cheese',
        'ricotta',
        ...(['apple', 'pear', 'banana'].includes(base) ? [] : ['hummus']),
      ],
      not: ['mascarpone', 'soy-sauce', 'fish-sauce'],
      where: (item) =>
        ['nut-butter', 'fresh-cheese'].some((role) => item.roles.includes(role as 'fresh-cheese')) ||
        item.id === 'hummus',
    })[0]
    if (!spread) return kit.fail('no spread')
    const savoury = spread === 'hummus'
    const dots = choose(kit, {
      roles: savoury ? ['pickle', 'seed', 'vegetable'] : ['dried-fruit', 'berry', 'nut', 'chocolate', 'seed'],
      from: savoury
        ? ['olive-black', 'pumpkin-seed', 'pomegranate', 'radish']
        : [
            'raisin',
            'cranberry-dried',
            'blueberry',
            'almond',
            'pumpkin-seed',
            'pomegranate',
            'chocolate-chip',
            'walnut',
          ],
      not: ['cocoa-powder', 'flaxseed-ground', base],
      count: 1,
      max: 2,
      where: (item) => item.raw === true,
    })
    kit.bind('dots', dots)
    const dust = kit.pick(
      savoury
        ? ['smoked-paprika', 'sumac', 'cumin', 'zaatar']
        : ['cinnamon', 'ginger-ground', 'cardamom', 'sesame-seed', 'honey', 'coconut-shredded', 'chia-seed'],
    )
    const lines: Record<string, string> = {
      celery: '8 stalk celery | trimmed',
      apple: '3 each apple | cored and cut into thick rings',
      pear: '3 each pear | cored and cut into thick slices',
      cucumber: '2 each cucumber | halved lengthwise and seeded',
      banana: '4 each banana | peeled and halved lengthwise',
      endive: '2 each endive',
      carrot: '4 each carrot | peeled and cut into thick sticks',
      'red-bell-pepper': '2 each red-bell-pepper | seeded and cut into wide strips',
    }
    kit.add(`${lines[base]}
      2/3 cup ${spread}
      $dots x0.6
      ~~${dust === 'honey' ? '1 tbsp' : dust === 'sesame-seed' || dust === 'coconut-shredded' || dust === 'chia-seed' ? '2 tsp' : '1/4 tsp'} ${dust}`)
    kit.step(
      `Pat {${base}} dry, (so that the filling holds|or the filling slides)${base === 'celery' ? ', and cut into 4-inch lengths' : ''}.`,
      `(Stir|Beat) {${spread}}[ with {${dust}}] until (soft and easy to spread|smooth).`,
      `(Spread|Fill) {${base}} with it, right to the ends, and press {dots} in (a row along the top|all along the top), like ants on their way.`.replace(
        ', like ants on their way',
        base === 'celery' && !savoury ? ', like ants on a log' : '',
      ),
      '(Serve at once|Eat at once, while everything is crisp) or pack in a box for later.',
    )
    callIt(kit, {
      noun:
        base === 'celery'
          ? 'ants on a log'
          : `${{ apple: 'apple rings', pear: 'pear slices', cucumber: 'cucumber boats', banana: 'banana boats', endive: 'endive boats', carrot: 'carrot sticks', 'red-bell-pepper': 'pepper boats' }[base]}`,
      true: ['crunchy', 'loaded', 'after-school'].filter((word) => word !== 'crunchy' || base !== 'banana'),
      before: [spread],
      after: [spread, ...dots, dust],
    })
    kit.describe(
      `(Crisp|Cool) {-${base}} filled with {-${spread}} and dotted with {-dots}[, with a hint of {-${dust}}]. (Small hands can make it alone|Ready before anyone can ask twice).`.replace(
        '(Crisp|Cool)',
        base === 'banana' ? 'Sweet' : '(Crisp|Cool)',
      ),
    )
  },
}
