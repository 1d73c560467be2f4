import type { Dish } from '../../dish.ts'
import {
  askedFor,
  chipsFor,
  fruitLine,
  loafTin,
  notLumps,
  pickNut,
  says,
  wantsChocolate,
} from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** For a quart 480 ml cream : a can of condensed milk: its sugar and the air of the whipped cream keep it soft without a machine. */
export const iceCream: Dish = {
  id: 'ice-cream',
  names: [
    'homemade ice cream',
    'no churn ice cream',
    'churn free ice cream',
    'vanilla bean ice cream',
    'strawberry ice cream',
    'chocolate ice cream',
    'coffee ice cream',
    'mint chip ice cream',
    'cookies and cream ice cream',
    'semifreddo',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 8,
  minutes: [380, 390],
  onlyNamed: true,
  makes: ['vanilla-ice-cream'],
  takes: [
    'fruit',
    'berry',
    'chocolate',
    'nut',
    'nut-butter',
    'spice',
    'dried-fruit',
    'dairy',
    'sweet',
    'drink',
  ],
  moods: ['summer', 'sweet', 'kids', 'party', 'creamy', 'simple'],
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'condensed milk is sugar')
    const factor = kit.batch(0.5, 1, 2)
    const milk = ['condensed-milk', 'evaporated-coconut-milk'].find(kit.ok)
    const cream = ['heavy-cream', 'coconut-cream'].find(kit.ok)
    if (!milk || !cream) return kit.fail('no cream or no condensed milk')
    const fruit = askedFor(kit, ['fruit', 'berry'], notLumps)[0] ?? null
    const cocoa = !fruit && wantsChocolate(kit) && !says(kit, /chip/) && kit.ok('cocoa-powder')
    const coffee = says(kit, /coffee|espresso|mocha/) && kit.ok('espresso-powder')
    const spread = fruit ? null : (askedFor(kit, ['nut-butter'], [])[0] ?? null)
    const chips = chipsFor(kit)
    const withChips =
      !fruit && !cocoa && chips !== null && (says(kit, /chip|stracciatella/) || kit.chance(0.2))
    const mint = says(kit, /mint/) && kit.ok('mint')
    const nut =
      withChips || spread ? null : pickNut(kit, kit.lean > 0 || says(kit, /vanilla|plain/) ? 0 : 0.3)
    const vanilla = kit.ok('vanilla-extract') ? 'vanilla-extract' : ''
    kit.add(`!2 cup ${cream} | ${cream === 'coconut-cream' ? 'chilled overnight' : 'very cold'}
      !${factor < 1 ? '1 1/4 cup' : '1 can'} ${milk}
      ${vanilla ? `2 tsp ${vanilla}` : ''}
      1/4 tsp salt
      ${cocoa ? '!1/2 cup cocoa-powder' : ''}
      ${coffee ? '2 tbsp espresso-powder' : ''}
      ${mint ? '1/2 cup mint' : ''}
      ${fruit ? `!${fruitLine(fruit, 1.35)}\n2 tbsp sugar` : ''}
      ${spread ? `1/2 cup ${spread}` : ''}
      ${withChips ? `3/4 cup ${chips}` : ''}
      ${nut ? `1/2 cup ${nut} | toasted and chopped` : ''}`)
    const flavours = [vanilla, 'salt', cocoa ? 'cocoa-powder' : '', coffee ? 'espresso-powder' : '']
      .filter(Boolean)
      .join(',')
    kit.step(
      fruit
        ? `Simmer {${fruit},sugar} in a small saucepan over medium heat, stirring and mashing, until thick and jammy, 10 minutes. Spread on a plate and let it cool completely: warm fruit would melt the foam.`
        : '',
      mint
        ? `Chop {mint} very finely and stir it into {${milk},${flavours}} in a large bowl until smooth.`
        : `Whisk {${milk},${flavours}} in a large bowl until smooth.`,
      `Whip {${cream}} in another bowl until it holds firm peaks; (stop before it turns grainy|cold cream and a cold bowl make it quick).`,
      `Stir a third of it into the sweet base to loosen that, then fold in the rest in two turns with a large spatula, so that the air stays in.${withChips || nut ? ` Fold in {${withChips ? chips : nut}}.` : ''}`,
      `Scrape into ${loafTin(factor)}${fruit || spread ? `, dropping {${fruit ?? spread}} between the layers, and draw a knife through for ripples` : ' and smooth the top'}.`,
      'Press parchment onto the surface and freeze until firm enough to scoop, 6 hours.',
      'Leave on the counter for 5 minutes before scooping. It keeps for a month, well covered.',
    )
    const kind = [
      mint ? 'mint' : '',
      coffee ? 'coffee' : '',
      !fruit && !cocoa && !coffee && !mint && !spread && !nut && !withChips && vanilla ? 'vanilla' : '',
    ].filter(Boolean)
    nameSweet(kit, {
      noun: [...kind, 'ice cream'].join(' '),
      main: [...(cocoa ? ['cocoa-powder'] : []), ...(fruit ? [fruit] : []), ...(spread ? [spread] : [])],
      partners: [withChips && chips ? chips : '', nut ?? ''].filter(Boolean),
      withs: [vanilla].filter(Boolean),
      methods: ['no-churn', 'scoopable', 'slow-frozen', 'homemade', 'velvety', 'old-fashioned'],
    })
    const ripples = fruit ?? spread
    const bits = withChips ? chips : nut
    const extras = [ripples && `{-${ripples}} in ripples`, bits && `{-${bits}} all through`].filter(Boolean)
    const base = cream === 'heavy-cream' ? 'whipped cream' : 'whipped {-coconut-cream}'
    kit.describe(
      `(Thick and scoopable|Dense, smooth and cold), made without a machine: ${base} folded into {-${milk}}${extras.length > 0 ? `, with ${extras.join(' and ')}` : ''}. (Ten minutes of work, and the freezer does the rest|Make it in the morning for the evening).`,
    )
  },
}
