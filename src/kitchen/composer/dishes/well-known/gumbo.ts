import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { rice } from '../classics/rice-beside.ts'
import { twist } from '../twist.ts'
import { broth } from './water.ts'

/** Roux 1 fat : 1 flour, stirred to the color of milk chocolate: the darker it is, the less it thickens. */
export const gumbo: Dish = {
  id: 'gumbo',
  names: [
    'gumbo',
    'chicken gumbo',
    'seafood gumbo',
    'shrimp gumbo',
    'sausage gumbo',
    'chicken and sausage gumbo',
    'okra gumbo',
    'cajun gumbo',
    'louisiana gumbo',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [85, 95],
  onlyNamed: true,
  cuisines: ['cajun'],
  takes: ['poultry', 'sausage', 'shellfish', 'canned-fish', 'bean', 'vegetable', 'grain', 'spice'],
  moods: ['comfort', 'hearty', 'party', 'spicy', 'cozy'],
  write(kit) {
    const sea = /seafood|shrimp/i.test(kit.craving.text)
    const flour = kit.resolve('all-purpose-flour')
    if (!flour || flour === 'cornstarch') return kit.fail('no roux')
    const usual = (sea ? ['shrimp', 'crab'] : ['chicken-thigh', 'kielbasa']).filter(kit.ok)
    const meats = kit.choose({
      roles: ['poultry', 'sausage', 'shellfish', 'canned-fish', 'bean'],
      from:
        usual.length > 0
          ? usual
          : ['shrimp', 'chicken-thigh', 'kidney-bean-canned'].filter(kit.ok).slice(0, 1),
      not: [
        'chicken-drumstick',
        'chicken-wing',
        'italian-sausage',
        'mussel',
        'clam',
        'anchovy',
        'sardine',
        'tuna-canned',
        'salmon-canned',
        'salmon-smoked',
      ],
      count: usual.length > 1 ? 2 : 1,
      max: 3,
    })
    kit.require(meats.length > 0, 'nothing to put in')
    kit.bind(
      'poultry',
      meats.filter((id) => /chicken|turkey/.test(id)),
    )
    kit.bind(
      'sausage',
      meats.filter((id) => /kielbasa|chorizo/.test(id)),
    )
    kit.bind(
      'sea',
      meats.filter((id) => /shrimp|crab|scallop|squid/.test(id)),
    )
    kit.bind(
      'bean',
      meats.filter((id) => /bean|chickpea/.test(id)),
    )
    kit.bind('main', meats)
    const pepper = ['green-bell-pepper', 'red-bell-pepper'].find(kit.ok)
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['okra'],
        not: ['onion', 'celery', 'green-bell-pepper'],
        max: 2,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const stock = broth(kit, meats.some((id) => /bean/.test(id)) ? 'vegetable-stock' : 'chicken-stock', 6)
    kit.add(`!1/2 cup vegetable-oil
      !1/2 cup ${flour}
      1 each onion | finely chopped
      3 stalk celery | finely chopped
      ${pepper ? `1 each ${pepper} | finely chopped` : ''}
      4 clove garlic
      1 tbsp cajun-seasoning
      ~1 tsp thyme-dried
      ${stock.line}
      ~1 each bay-leaf
      $poultry x1.2 | cut into 1 1/2-inch pieces
      ${kit.bound('sausage').length > 0 ? `12 oz ${kit.bound('sausage')[0]} | (or andouille) sliced into coins` : ''}
      $sea
      $bean x2
      $veg | cut into 1/2-inch slices
      3/4 tsp salt
      ~4 each scallion`)
    const added = twist(
      kit,
      {
        'hot-sauce': '2 tsp hot-sauce',
        cayenne: '1/4 tsp cayenne',
        'smoked-paprika': '1 tsp smoked-paprika',
        parsley: '1/4 cup parsley',
        'tomato-canned': '1 can tomato-canned',
        'worcestershire-sauce': '1 tbsp worcestershire-sauce',
      },
      2,
    )
    const poultry = kit.bound('poultry').length > 0
    const grain = rice(kit, 'white-rice')
    kit.step(
      kit.bound('sausage').length > 0
        ? 'Brown {sausage} in a little of {vegetable-oil} in a large, heavy pot over medium heat, 6 minutes, and lift out.'
        : '',
      `Stir ${kit.bound('sausage').length > 0 ? 'the rest of ' : ''}{vegetable-oil} and {${flour}} together in ${kit.bound('sausage').length > 0 ? 'the pot' : 'a large, heavy pot'} over medium-low heat, and keep stirring until the roux is the color of milk chocolate and smells of toasted nuts, 25 minutes. Black flecks mean that it has burned: then start again.`,
      `Add {onion,celery,${pepper ?? 'celery'}} at once, which stops the roux, and cook until soft, 8 minutes. Stir in {garlic,cajun-seasoning,thyme-dried,cayenne,smoked-paprika} for 1 minute.`,
      `Whisk in ${stock.ref} by the ladle, add {bay-leaf,tomato-canned,worcestershire-sauce}${poultry ? ' and {poultry}' : ''}, and simmer gently, skimming off the fat, ${poultry ? 'until {poultry} reaches 165°F (74°C) and falls apart, 30 minutes' : 'until it tastes of more than flour, 30 minutes'}.`,
      'Add {sausage,bean,veg} and simmer until tender and lightly thickened, 12 minutes.',
      grain,
      kit.bound('sea').includes('crab') && kit.bound('sea').length === 1
        ? 'Fold in {sea} and warm through, 2 minutes.'
        : 'Stir in {sea} and cook just until pink and opaque throughout, 3 minutes.',
      'Season with {salt,hot-sauce}. Ladle[ over {rice}] and scatter with {scallion,parsley}.',
    )
    nameDish(kit, {
      noun: 'gumbo',
      main: meats,
      partners: [...kit.bound('veg'), ...added.filter((id) => id === 'tomato-canned')],
      methods: ['dark-roux', 'slow-stirred', 'one-pot'],
      never: ['garlicky', 'herby', 'thyme', 'paprika', 'cajun'],
    })
    kit.describe(
      '{-main} in a deep brown, gently hot gravy that starts with a patient roux. (Put some music on: the stirring takes a while and decides everything|It is better the next day, so make the whole pot).',
    )
  },
}
