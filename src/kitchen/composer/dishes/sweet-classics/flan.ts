import type { Dish } from '../../dish.ts'
import { degrees, says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/*
 * Flan 1 can condensed : 1 can evaporated milk : 4 eggs, dense and sweet; crème caramel 720 ml milk : 6 eggs : 130 g sugar,
 * lighter. Both over 150 g of burnt sugar, which the night in the cold turns into the sauce.
 */
export const flan: Dish = {
  id: 'flan',
  names: [
    'flan',
    'crème caramel',
    'creme caramel',
    'crème caramel custard',
    'caramel custard',
    'caramel flan',
    'leche flan',
    'flan de leche',
    'coconut flan',
    'coffee flan',
    'vanilla flan',
    'purin',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 8,
  minutes: [310, 325],
  oven: true,
  onlyNamed: true,
  takes: ['citrus', 'spice', 'drink', 'nut', 'liquid'],
  cuisines: ['mexican', 'spanish', 'french'],
  moods: ['sweet', 'fancy', 'party', 'creamy'],
  write(kit) {
    kit.require(kit.ok('egg') && kit.ok('sugar') && !kit.diet('low-carb'), 'eggs and caramel')
    const factor = kit.batch(0.5, 1)
    const rich = says(kit, /flan/) && kit.ok('condensed-milk') && kit.ok('evaporated-milk') && factor === 1
    const coconut = kit.wants('coconut-shredded', 'coconut-milk') && kit.ok('coconut-milk')
    const second = coconut ? 'coconut-milk' : 'evaporated-milk'
    const milk = coconut
      ? 'coconut-milk'
      : kit.ok('milk')
        ? 'milk'
        : ['coconut-milk', 'oat-milk'].find(kit.ok)
    if (!rich && !milk) return kit.fail('no milk')
    const base = rich ? `condensed-milk,${second}` : (milk ?? '')
    const peel =
      ['orange', 'lemon'].find((id) => kit.wants(id) && kit.ok(id)) ??
      (kit.lean === 0 && kit.ok('orange') && kit.chance(0.3) ? 'orange' : null)
    const coffee = ['coffee', 'espresso-powder'].find((id) => kit.wants(id) && kit.ok(id))
    const spice =
      kit.choose({
        roles: ['spice'],
        onlyWanted: true,
        not: ['vanilla-extract', 'salt', 'espresso-powder'],
      })[0] ?? (kit.lean === 0 && !coffee && !peel && kit.chance(0.3) ? kit.resolve('cinnamon') : null)
    kit.add(`!${rich ? '3/4' : '1 1/3'} cup sugar
      ${rich ? `!1 can condensed-milk\n!1 can ${second}` : `!3 cup ${milk}`}
      !${rich ? 4 : 6} each egg
      ${coffee ? `${coffee === 'coffee' ? '1/4 cup' : '1 tbsp'} ${coffee}` : ''}
      ${spice ? `1/2 tsp ${spice}` : ''}
      ${peel ? `1 each ${peel} | zest finely grated` : ''}
      1/4 tsp salt
      2 tsp vanilla-extract`)
    const tin = factor < 1 ? '4 ramekins (6 ounces each)' : 'an 8-inch round cake tin'
    const scents = ['salt', 'vanilla-extract', coffee ?? '', spice ?? ''].filter(Boolean).join(',')
    kit.step(
      `Heat the oven to ${degrees(325)}. Have ${tin} and a larger, deep dish ready, and put a kettle of water on to boil.`,
      `Melt ${rich ? '{sugar}' : 'half of {sugar}'} with ${factor < 1 ? '1 tablespoon' : '3 tablespoons'} of water in a saucepan over medium heat, swirling but not stirring, until deep amber, 8 minutes. Pour at once into the ${factor < 1 ? 'ramekins' : 'tin'} and tilt to coat the bottom; mind your fingers.`,
      rich
        ? `Whisk {egg} just until smooth, then whisk in ${peel ? `the zest of {${peel}}, ` : ''}{${base},${scents}}; froth would leave holes.`
        : `Warm {${base}} until it steams, 5 minutes. Whisk {egg} with the rest of {sugar}${peel ? `, the zest of {${peel}}` : ''} and {${scents}} just until smooth, then stir in the warm {-${base}} slowly; froth would leave holes.`,
      `Pour through a sieve over the caramel. Set in the large dish, pour in hot water to come halfway up the sides and bake until the edge is set and the middle trembles, 170°F (77°C), ${factor < 1 ? 32 : 50} minutes.`,
      'Lift out of the water, let it cool and refrigerate until cold right through, 4 hours; overnight gives more sauce.',
      `Run a knife around the edge, lay a deep plate on top and turn over. Wait for it to slip down, and let the caramel run over.`,
    )
    const noun = says(kit, /flan/) ? 'flan' : 'crème caramel'
    nameSweet(kit, {
      noun,
      main: [
        peel ?? '',
        coffee ?? '',
        spice ?? '',
        milk === 'coconut-milk' || coconut ? 'coconut-milk' : '',
      ].filter(Boolean),
      withs: [coffee || peel || spice ? '' : 'vanilla-extract'].filter(Boolean),
      methods: ['silky', 'classic', 'caramel-topped', 'trembling', 'old-fashioned', 'make-ahead'],
    })
    kit.describe(
      `${rich ? 'Dense and creamy' : '(Light and trembling|Silky and just set)'}, under a mirror of dark caramel that turns into its own sauce[, scented with {-${peel ?? spice ?? 'none'}}]. (It has to be made ahead, and is the better for it|Take the caramel dark: it is all the bitterness that the sweet needs).`,
    )
  },
}
