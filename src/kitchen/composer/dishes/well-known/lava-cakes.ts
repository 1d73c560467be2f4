import type { Dish } from '../../dish.ts'
import { barFor, degrees } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/**
 * A piece of chocolate in the middle is what runs, so the batter around it is baked through: half-raw egg is not safe.
 * 115 g chocolate : 85 g butter : 2 eggs : 65 g sugar : 40 g flour for four cups.
 */
export const lavaCakes: Dish = {
  id: 'lava-cakes',
  names: [
    'lava cake',
    'chocolate lava cake',
    'molten lava cake',
    'molten chocolate cake',
    'molten cake',
    'chocolate fondant',
    'melting chocolate cake',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 4,
  minutes: [30, 40],
  oven: true,
  onlyNamed: true,
  takes: ['chocolate', 'berry', 'spice', 'dairy'],
  moods: ['sweet', 'chocolatey', 'fancy', 'romantic'],
  write(kit) {
    kit.require(kit.ok('egg'), 'nothing but eggs holds it')
    const bar = barFor(kit)
    const fat = kit.resolve('butter')
    const flour = kit.resolve('all-purpose-flour')
    if (!bar || !fat || !flour) return kit.fail('no chocolate or no butter')
    const accent = kit.pick(['vanilla-extract', 'espresso-powder', 'cinnamon', 'cardamom'].filter(kit.ok))
    const berry =
      kit.choose({ roles: ['berry'], onlyWanted: true })[0] ??
      kit.pick(['raspberry', 'strawberry', ''].filter((id) => id === '' || kit.ok(id)))
    kit.add(`!6 oz ${bar} | chopped, ${kit.servings === 1 ? 'the largest piece' : `the ${kit.servings} largest pieces`} kept apart
      !6 tbsp ${fat}
      !2 each egg
      !1/3 cup sugar
      1/3 cup ${flour}
      1/2 tsp ${accent}
      1/8 tsp salt
      ${berry ? `~1 cup ${berry}` : ''}
      ~1 tbsp powdered-sugar`)
    kit.work(6)
    const cups = kit.servings === 1 ? 'a cup of 6 ounces' : `${kit.servings} cups of 6 ounces each`
    kit.step(
      `Heat the oven to ${degrees(400)} and grease ${cups} with a little of {${fat}}.`,
      `Melt the rest of {${fat}} with {${bar}}, all but ${kit.servings === 1 ? 'the piece' : 'the pieces'} kept apart, over barely simmering water, stirring, until smooth, 4 minutes. Let it cool for 5 minutes.`,
      `Beat {egg} with {sugar,${accent},salt} until (pale and thick|thick and foamy), 3 minutes. Fold in the chocolate, then {${flour}}, until no streak is left.`,
      'Divide among the cups and press one piece of chocolate into the middle of each, until the batter closes over it.',
      'Bake until the tops are dry and cracked and the cake beside the middle reads 160°F (71°C), 14 minutes. (The chocolate inside stays liquid|It is the chocolate inside that runs).',
      `Let them stand for 2 minutes, loosen with a knife and turn out onto plates.[ Dust with {powdered-sugar}.]${berry ? `[ Serve at once with {${berry}}.]` : ' Serve at once.'}`,
    )
    nameSweet(kit, {
      noun: 'chocolate lava cakes',
      main: [],
      withs: [...(berry ? [berry] : []), accent, bar],
      methods: ['molten', 'warm', 'little', 'dark'],
    })
    kit.describe(
      'Small, warm cakes with a heart of melted chocolate, (baked through around it|crusted on top and soft below). (They can wait in the cups, unbaked and chilled, for half a day|Turn them out at the table).',
    )
  },
}
