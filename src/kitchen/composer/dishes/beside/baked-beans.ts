import type { Dish } from '../../dish.ts'
import { callIt, withoutOven } from '../bowl-parts.ts'
import { twist } from '../twist.ts'
import { spoons } from '../well-known/water.ts'

export const bakedBeans: Dish = {
  id: 'baked-beans',
  names: [
    ...[
      'baked beans',
      'boston baked beans',
      'bbq baked beans',
      'barbecue baked beans',
      'bbq beans',
      'barbecue beans',
    ],
    ...[
      'homemade baked beans',
      'maple baked beans',
      'beans on toast',
      'cowboy beans',
      'brown sugar baked beans',
    ],
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [55, 80],
  side: true,
  onlyNamed: true,
  takes: [
    'bean',
    'bacon',
    'sausage',
    'ground',
    'sauce',
    'sweetener',
    'vegetable',
    'spice',
    'bread',
    'cooked-meat',
  ],
  moods: ['comfort', 'budget', 'picnic', 'summer', 'smoky', 'family'],
  cuisines: ['american'],
  write(kit) {
    const bean = kit.choose({
      roles: ['bean'],
      from: [kit.ok('navy-bean-canned') ? 'navy-bean-canned' : 'white-bean-canned'],
    })[0]
    const sweet = kit.resolve('brown-sugar')
    const red = ['ketchup', 'tomato-sauce', 'crushed-tomato'].find(kit.ok)
    if (!bean || !red) return kit.fail('no beans, or nothing to bake them in')
    kit.bind('main', [bean])
    const meat = kit.choose({
      roles: ['bacon', 'sausage', 'ground'],
      from: ['bacon'],
      count: kit.lean > 0 ? 0 : 1,
      max: 1,
    })[0]
    const barbecue = /bbq|barbe|cowboy/i.test(kit.craving.text) && kit.ok('barbecue-sauce')
    const oven = !withoutOven(kit)
    const mince = meat ? /ground/.test(meat) : false
    const amounts: Record<string, string> = {
      bacon: '5 slice bacon | cut into 1/2-inch pieces',
      pancetta: '4 oz pancetta | diced',
    }
    kit.add(`${meat ? (amounts[meat] ?? `8 oz ${meat}${mince ? '' : ' | cut into 1/2-inch pieces'}`) : '2 tbsp olive-oil'}
      1 each onion | finely chopped
      ${kit.ok('garlic') ? '2 clove garlic' : ''}
      ${barbecue ? '3/4 cup barbecue-sauce' : `${red === 'ketchup' ? '1/2 cup ketchup' : `1 cup ${red}`}`}
      ${kit.wants('maple-syrup') || /maple/i.test(kit.craving.text) || kit.chance(0.5) ? '3 tbsp maple-syrup' : sweet ? `1/4 cup ${sweet}` : ''}
      ${kit.ok('dijon-mustard') ? '1 tbsp dijon-mustard' : ''}
      1 tbsp apple-cider-vinegar
      3/4 tsp smoked-paprika
      !3 can ${bean}
      1/2 tsp salt
      1/4 tsp black-pepper`)
    const added = twist(
      kit,
      {
        'worcestershire-sauce': '1 tbsp worcestershire-sauce',
        'chili-powder': '1 tsp chili-powder',
        'bay-leaf': '1 each bay-leaf',
        'green-bell-pepper': '1 each green-bell-pepper | finely chopped',
        'chipotle-in-adobo': '1 each chipotle-in-adobo',
        'espresso-powder': '1 tsp espresso-powder',
        apple: '1 each apple | peeled and diced',
      },
      1,
    )
    const toast = /toast/i.test(kit.craving.text)
      ? ['bread', 'sourdough-bread', 'gluten-free-bread'].find(kit.ok)
      : undefined
    kit.add(toast ? `6 slice ${toast}` : '')
    const sauce = [
      barbecue ? 'barbecue-sauce' : red,
      'maple-syrup',
      sweet ?? '',
      'dijon-mustard',
      'apple-cider-vinegar',
    ]
    const poultry = meat ? /turkey|chicken/.test(meat) : false
    kit.step(
      oven ? 'Heat the oven to 350°F (175°C).' : '',
      meat
        ? `Cook {${meat}} in a wide, ${oven ? 'oven-safe ' : 'heavy '}pot over medium heat until ${/bacon|pancetta/.test(meat) ? 'the fat has run out and the edges are crisp' : poultry ? 'no pink is left and it reads 165°F (74°C)' : 'brown and 160°F (71°C), with no pink left'}, 7 minutes.`
        : '',
      `${meat ? 'Add' : `Heat {olive-oil} in a wide, ${oven ? 'oven-safe ' : 'heavy '}pot over medium heat, add`} {onion,green-bell-pepper,apple} and cook until soft, 6 minutes. Stir in {garlic,smoked-paprika,chili-powder} for 1 minute.`,
      `Whisk {${sauce.filter(Boolean).join(',')},worcestershire-sauce,chipotle-in-adobo,espresso-powder,bay-leaf,salt,black-pepper} into ${spoons((16 * kit.servings) / 4)} of water in the pot until smooth, fold in {main} and bring to a simmer.`,
      oven
        ? 'Bake, uncovered, until the sauce is thick and dark and the top has a crust, 45 minutes.'
        : 'Simmer over low heat, partly covered and stirring now and then, until the sauce is thick and dark, 40 minutes.',
      `Let it stand for 10 minutes: the sauce thickens as it cools.${toast ? ` Serve on {${toast}}, toasted.` : ''}`,
    )
    callIt(kit, {
      noun: `${oven ? '' : 'stovetop '}${barbecue ? 'barbecue ' : kit.uses('maple-syrup') ? 'maple ' : ''}baked beans`.trim(),
      true: ['smoky', 'slow-cooked', 'thick'],
      before: [
        kit.uses('maple-syrup') ? 'maple-syrup' : '',
        meat && /bacon/.test(meat) ? 'bacon' : '',
      ].filter(Boolean),
      after: [
        meat ?? '',
        ...added.filter((id) => ['apple', 'green-bell-pepper', 'chipotle-in-adobo'].includes(id)),
        'onion',
      ].filter(Boolean),
    })
    kit.describe(
      '{-main} in a dark sauce, sweet, sharp and a little smoky[, with {-bacon}]. (They are better the next day|Make them in the morning and warm them when the grill is lit).',
    )
  },
}
