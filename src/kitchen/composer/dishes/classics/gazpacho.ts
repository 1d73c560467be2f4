import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { twist } from '../twist.ts'

export const gazpacho: Dish = {
  id: 'gazpacho',
  names: ['gazpacho', 'cold soup', 'chilled soup', 'salmorejo', 'cold tomato soup', 'cucumber soup'],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [75, 90],
  takes: ['vegetable', 'herb', 'fruit', 'nut', 'bread'],
  cuisines: ['spanish'],
  moods: ['summer', 'light'],
  weight: 0.3,
  write(kit) {
    const green = /cucumber soup/i.test(kit.craving.text) || !kit.ok('tomato')
    kit.bind(
      'extra',
      kit.choose({
        roles: ['vegetable', 'fruit'],
        from: green
          ? ['avocado', 'spinach', 'grape']
          : ['red-bell-pepper', 'watermelon', 'strawberry', 'green-bell-pepper', 'roasted-red-pepper'],
        not: ['tomato', 'cucumber', 'onion', 'red-onion'],
        count: 1,
        max: 3,
        where: (item) => item.raw === true && !item.roles.includes('citrus'),
      }),
    )
    kit.require(kit.ok('cucumber'), 'no cucumber')
    const bread = !kit.diet('low-carb') && kit.chance(0.5) ? kit.resolve('bread') : null
    kit.add(`${green ? '1 cup greek-yogurt' : '6 each tomato | cored and quartered'}
      ${green ? '3' : '1'} each cucumber | peeled and chopped
      $extra x0.7 | roughly chopped
      1/4 each red-onion | chopped
      1 clove garlic
      ${bread ? `2 slice ${bread} | torn` : ''}
      1/3 cup olive-oil
      2 tbsp ${kit.pick(['red-wine-vinegar', 'apple-cider-vinegar', 'lemon-juice'])}
      1 tsp salt
      1/4 tsp black-pepper
      ${kit.pick(['1/2 tsp smoked-paprika', '1/2 tsp cumin', '1 tsp hot-sauce'].filter((line) => !(kit.mood('mild') && /hot/.test(line))))}`)
    const added = twist(kit, {
      basil: '1/4 cup basil',
      mint: '2 tbsp mint',
      dill: '2 tbsp dill',
      almond: '1/4 cup almond',
      'pumpkin-seed': '2 tbsp pumpkin-seed',
      feta: '2 oz feta',
      parsley: '2 tbsp parsley',
    })
    kit.step(
      'Set aside a handful of {cucumber}, finely diced, for the top.',
      `Blend ${green ? '{greek-yogurt}' : '{tomato}'} with the rest of {cucumber}, {extra,red-onion,garlic,salt,black-pepper,smoked-paprika,cumin,hot-sauce,${bread ?? 'bread'}} until smooth.`,
      'With the machine running, pour in {red-wine-vinegar,apple-cider-vinegar,lemon-juice} and then {olive-oil} in a thin stream, until the soup turns (paler and silky|creamy and light).',
      'Chill for 1 hour, since it should be really cold. Taste again then: cold dulls salt and acid.',
      'Stir, thin with ice water if needed, and ladle into chilled bowls. Top with the diced {-cucumber}[ and {basil,mint,dill,almond,pumpkin-seed,feta,parsley}].',
    )
    nameDish(kit, {
      noun: green
        ? 'chilled cucumber soup'
        : (said(kit, 'gazpacho', 'salmorejo', 'cold soup', 'chilled soup', 'cold tomato soup') ?? 'gazpacho'),
      main: kit.bound('extra'),
      partners: added,
      methods: ['chilled', 'garden', 'silky'],
      never: ['herby', 'garlicky', 'lemony', 'smoky', 'creamy', 'spicy'],
    })
    kit.describe(
      `(Ice-cold and silky|Bright, cold and a little sharp), ${green ? '{-cucumber} and {-greek-yogurt} blended smooth' : 'ripe {-tomato,cucumber,extra} blended with olive oil'}. (Pour it into glasses on a hot day|Make it in the morning for the evening).`,
    )
  },
}
