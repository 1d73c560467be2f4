import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { withoutOven } from '../bowl-parts.ts'
import { degrees } from '../sweet-basics.ts'

/** Slices of sweet potato in place of bread: 1/4 inch, so that they are tender before they are brown. */
export const sweetPotatoToast: Dish = {
  id: 'sweet-potato-toast',
  names: [
    'sweet potato toast',
    'sweet potato toasts',
    'sweet potato slices toast',
    'yam toast',
    'toast of sweet potato',
  ],
  categories: ['breakfast', 'lunch', 'snack'],
  kind: 'savoury',
  serves: 2,
  minutes: [30, 40],
  onlyNamed: true,
  // The toast of its name is no bread.
  makes: ['bread', 'sourdough-bread', 'whole-wheat-bread', 'gluten-free-bread'],
  takes: [
    'vegetable',
    'egg',
    'crumbling-cheese',
    'fresh-cheese',
    'seed',
    'nut',
    'nut-butter',
    'bean',
    'canned-fish',
    'herb',
    'fruit',
    'berry',
    'bacon',
    'sauce',
  ],
  moods: ['light', 'healthy', 'quick', 'kids'],
  write(kit) {
    kit.require(kit.ok('sweet-potato'), 'no sweet potato')
    const spread = kit.choose({
      roles: ['vegetable', 'fresh-cheese', 'sauce', 'nut-butter', 'crumbling-cheese'],
      from: ['avocado', 'avocado', 'hummus', 'ricotta', 'goat-cheese', 'cottage-cheese'],
      where: (item) =>
        [
          'avocado',
          'hummus',
          'ricotta',
          'goat-cheese',
          'cottage-cheese',
          'cream-cheese',
          'almond-butter',
          'peanut-butter',
          'vegan-cream-cheese',
          'sunflower-seed-butter',
          'pesto',
        ].includes(item.id),
    })[0]
    if (!spread) return kit.fail('nothing to spread')
    const nutty = /butter$/.test(spread)
    const top = nutty
      ? kit.choose({
          roles: ['fruit', 'berry'],
          from: ['banana', 'blueberry', 'strawberry'],
          not: ['lemon', 'lime'],
        })
      : kit.choose({
          roles: ['vegetable', 'canned-fish', 'bean', 'fruit', 'bacon'],
          from: ['cherry-tomato', 'radish', 'cucumber', 'salmon-smoked', 'chickpea-canned'],
          not: ['sweet-potato', 'avocado', 'lemon', 'lime', 'orange', 'lettuce', 'anchovy'],
          where: (item) => item.raw === true || item.roles.includes('canned-fish') || item.id === 'bacon',
          max: 2,
        })
    kit.bind('top', top)
    const egg = !nutty && kit.ok('egg') && (kit.wants('egg') || kit.mood('protein') || kit.chance(0.4))
    const crunch = kit.pick(
      ['pumpkin-seed', 'sesame-seed', 'sunflower-seed', 'walnut'].filter(kit.ok).concat('black-pepper'),
    )
    const herb = nutty
      ? null
      : kit.pick(['chive', 'parsley', 'dill', 'cilantro'].filter(kit.ok).concat('parsley'))
    const stove = withoutOven(kit)
    const sour =
      !nutty && ['avocado', 'ricotta', 'cottage-cheese'].includes(spread) ? kit.resolve('lemon-juice') : null
    kit.add(`!1 each sweet-potato | large, scrubbed and cut lengthwise into 1/4-inch slices
      1 tbsp olive-oil
      1/2 tsp salt
      ${spread === 'avocado' ? '1 each avocado | mashed' : nutty ? `1/4 cup ${spread}` : `1/2 cup ${spread}`}
      ${sour ? `1 tsp ${sour}` : ''}
      $top x0.4
      ${egg ? '2 each egg' : ''}
      ${crunch === 'black-pepper' ? '1/4 tsp black-pepper' : `1 tbsp ${crunch}`}
      ${herb ? `~1 tbsp ${herb}` : ''}
      ${nutty ? '~1/4 tsp cinnamon' : '~1/4 tsp chili-flake'}`)
    kit.step(
      stove
        ? 'Rub {sweet-potato} with {olive-oil} and half of {salt}. Cook in one layer in a lidded skillet over medium-low heat until browned underneath, 7 minutes; turn, cover and cook until a knife slides in, 7 minutes.'
        : `Heat the oven to ${degrees(425)}. Rub {sweet-potato} with {olive-oil} and half of {salt}, lay on a lined baking sheet in one layer and bake until brown at the edges and tender in the middle, turning once, 22 minutes.`,
      egg ? 'Meanwhile, boil {egg} for 10 minutes, cool in cold water, peel and slice.' : '',
      kit.uses('bacon') ? 'Meanwhile, fry {bacon} in a dry skillet until crisp, 6 minutes.' : '',
      sour || spread === 'avocado'
        ? `Stir {${spread}} together with ${sour ? `{${sour}} and ` : ''}the rest of {salt}.`
        : '',
      `Let the slices stand for 2 minutes, so that they firm up. Spread with ${sour || spread === 'avocado' ? 'the mixture' : `{${spread}}`}, top with {top${egg ? ',egg' : ''}} and sprinkle with {${crunch},${herb ?? crunch},chili-flake,cinnamon}${sour || spread === 'avocado' || nutty ? '' : ' and the rest of {salt}'}. Eat while the toast is warm.`,
    )
    nameDish(kit, {
      noun: 'sweet potato toast',
      main: [],
      partners: [
        spread,
        ...top,
        ...(egg ? ['egg'] : []),
        ...(crunch === 'black-pepper' ? [] : [crunch]),
        ...(herb ? [herb] : []),
      ],
      methods: [stove ? 'skillet' : 'roasted', 'crisp-edged', 'golden'],
      never: ['lemony', 'herby', 'spicy', 'creamy', 'peanut'],
    })
    kit.describe(
      `Slices of sweet potato instead of bread, brown at the edges and soft within, under {-${spread},top}. (The slices keep for three days and crisp up in a toaster|Sweet, salty and warm, on a plate in half an hour).`,
    )
  },
}
