import type { Dish } from '../../dish.ts'
import { addFlour, degrees } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** Base 125 g flour : 115 g butter : 30 g powdered sugar; topping 3 eggs : 200 g sugar : 120 ml juice : 2 tbsp flour in an 8-inch square tin. */
export const lemonBars: Dish = {
  id: 'lemon-bars',
  names: ['lemon bar', 'lemon square', 'lemon slice', 'lime bar', 'lemon curd bar', 'lemon shortbread bar'],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 16,
  minutes: [110, 125],
  oven: true,
  onlyNamed: true,
  takes: ['citrus', 'berry', 'nut'],
  cuisines: ['american'],
  moods: ['sweet', 'summer', 'party', 'simple'],
  write(kit) {
    kit.require(kit.ok('egg') && !kit.diet('low-carb'), 'eggs set the curd')
    const factor = kit.batch(0.5, 1, 2)
    const butter = kit.resolve('butter')
    const fruit = kit.wants('lime') && kit.ok('lime') ? 'lime' : kit.resolve('lemon')
    if (!butter || !fruit) return kit.fail('no butter or no lemons')
    const berry = kit.choose({ roles: ['berry'], onlyWanted: true })[0] ?? null
    const base =
      kit.lean === 0 && kit.chance(0.25)
        ? (['almond-flour', 'coconut-shredded'].find((id) => kit.ok(id) && kit.chance(0.6)) ?? null)
        : null
    const scent =
      kit.lean === 0 ? kit.pick([null, null, ...['ginger-ground', 'vanilla-extract'].filter(kit.ok)]) : null
    const flour = addFlour(kit, base ? 1 : 1.25)
    kit.add(`${base ? `1/3 cup ${base}` : ''}
      !1/3 cup powdered-sugar
      1/4 tsp salt
      !8 tbsp ${butter} | cold, cut into cubes
      !1 cup sugar
      ${scent ? `1/2 tsp ${scent}` : ''}
      !${fruit === 'lime' ? 5 : 3} each ${fruit} | zest finely grated, then juiced
      !3 each egg
      ${berry ? `1 cup ${berry}` : ''}`)
    const tin =
      factor < 1 ? 'a 9-by-5-inch loaf tin' : factor > 1 ? 'a 9-by-13-inch tin' : 'an 8-inch square tin'
    const juice = { 0.5: '1/4 cup', 1: '1/2 cup' }[factor] ?? '1 cup'
    kit.step(
      `Heat the oven to ${degrees(350)}. Line ${tin} with parchment, leaving an overhang to lift it out by.`,
      `Set aside a spoonful each of {${flour.split(',')[0]}} and {powdered-sugar}. Rub {${butter}} into the rest of both${base ? `, with {${base}}` : ''} and {salt} until it (clumps|holds when squeezed). Press evenly into the tin and bake until pale gold, 20 minutes.`,
      `Meanwhile, rub the zest of {${fruit}} into {sugar}${scent && scent !== 'vanilla-extract' ? ` with {${scent}}` : ''}, so that it scents it. Whisk in {egg}, the flour that you kept${scent === 'vanilla-extract' ? ', {vanilla-extract}' : ''} and ${juice} of the juice until smooth.`,
      `${berry ? `Scatter {${berry}} over the hot base and pour` : 'Pour'} the topping ${berry ? 'over' : 'onto the hot base: it seals, so that nothing seeps under'}.`,
      `Bake until set at the edges and barely quivering in the middle, 160°F (71°C), ${factor > 1 ? 24 : 20} minutes.`,
      `Let it cool, then refrigerate until firm, 60 minutes. Lift out, cut into ${Math.round(16 * factor)} squares with a wiped knife and dust with the powdered sugar that you kept.`,
    )
    nameSweet(kit, {
      noun: `${fruit} bars`,
      main: [berry ?? '', base ?? '', scent ?? ''].filter(Boolean),
      withs: [],
      methods: ['tart', 'sunny', 'classic', 'bakery-style', 'bright', 'sugar-dusted'],
    })
    kit.describe(
      `A sharp, silky ${fruit} topping on a (crisp, crumbly base|base as short as shortbread)[, with {-${berry ?? 'none'}}]. (Pour it onto the base while that is hot, and the two hold together|Cold from the refrigerator they cut cleanest).`,
    )
  },
}
