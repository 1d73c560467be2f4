import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { twist } from '../twist.ts'

export const monteCristo: Dish = {
  id: 'monte-cristo',
  names: ['monte cristo', 'monte cristo sandwich', 'monte cristo sandwiches'],
  categories: ['lunch', 'breakfast'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 30],
  onlyNamed: true,
  cuisines: ['american'],
  takes: ['cooked-meat', 'melting-cheese', 'bread', 'sauce'],
  moods: ['brunch', 'comfort', 'cheesy'],
  write(kit) {
    const bread = ['bread', 'sourdough-bread', 'gluten-free-bread'].find(kit.ok)
    const milk = kit.resolve('milk')
    const cheese = ['swiss-cheese', 'gruyere', 'gouda'].find(kit.ok)
    const fat = ['butter', 'vegetable-oil'].find(kit.ok)
    kit.require(kit.ok('egg'), 'it is dipped in egg')
    if (!bread || !milk || !cheese || !fat) return kit.fail('no bread or no cheese')
    kit.add(`8 slice ${bread}
      ${cheese === 'swiss-cheese' ? '8 slice swiss-cheese | thin' : `2 cup ${cheese}`}
      !4 each egg
      1/2 cup ${milk}
      2 tbsp dijon-mustard
      1/4 tsp salt
      ${fat === 'butter' ? '3 tbsp butter' : '2 tbsp vegetable-oil'}`)
    const meats = ['ham', 'turkey-cooked'].filter(kit.ok)
    const fill = meats.length > 0 ? meats : ['tomato', 'mushroom'].filter(kit.ok).slice(0, 1)
    kit.require(fill.length > 0, 'no filling')
    kit.bind('fill', fill)
    kit.add(`${fill.includes('ham') ? '6 oz ham | in thin slices' : ''}
      ${fill.includes('turkey-cooked') ? '6 oz turkey-cooked | in thin slices' : ''}
      ${fill[0] === 'tomato' ? '2 each tomato | thinly sliced and patted dry' : fill[0] === 'mushroom' ? '8 oz mushroom | thinly sliced' : ''}
      ~1/4 cup jam | to serve
      ~1 tbsp powdered-sugar`)
    const added = twist(
      kit,
      {
        nutmeg: '1/8 tsp nutmeg',
        mayonnaise: '2 tbsp mayonnaise',
        cayenne: '1/8 tsp cayenne',
        'black-pepper': '1/4 tsp black-pepper',
      },
      1,
    )
    kit.step(
      fill[0] === 'mushroom'
        ? `Cook {mushroom} in a little of {${fat}} over medium-high heat until dry and browned, 6 minutes.`
        : '',
      `Spread {${bread}} with {dijon-mustard,mayonnaise}. Build four sandwiches, each with {${cheese}} on the outside and {fill} between, and press them flat with your hand.`,
      `Beat {egg,${milk},salt,nutmeg,cayenne,black-pepper} in a wide dish. Soak each sandwich for 20 seconds on each side, pressing gently, and let it drip.`,
      `Melt half of {${fat}} in a large skillet over medium-low heat. Cook two sandwiches at a time, turning once, until deep golden, the cheese runs and the egg at the edges has set, 160°F (71°C), 4 minutes on each side; wipe the pan and use the rest for the others.`,
      'Cut in half[, dust with {powdered-sugar}] and serve hot[ with {jam} for dipping].',
    )
    nameDish(kit, {
      noun: 'Monte Cristo sandwiches',
      main: meats.length > 0 ? [] : fill,
      partners: [...fill, cheese],
      methods: ['golden', 'egg-dipped', 'melting'],
      never: ['cheesy', 'mustard', 'creamy', 'spicy', ...added.filter((id) => id === 'cayenne')],
    })
    kit.describe(
      `French toast and a toasted sandwich in one: {-fill} and {-${cheese}} in egg-dipped, butter-crisp bread. (The jam is not a joke: sweet against salt is the point|Low heat gives the middle time to melt).`.replace(
        'butter-crisp',
        fat === 'butter' ? 'butter-crisp' : 'crisp',
      ),
    )
  },
}
