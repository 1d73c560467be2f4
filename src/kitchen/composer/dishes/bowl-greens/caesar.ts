import type { Dish } from '../../dish.ts'
import { callIt, choose, present, withoutFire } from '../bowl-parts.ts'
import { chooseMain, cookingOf, panText } from '../protein.ts'

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
