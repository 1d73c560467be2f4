/** Glaze or frosting of a cake for twelve: its lines, the sentences that make it and put it on. */
export interface Finish {
  lines: readonly (readonly [amount: string, item: string])[]
  steps: string
}

type Maker = (name: string) => Finish

const powdered = (cups: string, grams: number) =>
  [`${cups} cups (${grams} g)`, 'powdered sugar, sifted'] as const
const thick = 'until it runs off the whisk in a slow ribbon'
const poured = 'Spoon it over the cold cake, let it run down the sides and leave it for 30 minutes to set.'

/** Stirs a liquid into powdered sugar. */
const stirred =
  (amount: string, more: Finish['lines'] = []): Maker =>
  (name) => ({
    lines: [powdered('1 3/4', 210), [amount, name], ...more],
    steps: `For the glaze, whisk the powdered sugar with the ${[name, ...more.map(([, item]) => item)].join(' and ')} ${thick}. ${poured}`,
  })
/** Stirs a flavor by the teaspoon into powdered sugar and milk. */
const flavored =
  (amount: string): Maker =>
  (name) => ({
    lines: [powdered('1 3/4', 210), [amount, name], ['2 tablespoons', 'milk, for the glaze']],
    steps: `For the glaze, whisk the powdered sugar with the ${name} and the milk for the glaze ${thick}. ${poured}`,
  })
const citrus: Maker = (name) => {
  const fruit = name.replace(/ (?:juice|zest)$/, '')
  return {
    lines: [
      powdered('1 3/4', 210),
      ['3 tablespoons', `fresh ${fruit} juice`],
      ['1 teaspoon', `finely grated ${fruit} zest`],
    ],
    steps: `For the glaze, whisk the powdered sugar with the ${fruit} juice and the ${fruit} zest ${thick}. ${poured}`,
  }
}
const jam: Maker = (name) => ({
  lines: [
    ['3/4 cup (240 g)', name],
    ['1 tablespoon', 'water'],
  ],
  steps: `For the glaze, warm the ${name} with the water in a small saucepan over low heat for 3 minutes, until runny, and simmer for 1 minute. Brush or spoon it over the cake while both are warm, and let it set for 20 minutes.`,
})
const syrup: Maker = (name) => ({
  lines: [
    ['1/3 cup', name],
    ['2 tablespoons', 'butter, for the glaze'],
    ['1 cup (120 g)', 'powdered sugar, sifted'],
  ],
  steps: `For the glaze, melt the butter for the glaze with the ${name} over low heat, 2 minutes. Take it off the heat, whisk in the powdered sugar until smooth and spoon it over the cake while it is warm, for it sets as it cools.`,
})
const ganache: Maker = (name) => ({
  lines: [
    ['6 ounces (170 g)', `${name}, finely chopped`],
    ['3/4 cup (180 ml)', 'heavy cream, for the glaze'],
  ],
  steps: `For the glaze, bring the cream for the glaze to a simmer, pour it over the ${name} and leave it for 5 minutes. Stir from the middle until smooth, pour it over the cold cake and let it set for 30 minutes.`,
})
const caramel: Maker = (name) => ({
  lines: [
    ['1 cup', name],
    ['2 tablespoons', 'milk, for the glaze'],
  ],
  steps: `For the glaze, warm the ${name} with the milk for the glaze over low heat for 3 minutes, until it pours. Spoon it over the cake.`,
})
const brownSugar: Maker = (name) => ({
  lines: [
    ['1/2 cup (110 g)', `packed ${name}, for the glaze`],
    ['4 tablespoons', 'butter, for the glaze'],
    ['3 tablespoons', 'milk, for the glaze'],
    ['1 cup (120 g)', 'powdered sugar, sifted'],
  ],
  steps: `For the glaze, boil the ${name} for the glaze with the butter for the glaze and the milk for the glaze for 2 minutes, stirring. Take it off the heat, whisk in the powdered sugar until smooth and pour it over the cake at once.`,
})
const creamCheese: Maker = (name) => ({
  lines: [
    ['4 ounces (115 g)', `${name}, softened`],
    ['1 cup (120 g)', 'powdered sugar, sifted'],
    ['3 tablespoons', 'milk, for the glaze'],
  ],
  steps: `For the glaze, beat the ${name} with the powdered sugar until smooth, and thin it with the milk for the glaze ${thick}. ${poured}`,
})
const nutButter: Maker = (name) => ({
  lines: [
    ['1/3 cup', name],
    ['1 cup (120 g)', 'powdered sugar, sifted'],
    ['1/4 cup', 'milk, for the glaze'],
  ],
  steps: `For the glaze, whisk the ${name} with the powdered sugar and the milk for the glaze ${thick}. ${poured}`,
})
const berry: Maker = (name) => ({
  lines: [powdered('1 3/4', 210), ['1/2 cup', `${name}, mashed and rubbed through a sieve`]],
  steps: `For the glaze, whisk the powdered sugar with the ${name} ${thick}. ${poured}`,
})

/** Glazes by the food that they are named after; the first that fits is made. */
export const glazes: readonly (readonly [food: RegExp, maker: Maker])[] = [
  [/^(?:marmalade|jam|.*-jam|.*-jelly|jelly|apple-butter|fruit-butter|preserves|.*-preserves|.*-curd)$/, jam],
  [/^(?:lemon|lime|orange|grapefruit|tangerine|mandarin|clementine|key-lime)(?:-juice|-zest)?$/, citrus],
  [/^(?:maple-syrup|honey|golden-syrup|agave|agave-syrup|date-syrup)$/, syrup],
  [/^(?:.*chocolate|chocolate-chip|white-chocolate-chip|.*-chocolate-chip)$/, ganache],
  [/^(?:caramel|caramel-sauce|dulce-de-leche|butterscotch|butterscotch-sauce)$/, caramel],
  [/^(?:brown-sugar|dark-brown-sugar|light-brown-sugar)$/, brownSugar],
  [/^cream-cheese$/, creamCheese],
  [
    /^(?:peanut|almond|cashew|hazelnut|pistachio)-butter$|^(?:tahini|hazelnut-spread|nutella|speculoos-spread)$/,
    nutButter,
  ],
  [/^(?:raspberry|strawberry|blackberry|blueberry|passion-fruit|mango)$/, berry],
  [
    /^(?:rum|whiskey|bourbon|brandy|amaretto|nut-liqueur|coffee-liqueur|irish-cream|orange-liqueur|sherry)$/,
    stirred('2 tablespoons', [['1 tablespoon', 'water']]),
  ],
  [
    /^(?:coffee|tea|apple-juice|apple-cider|hard-cider|pineapple-juice|pomegranate-juice|cranberry-juice|coconut-milk|buttermilk|milk|heavy-cream|root-beer|cola|beer)$/,
    stirred('3 tablespoons'),
  ],
  [
    /^(?:vanilla-extract|cinnamon|cardamom|matcha|espresso-powder|pumpkin-pie-spice|ginger-ground|nutmeg)$/,
    flavored('1 teaspoon'),
  ],
  [
    /^(?:almond-extract|rose-water|peppermint|peppermint-extract|flavor-extract|lavender)$/,
    flavored('1/2 teaspoon'),
  ],
]

/** Beats a flavor into butter and powdered sugar, for two layers. */
const buttercream =
  (amount: string, how: string): Maker =>
  (name) => ({
    lines: [
      ['1 cup (226 g)', 'butter, softened, for the frosting'],
      ['3 1/2 cups (420 g)', 'powdered sugar, sifted'],
      [amount, name],
      ['1/4 teaspoon', 'salt'],
    ],
    steps: `For the frosting, beat the butter for the frosting until pale, 3 minutes, and beat in the powdered sugar by cupfuls. Beat in the ${name} and the salt ${how}, and spread it over the cold cake.`,
  })
const light = 'until light, 2 minutes more'

/** Frostings by the food that they are named after. */
export const frostings: readonly (readonly [food: RegExp, maker: Maker])[] = [
  [/^(?:maple-syrup|honey|golden-syrup)$/, buttercream('1/3 cup', light)],
  [
    /^(?:peanut|almond|cashew|hazelnut|pistachio)-butter$|^(?:tahini|hazelnut-spread|nutella|speculoos-spread|dulce-de-leche|caramel-sauce)$/,
    buttercream('3/4 cup', light),
  ],
  [/^(?:marmalade|jam|.*-jam|.*-jelly|.*-curd)$/, buttercream('1/2 cup', light)],
  [
    /^(?:lemon|lime|orange|grapefruit)(?:-juice|-zest)?$/,
    (name) => {
      const fruit = name.replace(/ (?:juice|zest)$/, '')
      const base = buttercream('2 tablespoons', light)(`fresh ${fruit} juice`)
      return {
        lines: [...base.lines, ['1 tablespoon', `finely grated ${fruit} zest`]],
        steps: `${base.steps} Scatter the ${fruit} zest over it.`.replace(
          `fresh ${fruit} juice`,
          `${fruit} juice`,
        ),
      }
    },
  ],
  [
    /^(?:coffee|irish-cream|rum|whiskey|bourbon|amaretto|nut-liqueur|coffee-liqueur|orange-liqueur|coconut-milk|root-beer|cola)$/,
    buttercream('3 tablespoons', light),
  ],
  [/^(?:vanilla-extract|espresso-powder|matcha)$/, buttercream('1 tablespoon', light)],
  [/^(?:cinnamon|cardamom|pumpkin-pie-spice|ginger-ground)$/, buttercream('1 1/2 teaspoons', light)],
  [
    /^(?:almond-extract|rose-water|peppermint|peppermint-extract|lavender|flavor-extract)$/,
    buttercream('1 teaspoon', light),
  ],
  [
    /^(?:raspberry|strawberry|blackberry|blueberry|passion-fruit)$/,
    (name) => {
      const base = buttercream('1/3 cup', light)(name)
      return {
        ...base,
        lines: base.lines.map(([amount, item]) =>
          item === name ? [amount, `${name}, mashed and rubbed through a sieve`] : [amount, item],
        ),
      }
    },
  ],
]
