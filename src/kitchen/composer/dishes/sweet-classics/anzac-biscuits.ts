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
    const accent =
      kit.lean === 0 ? kit.pick([null, null, ...['ginger-ground', 'orange'].filter(kit.ok)]) : null
    const asked = kit.choose({ roles: ['nut'], onlyWanted: true, not: ['coconut-shredded'] })[0] ?? accent
    const flour = addFlour(kit, 1)
    kit.add(`!${coconut ? 1 : '1 1/2'} cup ${oats}
      ${coconut ? '!3/4 cup coconut-shredded' : ''}
      !3/4 cup brown-sugar
      1/4 tsp salt
      !8 tbsp ${butter}
      !2 tbsp ${syrup}
      ${asked === 'ginger-ground' ? '1 tsp ginger-ground' : asked === 'orange' ? '1 each orange | zest finely grated' : asked ? `1/2 cup ${asked} | chopped` : ''}
      !1 tsp baking-soda`)
    kit.step(
      `Heat the oven to ${degrees(chewy ? 350 : 325)} and line two baking sheets with parchment.`,
      `Stir {${flour},${oats},coconut-shredded,brown-sugar,salt${asked && asked !== 'orange' ? `,${asked}` : ''}} together in a large bowl${asked === 'orange' ? ', with the zest of {orange}' : ''}.`,
      `Melt {${butter}} with {${syrup}} in a saucepan over low heat, 3 minutes. Stir {baking-soda} into ${{ 0.5: '1 tablespoon', 1: '2 tablespoons' }[factor] ?? '4 tablespoons'} of boiling water, (add it and watch it foam: that foam is what makes them light|pour it in and stir: it foams up, and the foam raises them).`,
      `Pour over the oats and mix well. Roll into ${Math.round(24 * factor)} balls, set them 2 inches apart and (flatten with a fork|press them flat with your palm).`,
      `Bake until ${chewy ? 'golden, but still soft in the middle, 11' : 'deep golden all over, 17'} minutes. Let them firm on the sheet, then move to a rack.`,
    )
    if (!coconut) kit.note('More oats take the place of the coconut.')
    nameSweet(kit, {
      noun: 'Anzac biscuits',
      main: [],
      withs: [asked ?? '', coconut ? 'coconut-shredded' : '', syrup].filter(Boolean),
      methods: [chewy ? 'chewy' : 'crisp', 'golden', 'old-fashioned', 'oaty', 'homemade'],
    })
    kit.describe(
      `(Oaty and caramel-sweet|Golden, oaty and ${butter === 'butter' ? 'buttery' : 'crisp'}), ${chewy ? 'crisp at the edge and chewy in the middle' : 'baked until they snap'}, and made without eggs so that they keep. (A closed tin holds them for two weeks|One bowl and one pan).`,
    )
  },
}
