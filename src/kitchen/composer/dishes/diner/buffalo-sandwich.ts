import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { cookingOf } from '../protein.ts'

const kinds = ['sandwich', 'sandwiches', 'wrap', 'wraps']

export const buffaloSandwich: Dish = {
  id: 'buffalo-sandwich',
  names: ['chicken', 'tofu', 'cauliflower'].flatMap((main) => kinds.map((kind) => `buffalo ${main} ${kind}`)),
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [35, 40],
  onlyNamed: true,
  cuisines: ['american'],
  takes: ['poultry', 'tofu', 'bread', 'crumbling-cheese', 'vegetable', 'pickle'],
  moods: ['spicy', 'crispy', 'game day', 'comfort'],
  write(kit) {
    const text = kit.craving.text
    const wrap = /wrap/i.test(text)
    const usual = /tofu/i.test(text)
      ? 'tofu-firm'
      : /cauliflower/i.test(text)
        ? 'cauliflower'
        : kit.wants('chicken-thigh')
          ? 'chicken-thigh'
          : 'chicken-breast'
    const main = [usual, 'tofu-firm', 'cauliflower'].find(kit.ok)
    const bread = (wrap ? ['flour-tortilla'] : ['burger-bun', 'gluten-free-burger-bun', 'baguette']).find(
      kit.ok,
    )
    const flour = kit.resolve('all-purpose-flour')
    if (!main || !bread || !flour || !kit.ok('hot-sauce'))
      return kit.fail('nothing to coat, no bread or no sauce')
    kit.bind('main', [main])
    const chicken = cookingOf(main) === 'chicken'
    kit.add(`!${chicken ? `1 1/4 lb ${main} | ${main === 'chicken-breast' ? 'halved horizontally and ' : ''}pounded 1/2 inch thick` : main === 'tofu-firm' ? '21 oz tofu-firm | pressed dry and cut into 8 slabs' : '1 1/2 lb cauliflower | cut into 3/4-inch slabs'}
      3/4 tsp salt
      1/2 cup ${flour}
      1 tsp garlic-powder
      1 tsp paprika
      1/2 cup vegetable-oil
      !${kit.mood('mild') ? '2 tbsp' : '1/3 cup'} hot-sauce | the mild cayenne kind for wings`)
    const fat = ['butter', 'vegan-butter', 'olive-oil'].find(kit.ok) ?? kit.fail('no fat')
    const blue = kit.ok('blue-cheese') && (kit.wants('blue-cheese') || kit.chance(0.5))
    const cool = ['sour-cream', 'greek-yogurt', 'mayonnaise', 'vegan-mayonnaise'].find(kit.ok)
    const crisp = kit.pick(['celery', 'cabbage', 'carrot'].filter((id) => kit.ok(id)))
    kit.add(`3 tbsp ${fat}
      ${cool ? `1/2 cup ${cool}` : ''}
      2 tsp lemon-juice
      ${blue ? '1/4 cup blue-cheese | crumbled' : '~1 tbsp dill'}
      ${crisp === 'celery' ? '3 stalk celery | thinly sliced' : crisp === 'carrot' ? '2 each carrot | coarsely grated' : '2 cup cabbage | finely shredded'}
      ${['romaine', 'lettuce'].some(kit.ok) ? `1 cup ${['romaine', 'lettuce'].find(kit.ok)} | shredded` : ''}
      ${bread === 'baguette' ? '2 each baguette | halved and split' : `4 each ${bread}${wrap ? ' | warmed' : ' | split'}`}`)
    const done = chicken
      ? 'deep golden and 165°F (74°C) inside, 4 minutes'
      : main === 'tofu-firm'
        ? 'crisp, 4 minutes'
        : 'golden and a knife slides in, 6 minutes'
    kit.step(
      `Season {main} with {salt}, and coat with {${flour},garlic-powder,paprika} mixed in a wide dish, pressing it on.`,
      `Heat {vegetable-oil} in a wide skillet over medium-high heat until a crumb sizzles at once. Fry until ${done} on each side, in two rounds if the pan is crowded. Drain on a rack.`,
      `Meanwhile, warm {hot-sauce,${fat}} in a small pan over low heat, whisking, until smooth, 3 minutes.`,
      `Stir ${cool ? `{${cool},` : '{'}lemon-juice,blue-cheese,dill} together and toss with {${crisp}}: cool and crunchy against the heat.`,
      wrap ? '' : `Toast {${bread}}, cut side down, in a dry skillet until golden, 2 minutes.`,
      wrap
        ? `Turn {main} in the sauce, cut into strips and roll up in {${bread}} with {romaine,lettuce} and the dressed {-${crisp}}. Eat at once.`
        : `Turn {main} in the sauce until coated, pile onto {${bread}} with {romaine,lettuce} and the dressed {-${crisp}}, and eat at once, over a plate.`,
    )
    nameDish(kit, {
      noun: wrap ? 'wraps' : 'sandwiches',
      main: [main],
      partners: ['blue-cheese', crisp, 'dill'],
      methods: ['Buffalo'],
      never: ['spicy', 'garlicky', 'lemony', 'herby', 'creamy', 'paprika'],
    })
    kit.describe(
      `Crisp {-main} in a sharp, buttery hot sauce with a cool, crunchy dressing[ of {-blue-cheese}]. (Toss it in the sauce at the last moment, so that the crust stays crisp|Celery is not a garnish here: it puts out the fire).`.replace(
        'Celery is not a garnish',
        crisp === 'celery' ? 'The celery is not a garnish' : 'The cool part is not a garnish',
      ),
    )
  },
}
