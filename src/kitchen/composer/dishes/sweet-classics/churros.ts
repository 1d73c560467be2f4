import type { Dish } from '../../dish.ts'
import { addFlour } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { meltable, meltableLine } from './meltable.ts'

/*
 * Choux for frying: 240 ml water : 55 g butter : 125 g flour : 2 eggs. Street churros have no egg: 240 ml water : 30 ml oil :
 * 155 g flour, scalded. A star tip is no ornament: without grooves they may burst in the oil.
 */
export const churros: Dish = {
  id: 'churros',
  names: [
    'churro',
    'churros con chocolate',
    'churros with chocolate',
    'spanish doughnut',
    'spanish donut',
    'homemade churros',
  ],
  categories: ['dessert', 'snack', 'breakfast'],
  kind: 'sweet',
  serves: 6,
  minutes: [40, 55],
  onlyNamed: true,
  takes: ['chocolate', 'spice'],
  cuisines: ['spanish', 'mexican'],
  moods: ['sweet', 'crispy', 'kids', 'party', 'fancy'],
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'flour and sugar')
    const factor = kit.batch(0.5, 1, 2)
    const egg = kit.ok('egg')
    kit.require(egg || !kit.diet('gluten-free'), 'neither gluten nor egg to hold it')
    const butter = egg ? kit.resolve('butter') : 'vegetable-oil'
    if (!butter) return kit.fail('no fat')
    const cream = kit.resolve('heavy-cream') ?? kit.resolve('milk')
    const bar = cream ? meltable(kit) : null
    const spice = kit.resolve('cinnamon')
    const lift =
      bar && kit.lean === 0
        ? kit.pick([null, null, ...['cayenne', 'espresso-powder', 'orange'].filter(kit.ok)])
        : null
    const water = factor < 1 ? '1/2 cup (120 ml)' : factor > 1 ? '2 cups (480 ml)' : '1 cup (240 ml)'
    kit.add(
      `${egg ? `!4 tbsp ${butter}` : ''}
      !1/2 cup sugar
      1/4 tsp salt
      ${egg ? '!2 each egg' : ''}
      ${egg ? '1 tsp vanilla-extract' : ''}
      !4 cup vegetable-oil | for frying
      ${spice ? `2 tsp ${spice}` : ''}
      ${bar ? meltableLine(bar, 4) : ''}
      ${lift ? (lift === 'orange' ? '1 each orange | zest finely grated' : `${lift === 'cayenne' ? '1/8' : '1'} tsp ${lift}`) : ''}
      ${bar ? `1/2 cup ${cream}` : ''}`,
    )
    const flour = addFlour(kit, egg ? 1 : 1.25)
    kit.work(15)
    kit.step(
      `Bring ${water} of water to a boil with ${egg ? `{${butter}}` : `${{ 0.5: '1 tablespoon', 1: '2 tablespoons' }[factor] ?? '4 tablespoons'} of {vegetable-oil}`}, a spoonful of {sugar} and {salt}. Tip in {${flour}} all at once, off the heat, and beat until it comes away from the sides; put it back over low heat and stir for 2 minutes, to dry it out.`,
      egg
        ? 'Let it stand until no longer steaming. Beat in {egg} one at a time[, with {vanilla-extract}], until smooth, glossy and stiff enough to hold a peak.'
        : 'Let it stand until you can touch it; it is a stiff, smooth dough.',
      'Spoon into a piping bag with a large star tip (1/2 inch): (a smooth tip traps steam inside|the ridges let the steam out and crisp up).',
      `Heat ${egg ? '{vegetable-oil}' : 'the rest of {vegetable-oil}'} in a deep, heavy pan to 360°F (182°C), 8 minutes; it must be no more than half full.`,
      'Pipe in 5-inch lengths, four or five at a time, snipping them off with scissors. Fry until deep golden and crisp, turning once, 5 minutes a batch, and lift onto paper towels; the rest takes about 10 minutes more.',
      `Toss the hot churros in the rest of {sugar}${spice ? ` mixed with {${spice}}` : ''}.`,
      bar
        ? `Heat {${cream}} until it steams, 2 minutes, pour over {${bar}} and stir until smooth${lift ? ` with ${lift === 'orange' ? 'the zest of ' : ''}{${lift}}` : ''}. (Serve the churros at once, with the warm chocolate for dipping|Dip them in the warm chocolate, and do not let them wait).`
        : 'Serve at once: they are at their best hot and crisp.',
    )
    nameSweet(kit, {
      noun: 'churros',
      main: spice ? [spice] : [],
      withs: [lift ?? '', bar ?? ''].filter(Boolean),
      methods: ['crisp', 'golden', 'street-style', 'ridged', 'homemade'],
    })
    kit.describe(
      `(Crisp, ridged sticks of fried dough|Golden ridges, soft inside), rolled in ${spice ? `{-${spice}} ` : ''}sugar while they are hot[ and dipped in warm {-${bar ?? 'none'}}]. Eat them the moment you can hold them.`,
    )
  },
}
