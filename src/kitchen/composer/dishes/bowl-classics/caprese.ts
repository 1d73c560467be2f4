import type { Dish } from '../../dish.ts'
import { callIt, choose, present } from '../bowl-parts.ts'

export const caprese: Dish = {
  id: 'caprese',
  names: [
    'caprese',
    'caprese salad',
    'tomato mozzarella salad',
    'tomato and mozzarella salad',
    'insalata caprese',
    'tomato mozzarella',
  ],
  categories: ['lunch', 'snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [10, 15],
  cuisines: ['italian'],
  onlyNamed: true,
  takes: ['vegetable', 'fruit', 'herb', 'pickle', 'nut', 'melting-cheese', 'cooked-meat'],
  write(kit) {
    const tomato = kit.pick(['tomato', 'tomato', 'cherry-tomato'])
    const extra = choose(kit, {
      roles: ['fruit', 'vegetable', 'pickle', 'cooked-meat'],
      from: [
        'peach',
        'avocado',
        'olive-black',
        'nectarine',
        'prosciutto',
        'arugula',
        'strawberry',
        'roasted-red-pepper',
        'caper',
        'watermelon',
      ],
      not: ['tomato', 'cherry-tomato', 'lemon', 'lime'],
      count: kit.lean > 0 ? 0 : kit.chance(0.65) ? 1 : 0,
      max: 2,
      where: (item) => item.raw === true || item.id === 'prosciutto',
    })
    kit.bind('extra', extra)
    const sharp = kit.pick(['balsamic-vinegar', 'red-wine-vinegar', 'lemon-juice', 'balsamic-vinegar'])
    const crunch =
      kit.lean > 0
        ? []
        : choose(kit, {
            roles: ['nut'],
            from: ['pine-nut', 'pistachio', 'almond', 'walnut'],
            onlyWanted: kit.chance(0.6),
          })
    kit.bind('crunch', crunch)
    const spice = kit.pick(['oregano-dried', 'chili-flake', 'fennel-seed', 'black-pepper', 'sumac'])
    kit.add(`${tomato === 'tomato' ? '4 each tomato | cut into 1/4-inch slices' : '4 cup cherry-tomato | halved'}
      1/2 tsp salt
      !8 oz mozzarella${tomato === 'tomato' ? ' | sliced' : ' | torn'}
      $extra x0.5
      3/4 cup basil | leaves left whole
      3 tbsp olive-oil
      1 tbsp ${sharp}
      ~1/4 tsp ${spice}
      ~$crunch x0.4`)
    const cheese = present(kit, ['mozzarella'])[0] ?? 'mozzarella'
    kit.step(
      `(Spread out|Lay) {${tomato}} on a ${tomato === 'tomato' ? 'board' : 'large plate'} and sprinkle with {salt}: (a few minutes of salt bring out the juice|the juice it draws becomes part of the dressing).`,
      tomato === 'tomato'
        ? `(Arrange|Overlap) {${tomato}} with {${cheese},extra} on a (platter|wide plate), (tucking leaves of {basil} in between|with leaves of {basil} in between).`
        : `(Scatter|Tuck) {${cheese},extra,basil} (over and between|among) them.`,
      `(Spoon over|Trickle with) {olive-oil,${sharp}}[ and finish with {${spice},crunch}].`,
      '(Serve at room temperature|Let it lose any chill from the refrigerator before you serve it), with a spoon for the juices.',
    )
    callIt(kit, {
      noun: kit.pick(['caprese salad', 'caprese salad', 'caprese']),
      true: [
        'summer',
        ...(tomato === 'cherry-tomato' ? ['scattered'] : ['layered']),
        ...(sharp === 'balsamic-vinegar' ? ['balsamic'] : []),
      ],
      before: extra,
      after: [
        ...extra,
        ...crunch,
        ...(tomato === 'cherry-tomato' ? [tomato] : []),
        spice === 'black-pepper' ? '' : spice,
        'basil',
        sharp,
      ].filter(Boolean),
    })
    kit.describe(
      `(Ripe {-${tomato}}|Sun-warm {-${tomato}}), milky {-${cheese}} and {-basil}[, with {-extra}], dressed with good olive oil. (Everything depends on the tomatoes, so wait for summer|Eat it within minutes of dressing).`.replace(
        'milky ',
        cheese === 'mozzarella' ? 'milky ' : 'soft ',
      ),
    )
  },
}
