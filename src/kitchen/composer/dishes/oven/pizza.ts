import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'
import { cauliflowerPizza } from '../well-known/cauliflower-pizza.ts'

export const pizza: Dish = {
  id: 'pizza',
  names: ['pizza', 'flatbread', 'homemade pizza', 'flatbread pizza', 'pizza night', 'white pizza', 'pizzas'],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  oven: true,
  takes: [
    'vegetable',
    'mushroom',
    'melting-cheese',
    'crumbling-cheese',
    'cooked-meat',
    'sausage',
    'bacon',
    'pickle',
    'fruit',
    'fresh-cheese',
    'canned-fish',
    'hard-cheese',
    'bread',
    'sauce',
  ],
  moods: ['kids', 'cheesy', 'party', 'comfort', 'takeout'],
  write(kit) {
    // Few carbohydrates: no dough, a crust of cauliflower.
    if (kit.diet('low-carb')) return cauliflowerPizza.write(kit)
    const base =
      kit.choose({
        roles: ['bread'],
        onlyWanted: true,
        where: (item) => ['naan', 'pita', 'pizza-dough'].includes(item.id),
      })[0] ?? kit.resolve('pizza-dough')
    kit.require(base, 'no base')
    kit.bind('base', base ? [base] : [])
    const cheese =
      kit.choose({ roles: ['melting-cheese'], from: ['mozzarella-low-moisture'] })[0] ??
      'mozzarella-low-moisture'
    const meat = kit.choose({
      roles: ['sausage', 'cooked-meat', 'bacon', 'canned-fish'],
      from: ['italian-sausage', 'pepperoni', 'prosciutto', 'ham'],
      onlyWanted: kit.chance(0.5) || kit.wanted.length > 1,
    })
    kit.bind('main', meat)
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: [
          'mushroom',
          'red-bell-pepper',
          'red-onion',
          'zucchini',
          'cherry-tomato',
          'spinach',
          'artichoke-canned',
          'roasted-red-pepper',
          'eggplant',
        ],
        count: kit.lean > 1 ? 1 : 2,
        max: 4,
        where: (item) => item.speed !== 'raw' && item.speed !== 'hard',
      }),
    )
    const rest = kit.choose({
      roles: ['pickle', 'crumbling-cheese', 'fruit'],
      from: ['olive-black', 'feta', 'goat-cheese'],
      onlyWanted: kit.chance(0.6),
      max: 2,
    })
    kit.bind('rest', rest)
    const white = !kit.ok('crushed-tomato') || /white pizza/i.test(kit.craving.text)
    const ready = base !== 'pizza-dough'
    kit.add(`$base
      2 tbsp olive-oil
      ${white ? '2/3 cup ricotta' : '3/4 cup crushed-tomato | from a can'}
      1 clove garlic
      1/2 tsp oregano-dried
      1/2 tsp salt
      $main x0.7
      $veg x0.5
      2 cup ${cheese}
      $rest x0.7
      ~~1/4 cup basil`)
    const meatCooking = meat[0] ? cookingOf(meat[0]) : null
    const added = twist(kit, {
      'chili-flake': '1/4 tsp chili-flake',
      parmesan: '1/4 cup parmesan',
      caper: '1 tbsp caper',
      arugula: '2 oz arugula',
      'fennel-seed': '1/2 tsp fennel-seed',
      rosemary: '1 sprig rosemary | leaves chopped',
      honey: '1 tbsp honey',
      pesto: '2 tbsp pesto',
      'red-onion': '1/4 each red-onion',
      'balsamic-vinegar': '2 tsp balsamic-vinegar',
    })
    kit.step(
      `(Put a baking sheet upside down in the oven|Set a heavy baking sheet on the lowest rack) and heat the oven to ${ready ? '450°F (230°C)' : '500°F (260°C)'}; (a hot surface is what makes the base crisp|the base needs a fierce heat from below).`,
      `Stir ${white ? '{ricotta}' : '{crushed-tomato}'} together with {garlic,oregano-dried}, half of {olive-oil} and {salt}.`,
      meatCooking === 'sausage'
        ? 'Crumble {main} into a hot skillet and cook until 160°F (71°C), with no pink left, 7 minutes.'
        : '',
      `Cook {veg:firm} in a hot skillet with a little of {olive-oil} until their water has gone, 5 minutes.`,
      ready
        ? 'Lay {base} on a sheet of parchment.'
        : 'Stretch {base} on a sheet of parchment to a 13-inch round, (pushing from the middle and leaving a thick edge|thin in the middle with a raised edge). If it springs back, let it stand for 5 minutes and go on.',
      `Spread with the ${white ? 'ricotta' : 'tomato'} mixture, scatter with half of {${cheese}}, then {veg,main,rest,caper,fennel-seed,rosemary,red-onion} and the rest of {${cheese}}.`,
      `Slide onto the hot baking sheet and bake until the edge is (blistered and brown|puffed and dark in spots) and the top bubbles, ${ready ? 10 : 12} minutes.`,
      'Let it stand for 2 minutes, (drizzle|brush the edge) with the rest of {olive-oil}[, finish with {basil,chili-flake,parmesan,arugula,honey,pesto,balsamic-vinegar}] and cut into wedges.',
    )
    nameDish(kit, {
      noun:
        ready && base !== 'gluten-free-pizza-crust' ? `${pantryItem(base ?? '')?.one ?? ''} pizza` : 'pizza',
      main: [...meat, ...kit.bound('veg')],
      partners: [...rest, ...kit.bound('veg'), ...added],
      methods: white ? ['white'] : ['crisp', 'homemade'],
      never: ['cheesy', 'garlicky', 'herby', 'smoky'],
    })
    kit.describe(
      `(A blistered, crisp base|A crackling crust) under ${white ? 'creamy {-ricotta}' : 'bright tomato sauce'}, melted cheese and {-main,veg}. (Cut it while it still bubbles|Have the toppings ready before the dough is stretched).`,
    )
  },
}
