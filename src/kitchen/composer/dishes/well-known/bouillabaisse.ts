import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { twist } from '../twist.ts'
import { fromTheSea } from './from-the-sea.ts'
import { broth } from './water.ts'

export const bouillabaisse: Dish = {
  id: 'bouillabaisse',
  names: [
    'bouillabaisse',
    'bouillabaise',
    'cioppino',
    'fish stew',
    'seafood stew',
    'fisherman stew',
    "fisherman's stew",
    'french fish stew',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [50, 60],
  onlyNamed: true,
  cuisines: ['french'],
  takes: ['fish', 'shellfish', 'vegetable', 'herb', 'liquid', 'bread', 'bean'],
  moods: ['fancy', 'party', 'light', 'cozy'],
  write(kit) {
    const usual = ['cod', 'shrimp', 'mussel'].filter(kit.ok)
    const sea = kit.choose({
      roles: ['fish', 'shellfish'],
      from: usual.length > 0 ? usual : ['cod'],
      not: ['salmon-smoked', 'mackerel'],
      count: Math.max(1, usual.length),
      max: 3,
    })
    kit.require(sea.length > 0, 'nothing from the sea')
    const { fish, shell, mussel, lines, rinse } = fromTheSea(kit, sea)
    kit.bind('main', sea)
    const tomato = kit.resolve('tomato-canned')
    const stock = broth(kit, 'vegetable-stock', 4)
    const wine = kit.ok('white-wine')
    const bread = ['baguette', 'sourdough-bread', 'gluten-free-bread'].find(kit.ok)
    const mayo = kit.ok('garlic') ? kit.resolve('mayonnaise') : null
    const bulb = ['fennel', 'leek', 'celery'].find(kit.ok)
    if (!tomato) return kit.fail('no broth')
    kit.add(`${lines}
      3 tbsp olive-oil
      1 each onion | thinly sliced
      ${bulb ? `${bulb === 'celery' ? '3 stalk' : '1 each'} ${bulb}` : ''}
      4 clove garlic
      1 tbsp tomato-paste
      ${kit.ok('orange') ? '1 each orange | zest peeled off in strips' : ''}
      1 pinch saffron
      ~1 each bay-leaf
      ${wine ? '3/4 cup white-wine' : ''}
      1 can ${tomato}
      ${stock.line}
      1 lb potato | cut into 1/2-inch slices
      1 tsp salt
      1/4 cup parsley
      ${bread ? (bread === 'baguette' ? '1 each baguette | sliced' : `8 slice ${bread}`) : ''}
      ${mayo ? `~1/4 cup ${mayo}` : ''}`)
    const added = twist(
      kit,
      {
        'fennel-seed': '1/2 tsp fennel-seed',
        'chili-flake': '1/4 tsp chili-flake',
        thyme: '4 sprig thyme',
        basil: '1/4 cup basil',
        'smoked-paprika': '1/2 tsp smoked-paprika',
      },
      2,
    )
    const rouille = mayo !== null && kit.uses(mayo) && bread
    kit.step(
      rinse,
      `Heat {olive-oil} in a large, wide pot over medium heat and cook {onion,${bulb ?? 'onion'}} until soft and sweet, 10 minutes. Stir in most of {garlic} with {tomato-paste,fennel-seed,chili-flake} for 1 minute.`,
      `${wine ? 'Pour in {white-wine} and let it boil for 2 minutes. ' : ''}Add ${stock.ref}, {${tomato},saffron,bay-leaf,thyme,salt}[, the zest of {orange}] and {potato} and simmer briskly until a knife slides into the slices, 16 minutes.`,
      [
        mussel.length > 0 ? 'Add {mussel}, cover and cook for 2 minutes. ' : '',
        fish.length > 0
          ? 'Lower the heat and lay {fish} in the liquid. Simmer very gently until it begins to turn opaque, 4 minutes. '
          : '',
        shell.length > 0 ? 'Add {shell} and cook just until opaque throughout, 3 minutes. ' : '',
      ].join(''),
      `${fish.length > 0 ? 'By now, {fish} should flake and read 145°F (63°C)' : 'It must not boil hard any more'}${mussel.length > 0 ? '; throw away shells that have stayed shut' : ''}.${kit.uses('orange') ? ' Take out the strips of zest.' : ''}`,
      bread ? `Meanwhile, toast {${bread}} until crisp.` : '',
      rouille ? `Stir the rest of {garlic} into {${mayo}}[ with {smoked-paprika}].` : '',
      `Ladle into wide bowls and scatter with {parsley,basil}.${bread ? ` Serve with {${bread}}${rouille ? ', spread with the garlic sauce, to float on top' : ' to dip'}.` : ''}`,
    )
    nameDish(kit, {
      noun: said(kit, 'cioppino', 'fish stew', 'seafood stew') ?? 'bouillabaisse',
      main: sea,
      partners: [bulb ?? '', 'saffron', ...added].filter(Boolean),
      methods: ['saffron', 'one-pot', 'provençal'].slice(kit.ok('saffron') ? 0 : 1),
      never: ['herby', 'garlicky', 'thyme', 'saffron', 'white wine', 'creamy'],
    })
    kit.describe(
      '{-main} in a golden broth of {-' +
        (bulb ?? 'onion') +
        ',saffron}. (The fish goes in last and needs minutes only|Bring the whole pot to the table, with a bowl for the shells).',
    )
  },
}
