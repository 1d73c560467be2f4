import type { Dish } from '../../dish.ts'
import { addEggs, addFlour, barFor, fruitLine, ownWordsOnly, pickNut, says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { isFirm, pickFruit, quickSyrup } from './toppings.ts'

export const waffles: Dish = {
  id: 'waffles',
  names: ['waffle', 'belgian waffle', 'chocolate waffle'],
  categories: ['breakfast', 'dessert'],
  kind: 'sweet',
  serves: 4,
  minutes: [25, 30],
  takes: ['fruit', 'berry', 'nut', 'chocolate', 'sweetener', 'spice', 'dairy', 'grain', 'citrus', 'baking'],
  moods: ['sweet', 'crispy', 'sunday', 'kids'],
  weight: 0.8,
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'flour')
    kit.batch(0.5, 1, 2, 3)
    const cocoa =
      kit.wants('cocoa-powder', 'dark-chocolate', 'vegan-dark-chocolate') || says(kit, /chocolate waffle/)
    const flour = addFlour(kit, cocoa ? 1.75 : 2)
    const corn = kit.lean === 0 && !cocoa && kit.ok('cornstarch') && kit.chance(0.5)
    const yog = kit.lean === 0 && kit.chance(0.4) ? kit.resolve('yogurt') : null
    kit.add(
      `${cocoa ? '1/3 cup cocoa-powder' : ''}\n${corn ? '1/4 cup cornstarch' : ''}\n~2 tbsp sugar\n1 tbsp baking-powder\n1/2 tsp salt`,
    )
    const fruit = pickFruit(kit, 0.85)
    const spice =
      kit.lean > 0 ? '' : kit.pick(['cinnamon', 'vanilla-extract', 'cardamom', 'nutmeg', 'ginger-ground'])
    kit.add(`!${yog ? 1 : 1.5} cup milk\n${yog ? `1/2 cup ${yog}` : ''}`)
    const eggs = addEggs(kit, 2)
    kit.add(
      `!1/3 cup butter | melted and cooled\n${spice ? `~${spice === 'nutmeg' ? '1/4' : '1'} tsp ${spice}` : ''}`,
    )
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.55)
    const bar = cocoa && kit.wants('dark-chocolate', 'vegan-dark-chocolate') ? barFor(kit) : null
    if (bar) kit.add(`3 oz ${bar}`)
    if (fruit) kit.add(fruitLine(fruit))
    if (nut) kit.add(`1/3 cup ${nut}`)
    const syrup = quickSyrup(kit)
    if (syrup) kit.add(`~1/4 cup ${syrup}`)
    kit.work(4)
    kit.step(
      eggs.soak,
      `Whisk {${flour},cocoa-powder,cornstarch,sugar,baking-powder,salt${spice && spice !== 'vanilla-extract' ? `,${spice}` : ''}} in a large bowl.${corn ? ' The starch makes the crust shatter.' : ''}`,
      `Whisk {${eggs.refs},butter${spice === 'vanilla-extract' ? ',vanilla-extract' : ''}} with {milk}[ and {${yog ?? 'x'}}] in a jug, then stir into the dry mixture (just until combined|until no dry pockets are left)[ and fold in {${bar ?? 'x'}}]. Let the batter rest while the waffle iron gets hot.`,
      fruit && isFirm(fruit)
        ? `Meanwhile, cook {${fruit}} with a spoonful of water in a small pan over medium heat until tender, 6 minutes.`
        : '',
      'Heat the waffle iron until it is really hot, 5 minutes, and brush it lightly with oil if it tends to stick.'.replace(
        ' and brush it lightly with oil if it tends to stick',
        ' and grease it lightly if it tends to stick',
      ),
      'Pour in batter to cover two thirds of the plate, close, and cook until the steam has nearly stopped and the waffle is deep golden and crisp, 5 minutes. Go on with the rest, about 12 minutes more; (keep finished waffles on a rack, where they stay crisp|never stack waffles, they go limp).',
      `Serve at once[, topped with {${fruit ?? 'none'}}][, scattered with {${nut ?? 'none'}}][ and with {${syrup || 'none'}}].`,
    )
    nameSweet(kit, {
      noun: 'waffles',
      main: [...(cocoa ? ['cocoa-powder'] : []), ...(fruit ? [fruit] : [])],
      partners: [...(nut ? [nut] : []), ...(yog ? [yog] : []), ...(spice ? [spice] : [])],
      withs: [syrup],
      methods: [
        'crisp',
        'golden',
        'light',
        'weekend',
        'deep-pocketed',
        'shatter-crisp',
        'ridged',
        'brunch',
        'morning',
      ],
      never: ownWordsOnly,
    })
    kit.describe(
      `(Crisp outside and tender within|Golden waffles with crisp ridges and soft middles)[, under {-${fruit ?? 'none'}}]. (The secret is a properly hot iron and a batter stirred as little as can be|Wait until the steam stops, and they come out crisp every time).`,
    )
  },
}
