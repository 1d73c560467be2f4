import type { Dish } from '../../dish.ts'
import { addFlour, degrees, fruitLine, fruitWay, pickNut, says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { askedFruit } from './asked-fruit.ts'

/*
 * Ratios (flour : fat : liquid, with what raises them).
 * Flaky pastry 190 g : 140 g : 60 ml ice water, nothing to raise it: cold fat in pieces makes the layers.
 * Scones and biscuits 310 g : 115 g : 180 ml : 1 tbsp baking powder. More liquid drops from the spoon.
 * Plain loaf 400 g bread flour : 300 ml (75 %) : 7 g yeast : 8 g salt. Focaccia 80 % water, for big holes.
 * Cinnamon rolls 440 g : 75 g fat : 240 ml milk : 7 g yeast : 60 g sugar: the fat keeps them soft, and slows the rise.
 * Pumpkin custard 1 can puree : 3 eggs : 1 cup cream, or 1/4 cup cornstarch in place of the eggs.
 * Granola 3 cups oats : 1 1/2 cups nuts and seeds : 1/3 cup oil : 1/2 cup syrup: enough syrup to clump, not to glue.
 */
const orchard = [
  'apple',
  'pear',
  'peach',
  'plum',
  'nectarine',
  'apricot',
  'blueberry',
  'raspberry',
  'strawberry',
  'cherry',
  'blackberry',
]

const isJuicy = (id: string) => /berry|cherry|peach|plum|nectarine/.test(id)

const sliced = (id: string): string =>
  ({
    apple: '4 each apple | peeled, cored and thinly sliced',
    pear: '4 each pear | peeled, cored and sliced',
    peach: '5 each peach | pitted and sliced',
    nectarine: '5 each nectarine | pitted and sliced',
    plum: '8 each plum | pitted and sliced',
    apricot: '10 each apricot | pitted and quartered',
    rhubarb: '1 lb rhubarb | cut into 1-inch pieces',
    strawberry: '3 cup strawberry | hulled and halved',
    cherry: '3 cup cherry | pitted',
  })[id] ?? (/berry|cranberry/.test(id) ? `3 cup ${id}` : fruitLine(id, 2))

export const galette: Dish = {
  id: 'galette',
  names: [
    'galette',
    'fruit galette',
    'apple pie',
    'fruit pie',
    'pie',
    'tart',
    'fruit tart',
    'apple tart',
    'berry pie',
    'blueberry pie',
    'cherry pie',
    'peach pie',
    'hand pie',
    'tarte',
    'crostata',
    'strawberry tart',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 8,
  minutes: [95, 105],
  oven: true,
  takes: ['fruit', 'berry', 'nut', 'spice', 'citrus', 'sweetener'],
  cuisines: ['french', 'american'],
  moods: ['sweet', 'sunday', 'fancy', 'winter'],
  weight: 0.6,
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'pastry')
    kit.batch(0.5, 1, 2, 3)
    const asked = askedFruit(kit)
    const fruit = asked[0] ?? kit.pick(orchard.filter(kit.ok))
    const second =
      asked[1] ??
      (kit.lean === 0 && kit.chance(0.3)
        ? kit.pick(
            ['blueberry', 'raspberry', 'blackberry'].filter((id) => id !== fruit && kit.ok(id)).concat(''),
          ) || null
        : null)
    const spice =
      kit.lean > 0 ? '' : kit.pick([fruitWay(fruit).spice, 'cinnamon', 'cardamom', 'ginger-ground', 'nutmeg'])
    const zest = kit.resolve(kit.pick(['lemon', 'orange']))
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.5)
    const sugar = kit.pick(['sugar', 'brown-sugar'])
    const flour = addFlour(kit, 1.5)
    kit.add(
      `1/2 tsp salt\n!10 tbsp butter | cold, cut into cubes\n${sliced(fruit)}\n${second ? `1 cup ${second}` : ''}\n!1/3 cup ${sugar}\n!${isJuicy(fruit) ? '2 tbsp' : '1 tbsp'} cornstarch\n${zest ? `~1 each ${zest} | zest finely grated, then juiced` : ''}\n${spice ? `~${spice === 'vanilla-extract' || spice === 'cinnamon' ? '1' : '1/2'} tsp ${spice}` : ''}\n${nut ? `1/4 cup ${nut}` : ''}`,
    )
    kit.bind('fruit', [fruit, ...(second ? [second] : [])])
    kit.work(20)
    kit.step(
      `Toss {${flour},salt} with {butter} and rub between your fingertips until the largest bits are like peas: (those bits are the flakes to come|stop before it turns to sand). Sprinkle in about 1/4 cup of ice water, a spoonful at a time, until the dough holds when squeezed.`.replace(
        'are like peas',
        'are pea-sized',
      ),
      'Press into a disk, wrap and chill until firm, 30 minutes.',
      `Heat the oven to ${degrees(400)}. Toss {fruit} with {${sugar},cornstarch,${spice || 'x'}}${zest ? ` and the zest and a spoonful of juice of {${zest}}` : ''}.`,
      `Roll the dough on parchment to a rough 13-inch round. Pile the fruit in the middle, leaving 2 inches bare, and fold the edge over it in pleats, pressing where they overlap[; scatter {${nut ?? 'none'}} over the rim]. ${nut ? '' : ''}`,
      `Slide onto a baking sheet and bake for ${kit.pick([42, 45])} minutes, until the crust is deep brown and the juices bubble in the middle; (bubbling juices have thickened, still ones have not|a pale crust is a soft crust).`,
      'Let it stand until the juices have set, then cut into wedges.',
    )
    nameSweet(kit, {
      noun: `${says(kit, /\bfruit\b/) ? 'fruit ' : ''}${says(kit, /\bpies?\b/) ? 'pie' : says(kit, /tart|crostata/) ? 'tart' : 'galette'}`,
      main: [fruit, ...(second ? [second] : [])],
      partners: [...(spice ? [spice] : []), ...(nut ? [nut] : []), ...(zest ? [zest] : [])],
      methods: ['flaky', 'golden', 'free-form', 'juicy', 'country', 'hand-folded', 'rustic', 'deep-golden'],
      withs: [sugar],
    })
    kit.describe(
      `(Flaky, browned pastry|A crisp, hand-folded crust) around {-fruit}[, with a little {-${spice || 'none'}}]. No tin and no crimping: the rougher the folds, the better it looks.`,
    )
  },
}
