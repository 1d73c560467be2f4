import type { Dish } from '../../dish.ts'
import { callIt, choose, inHaste, withoutFire } from '../bowl-parts.ts'
import { loaves } from './loaves.ts'

export const avocadoToast: Dish = {
  id: 'avocado-toast',
  makes: ['bread'],
  names: [
    'avocado toast',
    'avo toast',
    'smashed avocado toast',
    'avocado on toast',
    'smashed avocado',
    'avocado bread',
  ],
  categories: ['breakfast', 'lunch', 'snack'],
  kind: 'savoury',
  serves: 2,
  minutes: [10, 20],
  onlyNamed: true,
  takes: [
    'egg',
    'vegetable',
    'crumbling-cheese',
    'seed',
    'herb',
    'canned-fish',
    'bread',
    'bean',
    'fruit',
    'bacon',
    'pickle',
  ],
  write(kit) {
    const bread = choose(kit, {
      roles: ['bread'],
      from: [...loaves, ...(kit.ok('bread') ? [] : ['gluten-free-bread'])],
      where: (item) => [...loaves, 'gluten-free-bread', 'bagel', 'english-muffin'].includes(item.id),
    })[0]
    if (!bread) return kit.fail('no bread')
    kit.require(kit.ok('avocado') && !withoutFire(kit), 'no avocado, or no toaster')
    const egg =
      kit.wants('egg') || (kit.ok('egg') && !inHaste(kit, 12) && (kit.mood('protein') || kit.chance(0.3)))
    const top = choose(kit, {
      roles: ['vegetable', 'canned-fish', 'bean', 'fruit', 'pickle'],
      from: [
        'cherry-tomato',
        'radish',
        'cucumber',
        'salmon-smoked',
        'chickpea-canned',
        'arugula',
        'pomegranate',
        'roasted-red-pepper',
        'white-bean-canned',
        'strawberry',
      ],
      not: ['avocado', 'lemon', 'lime', 'anchovy', 'kimchi'],
      count: 1,
      max: 2,
      where: (item) => item.raw === true || item.roles.includes('canned-fish'),
    })
    kit.bind('top', top)
    const finish = choose(kit, {
      roles: ['crumbling-cheese', 'seed'],
      from: ['feta', 'goat-cheese', 'pumpkin-seed', 'sesame-seed', 'sunflower-seed', 'queso-fresco'],
      not: ['chia-seed', 'flaxseed-ground', 'blue-cheese'],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
    })
    kit.bind('finish', finish)
    const dust = kit.mood('mild')
      ? kit.pick(['sumac', 'zaatar', 'black-pepper'])
      : kit.pick(['chili-flake', 'sumac', 'zaatar', 'black-pepper', 'smoked-paprika'])
    const herb = kit.pick(['chive', 'basil', 'mint', 'cilantro', 'dill'])
    const acid = kit.pick(['lemon-juice', 'lime-juice'])
    const amounts: Record<string, string> = {
      'cherry-tomato': '3/4 cup cherry-tomato | halved',
      radish: '4 each radish',
      cucumber: '1/2 each cucumber | thinly sliced',
      'salmon-smoked': '3 oz salmon-smoked',
      'chickpea-canned': '1/2 cup chickpea-canned',
      'white-bean-canned': '1/2 cup white-bean-canned',
      arugula: '1 cup arugula',
      pomegranate: '1/4 cup pomegranate',
      strawberry: '1/2 cup strawberry',
      'roasted-red-pepper': '1/3 cup roasted-red-pepper',
    }
    const each = bread === 'bagel' || bread === 'english-muffin'
    kit.add(`${each ? '2 each' : '4 slice'} ${bread}
      2 each avocado | halved and pitted
      1 tbsp ${acid}
      1/4 tsp salt
      ${egg ? '2 each egg' : ''}
      ${top.map((id) => amounts[id] ?? '$top x0.25').join('\n')}
      ~1 tbsp olive-oil
      $finish x0.25
      ~1 tbsp ${herb}
      ~1/4 tsp ${dust}`)
    kit.step(
      egg
        ? '(Lower {egg} into boiling water and cook for 7 minutes|Boil {egg} for 7 minutes), for yolks that are just set. Cool under cold water and peel.'
        : '',
      `Toast {${bread}} until (dark at the edges|deep golden and crisp), 3 minutes; (pale toast goes limp under the topping|it has to carry a load).`,
      `Scoop {avocado} into a bowl and (crush|mash) with {${acid},salt}, (leaving it rough|keeping some lumps).`,
      `(Heap|Spread) it on {${bread}} and top with {top}${egg ? ' and {egg}, torn into halves' : ''}.`,
      `(Trickle|Drizzle) with {olive-oil} and scatter with {finish,${herb},${dust}}. (Serve at once|Eat it while the toast is hot).`,
    )
    callIt(kit, {
      noun: 'avocado toast',
      true: ['smashed', 'crisp', 'loaded'],
      before: [...finish, ...top.slice(0, 1)],
      after: [...top, ...(egg ? ['egg'] : []), ...finish, herb, dust === 'black-pepper' ? '' : dust].filter(
        Boolean,
      ),
    })
    kit.describe(
      `(Hot, crisp {-${bread}} under cool, sharp avocado|Rough, sharp avocado on toast that crackles), with {-top}[ and {-finish}]. (Ten minutes from bread to table|Breakfast, lunch, or the gap between).`.replace(
        'Ten minutes from bread to table|',
        egg ? '' : 'Ten minutes from bread to table|',
      ),
    )
  },
}
