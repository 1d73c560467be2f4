import type { Dish } from '../../dish.ts'
import { says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** A bottle (750 ml) of wine : 240 ml orange juice : 2 cups of fruit, two hours in the cold; juices take the place of the wine for a dry table. */
export const sangria: Dish = {
  id: 'sangria',
  names: ['sangria', 'red sangria', 'white sangria', 'virgin sangria', 'sangria blanca', 'tinto de verano'],
  categories: ['snack'],
  kind: 'sweet',
  serves: 6,
  minutes: [135, 140],
  onlyNamed: true,
  takes: ['citrus', 'fruit', 'berry', 'liquid', 'drink', 'spice'],
  cuisines: ['spanish'],
  moods: ['summer', 'party', 'cold'],
  write(kit) {
    const white = says(kit, /white|blanca/)
    const wine = white ? 'white-wine' : 'red-wine'
    const virgin = !kit.ok(wine) || says(kit, /virgin|mocktail|alcohol|\bkids?\b|child/)
    const base = virgin ? (kit.ok('apple-juice') ? 'apple-juice' : 'orange-juice') : wine
    kit.require(kit.ok('orange') && kit.ok('orange-juice') && kit.ok('sparkling-water'), 'oranges')
    const sugar = kit.resolve('sugar')
    const lemon = kit.resolve('lemon')
    const fruit = kit.choose({
      roles: ['fruit', 'berry'],
      from: white ? ['peach', 'green-apple'] : ['apple', 'peach'],
      not: ['orange', 'lemon', 'lime'],
      count: 1,
      max: 2,
    })
    if (fruit.length === 0) fruit.push(...['apple', 'strawberry'].filter(kit.ok).slice(0, 1))
    const rum = !virgin && kit.lean === 0 && kit.ok('rum') && (kit.wants('rum') || kit.chance(0.4))
    const lines = fruit.map(
      (id) =>
        ({
          apple: '1 each apple | cored and diced',
          peach: '2 each peach | pitted and sliced',
          pear: '1 each pear | cored and diced',
          strawberry: '1 cup strawberry | hulled and sliced',
        })[id] ?? `1 cup ${id}`,
    )
    kit.add(`!2 each orange | sliced
      ${lemon ? `1 each ${lemon} | thinly sliced` : ''}
      ${lines.join('\n')}
      ${sugar && !virgin ? `2 tbsp ${sugar}` : ''}
      ${virgin ? '1 each cinnamon-stick' : ''}
      !${virgin ? '3 cup' : '3 cup'} ${base}
      !1 cup orange-juice
      ${rum ? '1/4 cup rum' : ''}
      1 1/2 cup sparkling-water | cold`)
    kit.bind('fruit', fruit)
    kit.step(
      `Put {orange,${lemon ?? 'orange'},fruit} into a large pitcher${sugar && !virgin ? ` with {${sugar}} and press with a wooden spoon until the juices run` : ' and press with a wooden spoon until the juices run'}.`,
      `Pour in {${base},orange-juice${rum ? ',rum' : ''}}${virgin ? ', add {cinnamon-stick}' : ''} and stir well.`,
      'Cover and refrigerate until the fruit has soaked, 2 hours; up to a day is better.',
      `${virgin ? 'Lift out the cinnamon stick. ' : ''}Just before serving, pour in {sparkling-water}. Fill glasses with ice and pour the ${virgin ? 'punch' : 'sangria'} over, with some of the fruit in each.`,
    )
    if (virgin) kit.note('Made without alcohol.')
    nameSweet(kit, {
      noun: virgin ? 'virgin sangria' : white ? 'white sangria' : 'red sangria',
      main: [],
      withs: [...fruit, 'orange'],
      methods: ['chilled', 'fruity', 'Spanish-style', 'pitcher', 'summer'].filter(
        (word) => word !== 'pitcher',
      ),
    })
    kit.describe(
      `${virgin ? 'Juice' : white ? 'Dry white wine' : 'Red wine'} and cold fruit in a big pitcher, with {-fruit} and orange and a splash of soda at the end. ${virgin ? 'There is no alcohol in it, so that everyone can have a second glass' : '(A plain, dry wine is right for it|No need for a good bottle: a plain one does)'}.`,
    )
  },
}
