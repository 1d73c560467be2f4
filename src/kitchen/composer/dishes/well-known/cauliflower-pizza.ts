import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { cookingOf } from '../protein.ts'
import { degrees } from '../sweet-basics.ts'
import { twist } from '../twist.ts'

/** 2 lb of cauliflower, cooked and wrung out, leave about 1 lb: with egg and cheese that is a crust to lift by hand. */
export const cauliflowerPizza: Dish = {
  id: 'cauliflower-pizza',
  names: [
    'cauliflower crust pizza',
    'cauliflower pizza',
    'cauliflower pizza crust',
    'cauliflower crust',
    'cauli crust pizza',
    'cauli pizza',
    'pizza with cauliflower crust',
    'pizza on cauliflower crust',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [70, 75],
  oven: true,
  onlyNamed: true,
  cuisines: ['italian'],
  takes: [
    'vegetable',
    'mushroom',
    'melting-cheese',
    'crumbling-cheese',
    'cooked-meat',
    'sausage',
    'bacon',
    'pickle',
    'hard-cheese',
    'sauce',
  ],
  moods: ['light', 'cheesy', 'kids', 'healthy'],
  write(kit) {
    kit.require(kit.ok('cauliflower'), 'no cauliflower')
    const melt = kit.resolve('mozzarella-low-moisture')
    const flour =
      kit.diet('low-carb') || kit.ok('almond-flour')
        ? 'almond-flour'
        : ['chickpea-flour', 'gluten-free-flour', 'all-purpose-flour'].find(kit.ok)
    if (!melt || !flour || !kit.ok(flour)) return kit.fail('nothing to bind the crust')
    const egg = kit.ok('egg')
    const hard = kit.resolve('parmesan')
    const [meat] = kit.choose({
      roles: ['sausage', 'cooked-meat', 'bacon'],
      from: ['pepperoni', 'prosciutto', 'italian-sausage'],
      not: ['corned-beef', 'canadian-bacon', 'kielbasa'],
      onlyWanted: kit.lean > 0 || kit.wanted.length > 1 || kit.chance(0.5),
    })
    kit.bind('main', meat ? [meat] : [])
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['cherry-tomato', 'mushroom', 'red-bell-pepper', 'red-onion', 'spinach', 'artichoke-canned'],
        not: ['cauliflower'],
        max: 3,
        where: (item) => item.speed !== 'raw' && item.speed !== 'hard',
      }),
    )
    const sauce = kit.resolve('crushed-tomato')
    const cooked = meat && ['sausage', 'bacon'].includes(cookingOf(meat))
    kit.add(`!2 lb cauliflower | cut into florets
      ${egg ? '2 each egg' : '3 tbsp flaxseed-ground'}
      ${hard === 'nutritional-yeast' ? '1/4 cup nutritional-yeast' : hard ? `1/2 cup ${hard}` : ''}
      ${egg ? '1/3' : '2/3'} cup ${flour}
      1 tsp salt
      1 tsp oregano-dried
      2 tbsp olive-oil
      ${sauce === 'crushed-tomato' ? '2/3 cup crushed-tomato | from a can' : sauce ? `1 cup ${sauce}` : ''}
      ${kit.ok('garlic') ? '1 clove garlic' : ''}
      ${meat ? (cookingOf(meat) === 'sausage' ? `8 oz ${meat}` : `3 oz ${meat}`) : ''}
      $veg x0.5${kit.bound('veg').some((id) => ['mushroom', 'red-bell-pepper', 'red-onion'].includes(id)) ? ' | thinly sliced' : ''}
      2 cup ${melt}`)
    const added = twist(
      kit,
      {
        basil: '1/4 cup basil',
        'chili-flake': '1/4 tsp chili-flake',
        'olive-black': '1/4 cup olive-black',
        arugula: '2 oz arugula',
        caper: '1 tbsp caper',
      },
      1,
    )
    kit.work(10)
    kit.step(
      `Heat the oven to ${degrees(425)} with a baking sheet in it. Pulse {cauliflower} in a food processor, or grate it, to crumbs like rice.`,
      'Cook the crumbs in a wide, dry skillet over medium heat, stirring, until steaming and tender, 8 minutes. Cool, tip into a towel and wring it out as hard as you can, until no more water comes: this decides whether the crust is crisp.',
      egg
        ? `Mix the dry crumbs with {egg,${hard ?? 'egg'},${flour}}, half of {salt,oregano-dried} and a quarter of {${melt}}.`
        : `Stir {flaxseed-ground} into 1/2 cup of water and leave for 5 minutes to gel. Mix with the dry crumbs, {${hard ?? flour},${flour}} and half of {salt,oregano-dried}.`,
      'Press out on oiled parchment to a 13-inch round, 1/4 inch thick with a slightly thicker edge. Brush with half of {olive-oil}, slide the paper onto the hot sheet and bake until firm and golden brown, 22 minutes.',
      cooked
        ? `Meanwhile, cook {main} in a skillet until ${cookingOf(meat ?? '') === 'sausage' ? 'crumbled, browned and 160°F (71°C), with no pink left' : 'crisp'}, 7 minutes.`
        : '',
      `Spread with {${sauce ?? 'garlic'}${sauce ? ',garlic' : ''}} and the rest of {salt,oregano-dried}. Scatter with ${egg ? 'the rest of ' : ''}{${melt}} and {main,veg,olive-black,caper}, drizzle with the rest of {olive-oil} and bake until the cheese is bubbling and spotted with brown, 11 minutes.`,
      'Let it stand for 5 minutes, which firms the crust.[ Finish with {basil,chili-flake,arugula}.] Cut into wedges.',
    )
    nameDish(kit, {
      noun: 'cauliflower-crust pizza',
      main: [...(meat ? [meat] : []), ...kit.bound('veg')],
      partners: [...kit.bound('veg'), ...added],
      methods: ['crisp', 'golden', 'homemade'],
      never: ['garlicky', 'herby', 'cheesy', 'smoky', 'spicy'],
    })
    kit.describe(
      'No dough at all: the crust is cauliflower, baked crisp before {-main,veg} and melted cheese go on. (Wring it out twice and you can hold a slice in your hand|It can be baked plain a day ahead).',
    )
  },
}
