import type { Dish } from '../../dish.ts'
import { askedFor, degrees, pickNut, says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

export const cinnamonRolls: Dish = {
  id: 'cinnamon-rolls',
  names: ['cinnamon roll', 'cinnamon bun', 'sticky bun', 'sweet roll', 'morning bun', 'cardamom bun'],
  categories: ['breakfast', 'dessert', 'snack'],
  kind: 'sweet',
  serves: 12,
  minutes: [160, 180],
  oven: true,
  takes: ['spice', 'nut', 'dried-fruit', 'fruit', 'fresh-cheese'],
  moods: ['cozy', 'sweet', 'sunday', 'fancy'],
  weight: 0.3,
  write(kit) {
    kit.require(!kit.diet('gluten-free') && !kit.diet('low-carb'), 'gluten')
    const factor = kit.batch(0.5, 1, 2)
    const spice = says(kit, /cardamom/) ? 'cardamom' : 'cinnamon'
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.7)
    const icing = kit.pick(
      ['maple-syrup', 'vanilla-extract', 'lemon-juice', 'coffee'].filter(kit.ok).concat('lemon-juice'),
    )
    const inside = kit.pick(['brown-sugar', 'sugar', 'brown-sugar'])
    const dried =
      askedFor(kit, ['dried-fruit'], [])[0] ??
      (kit.lean === 0 && kit.chance(0.5)
        ? kit.pick(['raisin', 'cranberry-dried', 'date'].filter(kit.ok).concat('')) || null
        : null)
    const second =
      kit.lean > 0
        ? ''
        : kit.pick(
            ['nutmeg', 'ginger-ground', 'cardamom', 'orange', 'allspice', 'espresso-powder', 'lemon']
              .slice(0, 6)
              .concat('')
              .filter((id) => id === '' || (kit.ok(id) && id !== spice)),
          )
    const cheese = kit.chance(0.5) ? kit.resolve('cream-cheese') : null
    const egg = kit.ok('egg') && kit.chance(0.6)
    kit.add(
      `!3 1/2 cup all-purpose-flour\n!2 1/4 tsp yeast\n1/4 cup sugar\n1 tsp salt\n!${egg ? '3/4' : '1'} cup milk\n${egg ? '1 each egg' : ''}\n!1/2 cup butter | softened\n${inside === 'brown-sugar' ? '!1/2 cup brown-sugar' : '!1/2 cup sugar'}\n!1 tbsp ${spice}\n${second ? (second === 'orange' ? '1 each orange | zest finely grated, then juiced' : `1/2 tsp ${second}`) : ''}\n${nut ? `1/2 cup ${nut} | finely chopped` : ''}\n${dried ? `1/2 cup ${dried}${dried === 'date' ? ' | pitted and chopped' : ''}` : ''}\n1 cup powdered-sugar\n${icing === 'vanilla-extract' ? '1 tsp vanilla-extract' : icing === 'coffee' ? '2 tbsp coffee' : icing === 'maple-syrup' ? '2 tbsp maple-syrup' : '1 tbsp lemon-juice'}\n${cheese ? `2 oz ${cheese}` : ''}`,
    )
    kit.work(25)
    kit.step(
      `Warm {milk} with half of {butter} until the butter melts, 3 minutes, and let it cool to lukewarm.`.replace(
        'the butter melts',
        'it melts',
      ),
      `Stir {all-purpose-flour,yeast,salt} with ${inside === 'sugar' ? 'a third of {sugar}' : '{sugar}'}, add the milk[ and {${egg ? 'egg' : 'none'}}] and knead until (smooth and soft|silky and elastic); it should be tacky but leave your hands.`,
      '(Cover and let it rise in a warm place until doubled|Cover the bowl and let the dough rise somewhere warm, until twice its size), 70 minutes.',
      `Mix ${inside === 'sugar' ? 'the rest of ' : ''}{${inside},${spice},${second === 'orange' ? 'x' : second || 'y'}}${second === 'orange' ? ' with the zest of {orange}' : ''}. Roll the dough to a 12-by-16-inch rectangle, spread with the rest of {butter} and strew over the spiced sugar[ and {${nut ?? 'none'},${dried ?? 'none'}}].`,
      `Roll up from the long side, cut into ${Math.round(12 * factor)} slices (a length of thread cuts cleanest) and set them in a lined tin. Let them rise until they touch, 35 minutes.`,
      `Heat the oven to ${degrees(350)}. Bake for ${kit.pick([24, 25, 26])} minutes, until golden on top and set in the middle.`,
      `Beat {powdered-sugar} with {${cheese ?? 'none'}} and {${icing}} until thick and pourable, with a few drops of water if it needs them, and spread over the warm rolls.`.replace(
        ` with {${cheese ?? 'none'}} and `,
        cheese ? ` with {${cheese}} and ` : ' with ',
      ),
    )
    nameSweet(kit, {
      noun: `${spice} rolls`,
      main: [...(nut ? [nut] : []), ...(dried ? [dried] : []), second],
      partners: [second],
      withs: [cheese ?? '', icing],
      methods: ['soft', 'pull-apart', 'weekend', 'swirled', 'iced', 'pillowy', 'warm'],
    })
    kit.describe(
      `(Soft, pull-apart swirls|Pillowy spirals) full of ${spice} sugar[, with {-${nut ?? dried ?? 'none'}}], under a sweet icing. Start them after breakfast and they are ready for coffee time.`.replace(
        'coffee time',
        'the afternoon',
      ),
    )
  },
}
