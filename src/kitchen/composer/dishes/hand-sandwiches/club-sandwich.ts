import type { Dish } from '../../dish.ts'
import { callIt, choose, present, withoutFire } from '../bowl-parts.ts'
import { loaves } from './loaves.ts'

export const clubSandwich: Dish = {
  id: 'club-sandwich',
  names: [
    'club sandwich',
    'clubhouse sandwich',
    'blt',
    'blt sandwich',
    'turkey club',
    'chicken club',
    'triple decker',
    'bacon lettuce tomato',
    'bacon sandwich',
    'turkey sandwich',
    'chicken sandwich',
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 2,
  minutes: [15, 25],
  cuisines: ['american'],
  onlyNamed: true,
  takes: ['cooked-meat', 'bacon', 'vegetable', 'melting-cheese', 'bread', 'tofu', 'egg', 'sauce', 'poultry'],
  write(kit) {
    kit.require(!withoutFire(kit), 'it wants a pan')
    const blt = /\bblt\b|bacon/i.test(kit.craving.text)
    const bread = choose(kit, {
      roles: ['bread'],
      from: [...loaves, ...(kit.ok('bread') ? [] : ['gluten-free-bread'])],
      where: (item) => [...loaves, 'gluten-free-bread'].includes(item.id),
    })[0]
    const mayo = kit.resolve('mayonnaise')
    if (!bread || !mayo) return kit.fail('no bread or nothing to spread')
    const meat = choose(kit, {
      roles: ['cooked-meat'],
      from: /chicken/i.test(kit.craving.text) ? ['chicken-cooked'] : ['turkey-cooked', 'chicken-cooked'],
      not: ['salami', 'pepperoni', 'prosciutto'],
      count: blt ? 0 : 1,
    })
    const bacon = kit.ok('bacon')
      ? 'bacon'
      : kit.ok('tempeh')
        ? 'tempeh'
        : kit.ok('mushroom')
          ? 'mushroom'
          : null
    if (!bacon) return kit.fail('nothing crisp')
    kit.bind('meat', meat)
    const cheese = choose(kit, {
      roles: ['melting-cheese'],
      from: ['cheddar', 'swiss-cheese', 'gouda', 'monterey-jack'],
      onlyWanted: blt || kit.lean > 0 || kit.chance(0.5),
      not: ['vegan-cheese'],
    })
    kit.bind('cheese', cheese)
    const leaf = choose(kit, {
      roles: ['vegetable'],
      from: ['romaine', 'lettuce', 'arugula', 'iceberg-lettuce', 'watercress'],
      where: (item) =>
        ['romaine', 'lettuce', 'arugula', 'iceberg-lettuce', 'watercress', 'spinach'].includes(item.id),
    })
    kit.bind('leaf', leaf)
    const extra = choose(kit, {
      roles: ['vegetable', 'pickle'],
      from: ['avocado', 'cucumber', 'red-onion', 'dill-pickle', 'radish'],
      not: [...leaf, 'tomato'],
      count: kit.lean > 0 ? 0 : kit.chance(0.7) ? 1 : 0,
      max: 2,
      where: (item) => item.raw === true,
    })
    kit.bind('extra', extra)
    const stir = kit.pick(['dijon-mustard', 'lemon-juice', 'horseradish', 'chive', 'basil', 'hot-sauce'])
    const triple = !blt && kit.chance(0.6)
    const tomato = kit.ok('tomato')
    kit.add(`${bacon === 'bacon' ? '4 oz bacon | in whole slices' : bacon === 'tempeh' ? '6 oz tempeh | thinly sliced' : '8 oz mushroom | thickly sliced'}
      ${bacon === 'bacon' ? '' : '1 tbsp olive-oil\n1 tsp smoked-paprika\n2 tsp soy-sauce'}
      ${triple ? 6 : 4} slice ${bread}
      2 tbsp ${mayo}
      ${stir === 'chive' || stir === 'basil' ? `~1 tbsp ${stir}` : `~1 tsp ${stir}`}
      $meat x0.5${meat.length > 0 ? ' | sliced' : ''}
      $cheese x0.4
      ${tomato ? '1 each tomato | sliced' : '1/2 cup roasted-red-pepper'}
      $leaf x0.25
      ${extra.map((id) => ({ avocado: '1/2 each avocado | sliced', cucumber: '1/2 each cucumber | sliced', 'red-onion': '1/4 each red-onion | thinly sliced', 'dill-pickle': '1 each dill-pickle | sliced', radish: '4 each radish | thinly sliced' })[id] ?? '$extra x0.25').join('\n')}
      1/8 tsp salt`)
    const soy = present(kit, ['soy-sauce'])[0] ?? 'soy-sauce'
    kit.step(
      bacon === 'bacon'
        ? 'Lay {bacon} in a cold skillet, set it over medium heat and cook, turning often, until (crisp and evenly browned|brown and crisp), 9 minutes. Drain on paper towels.'
        : `Fry {${bacon}} in {olive-oil} over medium-high heat until (deeply browned|brown and crisp at the edges), 8 minutes. Add {smoked-paprika,${soy}} and toss until the pan is dry, 1 minute.`,
      `Meanwhile, toast {${bread}} until golden. (Stir|Mix) {${mayo}}[ with {${stir}}] and spread it on one side of every slice.`.replace(
        '{=}',
        '',
      ),
      `Sprinkle {tomato,roasted-red-pepper} with {salt}, (to bring out the flavor|which brings out its juice).`,
      triple
        ? 'Layer {meat,cheese} and half of {leaf} on two of the slices, cover with two more and add {tomato,roasted-red-pepper,extra,' +
            bacon +
            '} and what is left of the leaves. Close with the last slices.'
        : `Layer {leaf,tomato,roasted-red-pepper,meat,cheese,extra,${bacon}} on two of the slices and close with the others, (spread side down|pressing gently).`,
      `Press lightly, (pin with picks|hold with picks) and cut into ${triple ? 'quarters' : 'halves'}. Serve at once.`,
    )
    const noun = blt ? (bacon === 'bacon' ? 'BLT' : `${bacon} BLT`) : 'club sandwich'
    callIt(kit, {
      noun,
      true: ['toasted', triple ? 'triple-decker' : 'crisp', 'stacked'],
      before: meat,
      after: [...extra, ...cheese, ...leaf, stir, bread, bacon],
    })
    kit.describe(
      `Toasted {-${bread}} stacked with {-${bacon}}[, {-meat}][, {-extra}] and ripe {-tomato,roasted-red-pepper}. (Crisp, cool and salty in one bite|Cut it and eat it before the toast goes soft).`,
    )
  },
}
