import type { Dish } from '../../dish.ts'
import { callIt, choose, withoutFire } from '../bowl-parts.ts'

export const bruschetta: Dish = {
  id: 'bruschetta',
  names: [
    'bruschetta',
    'bruschette',
    'crostini',
    'tomato toast',
    'pan con tomate',
    'tomato bruschetta',
    'garlic toast',
  ],
  categories: ['snack', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [15, 20],
  cuisines: ['italian'],
  onlyNamed: true,
  takes: [
    'vegetable',
    'fresh-cheese',
    'melting-cheese',
    'crumbling-cheese',
    'bean',
    'herb',
    'fruit',
    'pickle',
    'cooked-meat',
    'bread',
    'mushroom',
    'nut',
  ],
  write(kit) {
    kit.require(!withoutFire(kit), 'the bread is toasted')
    const bread = kit.resolve('baguette')
    if (!bread) return kit.fail('no bread')
    const base = choose(kit, {
      roles: ['vegetable', 'fruit', 'bean'],
      from: [
        'tomato',
        'cherry-tomato',
        'tomato',
        ...(/bruschetta$|crostini/i.test(kit.craving.text)
          ? ['white-bean-canned', 'peach', 'roasted-red-pepper']
          : []),
      ],
      count: 1,
      not: ['lemon', 'lime', 'avocado'],
      where: (item) => item.raw === true && item.speed !== 'leaf',
    })[0]
    if (!base) return kit.fail('no topping')
    const second = choose(kit, {
      roles: ['fresh-cheese', 'crumbling-cheese', 'pickle', 'cooked-meat', 'melting-cheese', 'hard-cheese'],
      from: [
        'ricotta',
        'goat-cheese',
        'olive-black',
        'caper',
        'mozzarella',
        'parmesan',
        'prosciutto',
        'feta',
      ],
      not: ['kimchi', 'sauerkraut', 'dill-pickle', 'vegan-cheese', 'tofu-silken'],
      count: kit.lean > 0 ? 0 : kit.chance(0.75) ? 1 : 0,
      max: 2,
    })
    kit.bind('second', second)
    const herb =
      choose(kit, { roles: ['herb'], from: ['basil', 'basil', 'mint', 'parsley', 'chive'] })[0] ?? 'basil'
    const sharp = kit.pick(['balsamic-vinegar', 'red-wine-vinegar', 'lemon-juice'])
    const spice = kit.pick(['chili-flake', 'oregano-dried', 'black-pepper', 'fennel-seed'])
    const lines: Record<string, string> = {
      tomato: '4 each tomato | seeded and diced',
      'cherry-tomato': '2 cup cherry-tomato | quartered',
      'white-bean-canned': '1 can white-bean-canned',
      peach: '2 each peach | pitted and diced',
      'roasted-red-pepper': '1 1/2 cup roasted-red-pepper | drained and chopped',
    }
    kit.add(`${lines[base] ?? `1 1/2 cup ${base}`}
      1/2 tsp salt
      2 tsp ${sharp}
      3 tbsp olive-oil
      ${bread === 'baguette' ? '1 each baguette | cut into 1/2-inch slices' : `8 slice ${bread}`}
      1 clove garlic | halved
      $second x0.5
      1/4 cup ${herb}
      ~1/4 tsp ${spice}`)
    kit.step(
      `${base === 'white-bean-canned' ? '(Crush|Mash) {white-bean-canned} roughly and stir' : `(Stir|Toss) {${base}}`} with {salt,${sharp}}[, {${spice}}] and half of {olive-oil}, and leave to (get acquainted|draw juice) while the bread toasts.`,
      `Brush {${bread}} with the rest of {olive-oil} and toast in a hot grill pan or under the broiler until (golden, with dark edges|crisp outside and still soft in the middle), 2 minutes per side.`,
      `Rub the hot toast with {garlic}: (the rough surface grates it|two strokes are enough).`,
      `${second.length > 0 && ['ricotta', 'goat-cheese', 'mascarpone'].includes(second[0] ?? '') ? `Spread with {second}, then spoon on {${base}}` : `Spoon {${base}} over${second.length > 0 ? ' and add {second}' : ''}`}, with some of its juices. Scatter with {${herb}} and serve (before the bread softens|at once).`,
    )
    callIt(kit, {
      noun: /crostini/i.test(kit.craving.text) ? 'crostini' : 'bruschetta',
      true: [
        'crisp',
        ...(kit.uses('garlic') ? ['garlic-rubbed'] : []),
        ...(kit.uses('balsamic-vinegar') ? ['balsamic'] : []),
        'summer',
      ],
      before: [base, ...second],
      after: [base, ...second, herb, spice === 'black-pepper' ? '' : spice].filter(Boolean),
    })
    kit.describe(
      `(Crisp|Hot, crisp) slices of {-${bread}} under juicy {-${base}}[, {-second}] and {-${herb}}. (Toast the bread last, so that it is still hot|Good with a drink in hand, or before pasta).`
        .replace('juicy {-white', 'soft {-white')
        .replace('juicy {-roasted', 'silky {-roasted'),
    )
  },
}
