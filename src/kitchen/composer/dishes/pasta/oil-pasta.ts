import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, panText, pieceCut, whole } from '../protein.ts'
import { twist } from '../twist.ts'
import { boil, choosePasta, nounOf } from './boil.ts'

export const oilPasta: Dish = {
  id: 'oil-pasta',
  names: [
    'aglio e olio',
    'spaghetti aglio e olio',
    'lemon pasta',
    'garlic pasta',
    'pasta primavera',
    'primavera',
    'shrimp scampi',
    'scampi',
    'pasta',
    'linguine',
    'vongole',
    'linguine with clams',
    'pesto pasta',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [20, 30],
  takes: [
    'pasta',
    'vegetable',
    'shellfish',
    'canned-fish',
    'hard-cheese',
    'crumbling-cheese',
    'herb',
    'citrus',
    'nut',
    'sauce',
    'fish',
    'bean',
    'poultry',
  ],
  cuisines: ['italian'],
  moods: ['quick', 'light', 'weeknight', 'summer', 'garlicky', 'simple', 'tangy'],
  loves: ['shrimp', 'lemon', 'basil', 'pesto', 'tuna-canned', 'caper'],
  write(kit) {
    const pasta = choosePasta(kit, ['spaghetti', 'linguine', 'fusilli', 'penne', 'farfalle'])
    const shrimp = /scampi|shrimp/i.test(kit.craving.text)
    const plain = /aglio|vongole|scampi/i.test(kit.craving.text)
    const pesto = kit.wants('pesto')
    // Pesto from the jar holds nuts and cheese; where those are out, it is made in the pan.
    const ownPesto = !pesto && /pesto/i.test(kit.craving.text) && kit.ok('basil')
    const main = chooseMain(kit, {
      roles: ['shellfish', 'fish', 'poultry', 'canned-fish', 'bean'],
      from: /vongole|clam/i.test(kit.craving.text)
        ? ['clam']
        : shrimp
          ? ['shrimp']
          : ['shrimp', 'tuna-canned', 'white-bean-canned', 'chickpea-canned'],
      onlyWanted:
        !shrimp && !/vongole|clam/i.test(kit.craving.text) && (plain || kit.lean > 0 || kit.chance(0.5)),
      not: whole.filter((id) => id !== 'clam' && id !== 'mussel'),
    })
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: [
          'zucchini',
          'asparagus',
          'broccoli',
          'cherry-tomato',
          'spinach',
          'arugula',
          'pea-frozen',
          'kale',
          'green-bean',
          'artichoke-canned',
        ],
        not: ['onion'],
        onlyWanted: plain,
        count: /primavera/i.test(kit.craving.text) ? 3 : kit.lean > 1 ? 0 : 1,
        max: 4,
        where: (item) => item.speed !== 'raw' && item.speed !== 'hard',
      }),
    )
    const crunch = kit.choose({
      roles: ['nut'],
      from: ['pine-nut', 'almond', 'walnut'],
      onlyWanted: kit.lean > 0 || kit.chance(0.5),
    })
    kit.bind('crunch', crunch)
    kit.add(`12 oz ${pasta}
      ${pesto ? '2' : '4'} tbsp olive-oil
      $main x0.8${main ? pieceCut(main) : ''}
      $veg
      4 clove garlic | thinly sliced
      ${kit.mood('mild') ? '' : '~1/4 tsp chili-flake'}
      1 each lemon
      ${pesto ? '1/2 cup pesto' : ''}
      ${ownPesto ? '2 cup basil\n1/4 cup sunflower-seed' : ''}
      1/2 cup parmesan
      ~$crunch x0.5
      3/4 tsp salt
      1/4 tsp black-pepper
      ~~1/4 cup ${kit.pick(['parsley', 'basil'])}`)
    const added = twist(kit, {
      shallot: '1 each shallot',
      'white-wine': '1/3 cup white-wine',
      butter: '2 tbsp butter',
      caper: '1 tbsp caper',
      mint: '2 tbsp mint',
      'fennel-seed': '1/2 tsp fennel-seed',
      anchovy: '2 each anchovy',
      'oregano-dried': '1/2 tsp oregano-dried',
    })
    kit.step(
      boil(pasta),
      main
        ? `Meanwhile, (warm|heat) half of {olive-oil} in a large skillet over medium-high heat. ${panText(kit)} Lift {main} onto a plate.`
        : '',
      `${main ? 'Add the rest of' : 'Meanwhile, put'} {olive-oil} ${main ? 'to the pan' : 'into a large skillet over medium heat'}. Add {veg:firm} and cook until (bright and just tender|lightly browned and tender), 6 minutes.`,
      `Add {garlic,chili-flake,shallot,anchovy,fennel-seed,oregano-dried} and let it sizzle gently until (pale gold; any darker and it turns bitter|the edges turn pale gold), 2 minutes.`,
      'Stir in {veg:soft,veg:leaf} and cook until just soft, 2 minutes.',
      `Add {pasta}, a ladleful of its water and the zest and juice of {lemon}[, along with {white-wine,butter,caper}]. Toss over high heat until the liquid turns glossy and coats the pasta, 1 minute.[ Off the heat, stir in {pesto}.]${ownPesto ? ' Off the heat, stir in the pounded herb paste.' : ''}`,
      `${main ? 'Return {main} to the pan and toss' : 'Toss'} with {parmesan,salt,black-pepper}. Serve[ with {crunch,parsley,basil,mint} on top].`,
    )
    nameDish(kit, {
      noun: nounOf(kit, pasta),
      main: main ? [main, ...kit.bound('veg'), 'lemon'] : ['lemon', ...kit.bound('veg')],
      partners: [...kit.bound('veg'), ...crunch, ...added.filter((id) => id !== 'butter')],
      methods: pesto || ownPesto ? ['pesto'] : ['weeknight'],
      never: ['cheesy'],
    })
    kit.describe(
      `(Light and glossy|Bright and glossy), with {-main,veg} and plenty of lemon over {-pasta}. (On the table as soon as the pasta is done|Serve it straight from the pan).`,
    )
  },
}
