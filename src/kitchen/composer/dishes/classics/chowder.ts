import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, pieceCut, simmerText, whole } from '../protein.ts'

export const chowder: Dish = {
  id: 'chowder',
  names: [
    'chowder',
    'clam chowder',
    'corn chowder',
    'fish chowder',
    'seafood chowder',
    'salmon chowder',
    'potato chowder',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [40, 45],
  takes: ['fish', 'shellfish', 'bacon', 'vegetable', 'dairy', 'canned-fish', 'poultry', 'cooked-meat'],
  moods: ['cozy', 'creamy', 'comfort', 'winter', 'hearty'],
  weight: 0.6,
  loves: ['corn-frozen', 'clam', 'potato', 'bacon'],
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    const corn = /corn/.test(text) || kit.diet('vegan') || kit.diet('vegetarian')
    const main = chooseMain(kit, {
      roles: ['fish', 'shellfish', 'poultry', 'cooked-meat', 'canned-fish'],
      from: /clam/.test(text)
        ? ['clam']
        : /salmon/.test(text)
          ? ['salmon']
          : ['cod', 'salmon', 'haddock', 'shrimp'],
      onlyWanted: corn,
      not: [
        'tuna-steak',
        'swordfish',
        'mackerel',
        'anchovy',
        'sardine',
        ...whole.filter((id) => id !== 'clam' && id !== 'mussel'),
      ],
    })
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['corn-frozen', 'carrot', 'leek', 'celery', 'pea-frozen', 'red-bell-pepper'],
        not: ['onion', 'potato'],
        count: 2,
        max: 4,
        where: (item) => item.speed !== 'raw',
      }),
    )
    kit.require(main || !corn || kit.uses('corn') || kit.ok('corn-frozen'), 'a chowder of nothing')
    const bacon = kit.ok('bacon') && (kit.wants('bacon') || (kit.lean === 0 && kit.chance(0.5)))
    kit.add(`${bacon ? '3 oz bacon' : ''}
      2 tbsp butter
      1 each onion
      ${corn && !kit.bound('veg').includes('corn-frozen') ? '2 cup corn-frozen' : ''}
      $veg
      ~2 clove garlic
      2 tbsp all-purpose-flour
      1 lb potato | peeled and cut into 1/2-inch cubes
      3 cup ${kit.pick(['vegetable-stock', 'chicken-stock'])}
      1 tsp salt
      1/4 tsp black-pepper
      ${kit.pick(['~1/2 tsp thyme-dried', '~1 each bay-leaf', '~1 tsp smoked-paprika', '~1/8 tsp cayenne'].filter((line) => !(kit.mood('mild') && /cayenne/.test(line))))}
      $main x0.8${main ? pieceCut(main) : ''}
      1 cup ${kit.pick(['milk', 'half-and-half', 'heavy-cream'])}
      ~~2 tbsp ${kit.pick(['chive', 'parsley', 'dill'])}`)
    const stock = kit.lines.find((line) => line.item.id.includes('stock'))?.item.id
    const cream = kit.lines.findLast((line) => line.item.roles.includes('dairy'))?.item.id ?? 'milk'
    kit.step(
      bacon
        ? 'Cook {bacon} in a large pot over medium heat until crisp, 6 minutes. Lift it out and leave the fat.'
        : '',
      `${bacon ? 'Add' : 'Melt'} {butter}${bacon ? '' : ' in a large pot over medium heat'}, add {onion,leek,celery,carrot,red-bell-pepper} and cook until soft but not brown, 7 minutes.`,
      'Stir in {garlic,all-purpose-flour,thyme-dried,smoked-paprika,cayenne} and cook for 1 minute.',
      `Pour in ${stock ? `{${stock}}` : '3 cups of water'}, scraping the bottom, and add {potato,bay-leaf,salt,black-pepper}. Simmer until the cubes crush easily against the side, 14 minutes. (Crush a few to thicken the soup|Mash a few of them into the soup).`,
      'Stir in {corn-frozen,corn,corn-canned,pea-frozen,veg:leaf} and cook for 3 minutes.',
      main ? simmerText(kit) : '',
      `Stir in {${cream}} and warm through without boiling, 3 minutes. Taste for salt.`,
      'Ladle into bowls[ and top with {bacon,chive,parsley,dill}].',
    )
    nameDish(kit, {
      noun: 'chowder',
      main: main
        ? [main, ...kit.bound('veg')]
        : kit.uses('corn-frozen')
          ? ['corn-frozen', ...kit.bound('veg')]
          : kit.bound('veg'),
      partners: ['potato', ...kit.bound('veg')],
      methods: ['creamy', 'chunky', 'thick'],
      never: ['garlicky', 'herby', 'cheesy', 'coconut'],
    })
    kit.describe(
      '(Thick and chunky|Creamy and spoon-coating), with {-main,potato,veg} in a mellow, milky soup. (Serve it in deep bowls with plenty of pepper|A bowl of it is a whole meal).',
    )
  },
}
