import type { Dish } from '../../dish.ts'
import { callIt, withoutFire } from '../bowl-parts.ts'
import { twist } from '../twist.ts'
import { broth } from './water.ts'

/** Rice 300 g makes a dozen balls; spread out cold at once, which keeps it safe and makes it hold. */
export const arancini: Dish = {
  id: 'arancini',
  names: [
    ...[
      'arancini',
      'arancino',
      'arancine',
      'rice balls',
      'risotto balls',
      'italian rice balls',
      'sicilian rice balls',
    ],
    ...[
      'suppli',
      'suppli al telefono',
      'fried rice balls',
      'mushroom arancini',
      'cheese arancini',
      'baked arancini',
    ],
  ],
  categories: ['snack', 'dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [100, 125],
  onlyNamed: true,
  cuisines: ['italian'],
  takes: ['melting-cheese', 'hard-cheese', 'mushroom', 'vegetable', 'cooked-meat', 'herb', 'grain'],
  moods: ['party', 'comfort', 'crispy'],
  write(kit) {
    kit.require(!withoutFire(kit), 'they are fried or baked')
    const crumb = ['panko', 'breadcrumb', 'gluten-free-breadcrumb'].find(kit.ok)
    const cheese = kit.resolve('mozzarella-low-moisture')
    const flour = ['all-purpose-flour', 'gluten-free-flour'].find(kit.ok)
    if (!kit.ok('arborio-rice') || !crumb || !cheese || !flour) return kit.fail('no rice, crumbs or cheese')
    const baked = /baked|air fry|air fryer/i.test(kit.craving.text)
    const egg = kit.ok('egg')
    const hard = kit.resolve('parmesan')
    const inside = kit.choose({
      roles: ['mushroom', 'vegetable', 'cooked-meat'],
      from: ['pea-frozen', 'mushroom', 'ham', 'sun-dried-tomato', 'prosciutto', 'spinach'],
      not: ['onion', 'tomato', 'cherry-tomato'],
      count: kit.lean > 0 ? 0 : 1,
      max: 1,
      where: (item) => item.speed !== 'hard' && item.speed !== 'raw',
    })[0]
    const fat = kit.resolve('butter')
    const wine = kit.ok('white-wine') ? '1/3 cup white-wine' : ''
    const stock = broth(kit, 'vegetable-stock', 4)
    kit.add(`2 tbsp ${fat ?? 'olive-oil'}
      1 each shallot | finely chopped
      !1 1/2 cup arborio-rice
      ${wine}
      ${stock.line}
      ${kit.ok('saffron') && kit.chance(0.4) ? '1/8 tsp saffron' : ''}
      ${hard ? `3/4 cup ${hard}` : ''}
      3/4 tsp salt
      1/4 tsp black-pepper
      ${inside ? `${{ 'pea-frozen': '1/2 cup pea-frozen', mushroom: '6 oz mushroom | finely chopped', ham: '3 oz ham | finely diced', prosciutto: '2 oz prosciutto | finely chopped', spinach: '3 oz spinach | chopped', 'sun-dried-tomato': '1/3 cup sun-dried-tomato | finely chopped' }[inside as 'ham'] ?? `4 oz ${inside} | finely diced`}` : ''}
      !4 oz ${cheese} | cut into 12 cubes
      1/2 cup ${flour}
      ${egg ? '2 each egg | beaten' : ''}
      1 1/2 cup ${crumb}
      ${baked ? '1/4 cup olive-oil' : '3 cup vegetable-oil | for frying'}
      1 cup ${kit.resolve('crushed-tomato') ?? 'tomato-canned'}`)
    const added = twist(
      kit,
      {
        basil: '1/4 cup basil',
        nutmeg: '1/8 tsp nutmeg',
        lemon: '1 each lemon | zest finely grated',
        parsley: '2 tbsp parsley',
        'chili-flake': '1/4 tsp chili-flake',
      },
      1,
    )
    const sauce = kit.resolve('crushed-tomato') ?? 'tomato-canned'
    const many = Math.round(2 * kit.servings)
    kit.work(30)
    kit.step(
      `${fat === 'butter' || fat === 'vegan-butter' ? 'Melt' : 'Heat'} {${fat ?? 'olive-oil'}} in a heavy pot over medium heat and cook {shallot${inside === 'mushroom' ? ',mushroom' : ''}} until soft, ${inside === 'mushroom' ? 7 : 4} minutes. Stir in {arborio-rice} until the grains look glassy, 1 minute[, then {white-wine} until it has gone].`,
      `Add ${stock.ref} by the ladle[ with {saffron}], stirring and letting each be absorbed, until the rice is tender and stiff enough to stand on a spoon, 20 minutes. Off the heat, stir in {${hard ?? 'salt'},salt,black-pepper,nutmeg}[ and the zest of {lemon}]${inside && inside !== 'mushroom' ? ` and {${inside}}` : ''}.`,
      'Spread the rice on a tray, no more than an inch deep, and chill until cold and firm, 45 minutes. Do not leave it out to cool: cooked rice must get cold fast.',
      `With wet hands, shape into ${many} balls, press a cube of {${cheese}} into the middle of each and close the rice around it.`,
      egg
        ? `Roll the balls in {${flour}}, then in {egg}, then in {${crumb}}.`
        : `Stir {${flour}} with 2/3 cup of water into a batter, dip the balls in it and roll them in {${crumb}}.`,
      baked
        ? 'Heat the oven to 425°F (220°C). Set the balls on an oiled sheet, brush all over with {olive-oil} and bake, turning once, until crisp and golden, 25 minutes.'
        : 'Heat {vegetable-oil}, 2 inches deep, to 350°F (175°C) in a heavy pot. Fry the balls, four at a time, turning them, until deep golden and hot in the middle, 4 minutes a batch, 12 minutes in all. Drain on a rack.',
      `Meanwhile, warm {${sauce}} with {basil,chili-flake} and a pinch of salt in a small pan, 6 minutes. ${added.includes('parsley') ? 'Scatter the balls with {parsley} and serve at once' : 'Serve at once'}, with the sauce to dip.`,
    )
    callIt(kit, {
      noun: /suppl/i.test(kit.craving.text) ? 'supplì' : 'arancini',
      true: [baked ? 'baked' : 'crisp', 'golden', 'molten'],
      before: inside ? [inside] : [],
      after: [inside ?? '', cheese, ...added.filter((id) => id !== 'nutmeg')].filter(Boolean),
    })
    kit.describe(
      `Crisp outside, creamy within and molten in the middle[, with {-${inside ?? 'x'}}]. (Make the rice the day before, and they are quick|Leftover risotto does just as well).`,
    )
  },
}
