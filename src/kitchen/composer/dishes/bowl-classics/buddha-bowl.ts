import type { Dish } from '../../dish.ts'
import { callIt, choose, inHaste, present, withoutFire } from '../bowl-parts.ts'
import { chooseMain } from '../protein.ts'

export const buddhaBowl: Dish = {
  id: 'buddha-bowl',
  names: [
    'buddha bowl',
    'nourish bowl',
    'power bowl',
    'vegetable bowl',
    'hippie bowl',
    'macro bowl',
    'roasted vegetable bowl',
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 45],
  onlyNamed: true,
  takes: [
    'grain',
    'bean',
    'lentil',
    'tofu',
    'vegetable',
    'seed',
    'nut',
    'sauce',
    'egg',
    'grill-cheese',
    'nut-butter',
  ],
  write(kit) {
    kit.require(!withoutFire(kit), 'a warm bowl')
    const grain = choose(kit, {
      roles: ['grain'],
      from: kit.diet('low-carb')
        ? ['cauliflower-rice']
        : ['quinoa', 'brown-rice', 'farro', 'bulgur', 'millet', 'white-rice'],
      not: [
        'rolled-oat',
        'gluten-free-oat',
        'polenta',
        'popcorn',
        'cooked-rice',
        'arborio-rice',
        'wild-rice',
      ],
    })[0]
    if (!grain) return kit.fail('no grain')
    const main = chooseMain(kit, {
      roles: ['bean', 'tofu', 'grill-cheese'],
      from: ['chickpea-canned', 'tofu-firm', 'black-bean-canned', 'white-bean-canned', 'tempeh'],
      not: ['tofu-silken'],
    })
    const hot = choose(kit, {
      roles: ['vegetable'],
      from: [
        'sweet-potato',
        'broccoli',
        'cauliflower',
        'carrot',
        'beet',
        'brussels-sprout',
        'butternut-squash',
        'zucchini',
        'red-bell-pepper',
        'eggplant',
      ],
      count: kit.lean > 0 ? 1 : 2,
      max: 3,
      where: (item) =>
        (item.speed === 'hard' || item.speed === 'firm') &&
        !item.roles.includes('allium') &&
        item.id !== 'celery',
    })
    kit.bind('hot', hot)
    const cool = choose(kit, {
      roles: ['vegetable'],
      from: ['avocado', 'spinach', 'red-cabbage', 'cucumber', 'radish', 'arugula', 'kale', 'mixed-greens'],
      not: hot,
      count: 1,
      max: 2,
      where: (item) => item.raw === true && item.speed !== 'hard',
    })
    kit.bind('cool', cool)
    const top = choose(kit, {
      roles: ['seed', 'nut'],
      from: ['pumpkin-seed', 'sesame-seed', 'sunflower-seed', 'almond', 'cashew'],
      not: ['chia-seed', 'flaxseed-ground', 'coconut-shredded'],
      count: kit.lean > 0 ? 0 : 1,
    })
    kit.bind('top', top)
    const cream = kit.pick(
      ['tahini', 'peanut-butter', 'greek-yogurt', 'tahini', 'hummus']
        .filter((id) => kit.resolve(id))
        .concat('tahini'),
    )
    const spice = kit.pick(['cumin', 'smoked-paprika', 'curry-powder', 'coriander-ground', 'garam-masala'])
    const stove =
      kit.craving.equipment.some((tool) => ['no oven', 'stovetop', 'no bake'].includes(tool)) ||
      inHaste(kit, 30)
    const minutes =
      {
        'brown-rice': 35,
        quinoa: 15,
        farro: 25,
        bulgur: 12,
        millet: 18,
        couscous: 5,
        'pearl-barley': 30,
        'cauliflower-rice': 5,
      }[grain] ?? 17
    kit.add(`${grain === 'cauliflower-rice' ? '4 cup cauliflower-rice' : `1 cup ${grain}`}
      $hot${kit.bound('hot').length > 0 ? ` | ${stove ? 'cut into 1/2-inch pieces' : 'cut into 1-inch pieces'}` : ''}
      $main x0.8
      2 tbsp olive-oil
      ~1 tsp ${spice}
      3/4 tsp salt
      1/3 cup ${cream}
      1 each lemon
      ~1 clove garlic | finely grated
      $cool x0.8
      ~$top x0.5`)
    const creamy = present(kit, [cream])[0] ?? cream
    kit.step(
      stove ? '' : 'Heat the oven to 425°F (220°C).',
      `${stove ? 'Heat {olive-oil} in a wide skillet over medium-high heat, add {hot,main' : '(Toss|Turn) {hot,main,olive-oil'},${spice}} and half of {salt}${stove ? ' and cook, turning now and then, until browned and tender, 14 minutes.' : ' on a large baking sheet and spread out in one layer. Roast, turning once, until (tender with dark edges|browned at the edges and soft inside), 25 minutes.'}`.replace(
        `,${spice}} and`,
        kit.uses(spice) ? `,${spice}} and` : '} and',
      ),
      grain === 'cauliflower-rice'
        ? 'Meanwhile, cook {cauliflower-rice} in a dry skillet until tender.'
        : minutes > 25 && !stove
          ? `Meanwhile, simmer {${grain}} in plenty of salted water until tender and drain well; it will take about as long again as the vegetables, so start it first.`.replace(
              '; it will take about as long again as the vegetables, so start it first',
              ', which takes a little longer than the vegetables',
            )
          : `Meanwhile, simmer {${grain}} in plenty of salted water until tender, and drain well.`,
      `(Whisk|Stir) {${creamy},garlic} with the zest and juice of {lemon}, the rest of {salt} and enough warm water, a spoonful at a time, to make a sauce that (coats a spoon|pours slowly). (It may seize at first, then it loosens|Keep stirring if it thickens: it loosens again).`,
      `(Divide|Spoon) {${grain}} into bowls and (set|arrange) {hot,main,cool} on top.`,
      'Spoon over the sauce[ and scatter with {top}].',
    )
    callIt(kit, {
      noun: kit.pick(['Buddha bowl', 'Buddha bowl', 'nourish bowl']),
      true: [stove ? 'skillet' : 'roasted', 'rainbow'],
      before: [...hot.slice(0, 1), ...(main ? [main] : [])],
      after: [...hot, ...(main ? [main] : []), ...cool, creamy, grain],
    })
    kit.describe(
      `(Browned|Sweet, browned) {-hot,main} over {-${grain}}, with fresh {-cool} and a sauce of {-${creamy}} and lemon. (Every part can be made ahead|Good warm, and good cold from a box).`,
    )
  },
}
