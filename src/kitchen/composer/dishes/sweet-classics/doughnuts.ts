import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { addEggs, addFlour, degrees, says, wantsChocolate } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { meltable, meltableLine } from './meltable.ts'

/*
 * Raised: 440 g flour : 180 ml milk : 2 eggs : 75 g butter : 50 g sugar : 7 g yeast, fried at 350°F; without egg the milk
 * grows to 270 ml. Baked: 220 g flour : 180 ml milk : 2 eggs : 75 g butter : 135 g sugar : 2 tsp powder, in a ring pan.
 */
export const doughnuts: Dish = {
  id: 'doughnuts',
  names: [
    'doughnut',
    'donut',
    'glazed doughnut',
    'glazed donut',
    'jelly doughnut',
    'jelly donut',
    'jam doughnut',
    'chocolate doughnut',
    'chocolate donut',
    'baked doughnut',
    'baked donut',
    'cinnamon sugar doughnut',
    'cinnamon sugar donut',
    'berliner',
    'krapfen',
    'faschingskrapfen',
    'paczki',
    'pączki',
    'sufganiyot',
    'bomboloni',
    'beignet',
  ],
  categories: ['dessert', 'breakfast', 'snack'],
  kind: 'sweet',
  serves: 12,
  minutes: [35, 160],
  onlyNamed: true,
  takes: ['chocolate', 'spice', 'sweetener', 'citrus'],
  moods: ['sweet', 'kids', 'party', 'sunday', 'fancy'],
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'flour and sugar')
    // Gluten holds the bubbles of yeast; a batter with powder needs none.
    if (says(kit, /\bbaked?\b|\boven\b|air fry/) || kit.diet('gluten-free') || !kit.ok('yeast')) baked(kit)
    else raised(kit)
  },
}

type Coat = 'glaze' | 'chocolate' | 'spice' | 'powder'

function coatOf(kit: Kit): Coat {
  if (says(kit, /beignet|jelly|jam\b|berliner|krapfen|czki|bomboloni|sufganiyot|powdered/)) return 'powder'
  if (wantsChocolate(kit) && meltable(kit)) return 'chocolate'
  if (kit.wants('cinnamon')) return 'spice'
  return says(kit, /glazed/) ? 'glaze' : kit.pick(['glaze', 'glaze', 'spice'])
}

/** Lines and the last step of what goes on them; the names that it gives to the title. */
function addCoat(kit: Kit, coat: Coat, rolled = '1/2'): { steps: string[]; withs: string[] } {
  const milk = kit.resolve('milk') ?? 'oat-milk'
  if (coat === 'chocolate') {
    const bar = meltable(kit) ?? ''
    kit.add(`${meltableLine(bar, 5)}\n1 cup powdered-sugar\n1/4 cup ${milk}`)
    return {
      steps: [
        `Melt {${bar}} with the rest of {${milk}} over low heat, 3 minutes, and whisk in {powdered-sugar} until smooth. Dip the tops of the cooled doughnuts and let the glaze set.`,
      ],
      withs: [bar],
    }
  }
  if (coat === 'spice') {
    kit.add(`${rolled} cup sugar\n2 tsp cinnamon`)
    return {
      steps: [
        'Mix what is left of {sugar} with {cinnamon} and roll the doughnuts in it while they are warm, so that it clings.',
      ],
      withs: ['cinnamon'],
    }
  }
  if (coat === 'powder') {
    kit.add('1/2 cup powdered-sugar')
    return { steps: ['Dust thickly with {powdered-sugar} and eat on the same day.'], withs: [] }
  }
  kit.add(`2 cup powdered-sugar\n1/4 cup ${milk}\n1 tsp vanilla-extract`)
  return {
    steps: [
      `Whisk {powdered-sugar,vanilla-extract} with just enough of the rest of {${milk}} to run slowly off the whisk. Dip the doughnuts while they are still warm, turn them over and let the glaze set on a rack.`,
    ],
    withs: ['vanilla-extract'],
  }
}

function raised(kit: Kit) {
  const factor = kit.batch(0.5, 1, 2)
  const milk = kit.resolve('milk')
  const butter = kit.resolve('butter')
  if (!milk || !butter) return kit.fail('no milk or no butter')
  const beignet = says(kit, /beignet/)
  const filled = says(kit, /jelly|jam\b|berliner|krapfen|czki|bomboloni|sufganiyot/) && kit.ok('jam')
  const egg = kit.ok('egg')
  const coat = coatOf(kit)
  const flour = addFlour(kit, 3.5)
  kit.add(`!2 1/4 tsp yeast
    !1/4 cup sugar
    1 tsp salt
    !${egg ? '3/4 cup' : '1 cup'} ${milk}
    ${egg ? '!2 each egg' : `!2 tbsp ${milk}`}
    !5 tbsp ${butter} | softened
    !6 cup vegetable-oil | for frying
    ${filled ? '3/4 cup jam' : ''}`)
  const { steps, withs } = addCoat(kit, coat)
  const pieces = Math.round((beignet ? 24 : 12) * factor)
  kit.work(25)
  kit.step(
    coat === 'glaze' || coat === 'chocolate'
      ? `Warm {${milk}}, all but ${{ 0.5: '2 tablespoons', 1: '1/4 cup' }[factor] ?? '1/2 cup'}, until just lukewarm, 1 minute.`
      : `Warm {${milk}} until just lukewarm, 1 minute.`,
    `Stir {${flour},yeast,salt} with ${coat === 'spice' ? 'a third of {sugar}' : '{sugar}'} in a large bowl. Add the warm {-${milk}}[, {${egg ? 'egg' : 'none'}}] and {${butter}} and knead until smooth, soft and barely tacky, 8 minutes.`,
    'Cover and let it rise in a warm place until doubled, 75 minutes.',
    beignet
      ? `Roll out 1/4 inch thick and cut into ${pieces} squares. Let them rise, covered, for 20 minutes.`
      : filled
        ? `Cut into ${pieces} pieces, roll into smooth balls and flatten slightly on squares of parchment. Let them rise, covered, until puffy, 35 minutes.`
        : `Roll out 1/2 inch thick and cut ${pieces} rings with a 3-inch and a 1-inch cutter. Set them on squares of parchment and let them rise, covered, until puffy, 35 minutes.`,
    'Heat {vegetable-oil} in a deep, heavy pot to 350°F (175°C), 10 minutes; it must be no more than half full. Keep it there: cooler oil soaks in, hotter oil browns them before they are done.',
    `Fry three at a time, sliding them in from the paper, until deep golden underneath, ${filled ? 2 : 1} minute${filled ? 's' : ''}; turn and fry the other side for ${filled ? '2 minutes' : '1 minute'}. The whole batch takes about ${filled ? 16 : 12} minutes. Drain on a rack.`,
    filled
      ? 'Let them cool until just warm. Poke a hole into the side of each and pipe in a spoonful of {jam}.'
      : '',
    ...steps,
  )
  const noun = beignet
    ? 'beignets'
    : filled
      ? 'jam doughnuts'
      : coat === 'chocolate'
        ? 'chocolate doughnuts'
        : coat === 'glaze'
          ? 'glazed doughnuts'
          : 'doughnuts'
  nameSweet(kit, {
    noun,
    main: [],
    withs: coat === 'chocolate' ? [] : withs,
    methods: ['raised', 'pillowy', 'homemade', 'bakery-style', 'golden', 'Saturday'],
  })
  kit.describe(
    `Light, yeasted ${beignet ? 'squares' : 'doughnuts'} with a thin golden crust${filled ? ', filled with jam' : ''}, (fried at the right heat so that they drink no oil|as soft as a pillow inside). They are for the day on which they are made, and seldom last it.`,
  )
}

function baked(kit: Kit) {
  const factor = kit.batch(0.5, 1, 2)
  const milk = kit.resolve('milk')
  const butter = kit.resolve('butter')
  if (!milk || !butter) return kit.fail('no milk or no butter')
  const coat = coatOf(kit)
  const flour = addFlour(kit, 1.75)
  kit.add(`2 tsp baking-powder\n1/2 tsp salt\n1/2 tsp nutmeg\n!2/3 cup sugar\n!3/4 cup ${milk}`)
  const eggs = addEggs(kit, 2)
  kit.add(`!5 tbsp ${butter} | melted`)
  const { steps, withs } = addCoat(kit, coat, '1/3')
  kit.work(10)
  kit.step(
    `Heat the oven to ${degrees(375)}. Grease ${factor > 1 ? 'four' : factor < 1 ? 'one' : 'two'} 6-ring doughnut pan${factor < 1 ? '' : 's'} well.`,
    eggs.soak,
    `Whisk {${flour},baking-powder,salt,nutmeg} in a large bowl with ${coat === 'spice' ? 'two thirds of {sugar}' : '{sugar}'}. Whisk {${eggs.refs},${butter}} with ${coat === 'glaze' || coat === 'chocolate' ? `three quarters of {${milk}}` : `{${milk}}`} and stir in just until smooth.`,
    'Spoon or pipe into the rings, two thirds full.',
    'Bake until they spring back when touched, 11 minutes. Let them stand in the pan until they come away, then turn out.',
    ...steps,
  )
  kit.note('Baked in a ring pan rather than fried; they are closer to cake.')
  nameSweet(kit, {
    noun:
      coat === 'chocolate'
        ? 'baked chocolate doughnuts'
        : coat === 'glaze'
          ? 'baked glazed doughnuts'
          : 'baked doughnuts',
    main: [],
    withs: coat === 'chocolate' ? [] : withs,
    methods: ['tender', 'soft', 'homemade', 'Saturday', 'old-fashioned'],
  })
  kit.describe(
    'Soft, nutmeg-scented rings from the oven, (with no pot of oil to mind|done in half an hour), and a coat that clings. Eat them on the day they are baked.',
  )
}
