import type { Dish } from '../../dish.ts'
import { degrees } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { crumbCrust } from './crumb-crust.ts'

/*
 * One can of condensed milk : 120 ml juice : 4 yolks in a 9-inch dish: the acid thickens milk and yolk, the oven makes the
 * yolks safe. Without egg, 225 g cream cheese sets the same filling in the cold.
 */
export const keyLimePie: Dish = {
  id: 'key-lime-pie',
  names: [
    'key lime pie',
    'lime pie',
    'key lime tart',
    'key lime cheesecake pie',
    'keylime pie',
    'lime tart',
    'icebox lime pie',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 8,
  minutes: [240, 270],
  onlyNamed: true,
  takes: ['citrus', 'acid', 'dairy', 'fresh-cheese'],
  cuisines: ['american', 'southern'],
  moods: ['sweet', 'summer', 'party', 'fancy'],
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'condensed milk is sugar')
    kit.require(kit.ok('lime'), 'no limes')
    const factor = kit.batch(0.25, 0.5, 1, 2)
    const butter = kit.resolve('butter')
    const milk = ['condensed-milk', 'evaporated-coconut-milk'].find(kit.ok)
    if (!butter || !milk) return kit.fail('no crust or no filling')
    const eggs = kit.ok('egg-yolk') && milk === 'condensed-milk'
    const cheese = eggs ? null : kit.resolve('cream-cheese')
    kit.require(eggs || (cheese && cheese !== 'coconut-cream'), 'nothing sets it')
    const cream = kit.resolve('heavy-cream')
    const crust = crumbCrust(kit, butter)
    kit.add(`${crust.lines}
      !5 each lime | zest finely grated, then juiced
      !${factor < 1 ? '1 1/4 cup' : '1 can'} ${milk}
      ${eggs ? '!4 each egg-yolk' : `!8 oz ${cheese} | softened`}
      ${cream ? `~1 cup ${cream} | cold` : ''}
      ${cream ? '~2 tbsp powdered-sugar' : ''}`)
    const tin =
      { 0.25: 'two 10-ounce ramekins', 0.5: 'a 6-inch pie dish', 1: 'a 9-inch pie dish' }[factor] ??
      'two 9-inch pie dishes'
    const juice = { 0.25: '2 tablespoons', 0.5: '1/4 cup', 1: '1/2 cup' }[factor] ?? '1 cup'
    kit.step(
      `Heat the oven to ${degrees(350)}. ${crust.grind}`,
      `${crust.mix} until it clumps like wet sand. Press firmly over the bottom and up the sides of ${tin} and bake until set and a shade darker, ${factor < 0.4 ? 8 : 10} minutes.`,
      eggs
        ? `Whisk {egg-yolk} with most of the zest of {lime} for 1 minute. Whisk in {${milk}}, then ${juice} of the lime juice: it thickens as you stir.`
        : `Beat {${cheese}} with most of the zest of {lime} until no lump is left. Beat in {${milk}}, then ${juice} of the lime juice: it thickens as you stir.`,
      eggs
        ? `Pour into the warm crust and bake until the edge is set and the middle still wobbles, 160°F (71°C), ${factor < 0.4 ? 11 : factor < 1 ? 14 : 16} minutes.`
        : 'Pour into the cooled crust and smooth the top.',
      `Let it cool, then refrigerate until firm enough to cut, ${eggs ? 3 : 4} hours.`,
      cream
        ? `Whip {${cream}} with {powdered-sugar} to soft peaks, swirl over the pie and scatter with the rest of the zest.`
        : 'Scatter with the rest of the zest and cut with a wet knife.',
    )
    nameSweet(kit, {
      noun: 'key lime pie',
      main: [],
      withs: [],
      methods: ['classic', 'tart and creamy', 'Florida-style', 'chilled', eggs ? 'baked' : 'no-egg'].filter(
        (word) => word !== 'no-egg',
      ),
    })
    kit.describe(
      `Sharp, creamy lime filling in a crisp crumb crust[, under softly whipped {-${cream ?? 'none'}}]. (Small key limes and the usual large ones both do|Five limes, a can and a little patience), and it must chill before it is cut.`,
    )
  },
}
