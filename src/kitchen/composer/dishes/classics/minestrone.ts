import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { panText } from '../protein.ts'

export const minestrone: Dish = {
  id: 'minestrone',
  names: [
    'minestrone',
    'minestrone soup',
    'italian vegetable soup',
    'pasta e fagioli',
    'ribollita',
    'tuscan soup',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 6,
  minutes: [45, 55],
  weight: 0.3,
  takes: ['vegetable', 'bean', 'pasta', 'bacon', 'sausage', 'hard-cheese'],
  cuisines: ['italian'],
  loves: ['white-bean-canned', 'zucchini', 'cabbage', 'celery', 'carrot'],
  write(kit) {
    const meat = kit.choose({ roles: ['bacon', 'sausage'], onlyWanted: true })
    kit.bind('main', meat)
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: [
          'zucchini',
          'green-bean',
          'kale',
          'spinach',
          'cabbage',
          'potato',
          'savoy-cabbage',
          'swiss-chard',
          'pea-frozen',
          'fennel',
        ],
        not: ['onion', 'carrot', 'celery'],
        count: kit.lean > 0 ? 1 : 3,
        max: 5,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const bean = kit.choose({
      roles: ['bean'],
      from: ['white-bean-canned', 'chickpea-canned', 'kidney-bean-canned'],
    })
    kit.bind('bean', bean)
    const pasta = kit.resolve('macaroni')
    const small = pasta && !['cauliflower', 'zucchini'].includes(pasta) ? pasta : null
    kit.add(`3 tbsp olive-oil
      $main
      1 each onion
      2 each carrot
      2 stalk celery
      3 clove garlic
      2 tbsp tomato-paste
      ${kit.pick(['1 tsp oregano-dried', '1/2 tsp rosemary-dried', '1 tsp thyme-dried'])}
      1 can tomato-canned
      6 cup vegetable-stock
      1 tsp salt
      1/4 tsp black-pepper
      $veg x0.7
      $bean
      ${small ? `4 oz ${small}` : ''}
      ~1/2 cup parmesan
      ~~${kit.pick(['1/3 cup pesto', '1/4 cup basil', '1/4 cup parsley'])}`)
    kit.step(
      meat.length > 0 ? `(Warm|Heat) {olive-oil} in a large pot over medium heat. ${panText(kit)}` : '',
      `${meat.length > 0 ? 'Add' : '(Warm|Heat) {olive-oil} in a large pot over medium heat. Add'} {onion,carrot,celery} and cook until (soft and golden|sweet and soft), 9 minutes.`,
      'Stir in {garlic,tomato-paste,oregano-dried,rosemary-dried,thyme-dried} and cook until the paste darkens, 2 minutes.',
      `Add {tomato-canned,${kit.resolve('vegetable-stock') ? 'vegetable-stock,' : ''}veg:hard,salt,black-pepper}${kit.resolve('vegetable-stock') ? '' : ' and 6 cups of water'}. Simmer, partly covered, for 15 minutes.`,
      `Add {veg:firm,bean${small ? `,${small}` : ''}} and simmer until (everything is tender|the vegetables are tender), 10 minutes.`,
      'Stir in {veg:leaf,veg:soft} and cook for 3 minutes. The soup should be thick; thin it with hot water if a spoon stands up in it.',
      'Ladle into bowls[ and finish with {pesto,basil,parsley,parmesan}].',
    )
    nameDish(kit, {
      noun: 'minestrone',
      main: [...meat, ...bean],
      partners: kit.bound('veg'),
      methods: ['chunky', 'garden', 'thick'],
      never: ['herby', 'garlicky', 'lemony', 'cheesy'],
    })
    kit.describe(
      '(A thick, chunky soup|A spoon-standing soup) of {-veg,bean} in a savory tomato broth. (It is better on the second day|Serve it hot, or just warm in summer).',
    )
  },
}
