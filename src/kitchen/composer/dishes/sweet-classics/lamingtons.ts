import type { Dish } from '../../dish.ts'
import { addEggs, addFlour, degrees } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { meltable, meltableLine } from './meltable.ts'

/** A firm butter cake, 250 g flour : 115 g butter : 150 g sugar : 2 eggs : 180 ml milk, a day old so that it takes the icing without crumbling. */
export const lamingtons: Dish = {
  id: 'lamingtons',
  names: ['lamington', 'lamington cake', 'chocolate lamington', 'jam lamington'],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 16,
  minutes: [110, 130],
  oven: true,
  onlyNamed: true,
  takes: ['chocolate', 'nut', 'sweetener'],
  cuisines: ['australian'],
  moods: ['sweet', 'kids', 'party', 'chocolatey'],
  write(kit) {
    kit.require(kit.ok('coconut-shredded') && !kit.diet('low-carb'), 'no coconut')
    const cocoa = kit.ok('cocoa-powder')
    const bar = cocoa ? null : meltable(kit)
    kit.require(cocoa || bar, 'no chocolate')
    const factor = kit.batch(0.5, 1, 2)
    const butter = kit.resolve('butter')
    const milk = kit.resolve('milk')
    if (!butter || !milk) return kit.fail('no butter or no milk')
    const jam = kit.ok('jam') && (kit.wants('jam') || (kit.lean === 0 && kit.chance(0.5)))
    const flour = addFlour(kit, 2)
    kit.add(`2 tsp baking-powder\n1/4 tsp salt\n!10 tbsp ${butter} | softened\n!3/4 cup sugar`)
    const eggs = addEggs(kit, 2)
    kit.add(`!1 1/4 cup ${milk}
      1 tsp vanilla-extract
      ${jam ? '1/2 cup jam' : ''}
      !${cocoa ? 3 : 2} cup powdered-sugar
      ${cocoa ? '!1/3 cup cocoa-powder' : `!${meltableLine(bar ?? '', 6)}`}
      !2 1/2 cup coconut-shredded`)
    kit.work(25)
    const tin =
      factor < 1 ? 'a 9-by-5-inch loaf tin' : factor > 1 ? 'a 9-by-13-inch tin' : 'an 8-inch square tin'
    kit.step(
      `Heat the oven to ${degrees(350)}. Grease ${tin} and line with parchment.`,
      eggs.soak,
      `Beat four fifths of {${butter}} with {sugar} until pale and fluffy, 4 minutes, then beat in {${eggs.refs},vanilla-extract}. Fold in {${flour},baking-powder,salt} and a little more than half of {${milk}} by turns, just until smooth.`,
      `Spread in the tin and bake until golden and springy, ${factor > 1 ? 36 : 32} minutes. Cool, then freeze until firm, 30 minutes: (a cold cake does not crumble in the icing|it dips more cleanly cold).`,
      `Cut ${jam ? 'in half through the middle, sandwich with {jam} and cut ' : ''}into ${Math.round(16 * factor)} squares.`,
      `Warm the rest of {${milk}} and {${butter}} until the fat has melted, 3 minutes, and whisk in {powdered-sugar,${cocoa ? 'cocoa-powder' : bar}} until thin and smooth. Spread {coconut-shredded} on a plate.`,
      '(Dip each square in the icing with two forks, let it drip and roll in the coconut|With two forks, turn each square in the icing, let it drip off and roll in the coconut). Leave on a rack until the icing has set firm, 15 minutes.',
    )
    if (kit.servings < 6)
      kit.note('Half a batch is the smallest that works: eight squares, of which some can be frozen.')
    nameSweet(kit, {
      noun: 'lamingtons',
      main: [],
      withs: [jam ? 'jam' : 'coconut-shredded'],
      methods: ['classic', 'soft', 'chocolate-coated', 'Australian-style', 'bake-sale'],
    })
    kit.describe(
      `Squares of soft cake dipped in thin chocolate icing and rolled in coconut[, with {-${jam ? 'jam' : 'none'}} in the middle]. (A little messy to make, and worth every fingerprint|Bake the cake the day before: it dips the better for it).`,
    )
  },
}
