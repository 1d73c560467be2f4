import type { Dish } from '../../dish.ts'
import { addFlour } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** 125 g flour : 240 ml milk : 4 eggs, the whites whipped : 45 g butter, in a 12-inch skillet: a pancake as thick as a thumb, torn when set. */
export const kaiserschmarrn: Dish = {
  id: 'kaiserschmarrn',
  names: [
    'kaiserschmarrn',
    'kaiserschmarren',
    'kaiserschmarn',
    'kaiser schmarrn',
    'schmarrn',
    'emperor pancake',
    'shredded pancake',
    'torn pancake',
  ],
  categories: ['dessert', 'breakfast', 'lunch'],
  kind: 'sweet',
  serves: 3,
  minutes: [30, 40],
  onlyNamed: true,
  takes: ['dried-fruit', 'fruit', 'berry', 'nut', 'sweetener'],
  cuisines: ['german'],
  moods: ['cozy', 'sweet', 'sunday', 'winter', 'comfort', 'kids'],
  write(kit) {
    kit.require(kit.ok('egg') && !kit.diet('low-carb'), 'the whites carry it')
    const factor = kit.batch(0.5, 1, 2)
    const butter = kit.resolve('butter')
    const milk = kit.resolve('milk')
    if (!butter || !milk) return kit.fail('no butter or no milk')
    const dried =
      kit.choose({ roles: ['dried-fruit'], onlyWanted: true })[0] ?? (kit.ok('raisin') ? 'raisin' : null)
    const nut = kit.choose({ roles: ['nut'], onlyWanted: true })[0] ?? null
    const fruit =
      kit.choose({ roles: ['fruit', 'berry'], onlyWanted: true })[0] ?? ['plum', 'apple'].find(kit.ok) ?? null
    const sauce = fruit === 'apple' && !kit.wants('apple') && kit.ok('applesauce') ? 'applesauce' : fruit
    const flour = addFlour(kit, 1)
    kit.add(`!4 each egg | separated
      !1 cup ${milk}
      1/4 tsp salt
      1 tsp vanilla-extract
      !1/4 cup sugar
      !4 tbsp ${butter}
      ${dried ? `1/4 cup ${dried}` : ''}
      ${nut ? `2 tbsp ${nut}` : ''}
      ${sauce ? ({ plum: '5 each plum | pitted and quartered', apple: '2 each apple | peeled, cored and diced', applesauce: '1 cup applesauce' }[sauce] ?? `1 1/2 cup ${sauce}`) : ''}
      1 tbsp powdered-sugar`)
    const pan = factor < 1 ? 'a 9-inch skillet' : factor > 1 ? 'two 12-inch skillets' : 'a 12-inch skillet'
    kit.step(
      sauce && sauce !== 'applesauce'
        ? `Cook {${sauce}} with a spoonful of {sugar} and a splash of water, covered, until they fall apart, 8 minutes; keep the compote warm.`
        : '',
      `Whisk the yolks of {egg} with {${flour},${milk},salt,vanilla-extract} until smooth. Let the batter rest while you whip the whites with half of {sugar} to soft, glossy peaks; fold them in.`,
      `Melt half of {${butter}} in ${pan} over medium heat until it foams, 1 minute. Pour in the batter[, strew over {${dried ?? 'none'}}] and cover. Cook until golden underneath and nearly set on top, 6 minutes.`,
      'Cut into quarters, turn each over and cook until firm in the middle, 4 minutes. Tear into bite-sized pieces with two forks.',
      `Add the rest of {${butter}} and {sugar}[ and {${nut ?? 'none'}}], turn up the heat and toss until the edges are caramelized, 2 minutes.`,
      `Heap onto warm plates, dust with {powdered-sugar} and serve at once[, with ${sauce === 'applesauce' ? '{applesauce}' : 'the compote'}${sauce ? '' : '{none}'}].`,
    )
    nameSweet(kit, {
      noun: 'Kaiserschmarrn',
      main: [],
      withs: [sauce ?? '', dried ?? ''].filter(Boolean),
      methods: ['fluffy', 'caramelized', 'golden', 'Viennese-style', 'torn'],
    })
    kit.describe(
      `A thick, airy pancake torn to pieces in the pan and tossed in ${butter === 'butter' ? 'butter and ' : ''}sugar until the edges caramelize[, with {-${sauce ?? 'none'}} beside it]. (Dessert for some and supper for others|Eat it straight from the skillet).`,
    )
  },
}
