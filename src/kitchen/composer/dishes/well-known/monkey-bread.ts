import type { Dish } from '../../dish.ts'
import { degrees, pickNut } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** Dough 410 g flour : 240 ml milk : 45 g butter : 7 g yeast, as for soft rolls; glaze equal parts butter and brown sugar by volume. */
export const monkeyBread: Dish = {
  id: 'monkey-bread',
  names: [
    'monkey bread',
    'pull apart bread',
    'bubble bread',
    'sticky pull apart bread',
    'golden dumpling cake',
  ],
  categories: ['breakfast', 'dessert', 'snack'],
  kind: 'sweet',
  serves: 10,
  minutes: [150, 170],
  oven: true,
  onlyNamed: true,
  takes: ['spice', 'nut', 'dried-fruit'],
  moods: ['cozy', 'sweet', 'sunday', 'kids', 'party'],
  write(kit) {
    kit.require(kit.ok('bread-flour') || kit.ok('all-purpose-flour'), 'gluten')
    kit.require(!kit.diet('gluten-free'), 'gluten')
    const factor = kit.batch(0.5, 1, 2)
    const butter = kit.resolve('butter')
    const milk = kit.resolve('milk')
    if (!butter || !milk) return kit.fail('no butter')
    const spice = kit.pick(['cinnamon', 'cardamom', 'pumpkin-pie-spice', 'ginger-ground'].filter(kit.ok))
    const nut = kit.chance(0.5) || kit.wants('pecan', 'walnut') ? pickNut(kit) : null
    const fruit =
      kit.choose({ roles: ['dried-fruit'], onlyWanted: true })[0] ??
      (nut ? null : kit.pick(['raisin', 'dried-cranberry', null]))
    const zest = kit.ok('orange-zest') && kit.chance(0.3)
    kit.add(`!3 1/4 cup all-purpose-flour
      1/4 cup sugar
      !2 1/4 tsp yeast
      1 tsp salt
      1 cup ${milk}
      !3/4 cup ${butter} | melted
      3/4 cup brown-sugar
      !1 tbsp ${spice}
      ${nut ? `3/4 cup ${nut} | chopped` : ''}
      ${fruit && kit.ok(fruit) ? `1/2 cup ${fruit}` : ''}
      ${zest ? '1 tsp orange-zest' : ''}
      1 tsp vanilla-extract`)
    kit.work(20)
    const pieces = Math.round(36 * factor)
    kit.step(
      `Warm {${milk}} until lukewarm. Stir {all-purpose-flour,sugar,yeast,salt} in a large bowl, add the milk and a quarter of {${butter}}, and mix to a dough.`,
      'Knead on the counter until smooth and springy, 8 minutes. Cover and let it rise in a warm place until doubled, 60 minutes.',
      `Mix {brown-sugar,${spice},orange-zest} in a bowl. Stir {vanilla-extract} into the rest of {${butter}}. Grease a Bundt pan well.`,
      `Cut the dough into about ${pieces} pieces and roll into balls. Dip each in the butter, roll in the sugar and drop into the pan${nut || fruit ? `[, scattering {${[nut, fruit].filter(Boolean).join(',')}} between the layers]` : ''}. Pour over what is left of the butter and sugar.`,
      'Cover and let it rise until puffy, 30 minutes.',
      `Heat the oven to ${degrees(350)}. Bake until deep golden and 190°F (88°C) in the middle, 33 minutes; cover with foil if it browns too soon.`,
      'Let it stand for 5 minutes, no longer, or the caramel sets in the pan; then turn out onto a plate and pull apart while warm.',
    )
    nameSweet(kit, {
      noun: 'monkey bread',
      main: [spice],
      partners: [...(nut ? [nut] : []), ...(fruit ? [fruit] : [])],
      methods: ['sticky', 'pull-apart', 'caramel-glazed', 'golden'],
    })
    kit.describe(
      'Little balls of soft dough baked in butter, brown sugar and spice until they (stick together in a glossy ring|come apart in caramel-edged pieces). (Put it in the middle of the table and let everyone pull|Shape it the evening before and let it rise slowly in the refrigerator).',
    )
  },
}
