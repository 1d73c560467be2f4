import type { Dish } from '../../dish.ts'
import { askedFor, pickNut } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { fruits, rawLine } from './fruit.ts'

export const ricePudding: Dish = {
  id: 'rice-pudding',
  names: [
    'rice pudding',
    'arroz con leche',
    'milchreis',
    'kheer',
    'riz au lait',
    'mango sticky rice',
    'milk rice',
  ],
  categories: ['dessert', 'breakfast', 'snack'],
  kind: 'sweet',
  serves: 4,
  minutes: [40, 45],
  takes: ['fruit', 'berry', 'spice', 'dried-fruit', 'nut', 'sweetener', 'grain', 'liquid', 'citrus'],
  moods: ['cozy', 'sweet', 'comfort', 'budget', 'kids'],
  weight: 0.6,
  write(kit) {
    const short = kit.lean > 0
    const milk =
      kit.wants('coconut-milk') && kit.ok('coconut-milk')
        ? 'oat-milk'
        : (kit.resolve(short ? kit.pick(['milk', 'oat-milk', 'almond-milk']) : 'milk') ?? 'milk')
    const sweet = short ? kit.pick(['sugar', 'honey', 'maple-syrup', 'brown-sugar'].filter(kit.ok)) : 'sugar'
    const rich = kit.wants('coconut-milk')
      ? 'coconut-milk'
      : kit.lean === 0 && kit.chance(0.4)
        ? kit.pick(['heavy-cream', 'coconut-milk'])
        : null
    const spice =
      kit.lean > 0
        ? ''
        : kit.pick(['cinnamon-stick', 'cardamom', 'vanilla-extract', 'nutmeg', 'cinnamon', 'saffron'])
    const zest = kit.lean === 0 && kit.chance(0.4) ? kit.resolve(kit.pick(['lemon', 'orange'])) : null
    const dried =
      askedFor(kit, ['dried-fruit'], [])[0] ??
      (kit.lean === 0 && kit.chance(0.4)
        ? kit.pick(['raisin', 'apricot-dried', 'cranberry-dried', 'date'].filter(kit.ok).concat('')) || null
        : null)
    const fruit = fruits(kit, dried || kit.lean > 1 ? 0 : 1, ['banana', 'kiwi'])[0]
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.6)
    const rice =
      askedFor(kit, ['grain'], ['rolled-oat', 'cooked-rice', 'brown-rice', 'quinoa', 'gluten-free-oat'])[0] ??
      'arborio-rice'
    const use = kit.resolve(rice) ?? 'white-rice'
    kit.require(kit.ok(use), 'no rice')
    kit.add(
      `!2/3 cup ${use}\n!${rich ? 3.5 : 4} cup ${milk}\n${rich ? `1/2 cup ${rich}` : ''}\n!1/4 cup ${sweet}\n1/4 tsp salt\n${spice ? (spice === 'cinnamon-stick' ? '1 each cinnamon-stick' : spice === 'saffron' ? '1 pinch saffron' : `${spice === 'vanilla-extract' ? '1' : '1/2'} tsp ${spice}`) : ''}\n${zest ? `1 each ${zest} | zest finely grated` : ''}\n${dried ? `1/3 cup ${dried}` : ''}\n${fruit ? rawLine(fruit) : ''}\n${nut ? `1/4 cup ${nut}` : ''}`,
    )
    kit.step(
      `Bring {${use},${milk},salt,cinnamon-stick,saffron} to a bare simmer in a heavy saucepan over medium heat, stirring so that nothing catches, 8 minutes.`,
      `Turn the heat to low and simmer uncovered, stirring every few minutes and scraping the bottom, until the rice is soft and everything moves as one when you tilt the pan, 25 minutes. (It should still be soupy, as it thickens while it cools|Stop while it looks a little too wet).`.replace(
        'the milk',
        'the liquid',
      ),
      `Stir in {${sweet},${rich ?? 'x'},${dried ?? 'y'},${spice === 'cinnamon-stick' || spice === 'saffron' || !spice ? 'z' : spice}}${zest ? ` and the zest of {${zest}}` : ''} and simmer for 3 minutes.`,
      `${kit.uses('cinnamon-stick') ? 'Lift out the cinnamon stick. ' : ''}(Serve warm or cold|Spoon into bowls and serve warm)[, with {${fruit ?? 'none'}}][ and {${nut ?? 'none'}} on top].`,
    )
    nameSweet(kit, {
      noun: 'rice pudding',
      main: [
        ...(sweet === 'sugar' ? [] : [sweet]),
        ...(rich === 'coconut-milk' ? ['coconut-milk'] : []),
        ...(spice && spice !== 'cinnamon-stick' ? [spice] : spice ? ['cinnamon-stick'] : []),
        ...(dried ? [dried] : []),
        ...(fruit ? [fruit] : []),
      ],
      partners: [...(zest ? [zest] : []), ...(nut ? [nut] : [])],
      withs: [fruit ?? ''],
      methods: ['creamy', 'stovetop', 'old-fashioned', 'gentle', 'slow-stirred', 'soft'],
    })
    kit.describe(
      `(Creamy and gently sweet|Soft, spoonable and warm)${spice ? `, scented with {-${spice}}` : ''}[ and topped with {-${fruit ?? 'none'}}]. It asks for a low flame and a little patience, and is as good cold the next day.`,
    )
  },
}
