import type { Dish } from '../../dish.ts'
import { askedFor, chipsFor, says, wantsChocolate } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

export const mugCake: Dish = {
  id: 'mug-cake',
  names: [
    'mug cake',
    'microwave cake',
    'mug brownie',
    'cake in a mug',
    'single serve cake',
    'microwave dessert',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 1,
  minutes: [5, 10],
  takes: ['chocolate', 'fruit', 'berry', 'nut-butter', 'spice', 'citrus', 'sweetener', 'nut'],
  moods: ['quick', 'sweet', 'simple', 'chocolatey', 'kids'],
  weight: 0.4,
  write(kit) {
    const low = kit.diet('low-carb')
    const kind =
      wantsChocolate(kit) || says(kit, /brownie|choc/)
        ? 'chocolate'
        : kit.wants('lemon')
          ? 'lemon'
          : kit.pick(['chocolate', 'vanilla', 'spice', 'lemon', 'chocolate'])
    const flour = low ? 'almond-flour' : 'all-purpose-flour'
    const egg = low
    const soft =
      !low && kit.lean === 0 && kit.chance(0.4)
        ? (askedFor(kit, ['nut-butter'], [])[0] ?? kit.resolve('peanut-butter'))
        : (askedFor(kit, ['nut-butter'], [])[0] ?? null)
    const berry =
      askedFor(kit, ['berry'], [])[0] ??
      (kit.lean === 0 && kit.chance(0.6)
        ? kit.pick(['raspberry', 'blueberry', 'blackberry', 'strawberry'].filter(kit.ok).concat('')) || null
        : null)
    const chip = !low && kind === 'chocolate' ? chipsFor(kit) : null
    const fat = kit.resolve(kit.pick(['butter', 'vegetable-oil'])) ?? 'vegetable-oil'
    const sugar = low ? 'erythritol' : kit.pick(['sugar', 'brown-sugar'])
    const spice =
      kind === 'lemon'
        ? ''
        : kind === 'spice'
          ? 'cinnamon'
          : kit.pick(['vanilla-extract', 'cinnamon', 'espresso-powder', 'cardamom', 'ginger-ground'])
    kit.add(
      `!${kind === 'chocolate' ? 3 : 4} tbsp ${flour}\n${kind === 'chocolate' ? '1 1/2 tbsp cocoa-powder' : ''}\n!2 tbsp ${sugar}\n1/4 tsp ${low ? 'baking-soda' : 'baking-powder'}\n1 pinch salt\n${spice ? `~1/4 tsp ${spice}` : ''}\n${egg ? '!1 each egg' : low ? '' : '!3 tbsp milk'}\n!1 tbsp ${fat}${fat.includes('oil') ? '' : ' | melted'}\n${kind === 'lemon' ? '1/2 each lemon | zest finely grated, then juiced' : ''}\n${soft ? `1 tbsp ${soft}` : ''}\n${chip ? `1 tbsp ${chip}` : ''}\n${berry ? `2 tbsp ${berry}` : ''}`,
    )
    kit.step(
      `Stir {${flour},cocoa-powder,${sugar},baking-soda,baking-powder,salt,${spice || 'x'}} together in a large mug${kit.servings > 1 ? ', or divide among mugs' : ''}, right into the corners.`,
      `Add {milk,egg,${fat}}${kind === 'lemon' ? ' with the zest and a spoonful of juice of {lemon}' : ''} and beat with a fork until smooth. Drop {${soft ?? 'x'},${chip ?? 'y'},${berry ?? 'z'}} into the middle.`,
      `Microwave on high until the cake has climbed and the top is just dry, 1 minute${kit.servings > 1 ? ' per mug' : ''}; (a wet spot in the middle is fine|go on in bursts of ten seconds if it is still runny). Microwaves differ, so watch it.`,
      'Let it stand until it has stopped steaming, and eat it from the mug.',
    )
    nameSweet(kit, {
      noun: 'mug cake',
      main: [
        kind === 'chocolate' ? 'cocoa-powder' : kind === 'lemon' ? 'lemon' : spice,
        ...(berry ? [berry] : []),
      ],
      partners: [soft ?? '', spice].filter(Boolean),
      withs: [chip ?? '', berry ?? '', sugar],
      methods: [
        'five-minute',
        'soft',
        'microwave',
        'spoonable',
        'midnight',
        'one-mug',
        'late-night',
        'molten',
        'tender',
        'single-mug',
      ].filter(
        (word) =>
          (word !== 'molten' || chip !== null || soft !== null) &&
          (word !== 'single-mug' || kit.servings === 1),
      ),
    })
    kit.describe(
      `(Soft, warm cake|A small, warm cake) in the time it takes to find a spoon[, with {-${berry ?? soft ?? chip ?? 'none'}} in the middle]. One mug, one fork, and nothing to wash but those.`,
    )
  },
}
