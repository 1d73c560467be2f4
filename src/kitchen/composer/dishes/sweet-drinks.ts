import type { Dish } from '../dish.ts'
import { askedFor, ownWordsOnly, says } from './sweet-basics.ts'
import { nameSweet } from './sweet-naming.ts'

/*
 * Ratio, for 2: about 450 g of fruit, half of it frozen, to 1 cup of liquid and 1/2 cup of something creamy. Less
 * liquid stalls the blades, more makes juice.
 */
const blends: readonly { fruit: string[]; with: string[]; green?: true }[] = [
  { fruit: ['mango', 'pineapple'], with: ['lime', 'ginger', 'turmeric', 'mint', 'coconut-milk'] },
  { fruit: ['strawberry', 'banana'], with: ['vanilla-extract', 'rolled-oat', 'mint', 'chia-seed'] },
  { fruit: ['blueberry-frozen', 'banana'], with: ['cinnamon', 'lemon', 'rolled-oat', 'flaxseed-ground'] },
  { fruit: ['mixed-berry-frozen', 'banana'], with: ['orange', 'chia-seed', 'mint', 'honey'] },
  { fruit: ['peach', 'raspberry'], with: ['ginger', 'orange', 'vanilla-extract', 'lime'] },
  { fruit: ['banana', 'pear'], with: ['peanut-butter', 'cocoa-powder', 'date', 'cinnamon', 'coffee'] },
  { fruit: ['mango', 'banana'], with: ['spinach', 'lime', 'ginger', 'mint'], green: true },
  { fruit: ['pineapple', 'banana'], with: ['spinach', 'kale', 'lime', 'ginger'], green: true },
  { fruit: ['apple', 'kiwi'], with: ['spinach', 'cucumber', 'lime', 'mint'], green: true },
  { fruit: ['watermelon', 'strawberry'], with: ['lime', 'mint', 'basil', 'ginger'] },
  { fruit: ['raspberry', 'orange'], with: ['vanilla-extract', 'chia-seed', 'mint'] },
  { fruit: ['cherry', 'banana'], with: ['cocoa-powder', 'almond-butter', 'vanilla-extract'] },
  { fruit: ['avocado', 'banana'], with: ['spinach', 'lime', 'cocoa-powder', 'date'], green: true },
  { fruit: ['pear', 'banana'], with: ['ginger', 'cinnamon', 'spinach', 'date'] },
]
const berriesOnly = [
  { fruit: ['strawberry', 'raspberry'], with: ['vanilla-extract', 'mint', 'chia-seed'] },
  { fruit: ['blueberry', 'avocado'], with: ['lemon', 'chia-seed', 'spinach', 'mint'] },
  { fruit: ['raspberry', 'avocado'], with: ['cocoa-powder', 'almond-butter', 'mint'] },
  { fruit: ['blackberry', 'strawberry'], with: ['ginger', 'lime', 'chia-seed'] },
]
const amountOf: Record<string, string> = {
  banana: '1 each banana | peeled, sliced and frozen',
  mango: '1 each mango | peeled and diced',
  pineapple: '1 1/2 cup pineapple | diced',
  watermelon: '3 cup watermelon | cubed',
  avocado: '1/2 each avocado | pitted and peeled',
  apple: '1 each apple | cored and chopped',
  kiwi: '2 each kiwi | peeled',
  peach: '2 each peach | pitted and sliced',
  pear: '1 each pear | cored and chopped',
  orange: '2 each orange | peeled and segmented',
  cherry: '1 1/2 cup cherry | pitted',
  plum: '3 each plum | pitted',
  apricot: '4 each apricot | pitted',
  nectarine: '2 each nectarine | pitted',
  fig: '4 each fig',
  papaya: '2 cup papaya | cubed',
  'pumpkin-puree': '3/4 cup pumpkin-puree',
}
const withAmount: Record<string, string> = {
  lime: '1 each lime | juiced',
  lemon: '1 each lemon | juiced',
  orange: '1 each orange | juiced',
  ginger: '1 inch ginger | peeled and grated',
  turmeric: '1/2 tsp turmeric',
  mint: '1/4 cup mint | leaves picked',
  basil: '1/4 cup basil | leaves picked',
  'coconut-milk': '1/2 cup coconut-milk',
  'vanilla-extract': '1 tsp vanilla-extract',
  'rolled-oat': '1/4 cup rolled-oat',
  'chia-seed': '1 tbsp chia-seed',
  'flaxseed-ground': '1 tbsp flaxseed-ground',
  cinnamon: '1/2 tsp cinnamon',
  honey: '1 tbsp honey',
  'peanut-butter': '2 tbsp peanut-butter',
  'almond-butter': '2 tbsp almond-butter',
  'cocoa-powder': '2 tbsp cocoa-powder',
  date: '2 each date | pitted',
  coffee: '1/2 cup coffee | chilled',
  spinach: '2 cup spinach',
  kale: '1 cup kale | stems removed',
  cucumber: '1/2 each cucumber | chopped',
  'protein-powder': '1/4 cup protein-powder',
  beet: '1 each beet | cooked and chopped',
  carrot: '1 each carrot | grated',
  celery: '1 stalk celery | sliced',
}

export const smoothie: Dish = {
  id: 'smoothie',
  names: [
    'smoothie',
    'shake',
    'milkshake',
    'protein shake',
    'green smoothie',
    'fruit smoothie',
    'lassi',
    'smoothy',
    'breakfast shake',
    'berry smoothie',
    'smothie',
    'blended drink',
  ],
  categories: ['breakfast', 'snack', 'dessert'],
  kind: 'sweet',
  serves: 2,
  minutes: [5, 10],
  takes: [
    'fruit',
    'berry',
    'dairy',
    'liquid',
    'drink',
    'nut-butter',
    'seed',
    'sweetener',
    'citrus',
    'sweet',
    'herb',
    'chocolate',
    'grain',
    'vegetable',
    'spice',
    'dried-fruit',
  ],
  moods: ['quick', 'light', 'summer', 'healthy', 'simple', 'sweet', 'protein'],
  weight: 1.2,
  write(kit) {
    const low = kit.diet('low-carb')
    const green = says(kit, /green/) || kit.wants('spinach', 'kale')
    const rows = (low ? berriesOnly : blends).filter(
      (row) => row.fruit.every((id) => kit.ok(id)) && (!green || low || 'green' in row),
    )
    kit.require(rows.length > 0 || kit.wanted.length > 0, 'no fruit')
    const askedFruit = askedFor(
      kit,
      ['fruit', 'berry'],
      ['lemon', 'lime', 'coconut-shredded', 'applesauce', 'rhubarb', 'cranberry'],
      3,
    )
    if (kit.wants('avocado') && kit.ok('avocado')) askedFruit.push('avocado')
    const fitting = rows.filter((row) => askedFruit.some((id) => row.fruit.includes(id)))
    const wishes = askedFor(
      kit,
      [
        'nut-butter',
        'herb',
        'chocolate',
        'grain',
        'vegetable',
        'spice',
        'seed',
        'sweet',
        'dried-fruit',
        'sweetener',
        'citrus',
        'drink',
      ],
      [
        ...askedFruit,
        'orange',
        'salt',
        'dark-chocolate',
        'vegan-dark-chocolate',
        'chocolate-chip',
        'vegan-chocolate-chip',
        'white-chocolate',
      ],
      4,
    ).filter((id) => withAmount[id] !== undefined)
    const row =
      fitting.length > 0
        ? kit.pick(fitting)
        : rows.length > 0
          ? kit.pick(rows)
          : { fruit: askedFruit, with: [] }
    const fruit = [
      ...new Set([
        ...askedFruit,
        ...(askedFruit.length > 1 || (askedFruit.length === 1 && fitting.length === 0 && kit.chance(0.5))
          ? []
          : row.fruit),
      ]),
    ].slice(0, 3)
    const extras = kit.random
      .shuffled(row.with.filter((id) => kit.ok(id) && !fruit.includes(id) && !wishes.includes(id)))
      .slice(0, kit.lean > 0 ? 0 : wishes.length > 1 ? 1 : 2)
    if (
      green &&
      !wishes.includes('spinach') &&
      !wishes.includes('kale') &&
      !extras.includes('spinach') &&
      kit.ok('spinach')
    )
      extras.push('spinach')
    if (kit.mood('protein') && kit.ok('protein-powder') && !wishes.includes('protein-powder'))
      extras.push('protein-powder')
    const more = [...wishes, ...extras]
    const creamy = kit.wants('coconut-yogurt', 'soy-yogurt', 'yogurt', 'greek-yogurt')
      ? ['greek-yogurt', 'yogurt', 'coconut-yogurt', 'soy-yogurt'].find((id) => kit.wants(id) && kit.ok(id))
      : more.some((id) => ['coconut-milk', 'peanut-butter', 'almond-butter'].includes(id)) ||
          fruit.includes('avocado')
        ? null
        : kit.pick(['greek-yogurt', 'yogurt', null])
    const cream = creamy ? kit.resolve(creamy) : null
    const asked = [
      'milk',
      'oat-milk',
      'almond-milk',
      'soy-milk',
      'rice-milk',
      'orange-juice',
      'apple-juice',
      'buttermilk',
    ].find((id) => kit.wants(id) && kit.ok(id))
    const liquid =
      asked ??
      (low
        ? kit.resolve('almond-milk')
        : kit.resolve(
            kit.pick(
              fruit.includes('watermelon') || green
                ? ['oat-milk', 'orange-juice', 'almond-milk', 'apple-juice']
                : ['milk', 'oat-milk', 'almond-milk', 'soy-milk', 'orange-juice'],
            ),
          ))
    kit.bind('fruit', fruit)
    kit.bind('more', more)
    kit.add(
      fruit
        .map(
          (id) =>
            amountOf[id] ??
            (/berry|berries/.test(id)
              ? `1 1/2 cup ${id}${id === 'strawberry' ? ' | hulled' : ''}`
              : `1 cup ${id}`),
        )
        .join('\n'),
    )
    kit.add(more.map((id) => withAmount[id] ?? '').join('\n'))
    if (cream) kit.add(`1/2 cup ${cream}`)
    if (liquid) kit.add(`${fruit.includes('watermelon') ? '1/2' : '1'} cup ${liquid}`)
    const frozen = fruit.some((id) => id === 'banana' || id.endsWith('frozen'))
    kit.step(
      `Put {${liquid ?? 'x'},${cream ?? 'y'}} into (a blender|the blender) first, so that the blades can catch${liquid || cream ? '' : '; a splash of water will do'}.`,
      `Add {more} and {fruit}${frozen ? '' : ', with a handful of ice'}.`.replace(
        '{more} and {fruit}',
        more.length > 0 ? '{fruit} and {more}' : '{fruit}',
      ),
      `Blend on low, then on high, until (completely smooth|silky, with no flecks left) and thick enough to hold a swirl. (Loosen with a splash of water if the blades stall|If it is too thick, add a splash of water).`,
      `Taste: ${low ? 'a squeeze more of anything sour wakes it up' : '(ripe fruit needs no sugar|if the fruit was tart, blend in a little more of the ripest)'}. Pour into ${kit.servings === 1 ? 'a tall glass' : `${kit.servings} glasses`} and drink at once, while it is cold.`,
    )
    nameSweet(kit, {
      noun: says(kit, /shake/) ? 'shake' : says(kit, /lassi/) ? 'lassi' : 'smoothie',
      main: fruit,
      partners: [
        ...fruit.slice(1),
        ...more.filter((id) => !['honey', 'turmeric'].includes(id)),
        ...(cream ? [cream] : []),
      ],
      withs: [liquid ?? ''],
      methods: green
        ? ['green', 'bright', 'cold', 'fresh', 'silky', 'garden', 'morning', 'five-minute']
        : [
            'thick',
            'frosty',
            'bright',
            'cold',
            'five-minute',
            'silky',
            'morning',
            'frosted',
            'creamy',
          ].filter((word) => word !== 'creamy' || cream !== null),
      never: ownWordsOnly,
    })
    kit.describe(
      `(Cold, thick and bright|Silky and cold), with {-fruit}${more.length > 0 ? ' and a lift from {-more}' : ''}. (Five minutes from fridge to glass|Blend it right before you drink it).`,
      `A glass of {-fruit}${more.length > 0 ? ' with {-more}' : ''}, blended until thick and smooth. (Freeze the fruit ahead and it needs no ice|Good for hot days and quick mornings).`,
    )
  },
}
