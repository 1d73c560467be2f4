import type { Dish } from '../../dish.ts'
import { says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** A glass: 60 ml rum : 30 ml lime juice : 2 tsp sugar : 120 ml soda and 8 mint leaves, bruised and not shredded. */
export const mojito: Dish = {
  id: 'mojito',
  names: [
    'mojito',
    'virgin mojito',
    'nojito',
    'mint mojito',
    'strawberry mojito',
    'mocktail',
    'mojito mocktail',
    'raspberry mojito',
  ],
  categories: ['snack'],
  kind: 'sweet',
  serves: 4,
  minutes: [10, 15],
  onlyNamed: true,
  takes: ['citrus', 'herb', 'berry', 'fruit', 'drink', 'sweetener', 'acid'],
  cuisines: ['caribbean'],
  moods: ['summer', 'party', 'quick', 'light', 'cold'],
  write(kit) {
    kit.require(kit.ok('lime') && kit.ok('mint') && kit.ok('sparkling-water'), 'lime, mint and soda')
    const sugar = kit.resolve('sugar')
    if (!sugar) return kit.fail('nothing sweetens it')
    const virgin = !kit.ok('rum') || says(kit, /virgin|nojito|mocktail|alcohol|\bkids?\b|child/)
    const berry =
      kit.choose({ roles: ['berry', 'fruit'], onlyWanted: true, not: ['lime', 'lemon', 'orange'] })[0] ?? null
    kit.add(`!4 each lime | 1 cut into wedges, the others juiced
      !1 cup mint | leaves picked
      !${virgin ? 4 : 3} tbsp ${sugar}
      ${berry ? `1 cup ${berry}` : ''}
      ${virgin ? '' : '!1 cup rum | white'}
      !${virgin ? 3 : 2} cup sparkling-water | cold`)
    kit.step(
      `Divide {mint} and {${sugar}} among ${kit.servings === 1 ? 'one tall, sturdy glass' : `${kit.servings} tall, sturdy glasses`}, keeping a few leaves back, and add the wedges of {lime}. Press and twist with a muddler or the handle of a wooden spoon until you can smell the mint; (torn leaves turn bitter|bruise the leaves, do not shred them).`,
      berry ? `Add {${berry}} and crush lightly.` : '',
      `Pour in the lime juice${virgin ? '' : ' and {rum}'} and stir until no grains are left at the bottom.`,
      'Fill the glasses with crushed ice, top up with {sparkling-water} and (stir once from the bottom|stir from below, once). (Tuck in the leaves that you kept and serve at once|Finish with the leaves that you kept, and drink it cold).',
    )
    if (virgin) kit.note('Made without alcohol.')
    nameSweet(kit, {
      noun: virgin ? 'virgin mojito' : 'mojito',
      main: berry ? [berry] : [],
      withs: [],
      methods: ['classic', 'minty', 'ice-cold', 'fresh', 'Cuban-style', 'summer'],
    })
    kit.describe(
      `Mint, lime and ${virgin ? 'plenty of bubbles, without a drop of alcohol' : 'white rum, lengthened with soda'}, (in a tall glass of crushed ice|over as much ice as the glass will hold)[, with {-${berry ?? 'none'}}]. Bruise the mint gently: that is all the art there is to it.`,
    )
  },
}
