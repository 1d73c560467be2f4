import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { twist } from '../twist.ts'

export const mussels: Dish = {
  id: 'mussels',
  names: [
    'mussel',
    'mussels',
    'moules',
    'moules frites',
    'steamed mussels',
    'steamed clams',
    'moules marinieres',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [20, 25],
  weight: 0.3,
  takes: ['shellfish', 'liquid', 'bread', 'vegetable', 'herb', 'dairy', 'sausage'],
  cuisines: ['french', 'thai', 'spanish'],
  loves: ['mussel', 'clam', 'white-wine'],
  write(kit) {
    const main = /clam/i.test(kit.craving.text) ? 'clam' : 'mussel'
    kit.require(kit.ok(main), 'no mussels')
    kit.bind('main', [main])
    const thai = kit.profile?.id === 'thai' && kit.ok('coconut-milk')
    const wine = !thai && kit.ok('white-wine')
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable', 'sausage'],
        from: ['fennel', 'cherry-tomato', 'leek', 'celery'],
        not: ['onion'],
        count: 1,
        max: 2,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const bread = kit.resolve('baguette')
    kit.add(`4 lb ${main}
      2 tbsp ${thai ? 'vegetable-oil' : 'butter'}
      2 each shallot | thinly sliced
      $veg x0.7
      4 clove garlic
      ${thai ? '1 inch ginger\n1 stalk lemongrass\n1 can coconut-milk' : wine ? '1 cup white-wine' : '1 cup vegetable-stock'}
      1/4 tsp black-pepper
      1/3 cup ${thai ? 'cilantro' : 'parsley'}
      ${bread ? (bread === 'baguette' ? '1 each baguette' : `4 slice ${bread}`) : ''}`)
    const added = twist(
      kit,
      thai
        ? {
            'lime-juice': '2 tbsp lime-juice',
            'red-chili': '1 each red-chili',
            'thai-red-curry-paste': '1 tbsp thai-red-curry-paste',
          }
        : {
            'heavy-cream': '1/3 cup heavy-cream',
            'dijon-mustard': '1 tbsp dijon-mustard',
            saffron: '1 pinch saffron',
            'chili-flake': '1/4 tsp chili-flake',
            lemon: '1 each lemon | cut into wedges',
            chorizo: '3 oz chorizo',
            thyme: '3 sprig thyme',
          },
    )
    kit.step(
      '(Rinse {main} in cold water|Scrub {main} under the cold tap|Give {main} a good rinse). (Throw away any with broken shells, and any open ones that do not close when tapped|Any that are cracked, or gape and stay open when tapped, go in the bin).',
      `Warm {${thai ? 'vegetable-oil' : 'butter'}} in a large, lidded pot over medium heat. Cook {chorizo,shallot,veg:hard,veg:firm} until (soft|limp and sweet|soft and just turning gold), (5|6) minutes.`,
      'Stir in {garlic,ginger,lemongrass,red-chili,thai-red-curry-paste,chili-flake,saffron,thyme} for 1 minute.',
      `Pour in {${thai ? 'coconut-milk' : wine ? 'white-wine' : 'vegetable-stock'}}[ with {veg:soft,dijon-mustard}], (turn the heat to high and bring to a fast boil|bring to a hard boil over the highest heat), (2|3) minutes.`,
      'Tip in {main}, (cover tightly and steam, shaking the pot twice|put the lid on and steam, giving the pot a shake now and then), until the shells have opened, (5|6) minutes. (Throw away any that stay shut|Discard those that stay closed).',
      `Stir in {heavy-cream,lime-juice} and season with {black-pepper}. The broth is salty by itself, so taste before you season further.`,
      `Scatter with {${thai ? 'cilantro' : 'parsley'}} and bring the pot to the table${bread ? ` with {${bread}} for the broth` : ''}[ and {lemon} to squeeze over].`,
    )
    nameDish(kit, {
      noun: main === 'clam' ? 'clams' : 'mussels',
      main: [thai ? 'coconut-milk' : wine ? 'white-wine' : (kit.bound('veg')[0] ?? 'garlic')],
      partners: [...kit.bound('veg'), ...added],
      methods: ['steamed'],
      never: ['garlicky', 'herby', 'creamy', 'coconut', 'lemony'],
    })
    kit.describe(
      '(Plump, briny {-main}|{-main} just steamed open) in a fragrant broth of {-shallot,garlic,veg}. (Have a bowl ready for the shells|The broth at the bottom is the reward).',
    )
  },
}
