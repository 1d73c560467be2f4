import type { Dish } from '../../dish.ts'
import { addFlour, degrees, says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** 90 g oats : 125 g flour : 80 g coconut : 150 g brown sugar : 115 g butter : 2 tbsp syrup, bound by the foaming soda and by no egg. */
export const anzacBiscuits: Dish = {
  id: 'anzac-biscuits',
  names: ['anzac biscuit', 'anzac cookie', 'anzac', 'anzac slice', 'anzac day biscuit'],
  categories: ['snack', 'dessert'],
  kind: 'sweet',
  serves: 12,
  minutes: [35, 45],
  oven: true,
  onlyNamed: true,
  takes: ['nut', 'sweetener', 'grain', 'baking'],
  cuisines: ['australian'],
  moods: ['sweet', 'simple', 'kids', 'budget'],
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'oats and sugar')
    const factor = kit.batch(0.5, 1, 2)
    const oats = kit.resolve('rolled-oat')
    const butter = kit.resolve('butter')
    const syrup =
      kit.ok('golden-syrup') && !kit.wants('honey', 'maple-syrup') ? 'golden-syrup' : kit.resolve('honey')
    if (!oats || !butter || !syrup) return kit.fail('no oats or no butter')
    const coconut = kit.ok('coconut-shredded')
    const chewy = says(kit, /chewy|soft/) || (!says(kit, /crisp|crunch/) && kit.chance(0.5))
    const flour = addFlour(kit, 1)
    kit.add(`!${coconut ? 1 : '1 1/2'} cup ${oats}
      ${coconut ? '!3/4 cup coconut-shredded' : ''}
      !3/4 cup brown-sugar
      1/4 tsp salt
      !8 tbsp ${butter}
      !2 tbsp ${syrup}
      !1 tsp baking-soda`)
    kit.step(
      `Heat the oven to ${degrees(chewy ? 350 : 325)} and line two baking sheets with parchment.`,
      `Stir {${flour},${oats},coconut-shredded,brown-sugar,salt} together in a large bowl.`,
      `Melt {${butter}} with {${syrup}} in a saucepan over low heat, 3 minutes. Stir {baking-soda} into 2 tablespoons of boiling water, add it and watch it foam: that foam is what makes them light.`.replace(
        '2 tablespoons',
        factor < 1 ? '1 tablespoon' : factor > 1 ? '4 tablespoons' : '2 tablespoons',
      ),
      `Pour over the oats and mix well. Roll into ${Math.round(24 * factor)} balls, set them 2 inches apart and flatten with a fork.`,
      `Bake until ${chewy ? 'golden, but still soft in the middle, 11' : 'deep golden all over, 17'} minutes. Let them firm on the sheet, then move to a rack.`,
    )
    if (!coconut) kit.note('More oats take the place of the coconut.')
    nameSweet(kit, {
      noun: 'Anzac biscuits',
      main: [],
      withs: [coconut ? 'coconut-shredded' : '', syrup].filter(Boolean),
      methods: [chewy ? 'chewy' : 'crisp', 'golden', 'old-fashioned', 'oaty', 'homemade'],
    })
    kit.describe(
      `(Oaty and caramel-sweet|Golden, oaty and buttery), ${chewy ? 'crisp at the edge and chewy in the middle' : 'baked until they snap'}, and made without eggs so that they keep. (A closed tin holds them for two weeks|One bowl and one pan).`.replace(
        ' and buttery',
        butter === 'butter' ? ' and buttery' : ' and crisp',
      ),
    )
  },
}
