import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { rice } from '../classics/rice-beside.ts'
import { twist } from '../twist.ts'
import { broth } from '../well-known/water.ts'

/** From cans: dried kidney beans want a night of soaking and a hard boil first. */
export const redBeansAndRice: Dish = {
  id: 'red-beans-and-rice',
  names: [
    ...[
      'red beans and rice',
      'red bean and rice',
      'red beans & rice',
      'red beans with rice',
      'new orleans red beans and rice',
    ],
    ...['cajun red beans and rice', 'creole red beans and rice', 'louisiana red beans and rice'],
    'monday red beans',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [50, 65],
  onlyNamed: true,
  cuisines: ['cajun'],
  takes: ['bean', 'sausage', 'cooked-meat', 'vegetable', 'spice', 'grain', 'bacon'],
  moods: ['comfort', 'budget', 'hearty', 'spicy'],
  write(kit) {
    const bean = ['kidney-bean-canned', 'pinto-bean-canned'].find(kit.ok)
    if (!bean) return kit.fail('no beans')
    kit.bind('main', [bean])
    const meat = kit.choose({
      roles: ['sausage', 'cooked-meat', 'bacon'],
      from: ['kielbasa', 'ham'],
      not: ['italian-sausage', 'pepperoni', 'salami', 'prosciutto', 'chicken-cooked', 'turkey-cooked'],
      max: 1,
    })[0]
    const pepper = ['green-bell-pepper', 'red-bell-pepper'].find(kit.ok)
    const stock = broth(kit, meat ? 'chicken-stock' : 'vegetable-stock', 3)
    kit.add(`${meat ? `${{ kielbasa: '12 oz kielbasa | (or andouille) sliced into coins', ham: '8 oz ham | diced' }[meat as 'ham'] ?? `8 oz ${meat}`}` : ''}
      2 tbsp vegetable-oil
      1 each onion | finely chopped
      ${pepper ? `1 each ${pepper} | finely chopped` : ''}
      2 stalk celery | finely chopped
      ${kit.ok('garlic') ? '4 clove garlic' : ''}
      1 tbsp cajun-seasoning
      1 tsp thyme-dried
      !3 can ${bean}
      ${stock.line}
      2 each bay-leaf
      1/2 tsp salt
      4 each scallion`)
    const added = twist(
      kit,
      {
        'smoked-paprika': '1 tsp smoked-paprika',
        'hot-sauce': '2 tsp hot-sauce',
        'apple-cider-vinegar': '2 tsp apple-cider-vinegar',
        parsley: '1/4 cup parsley',
        cayenne: '1/4 tsp cayenne',
        'worcestershire-sauce': '2 tsp worcestershire-sauce',
      },
      meat ? 1 : 2,
    )
    const grain = rice(kit, 'white-rice')
    kit.step(
      meat
        ? `Brown {${meat}} in {vegetable-oil} in a large, heavy pot over medium-high heat until dark at the edges, 6 minutes. Lift out.`
        : '',
      `${meat ? 'Turn the heat to medium and cook' : 'Heat {vegetable-oil} in a large, heavy pot over medium heat and cook'} {onion,${pepper ?? 'celery'},celery} until soft and golden, 9 minutes. Stir in {garlic,cajun-seasoning,thyme-dried,smoked-paprika,cayenne} for 1 minute.`,
      `Add {main,bay-leaf} and ${stock.ref}[ with {worcestershire-sauce}], bring to a boil and simmer, partly covered, until the beans are very soft and the liquid has thickened, 25 minutes.`,
      grain,
      `Crush a ladleful of the beans against the side of the pot${meat ? `, return {${meat}}` : ''} and simmer until creamy, 8 minutes. Lift out the bay leaves, and season with {salt,hot-sauce,apple-cider-vinegar}.`,
      'Spoon[ over {rice}], scatter with {scallion,parsley} and serve.',
    )
    callIt(kit, {
      noun: 'red beans and rice',
      true: ['creamy', 'New Orleans', ...(kit.uses('smoked-paprika') || meat ? ['smoky'] : [])],
      after: [meat ?? '', ...added.filter((id) => id === 'hot-sauce'), 'scallion', pepper ?? ''].filter(
        Boolean,
      ),
    })
    kit.describe(
      'Creamy {-main} with {-kielbasa,ham,onion,celery}, thick enough to stand up on the rice. (Crushing a ladleful is what makes it creamy|For Mondays, and for the days after).',
    )
  },
}
