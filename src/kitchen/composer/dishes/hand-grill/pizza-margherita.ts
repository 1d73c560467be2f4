import type { Dish } from '../../dish.ts'
import { callIt, choose, present, withoutFire, wordFor } from '../bowl-parts.ts'

export const pizzaMargherita: Dish = {
  id: 'pizza-margherita',
  names: [
    'pizza margherita',
    'margherita pizza',
    'margherita',
    'margarita pizza',
    'pizza margarita',
    'margherita flatbread',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  cuisines: ['italian'],
  onlyNamed: true,
  takes: ['vegetable', 'pickle', 'hard-cheese', 'cooked-meat', 'mushroom', 'bread'],
  write(kit) {
    kit.require(!withoutFire(kit), 'it is baked')
    const stove = kit.craving.equipment.some((tool) => ['no oven', 'stovetop', 'no bake'].includes(tool))
    const low = (kit.craving.maxMinutes ?? 60) < 30
    const base = low && kit.ok('naan') ? kit.pick(['naan', 'pita']) : kit.resolve('pizza-dough')
    if (!base || !kit.ok(base)) return kit.fail('no base')
    const dough = base === 'pizza-dough'
    const tomato = kit.pick(
      ['crushed-tomato', 'cherry-tomato', 'tomato', 'crushed-tomato']
        .filter((id) => kit.ok(id))
        .concat(kit.ok('crushed-tomato') ? [] : ['roasted-red-pepper']),
    )
    const cheese = kit.resolve('mozzarella')
    if (!cheese) return kit.fail('no mozzarella')
    const accents: Record<string, string> = {
      parmesan: '1/4 cup parmesan',
      pecorino: '1/4 cup pecorino',
      'chili-flake': '1/4 tsp chili-flake',
      garlic: '2 clove garlic',
      'oregano-dried': '1/2 tsp oregano-dried',
      'balsamic-vinegar': '2 tsp balsamic-vinegar',
      'fennel-seed': '1/2 tsp fennel-seed',
      'black-pepper': '1/4 tsp black-pepper',
      lemon: '1 each lemon | zest finely grated',
    }
    const two = kit.random
      .shuffled(
        Object.keys(accents).filter((id) => kit.ok(id) && !(kit.mood('mild') && id === 'chili-flake')),
      )
      .slice(0, kit.lean > 0 ? 1 : 2)
    const extra = choose(kit, {
      roles: ['vegetable', 'pickle', 'cooked-meat', 'mushroom'],
      onlyWanted: true,
      max: 2,
      not: ['tomato', 'cherry-tomato'],
    })
    kit.bind('extra', extra)
    const early = two.filter((id) =>
      ['chili-flake', 'garlic', 'oregano-dried', 'fennel-seed', 'black-pepper'].includes(id),
    )
    const late = two.filter((id) => !early.includes(id))
    kit.add(`${dough ? '!1 lb pizza-dough' : base === 'gluten-free-pizza-crust' ? `2 each ${base}` : `4 each ${base}`}
      ${{ 'crushed-tomato': '3/4 cup crushed-tomato | from a can', tomato: '3 each tomato | thinly sliced', 'cherry-tomato': '1 1/2 cup cherry-tomato | halved', 'roasted-red-pepper': '1 cup roasted-red-pepper' }[tomato]}
      1/2 tsp salt
      2 tbsp olive-oil
      ${cheese === 'mozzarella' ? '8 oz mozzarella' : `1 1/2 cup ${cheese}`}
      $extra x0.5
      1/2 cup basil
      ${two.map((id) => `~${accents[id]}`).join('\n')}`)
    kit.bind('early', early)
    kit.bind('late', late)
    const green = present(kit, ['basil'])[0] ?? 'basil'
    const raw = tomato === 'tomato'
    kit.step(
      stove
        ? ''
        : `(Put a baking sheet upside down in the oven|Set a pizza stone or heavy baking sheet on a low rack) and heat the oven to ${dough ? '500°F (260°C)' : '450°F (230°C)'}. (A fierce heat from below is what makes the base crisp|It should be fully hot before the pizza goes in).`,
      cheese === 'mozzarella'
        ? '(Pat {mozzarella} dry with paper towels, or it floods the pizza|Let {mozzarella} drain on a towel: wet cheese makes a soggy middle).'
        : '',
      raw
        ? 'Salt {tomato} with {salt} and lay the slices on a towel for a moment, (so that they give up some juice|since wet slices make a wet middle).'
        : `${tomato === 'cherry-tomato' ? '(Crush {cherry-tomato} lightly with your hand|Squeeze {cherry-tomato} a little)' : `(Season|Stir) {${tomato}}`} with {early,salt} and half of {olive-oil}.`,
      dough
        ? `${stove ? 'Divide {pizza-dough} in two and stretch each half to the size of your largest skillet' : '(Stretch|Press out) {pizza-dough} on parchment to a 13-inch round, (thin in the middle and thicker at the rim|working from the middle outward)'}. (If it springs back, let it relax and go on|Hands do this better than a rolling pin).`
        : '',
      stove
        ? `Cook ${dough ? 'one base' : `{${base}}`} in the skillet over medium heat until browned underneath, 4 minutes. Turn, spread with {${tomato},${cheese}${extra.length > 0 ? ',extra' : ''}}${raw ? ' and half of {olive-oil}' : ''}, cover and cook until the cheese has melted, 5 minutes. ${dough ? 'Make the other the same way, 9 minutes.' : ''}`
        : `${raw ? `Brush ${dough ? 'the dough' : `{${base}}`} with half of {olive-oil}, then lay on {tomato}` : `Spread {${tomato}} over ${dough ? 'the dough, leaving the rim bare,' : `{${base}}`}`} and dot with {${cheese},extra}${raw && early.length > 0 ? ', scattering {early} over' : ''}. Slide onto the hot sheet and bake until (the rim is puffed and charred in spots|the rim is deep golden and blistered), ${dough ? kit.pick([10, 11, 12]) : 8} minutes.`,
      raw && stove && early.length > 0 ? 'Scatter with {early}.' : '',
      `(Tear {${green}} over|Scatter with {${green}}) while it is hot${late.length > 0 ? `, add {late}` : ''} and trickle with the rest of {olive-oil}. (Cut and eat at once|Cut into wedges while it is hot).`,
    )
    callIt(kit, {
      noun: dough
        ? 'pizza margherita'
        : base === 'gluten-free-pizza-crust'
          ? 'pizza margherita'
          : `${wordFor(base)} pizza margherita`,
      true: [
        stove ? 'skillet' : 'blistered',
        'thin-crust',
        'crisp',
        'homemade',
        'bubbling',
        'weeknight',
        ...(late.includes('balsamic-vinegar') ? ['balsamic'] : []),
      ].filter((word) => dough || word !== 'thin-crust'),
      after: [
        ...two.filter((id) => id !== 'black-pepper'),
        ...extra,
        ...(tomato === 'cherry-tomato' ? [tomato] : []),
      ],
    })
    kit.describe(
      `(A thin, blistered crust|A crisp base with a puffed rim) under {-${tomato}}, pools of {-${cheese}} and torn {-${green}}. (Eat it the minute it is done|Nothing more than that, and nothing less).`.replace(
        'A thin, blistered crust|',
        dough ? 'A thin, blistered crust|' : 'A crisp, browned base|',
      ),
    )
  },
}
