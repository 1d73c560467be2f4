import type { Dish } from '../../dish.ts'
import { degrees, says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** Stiff dough, 520 g flour : 310 ml water (60 %) : 7 g yeast: firm enough to boil, and the boiling sets the crust before they can rise away. */
export const bagels: Dish = {
  id: 'bagels',
  names: [
    'homemade bagel',
    'fresh bagel',
    'new york bagel',
    'everything bagel',
    'cinnamon raisin bagel',
    'sesame bagel',
    'poppy seed bagel',
    'bake bagel',
    'bagel from scratch',
    'bagel recipe',
    'bagel dough',
  ],
  categories: ['breakfast', 'snack', 'lunch'],
  kind: 'sweet',
  serves: 8,
  minutes: [115, 135],
  oven: true,
  onlyNamed: true,
  makes: ['bagel'],
  takes: ['seed', 'dried-fruit', 'spice', 'allium', 'berry', 'fresh-cheese'],
  cuisines: ['american'],
  moods: ['cozy', 'sunday', 'budget'],
  write(kit) {
    kit.require(!kit.diet('gluten-free') && !kit.diet('low-carb') && kit.ok('bread-flour'), 'gluten')
    const factor = kit.batch(0.5, 1, 1.5, 2)
    const sugar = kit.resolve('brown-sugar')
    if (!sugar) return kit.fail('nothing feeds the yeast')
    const everything = says(kit, /everything/)
    const raisin = kit.choose({ roles: ['dried-fruit', 'berry'], onlyWanted: true })[0] ?? null
    const spice = raisin && kit.ok('cinnamon') ? 'cinnamon' : null
    const seeds = everything
      ? ['sesame-seed', 'poppy-seed'].filter(kit.ok)
      : raisin
        ? []
        : [
            kit.choose({ roles: ['seed'], onlyWanted: true })[0] ??
              kit.pick(['sesame-seed', 'poppy-seed', 'pumpkin-seed'].filter(kit.ok)),
          ]
    const cheese = kit.choose({ roles: ['fresh-cheese'], onlyWanted: true })[0] ?? null
    const water =
      { 0.5: '2/3 cup (155 ml)', 1: '1 1/3 cups (315 ml)', 1.5: '2 cups (470 ml)' }[factor] ??
      '2 2/3 cups (630 ml)'
    const pieces = Math.round(8 * factor)
    kit.add(`!4 cup bread-flour
      !2 1/4 tsp yeast
      2 tsp salt
      !3 tbsp ${sugar}
      ${raisin ? `3/4 cup ${raisin}` : ''}
      ${spice ? '2 tsp cinnamon' : ''}
      ${seeds.map((id) => `${everything ? '1 1/2' : 3} tbsp ${id}`).join('\n')}
      ${everything && kit.ok('onion-powder') ? '1 tsp onion-powder\n1 tsp garlic-powder' : ''}
      ${cheese ? `1 cup ${cheese}` : ''}`)
    const on = [...seeds, everything ? 'onion-powder' : '', everything ? 'garlic-powder' : '']
      .filter(Boolean)
      .join(',')
    kit.work(20)
    kit.step(
      `Stir {bread-flour,yeast,salt${spice ? ',cinnamon' : ''}} with a third of {${sugar}} in a large bowl. Add ${water} of lukewarm water and mix to a stiff, shaggy dough.`,
      `Knead until smooth and very elastic, 10 minutes; it is hard work, and meant to be[. Knead in {${raisin ?? 'none'}} at the end]. Cover and let it rise in a warm place until doubled, 60 minutes.`,
      `Cut into ${pieces} pieces and roll into tight balls. Push a finger through each and twirl it into a ring with a 2-inch hole: it closes as it rises. Cover and let them rise until slightly puffy, 15 minutes.`,
      `Heat the oven to ${degrees(425)} and line two baking sheets with parchment. Bring 8 cups (1.9 liters) of water to a boil in a wide pot with the rest of {${sugar}}.`,
      `Boil the bagels a few at a time for 1 minute on each side, longer for more chew. Lift out, drain${on ? ` and dip their tops, still wet, in {${on}}` : ''}; set them on the sheets.`,
      'Bake until deep golden brown and 205°F (96°C) in the middle, 22 minutes.',
      `Cool on a rack until just warm before you cut them[, and serve with {${cheese ?? 'none'}}].`,
    )
    nameSweet(kit, {
      noun: everything
        ? 'everything bagels'
        : raisin
          ? `${spice ? 'cinnamon ' : ''}${raisin === 'raisin' ? 'raisin ' : ''}bagels`
          : 'bagels',
      main: everything || raisin === 'raisin' ? [] : raisin ? [raisin] : seeds,
      withs: cheese ? [cheese] : [],
      methods: ['New York-style', 'chewy', 'shiny', 'homemade', 'boiled and baked', 'fresh-baked'],
    })
    kit.describe(
      `(Chewy inside and shiny outside|A tight, chewy crumb under a shiny crust)[, with {-${raisin ?? seeds[0] ?? 'none'}}], as bagels are that were boiled before they were baked. They freeze well: slice them first, and toast them from frozen.`,
    )
  },
}
