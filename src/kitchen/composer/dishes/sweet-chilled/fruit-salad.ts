import type { Dish } from '../../dish.ts'
import { askedFor, pickNut } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { fruits, rawLine, sweetener } from './fruit.ts'

export const fruitSalad: Dish = {
  id: 'fruit-salad',
  names: ['fruit salad', 'fruit bowl', 'fruit platter', 'fruit cup', 'ambrosia', 'macedonia'],
  categories: ['dessert', 'snack', 'breakfast'],
  kind: 'sweet',
  serves: 6,
  minutes: [15, 20],
  takes: ['fruit', 'berry', 'citrus', 'herb', 'sweetener', 'nut', 'dairy'],
  moods: ['light', 'summer', 'healthy', 'quick', 'simple', 'sweet', 'party', 'kids'],
  weight: 0.7,
  write(kit) {
    const fruit = fruits(kit, kit.lean > 0 ? 3 : kit.pick([4, 5]), ['fig'])
    kit.require(fruit.length > 1, 'not enough fruit')
    const acid = kit.wants('lemon')
      ? 'lemon'
      : kit.wants('lime')
        ? 'lime'
        : kit.resolve(kit.pick(['lime', 'lemon']))
    const sweet = sweetener(kit)
    const herb =
      kit.lean > 0 ? null : (askedFor(kit, ['herb'], [])[0] ?? kit.pick(['mint', 'basil', null, 'mint']))
    const spice =
      kit.lean > 0 || kit.chance(0.5)
        ? ''
        : kit.pick([
            '1 inch ginger | peeled and finely grated',
            '1/4 tsp cardamom',
            '1/2 tsp vanilla-extract',
            '1/4 tsp cinnamon',
          ])
    const spiceId = spice.split('|')[0]?.trim().split(' ').at(-1) ?? ''
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.35)
    kit.bind('fruit', fruit)
    kit.add(
      `${fruit.map((id) => rawLine(id, 1.5).replace(/^1 each/, '2 each')).join('\n')}\n${acid ? `1 each ${acid} | juiced` : ''}\n1 tbsp ${sweet}\n${spice}\n${herb ? `2 tbsp ${herb} | torn` : ''}\n${nut ? `1/4 cup ${nut}` : ''}`,
    )
    kit.work(6)
    kit.step(
      `(Stir|Whisk) the juice of {${acid ?? 'x'}} with {${sweet},${spiceId || 'y'}} in a large bowl.`,
      'Add {fruit} and turn gently with your hands, so that every piece is glossy and nothing is crushed. (Cut fruit browns, so it goes into the juice as you cut it|Soft berries go in last).',
      `Chill for 10 minutes, until the juices begin to run; (longer and it turns watery|that is the dressing).`,
      `Serve cold[, with {${herb ?? 'none'}} torn over][ and {${nut ?? 'none'}} for crunch].`,
    )
    nameSweet(kit, {
      noun: 'fruit salad',
      main: fruit,
      partners: [...fruit.slice(1), ...(herb ? [herb] : [])],
      withs: [herb ?? '', nut ?? '', acid ?? '', spiceId],
      methods: ['bright', 'fresh', 'cool', 'sunny', 'juicy', 'glossy'],
    })
    kit.describe(
      `(Bright and juicy|Cool and fresh): {-fruit} in ${acid ? `{-${acid}} juice and a little {-${sweet}}` : `a little {-${sweet}}`}. (Best within the hour it is cut|Use whatever is ripest and cut it at the last moment).`,
    )
  },
}
