import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { twist } from '../twist.ts'

export const frenchOnion: Dish = {
  id: 'french-onion-soup',
  names: ['french onion soup', 'onion soup', 'soupe a l oignon'],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [75, 80],
  oven: true,
  onlyNamed: true,
  takes: ['melting-cheese', 'bread', 'liquid'],
  cuisines: ['french'],
  write(kit) {
    kit.require(kit.ok('onion'), 'no onions')
    const bread = kit.resolve('baguette')
    const cheese = kit.resolve('gruyere')
    const stock = kit.pick(['beef-stock', 'chicken-stock', 'vegetable-stock'])
    const wine = kit.ok('white-wine')
    kit.add(`3 tbsp butter
      1 tbsp olive-oil
      6 each onion | thinly sliced
      1 tsp salt
      ${kit.pick(['1 tsp sugar', '1 tbsp balsamic-vinegar'])}
      2 clove garlic
      1 tbsp all-purpose-flour
      ${wine ? '1/2 cup white-wine' : ''}
      6 cup ${stock}
      ${kit.pick(['4 sprig thyme', '1 tsp thyme-dried'])}
      1/4 tsp black-pepper
      ${bread ? (bread === 'baguette' ? '1/2 each baguette | cut into 8 slices' : `4 slice ${bread}`) : ''}
      ${cheese ? `1 1/2 cup ${cheese}` : ''}`)
    twist(kit, {
      'worcestershire-sauce': '1 tsp worcestershire-sauce',
      'bay-leaf': '1 each bay-leaf',
      'dijon-mustard': '2 tsp dijon-mustard',
      'apple-cider-vinegar': '1 tsp apple-cider-vinegar',
      nutmeg: '1/8 tsp nutmeg',
    })
    kit.step(
      `Melt {butter,olive-oil} in a heavy pot over medium heat. Add {onion} and {salt} and cook, covered, until limp, 10 minutes.`,
      `Uncover, add {sugar,balsamic-vinegar} and cook, stirring and scraping often, until (deep amber and jammy|the color of dark caramel), 35 minutes. (Do not hurry this: it is all of the flavor|Splash in water whenever the bottom threatens to scorch).`,
      'Stir in {garlic,all-purpose-flour,nutmeg} and cook for 2 minutes.[ Pour in {white-wine} and let it bubble away, 2 minutes.]',
      `Add {${stock},thyme,thyme-dried,bay-leaf,worcestershire-sauce,dijon-mustard,apple-cider-vinegar,black-pepper} and simmer for 15 minutes. Taste for salt.`,
      `Meanwhile, heat the broiler and toast {${bread ?? 'bread'}} on a baking sheet on both sides.`,
      bread && cheese
        ? `Ladle into oven-safe bowls, float {${bread}} on top, cover with {${cheese}} and broil until (bubbling and browned in spots|melted and browned), 3 minutes.`
        : 'Ladle into bowls and serve very hot.',
    )
    nameDish(kit, {
      noun: 'French onion soup',
      main: cheese ? [cheese] : ['thyme'],
      partners: [cheese ?? '', ...kit.bound('twist')].filter(Boolean),
      methods: ['slow-cooked', 'bistro-style', 'deep amber'],
      never: ['cheesy', 'herby', 'garlicky'],
    })
    kit.title('French Onion Soup')
    kit.describe(
      `Deep amber, savory-sweet broth (${cheese ? 'under a raft of molten cheese' : 'full of soft strands'}|with toast that soaks up every drop). (The slow browning is most of the work and all of the taste|Good things take an hour).`,
    )
  },
}
