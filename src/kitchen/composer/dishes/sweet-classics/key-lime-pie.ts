import type { Dish } from '../../dish.ts'
import { degrees } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { crumbCrust } from './crumb-crust.ts'

/*
 * One can of condensed milk : 120 ml juice : 4 yolks in a 9-inch dish: the acid thickens milk and yolk, the oven makes the
 * yolks safe. Without egg 225 g of cream cheese sets the same filling in the cold. Coconut has no protein for the acid to
 * act on: there the cheese is 340 g and the juice 80 ml.
 */
export const keyLimePie: Dish = {
  id: 'key-lime-pie',
  names: [
    'key lime pie',
    'keylime pie',
    'lime pie',
    'lime tart',
    'key lime tart',
    'key lime bar',
    'icebox lime pie',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 8,
  minutes: [205, 390],
  onlyNamed: true,
  takes: ['citrus', 'acid', 'dairy', 'fresh-cheese', 'nut'],
  cuisines: ['american', 'southern'],
  moods: ['sweet', 'summer', 'party', 'fancy'],
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'condensed milk is sugar')
    kit.require(kit.ok('lime'), 'no limes')
    const factor = kit.batch(0.25, 0.5, 1, 2)
    const butter = kit.resolve('butter')
    const milk = ['condensed-milk', 'evaporated-coconut-milk'].find(kit.ok)
    if (!butter || !milk) return kit.fail('no crust or no filling')
    const plant = milk !== 'condensed-milk'
    const eggs = kit.ok('egg-yolk') && !plant
    const cheese = eggs ? null : kit.resolve('cream-cheese')
    kit.require(eggs || (cheese && cheese !== 'coconut-cream'), 'nothing sets it')
    const cream = kit.resolve('heavy-cream')
    const meringue =
      eggs &&
      factor >= 1 &&
      kit.ok('egg-white') &&
      kit.lean === 0 &&
      !kit.wants('heavy-cream') &&
      kit.chance(0.25)
    const crust = crumbCrust(kit, butter)
    const inCrust = kit.lean === 0 ? kit.pick(['', '', '', 'pecan', 'coconut-shredded', 'ginger-ground']) : ''
    const extra = inCrust && kit.ok(inCrust) ? inCrust : ''
    kit.add(`${crust.lines}
      ${extra === 'ginger-ground' ? '1 tsp ginger-ground' : extra ? `1/3 cup ${extra}${extra === 'coconut-shredded' ? '' : ' | finely chopped'}` : ''}
      !5 each lime | zest finely grated, then juiced
      !${factor < 1 ? '1 1/4 cup' : '1 can'} ${milk}
      ${eggs ? '!4 each egg-yolk' : `!${plant ? 12 : 8} oz ${cheese} | softened`}
      ${meringue ? '!4 each egg-white | at room temperature\n!1/2 cup sugar' : ''}
      ${cream && !meringue ? `~1 cup ${cream} | cold\n~2 tbsp powdered-sugar` : ''}`)
    const tin =
      { 0.25: 'two 10-ounce ramekins', 0.5: 'a 6-inch pie dish', 1: 'a 9-inch pie dish' }[factor] ??
      'two 9-inch pie dishes'
    const juice = plant
      ? ({ 0.25: '4 teaspoons', 0.5: '2 1/2 tablespoons', 1: '1/3 cup' }[factor] ?? '2/3 cup')
      : ({ 0.25: '2 tablespoons', 0.5: '1/4 cup', 1: '1/2 cup' }[factor] ?? '1 cup')
    kit.step(
      `Heat the oven to ${degrees(350)}. ${crust.grind}`,
      `${extra ? crust.mix.replace(',sugar,', `,${extra},sugar,`) : crust.mix} until it (clumps like wet sand|holds together when you squeeze it). Press firmly over the bottom and up the sides of ${tin} and bake until set and a shade darker, ${factor < 0.4 ? 8 : 10} minutes.`,
      eggs
        ? `Whisk {egg-yolk} with most of the zest of {lime} for 1 minute. Whisk in {${milk}}, then ${juice} of the lime juice: (it thickens as you stir|the acid thickens it before your eyes).`
        : `Beat {${cheese}} with most of the zest of {lime} until no lump is left. Beat in {${milk}}, then ${juice} of the lime juice${plant ? '' : ': it thickens as you stir'}.`,
      eggs
        ? `Pour into the warm crust and bake until the edge is set and the middle still wobbles, 160°F (71°C), ${factor < 0.4 ? 11 : factor < 1 ? 14 : 16} minutes.`
        : 'Let the crust cool, pour in the filling and smooth the top.',
      meringue
        ? 'Meanwhile, whisk {egg-white} with what is left of {sugar} in a bowl over simmering water until hot to the touch and 160°F (71°C), then whip off the heat until stiff and glossy.'
        : '',
      meringue
        ? 'Swirl the meringue over the hot pie, right to the crust, and put it back until the tips are golden, 8 minutes.'
        : '',
      `${eggs ? 'Let it cool, then refrigerate' : 'Refrigerate'} until firm enough to cut, ${plant ? 6 : eggs ? 3 : 4} hours${plant ? '; a short while in the freezer makes cleaner slices' : ''}.`,
      meringue
        ? 'Scatter with the rest of the zest and cut with a wet knife.'
        : cream
          ? `Whip {${cream}} with {powdered-sugar} to soft peaks, (swirl it over the pie|pipe or spoon it around the rim) and scatter with the rest of the zest.`
          : 'Scatter with the rest of the zest and cut with a wet knife.',
    )
    nameSweet(kit, {
      noun: meringue ? 'key lime meringue pie' : 'key lime pie',
      main: [],
      withs: [extra],
      methods: ['classic', 'tart and creamy', 'Florida-style', 'chilled'],
    })
    kit.describe(
      `Sharp, creamy lime filling in a crisp crumb crust[, under softly whipped {-${meringue ? 'none' : (cream ?? 'none')}}]${meringue ? ', under a toasted cloud of meringue' : ''}. (Small key limes and the usual large ones both do|Fresh limes, a can and a little patience), and it must chill before it is cut.`,
    )
  },
}
