import type { Dish } from '../../dish.ts'
import { addFlour, degrees, wantsChocolate } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { meltable, meltableLine } from './meltable.ts'

/** Crust 160 g flour : 115 g butter; filling 3 eggs : 200 g brown sugar : 180 ml syrup : 60 g butter : 220 g pecans in a 9-inch dish. */
export const pecanPie: Dish = {
  id: 'pecan-pie',
  names: [
    'pecan pie',
    'pecan tart',
    'bourbon pecan pie',
    'chocolate pecan pie',
    'maple pecan pie',
    'southern pecan pie',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 8,
  minutes: [115, 130],
  oven: true,
  onlyNamed: true,
  takes: ['nut', 'chocolate', 'sweetener', 'spice', 'citrus'],
  cuisines: ['southern', 'american'],
  moods: ['sweet', 'winter', 'sunday', 'party', 'cozy'],
  write(kit) {
    kit.require(kit.ok('pecan') && kit.ok('egg') && !kit.diet('low-carb'), 'pecans and eggs')
    const factor = kit.batch(0.5, 1, 2)
    const butter = kit.resolve('butter')
    const syrup =
      ['honey', 'maple-syrup'].find((id) => kit.wants(id) && kit.ok(id)) ??
      kit.pick(['maple-syrup', 'golden-syrup'].filter(kit.ok))
    if (!butter) return kit.fail('no butter')
    const bar = wantsChocolate(kit) ? meltable(kit) : null
    const rum = kit.ok('rum') && kit.wants('rum')
    const accent =
      kit.lean > 0 || bar
        ? null
        : kit.pick([null, null, ...['cinnamon', 'orange', 'espresso-powder'].filter(kit.ok)])
    const cream = kit.lean === 0 && kit.chance(0.5) ? kit.resolve('heavy-cream') : null
    const flour = addFlour(kit, 1.25)
    kit.add(`1/2 tsp salt
      !12 tbsp ${butter} | cold
      !3 each egg
      !1 cup brown-sugar
      !3/4 cup ${syrup}
      1 tsp vanilla-extract
      ${accent === 'orange' ? '1 each orange | zest finely grated' : accent ? `1 tsp ${accent}` : ''}
      ${rum ? '2 tbsp rum | dark' : ''}
      ${bar ? meltableLine(bar, 3) : ''}
      !2 cup pecan | in halves
      ${cream ? `~3/4 cup ${cream} | cold` : ''}`)
    kit.work(15)
    const [dish, round] =
      factor < 1
        ? ['a 6-inch pie dish', 'a 9-inch round']
        : factor > 1
          ? ['two 9-inch pie dishes', 'two 12-inch rounds']
          : ['a 9-inch pie dish', 'a 12-inch round']
    kit.step(
      `Rub two thirds of {${butter}} into {${flour}} and half of {salt} until the largest bits are pea-sized. Sprinkle in ${factor < 1 ? 2 : factor > 1 ? 8 : 4} tablespoons of ice water, just until it holds together, press into a disk and chill until firm, 30 minutes.`,
      `Roll the dough to ${round}, line ${dish} with it, crimp the edge and put it back in the cold.`,
      `Heat the oven to ${degrees(350)}. Melt the rest of {${butter}} in a saucepan, 2 minutes, take it off the heat and whisk in {brown-sugar,${syrup},vanilla-extract${accent && accent !== 'orange' ? `,${accent}` : ''}${rum ? ',rum' : ''}}, the rest of the salt${accent === 'orange' ? ', the zest of {orange}' : ''} and {egg} until smooth.`,
      `Spread {${[bar, 'pecan'].filter(Boolean).join(',')}} over the crust and pour the filling over: the nuts rise to the top by themselves.`,
      `Bake on a low rack until the edge is puffed and the middle wobbles only slightly, 200°F (93°C), ${factor < 1 ? 40 : 52} minutes; lay foil over it if the nuts darken too soon.`,
      `Cool on a rack until quite cold before you cut it: warm, it runs${cream ? `. Whip {${cream}} to soft peaks and serve it alongside` : ''}.`,
    )
    if (kit.servings < 3) kit.note('A 6-inch pie is the smallest that works; it is enough for four.')
    nameSweet(kit, {
      noun: `${bar ? 'chocolate ' : ''}pecan pie`,
      main: accent ? [accent] : [],
      withs: [bar ? '' : syrup, rum ? 'rum' : '', cream ?? ''].filter(Boolean),
      methods: ['classic', 'Southern-style', 'glossy', 'holiday', 'crackle-topped', 'old-fashioned'],
    })
    kit.describe(
      `(A glossy, caramel-like filling|A filling like soft caramel) under a crust of toasted pecans, in crisp pastry[, with {-${accent ?? 'none'}}]. (It cuts cleanly only when it is cold|Bake it the day before the feast), and a small slice is a full one.`,
    )
  },
}
