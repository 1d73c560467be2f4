import type { Dish } from '../../dish.ts'
import { callIt, choose, present, withoutFire, withoutOven, wordFor } from '../bowl-parts.ts'

export const falafel: Dish = {
  id: 'falafel',
  names: [
    'falafel',
    'falafels',
    'felafel',
    'falafel wrap',
    'falafel pita',
    'falafel bowl',
    'chickpea patties',
    'chickpea balls',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  cuisines: ['middle-eastern'],
  onlyNamed: true,
  takes: ['bean', 'vegetable', 'herb', 'bread', 'sauce', 'pickle', 'dairy', 'seed'],
  write(kit) {
    kit.require(!withoutFire(kit) && kit.ok('chickpea-canned'), 'no chickpeas, or no heat')
    const flour = kit.ok('chickpea-flour')
      ? kit.pick(['chickpea-flour', kit.resolve('all-purpose-flour') ?? 'chickpea-flour'])
      : kit.resolve('all-purpose-flour')
    if (!flour) return kit.fail('nothing to bind them')
    const bowl = /bowl/i.test(kit.craving.text)
    const herb = kit.pick(['parsley', 'cilantro'])
    const second = kit.pick(['mint', 'dill', 'scallion', 'cilantro'].filter((id) => id !== herb))
    const spice = kit.pick(
      ['coriander-ground', 'cayenne', 'paprika', 'cinnamon'].filter(
        (id) => !(id === 'cayenne' && kit.mood('mild')),
      ),
    )
    const bread =
      bowl || kit.diet('low-carb')
        ? null
        : (choose(kit, {
            roles: ['bread'],
            from: ['pita', ...(kit.ok('pita') ? ['naan'] : ['romaine'])],
            where: (item) => ['pita', 'naan', 'flour-tortilla', 'corn-tortilla'].includes(item.id),
          })[0] ?? null)
    const fresh = choose(kit, {
      roles: ['vegetable', 'pickle'],
      from: [
        'cucumber',
        'tomato',
        'cherry-tomato',
        'radish',
        'red-cabbage',
        'romaine',
        'mixed-greens',
        'dill-pickle',
      ],
      count: kit.lean > 0 ? 1 : 2,
      max: 3,
      where: (item) => item.raw === true && item.id !== 'scallion',
    })
    kit.bind('fresh', fresh)
    const tahini = kit.resolve('tahini')
    const yogurt = kit.resolve('greek-yogurt')
    const sauce = kit.chance(0.6) ? (tahini ?? yogurt) : (yogurt ?? tahini)
    const bake = !withoutOven(kit) && kit.mood('light', 'healthy')
    kit.add(`!2 can chickpea-canned
      ${kit.pick(['1/2 each onion | roughly chopped', '1/2 each red-onion | roughly chopped', '2 each shallot | roughly chopped'])}
      3 clove garlic | roughly chopped
      1 cup ${herb} | leaves and tender stems
      ${second === 'scallion' ? '~3 each scallion' : `~1/4 cup ${second}`}
      2 tsp cumin
      1 tsp ${spice === 'cayenne' ? 'paprika' : spice}
      ${spice === 'cayenne' ? '~1/4 tsp cayenne' : ''}
      1 tsp salt
      1 tsp baking-powder
      1/3 cup ${flour}
      ~~2 tbsp sesame-seed
      1/3 cup vegetable-oil
      ${sauce ? `1/3 cup ${sauce}` : ''}
      2 tbsp lemon-juice
      $fresh x0.6
      ${bread ? `4 each ${bread}`.replace('4 each corn', '8 each corn') : ''}`)
    const bind = present(kit, [flour])[0] ?? flour
    const cream = sauce ? (present(kit, [sauce])[0] ?? sauce) : null
    const lead = spice === 'cayenne' ? 'paprika,cayenne' : spice
    kit.step(
      bake ? 'Heat the oven to 425°F (220°C).' : '',
      '(Dry|Rub) {chickpea-canned} well in a towel: (wet ones make a paste that falls apart|the drier they are, the better they hold).',
      `(Pulse|Chop) {onion,red-onion,shallot,garlic,${herb},${second}} in a food processor until fine. Add {chickpea-canned,cumin,${lead},salt} and pulse to (coarse crumbs that hold when pressed|something like damp sand), not a puree. Stir in {${bind},baking-powder,sesame-seed}.`.replace(
        'damp sand',
        'coarse, damp crumbs',
      ),
      'Refrigerate for 15 minutes, (so that the mixture firms up|which makes it hold), then shape into 16 small, flat patties, (pressing firmly|squeezing each in your palm).',
      bake
        ? 'Brush the patties with {vegetable-oil} on a baking sheet and bake, turning once, until (browned and crisp|deep golden on both sides), 22 minutes.'
        : 'Heat {vegetable-oil} in a large skillet over medium heat. Fry half of the patties until (deep brown and crisp|dark golden) underneath, 4 minutes, then turn and fry for 3 minutes more. Drain on paper while you fry the others, 7 minutes.',
      cream
        ? `Meanwhile, stir {${cream},lemon-juice} with a pinch of salt and enough cold water to make a pouring sauce.`
        : '',
      bread
        ? `Warm {${bread}} and fill with the patties, {fresh}${cream ? ' and the sauce' : ''}.`
        : `Serve the patties over {fresh}${cream ? ', with the sauce spooned over' : ''}.`,
      cream ? '' : 'Squeeze {lemon-juice} over before serving.'.replace('Squeeze', 'Sprinkle'),
    )
    callIt(kit, {
      noun: bowl
        ? 'falafel bowl'
        : bread
          ? `falafel in ${wordFor(bread)}`.replace('in tortilla', 'wraps')
          : 'falafel',
      true: [bake ? 'baked' : 'crisp', 'herb-packed', 'green'],
      before: [herb],
      after: [...fresh, cream ?? '', second, spice].filter(Boolean),
    })
    kit.describe(
      `(Crisp outside and green within|Dark, crisp patties), full of {-${herb}} and cumin, with {-fresh}[ and a sauce of {-${cream ?? 'tahini'}}]. (Eat them hot, while the crust is loud|The mixture keeps for two days before frying).`,
    )
  },
}
