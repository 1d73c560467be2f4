import type { Dish } from '../../dish.ts'
import { degrees } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { meltable, meltableLine } from './meltable.ts'

/** 240 g coconut : 3 egg whites : 135 g sugar: just enough white to hold the shreds, which toast instead of steaming. */
export const coconutMacaroons: Dish = {
  id: 'coconut-macaroons',
  names: ['macaroon', 'coconut macaroon', 'kokosmakrone', 'chocolate dipped macaroon', 'coconut haystack'],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 10,
  minutes: [35, 45],
  oven: true,
  onlyNamed: true,
  takes: ['chocolate', 'nut', 'citrus'],
  moods: ['sweet', 'simple', 'kids', 'party'],
  write(kit) {
    kit.require(
      kit.ok('egg-white') && kit.ok('coconut-shredded') && !kit.diet('low-carb'),
      'coconut and egg white',
    )
    const factor = kit.batch(0.5, 1, 2)
    const bar = kit.wants('dark-chocolate') || kit.chance(0.5) ? meltable(kit) : null
    const zest = kit.lean === 0 && kit.ok('lime') && kit.chance(0.3) ? 'lime' : null
    kit.add(`!3 each egg-white
      !2/3 cup sugar
      1/4 tsp salt
      1 tsp vanilla-extract
      !3 cup coconut-shredded
      ${zest ? '1 each lime | zest finely grated' : ''}
      ${bar ? meltableLine(bar, 4) : ''}`)
    kit.step(
      `Heat the oven to ${degrees(325)} and line a baking sheet with parchment.`,
      'Whisk {egg-white,sugar,salt,vanilla-extract} until frothy and the sugar has mostly dissolved.',
      `Stir in {coconut-shredded}${zest ? ' and the zest of {lime}' : ''} until every shred is coated, and leave it to swell while the oven gets hot.`,
      `Scoop into ${Math.round(20 * factor)} tight mounds with wet hands, pressing so that they hold.`,
      'Bake until the tips are deep golden and the bottoms brown, 20 minutes. Cool on the sheet: they firm up as they cool.',
      bar
        ? `Melt {${bar}} in a bowl over barely simmering water, 4 minutes, dip the bottoms in it and let them set on the parchment.`
        : 'Keep them in a closed box, where they stay chewy for a week.',
    )
    nameSweet(kit, {
      noun: 'coconut macaroons',
      main: zest ? ['lime'] : [],
      withs: bar ? [bar] : ['vanilla-extract'],
      methods: ['chewy', 'golden', 'toasted', 'old-fashioned', 'five-ingredient'].filter(
        (word) => word !== 'five-ingredient',
      ),
    })
    kit.describe(
      `Chewy inside, toasted and crisp at the tips, and made without any flour[, with bottoms dipped in {-${bar ?? 'none'}}]. (One bowl and twenty minutes in the oven|Whites left over from a custard find their use here).`,
    )
  },
}
