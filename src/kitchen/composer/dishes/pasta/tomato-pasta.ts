import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, panText, whole } from '../protein.ts'
import { boil, choosePasta, nounOf, sauceVegetables, shapes } from './boil.ts'

export const tomatoPasta: Dish = {
  id: 'tomato-pasta',
  names: [
    'tomato pasta',
    'pasta pomodoro',
    'marinara',
    'arrabbiata',
    'penne arrabbiata',
    'puttanesca',
    'pasta',
    'spaghetti',
    'penne',
    'rigatoni',
    'pasta sauce',
    'pasta with tomato sauce',
    'red sauce pasta',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  takes: [
    'pasta',
    'vegetable',
    'sausage',
    'bacon',
    'ground',
    'canned-fish',
    'shellfish',
    'bean',
    'lentil',
    'sauce',
    'pickle',
    'hard-cheese',
    'mushroom',
    'poultry',
    'fresh-cheese',
  ],
  cuisines: ['italian'],
  moods: ['comfort', 'weeknight', 'budget', 'simple', 'kids', 'spicy'],
  loves: ['crushed-tomato', 'italian-sausage', 'olive-black', 'caper', 'anchovy'],
  write(kit) {
    // Sauces with a name of their own take nothing that was not asked for.
    const plain = /puttanesca|arrabbiata|pomodoro|marinara/i.test(kit.craving.text)
    const pasta = choosePasta(kit, shapes)
    kit.require(
      kit.resolve('crushed-tomato') === 'crushed-tomato' || kit.resolve('crushed-tomato') === 'tomato-canned',
      'no tomatoes',
    )
    const main = chooseMain(kit, {
      roles: ['sausage', 'ground', 'bacon', 'shellfish', 'poultry', 'canned-fish', 'bean'],
      from: [
        'italian-sausage',
        'beef-ground',
        'pancetta',
        'tuna-canned',
        'shrimp',
        'white-bean-canned',
        'chickpea-canned',
        'turkey-ground',
      ],
      onlyWanted: plain || kit.lean > 0 || kit.chance(0.5),
      not: whole,
    })
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: sauceVegetables,
        not: ['onion', 'sun-dried-tomato', 'leek'],
        onlyWanted: plain,
        count: main && kit.chance(0.5) ? 0 : 1,
        max: 4,
        where: (item) =>
          item.speed !== 'raw' && (item.speed !== 'hard' || item.id === 'carrot' || item.id === 'celery'),
      }),
    )
    const hot =
      /arrabb/i.test(kit.craving.text) || kit.mood('spicy') || (!kit.mood('mild') && kit.chance(0.4))
    const briny = /puttanesca/i.test(kit.craving.text)
    const pickles = briny
      ? ['olive-black', 'caper', 'anchovy']
      : kit.lean === 0 && kit.chance(0.35)
        ? [kit.pick(['olive-black', 'caper'])]
        : []
    kit.bind('pickles', [...pickles, ...kit.choose({ roles: ['pickle'], onlyWanted: true, max: 2 })])
    kit.add(`12 oz ${pasta}
      3 tbsp olive-oil
      $main x0.8
      1 each onion
      $veg x0.8
      4 clove garlic
      ${hot ? '1/2 tsp chili-flake' : ''}
      ~1 tsp ${kit.pick(['oregano-dried', 'fennel-seed', 'italian-seasoning'])}
      1 can crushed-tomato
      $pickles
      3/4 tsp salt
      1/4 tsp black-pepper
      ${briny ? '' : '~1/3 cup parmesan'}
      ~~1/4 cup ${kit.pick(['basil', 'parsley'])}`)
    kit.step(
      main
        ? `(Warm|Heat) {olive-oil} in a (large, deep skillet|wide pan) over medium-high heat. ${panText(kit)}`
        : '(Warm|Heat) {olive-oil} in a (large, deep skillet|wide pan) over medium heat.',
      'Add {onion,veg:hard,veg:firm} and cook, stirring now and then, until soft and golden at the edges, 8 minutes.',
      `Stir in {garlic,chili-flake,oregano-dried,fennel-seed,italian-seasoning} and cook until (fragrant|${kit.ok('garlic') ? 'the garlic just starts to color' : 'fragrant'}), 1 minute.`,
      'Add {crushed-tomato,pickles}, {-salt} and {-black-pepper}. Simmer, stirring now and then, until (thick enough that a spoon leaves a trail|the oil starts to separate at the edges), 15 minutes.',
      boil(pasta, { meanwhile: true }),
      'Stir {veg:soft,veg:leaf} into the sauce and cook for 2 minutes.',
      'Tip {pasta} into the sauce with a good splash of its water and toss over the heat until (the sauce clings|every piece is coated), 1 minute. Serve[ with {parmesan,basil,parsley} on top].',
    )
    nameDish(kit, {
      noun: nounOf(kit, pasta),
      main: main ? [main, ...kit.bound('veg')] : [...kit.bound('veg'), 'crushed-tomato'],
      partners: [...kit.bound('veg'), ...kit.bound('pickles')],
      methods: ['rustic', 'saucy'],
      never: ['smoky', 'cheesy'],
    })
    kit.describe(
      `(A thick, slow-tasting tomato sauce that clings to {-pasta}|{-pasta} in a bright, chunky tomato sauce), with {-main,veg}${hot ? ' and a little heat' : ''}. (The sauce can be made a day ahead|A green salad beside it is all it needs).`,
    )
  },
}
