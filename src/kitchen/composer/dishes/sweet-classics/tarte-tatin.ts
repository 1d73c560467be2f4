import type { Dish } from '../../dish.ts'
import { addFlour, degrees } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** 6 large apples : 150 g sugar : 85 g butter under 160 g flour : 115 g butter, in a 10-inch skillet: the fruit shrinks by a third. */
export const tarteTatin: Dish = {
  id: 'tarte-tatin',
  names: [
    'tarte tatin',
    'tart tatin',
    'tatin',
    'apple tarte tatin',
    'apple tatin',
    'pear tarte tatin',
    'tarte des demoiselles tatin',
    'upside down apple tart',
    'upside down apple pie',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 8,
  minutes: [115, 130],
  oven: true,
  onlyNamed: true,
  takes: ['fruit', 'spice'],
  cuisines: ['french'],
  moods: ['fancy', 'sweet', 'sunday', 'winter', 'cozy'],
  write(kit) {
    kit.require(!kit.diet('low-carb') && kit.ok('sugar'), 'caramel and pastry')
    const factor = kit.batch(0.5, 1)
    const butter = kit.resolve('butter')
    if (!butter) return kit.fail('no butter')
    const fruit =
      ['pear', 'peach', 'plum', 'apricot', 'apple'].find((id) => kit.wants(id) && kit.ok(id)) ?? 'apple'
    kit.require(kit.ok(fruit), 'no apples')
    const lemon = kit.resolve('lemon')
    const spice =
      kit.choose({ roles: ['spice'], onlyWanted: true })[0] ??
      (kit.lean === 0
        ? kit.pick([null, null, ...['cinnamon', 'cardamom', 'ginger-ground'].filter(kit.ok)])
        : null)
    const cream = ['creme-fraiche', 'heavy-cream', 'coconut-yogurt'].find(
      (id) => kit.ok(id) && !kit.craving.moods.includes('simple'),
    )
    const flour = addFlour(kit, 1.25)
    kit.add(`1/2 tsp salt
      !14 tbsp ${butter} | cold
      !3/4 cup sugar
      !${{ apple: '6 each apple | peeled, quartered and cored', pear: '6 each pear | firm, peeled, quartered and cored', peach: '7 each peach | firm, pitted and quartered', plum: '14 each plum | firm, pitted and halved' }[fruit] ?? `16 each ${fruit} | firm, pitted and halved`}
      ${lemon ? `1/2 each ${lemon} | juiced` : ''}
      ${spice ? `1/2 tsp ${spice}` : ''}
      ${cream ? `~3/4 cup ${cream}` : ''}`)
    kit.work(15)
    const soft = fruit !== 'apple' && fruit !== 'pear'
    kit.step(
      `Rub ${factor < 1 ? 4 : 8} tablespoons of {${butter}} into {${flour},salt} until the largest bits are pea-sized. (Stir in|Sprinkle in) ${factor < 1 ? 2 : '3 to 4'} tablespoons of ice water, just until it holds together, press into a disk and chill until firm, 30 minutes.`,
      `Melt {sugar} with ${factor < 1 ? 1 : 2} tablespoon${factor < 1 ? '' : 's'} of water in ${factor < 1 ? 'a 7-inch' : 'a 10-inch'} ovenproof skillet over medium heat, swirling but not stirring, until deep amber, 7 minutes. (Take it off the heat and stir in the rest of {${butter}}: it will spit|Off the heat, stir in the rest of {${butter}} and stand back, for it spits).`,
      `Pack {${fruit}} into the caramel (in tight circles, on their sides, with the last pieces in the middle; they shrink|tightly, standing on their sides from the rim inward: they shrink as they cook)${lemon ? `. Squeeze over the juice of {${lemon}}` : ''}${spice ? `${lemon ? ' and' : '. D'}${lemon ? ' d' : ''}ust with {${spice}}` : ''}.`,
      `Cook over medium-low heat until the ${soft ? 'juices bubble thickly' : 'fruit begins to soften and the juices are dark and thick'}, ${soft ? 8 : 15} minutes.`,
      `Heat the oven to ${degrees(400)}. Roll the dough to ${factor < 1 ? 'an 8-inch' : 'an 11-inch'} round, lay it over the fruit, tuck the edge down inside the skillet and cut four slits for the steam.`,
      'Bake until the crust is deep golden and the caramel bubbles up at the edge, 30 minutes.',
      `Let it stand until the bubbling stops, but not until it is cold, or the caramel sets. (Lay a plate on top, hold both with thick gloves and turn over in one movement|With thick gloves, hold a large plate over the skillet and turn both over at one go). Press back any fruit that stayed behind[, and serve warm with {${cream ?? 'none'}}].`,
    )
    nameSweet(kit, {
      noun: 'tarte Tatin',
      main: [fruit],
      withs: [spice ?? '', cream ?? ''].filter(Boolean),
      methods: ['classic', 'caramel', 'French-style', 'upside-down', 'bistro', 'golden'],
    })
    kit.describe(
      `{-${fruit}} cooked in dark caramel under a crisp crust, then turned over in one brave movement. (Pack the fruit tighter than seems right|Let the caramel go dark: pale caramel is only sweet), and serve it warm.`,
    )
  },
}
