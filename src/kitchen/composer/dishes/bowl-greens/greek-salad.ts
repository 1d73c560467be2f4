import type { Dish } from '../../dish.ts'
import { callIt, choose, present } from '../bowl-parts.ts'
import { chooseMain, cookingOf, panText } from '../protein.ts'

export const greekSalad: Dish = {
  id: 'greek-salad',
  names: [
    'greek salad',
    'horiatiki',
    'village salad',
    'greek village salad',
    'greek chickpea salad',
    'greek cucumber salad',
    'choriatiki',
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [15, 20],
  cuisines: ['greek'],
  onlyNamed: true,
  takes: [
    'vegetable',
    'bean',
    'crumbling-cheese',
    'pickle',
    'herb',
    'cooked-meat',
    'canned-fish',
    'poultry',
    'shellfish',
    'fish',
    'grain',
    'bread',
    'nut',
    'tofu',
    'lentil',
  ],
  write(kit) {
    const hot = kit.wanted.some(
      (id) =>
        kit.ok(id) &&
        ['chicken', 'shrimp', 'fish', 'steak', 'lamb-chop', 'tofu'].includes(cookingOf(id)) &&
        /chicken|shrimp|salmon|cod|tuna-steak|beef|lamb|tofu|turkey-breast|halibut/.test(id),
    )
    const main = chooseMain(
      kit,
      hot
        ? { roles: ['poultry', 'shellfish', 'fish', 'red-meat', 'tofu'], onlyWanted: true }
        : {
            roles: ['bean', 'cooked-meat', 'canned-fish'],
            from: ['chickpea-canned', 'white-bean-canned'],
            onlyWanted: kit.lean > 0 || kit.chance(0.6),
          },
    )
    const cucumber = kit.ok('cucumber')
    const extra = choose(kit, {
      roles: ['vegetable', 'grain'],
      from: [
        'green-bell-pepper',
        'red-bell-pepper',
        'romaine',
        'radish',
        'roasted-red-pepper',
        'artichoke-canned',
        'fennel',
        'yellow-bell-pepper',
      ],
      not: ['cucumber', 'tomato', 'cherry-tomato', 'red-onion'],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
      where: (item) => item.raw === true,
    })
    kit.bind('extra', extra)
    const tomato = kit.pick(['tomato', 'cherry-tomato', 'tomato'])
    const feta = kit.ok('feta') ? 'feta' : kit.resolve('feta')
    const pickle = choose(kit, {
      roles: ['pickle'],
      from: ['olive-black', 'olive-black', 'olive-green', ...(kit.chance(0.4) ? ['caper'] : [])],
      not: ['kimchi', 'sauerkraut', 'dill-pickle'],
      count: kit.lean > 1 ? 0 : kit.chance(0.3) ? 2 : 1,
      max: 2,
    })
    kit.bind('pickle', pickle)
    const herb = kit.pick(['mint', 'dill', 'parsley', 'basil'])
    const acid = kit.pick(['red-wine-vinegar', 'lemon-juice', 'white-wine-vinegar'])
    const spark = kit.pick(
      ['garlic', 'dijon-mustard', 'sumac', 'chili-flake', 'capers'].filter(
        (id) => id !== 'capers' && !(kit.mood('mild') && id === 'chili-flake'),
      ),
    )
    const crumbled = kit.chance(0.4) && feta === 'feta'
    kit.add(`${tomato === 'tomato' ? '4 each tomato | cut into wedges' : '3 cup cherry-tomato | halved'}
      ${cucumber ? `1 each cucumber | ${kit.pick(['cut into thick half-moons', 'peeled in stripes and cut into chunks', 'cut into chunks'])}` : ''}
      ~1/2 each red-onion | thinly sliced
      1/2 tsp salt
      ${main ? (cookingOf(main) === 'bean' ? `1 can ${main}` : `$main x0.7${cookingOf(main) === 'chicken' ? ' | cut into strips' : ''}`) : ''}
      $extra x0.8
      $pickle
      ${acid === 'lemon-juice' ? '2 tbsp lemon-juice' : `1 1/2 tbsp ${acid}`}
      ${{ garlic: '~1 clove garlic | finely grated', 'dijon-mustard': '~1 tsp dijon-mustard', sumac: '~1 tsp sumac', 'chili-flake': '~1/4 tsp chili-flake' }[spark] ?? ''}
      1 tsp oregano-dried
      1/4 cup olive-oil
      ${feta === 'feta' ? `6 oz feta | ${crumbled ? 'crumbled' : 'in thick slices'}` : feta === 'avocado' ? '1 each avocado | pitted, peeled and diced' : feta ? `4 oz ${feta}` : ''}
      ~1/4 cup ${herb}`)
    const seared =
      main &&
      cookingOf(main) !== 'bean' &&
      cookingOf(main) !== 'cooked-meat' &&
      cookingOf(main) !== 'canned-fish'
    const white = feta ? (present(kit, [feta])[0] ?? feta) : null
    const doubled = white && pickle.includes(white)
    kit.step(
      seared
        ? `Heat a little of {olive-oil} in a skillet over medium-high heat. ${panText(kit)} Set aside while you make the salad.`
        : '',
      `(Put|Tip) {${tomato},cucumber,red-onion} in a (wide bowl|large bowl) and toss with {salt}: (it draws out juice that becomes half of the dressing|the juice they give is part of the dressing).`,
      `(Whisk|Shake) {${acid},${spark},oregano-dried} with ${seared ? 'the rest of ' : ''}{olive-oil} until (cloudy|it thickens a little).`,
      `Add {extra,pickle${main && !seared ? ',main' : ''}} to the bowl, pour over the dressing and turn (gently|once or twice with your hands).`,
      seared ? 'Lay {main} on top.' : '',
      white && !doubled
        ? crumbled
          ? `Scatter with {${white},${herb}} and serve (with bread for the juices|at once, while it is crisp).`.replace(
              'with bread for the juices',
              'with a spoon for the juices',
            )
          : `Set {${white}} on top${white === 'feta' ? ' in slabs' : ''}[ and scatter with {${herb}}]. (Serve with a spoon for the juices|Serve at once, while it is crisp).`
        : `Scatter with {${herb}} and serve with a spoon for the juices.`,
    )
    callIt(kit, {
      noun: 'Greek salad',
      true: ['chunky', 'village-style', 'crisp', 'summer'].filter(
        (word) => word !== 'village-style' || !crumbled,
      ),
      before: [...(main ? [main] : []), ...(tomato === 'cherry-tomato' ? [tomato] : [])],
      after: [...extra, ...pickle, ...(main ? [main] : []), herb, spark, ...(white ? [white] : [])],
    })
    kit.describe(
      `(Chunks of|Ripe, salted) {-${tomato},cucumber}[ with {-main}], {-pickle${white && !doubled ? `,${white}` : ''}} and oregano, dressed with good oil. (It makes its own juice, so have something to mop it up|Best within the hour).`.replace(
        '{-pickle',
        pickle.length > 0 ? '{-pickle' : '{-red-onion',
      ),
    )
  },
}
