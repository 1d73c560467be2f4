import type { Dish } from '../../dish.ts'
import { says, wantsChocolate } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { meltable, meltableLine } from './meltable.ts'

/** Dough 400 g flour : 240 ml water : 30 g butter : 7 g yeast, stiff enough to rope; the soda bath gives the brown and the taste. */
export const pretzels: Dish = {
  id: 'pretzels',
  names: [
    'soft pretzel',
    'homemade pretzel',
    'pretzel bite',
    'bavarian pretzel',
    'german pretzel',
    'brezel',
    'breze',
    'brezn',
    'laugenbrezel',
    'homemade pretzel roll',
    'homemade pretzel bun',
    'cinnamon sugar pretzel',
  ],
  categories: ['snack', 'lunch'],
  kind: 'sweet',
  serves: 8,
  minutes: [105, 125],
  oven: true,
  onlyNamed: true,
  takes: ['seed', 'chocolate', 'melting-cheese', 'spice', 'sauce', 'hard-cheese'],
  cuisines: ['german', 'american'],
  moods: ['cozy', 'kids', 'party', 'budget', 'sunday'],
  write(kit) {
    kit.require(!kit.diet('gluten-free') && !kit.diet('low-carb') && kit.ok('bread-flour'), 'gluten')
    const factor = kit.batch(0.5, 1, 1.5, 2)
    const butter = kit.resolve('butter')
    if (!butter) return kit.fail('no fat')
    const bites = says(kit, /bite/)
    const rolls = says(kit, /\brolls?\b|\bbuns?\b/)
    const sweet = kit.wants('cinnamon') && kit.ok('cinnamon')
    const cheese = kit.choose({ roles: ['melting-cheese', 'hard-cheese'], onlyWanted: true })[0] ?? null
    const seed =
      kit.choose({ roles: ['seed'], onlyWanted: true })[0] ??
      (!sweet && kit.lean === 0
        ? kit.pick([null, null, ...['sesame-seed', 'poppy-seed'].filter(kit.ok)])
        : null)
    const bar = wantsChocolate(kit) ? meltable(kit) : null
    const mustard =
      !sweet && !cheese && !bar && kit.ok('dijon-mustard') && (kit.wants('dijon-mustard') || kit.chance(0.5))
    const egg = kit.ok('egg')
    const water =
      { 0.5: '1/2 cup (120 ml)', 1: '1 cup (240 ml)', 1.5: '1 1/2 cups (360 ml)' }[factor] ??
      '2 cups (480 ml)'
    const pieces = Math.round(8 * factor)
    kit.add(`!3 cup bread-flour
      !2 1/4 tsp yeast
      1 tbsp brown-sugar
      ${sweet ? '1 tsp salt' : '1 tbsp salt | coarse'}
      !${sweet ? 5 : 3} tbsp ${butter} | melted
      !1/2 cup baking-soda | for the bath
      ${egg ? '1 each egg | beaten' : ''}
      ${sweet ? '1/2 cup sugar\n2 tsp cinnamon' : ''}
      ${cheese ? `1 cup ${cheese}` : ''}
      ${seed ? `1 tbsp ${seed}` : ''}
      ${bar ? meltableLine(bar, 6) : ''}
      ${mustard ? '1/4 cup dijon-mustard' : ''}`)
    const on = [seed ?? '', cheese ?? ''].filter(Boolean).join(',')
    kit.work(20)
    kit.step(
      `Stir {bread-flour,yeast,brown-sugar} with ${sweet ? '{salt}' : 'a third of {salt}'} in a large bowl. Add ${water} of lukewarm water and ${sweet ? 'two fifths' : 'two thirds'} of {${butter}} and mix to a dough.`,
      'Knead until smooth, firm and springy, 8 minutes. Cover and let it rise in a warm place until doubled, 60 minutes.',
      bites
        ? `Cut into ${pieces} pieces, roll each into a rope 12 inches long and cut into 1-inch bites.`
        : rolls
          ? `Cut into ${pieces} pieces and roll each into a tight ball.`
          : `Cut into ${pieces} pieces and roll each into a rope 20 inches long, thicker in the middle. (Cross the ends twice and press them onto the curve|Make a U, cross the ends twice and fold them down onto the curve).`,
      'Heat the oven to 450°F (230°C) and line two baking sheets with parchment. Bring 9 cups (2.1 liters) of water to a boil in a wide pot and add {baking-soda} a spoonful at a time, as it foams up.',
      `Lower them in, ${bites ? 'a handful' : 'two'} at a time, for 30 seconds, (lift out with a slotted spoon and drain well|lift them out with a slotted spoon and let them drip). Set on the sheets[, brush with {${egg ? 'egg' : 'none'}}]${sweet ? '' : ` and sprinkle with the rest of {salt}`}[ and {${on || 'none'}}]${bites ? '' : rolls ? '; cut a cross into the top' : '; slash the thick part'}.`,
      `Bake until deep mahogany brown, ${bites ? 11 : rolls ? 16 : 13} minutes. ${sweet ? `Brush with the rest of {${butter}} and roll in {sugar} mixed with {cinnamon}.` : `Brush with the rest of {${butter}} and eat while they are warm[, with {${mustard ? 'dijon-mustard' : 'none'}}].`}`,
      bar
        ? `Melt {${bar}} over barely simmering water, 4 minutes, dip the cooled pretzels halfway and let them set on parchment.`
        : '',
    )
    const noun = bites ? 'pretzel bites' : rolls ? 'pretzel rolls' : 'soft pretzels'
    nameSweet(kit, {
      noun,
      main: [sweet ? 'cinnamon' : '', cheese ?? '', seed ?? ''].filter(Boolean),
      withs: [mustard ? 'dijon-mustard' : '', bar ?? ''].filter(Boolean),
      methods: ['chewy', 'mahogany', 'homemade', 'Bavarian-style', 'twisted', 'fresh-baked'].filter(
        (word) => word !== 'twisted' || noun === 'soft pretzels',
      ),
    })
    kit.describe(
      `A thin, deep brown crust with (that unmistakable pretzel taste|a snap to it), ${sweet ? 'sugar' : 'coarse salt'} on top and a soft, chewy inside. The soda bath does it: do not skip it, and do not bake them pale.`,
    )
  },
}
