import type { Dish } from '../dish.ts'
import { callIt, choose, present, withoutFire } from './bowl-parts.ts'
import { chooseMain, cookingOf, panText } from './protein.ts'

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

export const caesar: Dish = {
  id: 'caesar-salad',
  names: [
    'caesar salad',
    'caesar',
    'chicken caesar',
    'chicken caesar salad',
    'ceasar salad',
    'kale caesar',
    'kale caesar salad',
    'caesar salad with chicken',
    'shrimp caesar',
    'salmon caesar salad',
    'ceaser salad',
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [15, 35],
  onlyNamed: true,
  takes: [
    'poultry',
    'cooked-meat',
    'shellfish',
    'fish',
    'vegetable',
    'bean',
    'hard-cheese',
    'bread',
    'bacon',
    'egg',
    'tofu',
    'canned-fish',
  ],
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    const cold = withoutFire(kit)
    const hot =
      !cold &&
      (/chicken|shrimp|salmon/.test(text) ||
        kit.wanted.some(
          (id) =>
            ['chicken', 'shrimp', 'fish', 'tofu', 'bacon'].includes(cookingOf(id)) &&
            /chicken|shrimp|salmon|cod|tofu|bacon|turkey-breast|tempeh/.test(id),
        ))
    const main = hot
      ? chooseMain(kit, {
          roles: ['poultry', 'shellfish', 'fish', 'tofu', 'bacon'],
          from: /shrimp/.test(text)
            ? ['shrimp']
            : /salmon/.test(text)
              ? ['salmon']
              : ['chicken-breast', 'chicken-thigh'],
          not: ['mussel', 'clam', 'squid', 'tofu-silken', 'duck'],
        })
      : chooseMain(kit, {
          roles: ['bean', 'egg', 'cooked-meat'],
          from: ['chickpea-canned', 'white-bean-canned', ...(cold ? [] : ['egg', 'egg'])],
          onlyWanted: kit.lean > 0 || kit.chance(0.55),
        })
    const leaf =
      choose(kit, {
        roles: ['vegetable'],
        from: /kale/.test(text) ? ['kale'] : [kit.ok('romaine') ? 'romaine' : 'lettuce'],
        where: (item) =>
          [
            'romaine',
            'kale',
            'endive',
            'lettuce',
            'radicchio',
            'brussels-sprout',
            'iceberg-lettuce',
            'spinach',
            'arugula',
            'napa-cabbage',
          ].includes(item.id),
      })[0] ?? 'romaine'
    const mayo = kit.resolve('mayonnaise')
    if (!mayo) return kit.fail('nothing to make the dressing of')
    const cheese = kit.resolve(kit.pick(['parmesan', 'parmesan', 'pecorino']))
    const savour = kit.ok('anchovy')
      ? 'anchovy'
      : kit.resolve('worcestershire-sauce') && !kit.diet('low-sodium')
        ? kit.pick(['caper', 'caper', 'olive-black'].filter((id) => kit.ok(id)).concat('caper'))
        : 'caper'
    const second = choose(kit, {
      roles: ['vegetable'],
      from: [
        'cherry-tomato',
        'radish',
        'cucumber',
        'avocado',
        'fennel',
        'scallion',
        'celery',
        'sugar-snap-pea',
      ],
      not: [leaf],
      count: kit.lean > 0 ? 0 : kit.chance(0.75) ? 1 : 0,
      max: 2,
      where: (item) => item.raw === true && item.speed !== 'leaf',
    })
    kit.bind('second', second)
    const bread =
      cold || kit.diet('low-carb')
        ? null
        : (kit.choose({
            roles: ['bread'],
            from: ['sourdough-bread', 'bread', 'baguette', ...(kit.ok('bread') ? [] : ['gluten-free-bread'])],
            where: (item) =>
              ['sourdough-bread', 'bread', 'baguette', 'whole-wheat-bread', 'gluten-free-bread'].includes(
                item.id,
              ),
          })[0] ?? null)
    const crunch = bread
      ? []
      : choose(kit, {
          roles: ['seed', 'nut'],
          from: ['pumpkin-seed', 'sunflower-seed', 'walnut', 'almond'],
          not: ['chia-seed', 'flaxseed-ground'],
        })
    kit.bind('crunch', crunch)
    const dust = kit.pick([
      'garlic-powder',
      'smoked-paprika',
      'oregano-dried',
      'rosemary-dried',
      'black-pepper',
      'lemon',
    ])
    const acid = kit.pick(['lemon-juice', 'lemon-juice', 'white-wine-vinegar'])
    const herb = kit.pick(['chive', 'parsley', 'basil', 'dill'])
    const leaves: Record<string, string> = {
      romaine: '2 head romaine | torn into large pieces',
      kale: '8 oz kale',
      endive: '5 each endive',
      lettuce: '2 head lettuce',
      'iceberg-lettuce': '1 head iceberg-lettuce',
    }
    kit.add(`${bread ? `${bread === 'baguette' ? '1/2 each baguette | cut into 3/4-inch cubes' : `3 slice ${bread} | cut into 3/4-inch cubes`}` : ''}
      3 tbsp olive-oil
      ${bread && dust !== 'lemon' ? `~1/4 tsp ${dust}` : ''}
      ${main === 'egg' ? '4 each egg' : main && cookingOf(main) === 'bean' ? `1 can ${main}` : main ? `$main x0.9${cookingOf(main) === 'chicken' ? ' | cut into strips' : ''}` : ''}
      1/3 cup ${mayo}
      2 tbsp ${acid}
      1 tsp dijon-mustard
      1 clove garlic | finely grated
      ${savour === 'anchovy' ? '4 each anchovy' : `1 tbsp ${savour} | finely chopped`}
      1/4 tsp salt
      ${leaves[leaf] ?? `8 oz ${leaf}`}
      $second x0.6
      ${cheese ? `${cheese === 'nutritional-yeast' ? '1/4' : '1/2'} cup ${cheese}` : ''}
      $crunch x0.6
      ~~2 tbsp ${herb}`)
    const hard = cheese ? present(kit, [cheese])[0] : null
    const salty = present(kit, [savour])[0] ?? savour
    const mild = present(kit, [mayo])[0] ?? mayo
    const tart = present(kit, [acid])[0] ?? acid
    const heated = main && main !== 'egg' && !['bean', 'cooked-meat'].includes(cookingOf(main))
    kit.step(
      bread
        ? `Heat half of {olive-oil} in a large skillet over medium heat, add {${bread}}${kit.uses(dust) ? ` and {${dust}}` : ''} and toss until (golden and crisp on all sides|golden, crisp outside and a little soft within), 6 minutes. Tip onto a plate.`
        : '',
      heated
        ? `Heat ${bread ? 'the rest of ' : 'half of '}{olive-oil} in the skillet over medium-high heat. ${panText(kit)}`.replace(
            'in the skillet',
            bread ? 'in the same skillet' : 'in a large skillet',
          )
        : '',
      main === 'egg'
        ? `${bread ? 'Meanwhile, lower' : 'Lower'} {egg} into boiling water and cook for 8 minutes. Cool in cold water, peel and halve.`
        : '',
      `(Whisk|Stir) {${mild},${tart},dijon-mustard,garlic,${salty},salt} together${bread ? (heated ? '' : ' with the rest of {olive-oil}') : ' with the rest of {olive-oil}'}, (loosening it with a spoonful of water|adding a spoonful of water) until it (runs slowly from the spoon|coats a leaf)[, then stir in half of {${hard ?? 'parmesan'}}].`.replace(
        'the rest of {olive-oil}',
        !bread && !heated ? '{olive-oil}' : 'the rest of {olive-oil}',
      ),
      `Put {${leaf}${second.length > 0 ? ',second' : ''}${main && !heated && main !== 'egg' ? ',main' : ''}} in a large bowl, pour over the dressing and ${leaf === 'kale' ? 'rub it in with your hands until the leaves darken and soften' : '(turn with your hands until every leaf is coated|toss until every leaf shines)'}.`,
      `Top with {${heated || main === 'egg' ? 'main,' : ''}${bread ?? 'crunch'}${hard ? '' : ''}}${hard ? ` and ${'the rest of'} {${hard}}` : ''}[, and finish with {${herb}}]. Serve (at once|before the crunch goes).`.replace(
        '{main,crunch}',
        crunch.length > 0 ? '{main,crunch}' : '{main}',
      ),
    )
    callIt(kit, {
      noun:
        leaf === 'romaine'
          ? 'Caesar salad'
          : leaf === 'kale'
            ? 'kale Caesar salad'
            : `${leaf.replace(/-/g, ' ')} Caesar salad`,
      true: ['crisp', 'creamy', ...(bread ? ['crunchy'] : []), ...(leaf === 'romaine' ? ['romaine'] : [])],
      before: main && main !== 'egg' ? [main] : [],
      after: [
        ...second,
        ...(main ? [main] : []),
        ...(bread ? [bread] : crunch),
        salty,
        hard ?? '',
        herb,
        dust === 'black-pepper' || dust === 'lemon' ? '' : dust,
      ].filter(Boolean),
    })
    kit.describe(
      `(Crisp|Cold, crisp) {-${leaf}} in a sharp, creamy dressing with {-${salty}${hard ? `,${hard}` : ''}}[, with {-main}]${bread ? ' and toasted bread' : ''}. (Dress it at the last moment|The dressing keeps for three days in the refrigerator).`,
    )
  },
}
