import type { Dish } from '../../dish.ts'
import { callIt, wordFor } from '../bowl-parts.ts'
import { twist } from '../twist.ts'
import { spoons } from './water.ts'

const pieces: Record<string, string> = {
  potato: '8 oz potato | peeled and coarsely grated',
  'sweet-potato': '8 oz sweet-potato | peeled and coarsely grated',
  carrot: '2 each carrot | peeled and coarsely grated',
  cauliflower: '8 oz cauliflower | finely chopped',
  broccoli: '8 oz broccoli | finely chopped',
  zucchini: '1 each zucchini | coarsely grated and squeezed dry',
  cabbage: '6 oz cabbage | finely shredded',
  spinach: '4 oz spinach | coarsely chopped',
  kale: '4 oz kale | stems discarded, finely shredded',
  eggplant: '6 oz eggplant | cut into 1/4-inch cubes',
  'red-bell-pepper': '1 each red-bell-pepper | thinly sliced',
  'green-bell-pepper': '1 each green-bell-pepper | thinly sliced',
  'pea-frozen': '1 cup pea-frozen | thawed',
  'corn-frozen': '1 cup corn-frozen | thawed',
}

const mains: Record<string, readonly [line: string, until: string]> = {
  'chicken-thigh': [
    '1 lb chicken-thigh | cut into 1-inch pieces',
    'the chicken reaches 165°F (74°C), 7 minutes',
  ],
  'chicken-breast': [
    '1 lb chicken-breast | cut into 1-inch pieces',
    'the chicken reaches 165°F (74°C), 6 minutes',
  ],
  paneer: ['10 oz paneer | cut into 3/4-inch cubes', 'the cheese is hot and soft, 4 minutes'],
}

/** Salt draws the juice of the onions, which wets the flour: a batter that only just holds fries crisp, a loose one soaks. */
export const pakora: Dish = {
  id: 'pakora',
  names: [
    ...['pakora', 'pakoras', 'pakoda', 'pakodas', 'bhajia', 'bhaji', 'bhajis'],
    ...['onion bhaji', 'onion bhajis', 'onion bhajia', 'onion pakora', 'vegetable pakora', 'veggie pakora'],
    ...['vegetable bhaji', 'chicken pakora', 'paneer pakora', 'spinach pakora', 'potato pakora'],
    ...['cauliflower pakora', 'gobi pakora', 'aloo pakora', 'palak pakora', 'eggplant pakora'],
  ],
  categories: ['snack', 'lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [40, 55],
  onlyNamed: true,
  cuisines: ['indian'],
  takes: ['vegetable', 'poultry', 'grill-cheese', 'spice', 'herb', 'dairy'],
  moods: ['crispy', 'spicy', 'party', 'budget'],
  write(kit) {
    const { text } = kit.craving
    const bhaji = /onion (?:bhaji|pakora|pakoda)/i.test(text) || (/\bbhaji/i.test(text) && !/veg/i.test(text))
    const flour = kit.ok('chickpea-flour')
    const oil = ['vegetable-oil', 'avocado-oil'].find(kit.ok)
    if (!flour || !oil) return kit.fail('no chickpea flour, or nothing to fry in')
    const factor = kit.batch(0.5, 1, 1.5, 2)
    const onion = kit.ok('onion')
    const main = kit.choose({
      roles: ['poultry', 'grill-cheese'],
      from: /chicken/i.test(text) ? ['chicken-thigh'] : [],
      onlyWanted: true,
      where: (item) => item.id in mains,
    })[0]
    const [line = '', until = ''] = main ? (mains[main] ?? []) : []
    kit.bind('main', main ? [main] : [])
    const named = kit.wanted.some((id) => id in pieces && kit.ok(id) && !kit.isKitchensChoice(id))
    const veg = kit.choose({
      roles: ['vegetable'],
      from: ['potato', 'cauliflower', 'spinach', 'carrot', 'cabbage'],
      not: ['onion'],
      count: main || bhaji ? 0 : onion ? (named ? 1 : 2) : 3,
      max: 3,
      where: (item) => item.id in pieces,
    })
    if (!main && veg.length === 0 && !onion) return kit.fail('no onions')
    kit.bind('veg', veg)
    const onions = main ? 1 : veg.length > 0 ? 1 : 3
    const yogurt = kit.resolve('yogurt')
    const hot = kit.mood('mild') ? '' : (['green-chili', 'cayenne'].find(kit.ok) ?? '')
    kit.add(`${line}
      ${onion ? `${onions} each onion | halved and thinly sliced` : ''}
      ${veg.map((id) => pieces[id]).join('\n')}
      1 1/4 tsp salt
      !1 1/2 cup chickpea-flour
      1 tsp cumin-seed
      1 tsp coriander-ground
      1/2 tsp turmeric
      1 inch ginger
      ${hot === 'cayenne' ? '1/4 tsp cayenne' : hot ? `1 each ${hot} | finely chopped` : ''}
      3 cup ${oil} | for frying
      ${yogurt ? `3/4 cup ${yogurt}` : ''}
      1 cup cilantro | finely chopped
      ~1/4 cup mint | finely chopped
      1 tbsp lemon-juice`)
    const added = twist(
      kit,
      {
        'fennel-seed': '1 tsp fennel-seed',
        'garam-masala': '1/2 tsp garam-masala',
        garlic: '2 clove garlic',
        paprika: '1/2 tsp paprika',
      },
      1,
    )
    const wet = ['main', ...(onion ? ['onion'] : []), 'veg'].join(',')
    kit.work(8)
    kit.step(
      `Stir {${yogurt ? `${yogurt},` : ''}cilantro,mint,lemon-juice} together with a pinch of {salt} for the green dip, and chill.`,
      `Toss {${wet}} in a large bowl with the rest of {salt} and leave until damp, 10 minutes.`,
      `Add {chickpea-flour,cumin-seed,coriander-ground,turmeric,ginger,green-chili,cayenne,fennel-seed,garam-masala,garlic,paprika} and mix by hand. Work in ${spoons(6 * factor)} of cold water or a little more, only until a thick, sticky batter coats everything.`,
      `Heat {${oil}}, at least 2 inches deep and filling no more than a third of the pot, to 350°F (175°C): a drop of batter rises at once and sizzles. Stay with it while it heats.`,
      main
        ? `Lower in the coated pieces, a few at a time, and fry, turning, until deep golden and ${until}. Let the oil come back to heat between batches and drain on a rack.`
        : 'Drop in loose heaped tablespoons, five or six at a time, and fry, turning, until deep golden, crisp and cooked through, 5 minutes. Let the oil come back to heat between batches and drain on a rack.',
      'Serve hot, with the green dip.',
    )
    const word = main ?? (named ? veg[0] : undefined)
    // A vegetable of the kitchen's choosing stands in the title by itself.
    const kind = word
      ? wordFor(word)
      : veg.some((id) => kit.wants(id))
        ? ''
        : veg.length > 0
          ? 'vegetable'
          : 'onion'
    callIt(kit, {
      noun: `${kind} ${/bhaji/i.test(text) ? 'bhajis' : 'pakoras'}`.trim(),
      true: ['crisp', 'golden', 'crackling'],
      after: [
        ...(named ? veg.slice(1) : veg),
        ...added.filter((id) => id === 'garam-masala' || id === 'fennel-seed'),
        'cumin-seed',
        'cilantro',
        'mint',
      ],
    })
    kit.describe(
      `{-main,veg${onion ? ',onion' : ''}} in a thin, spiced crust of chickpea flour, fried until it crackles, with a green herb dip beside. (Eat them as they come from the oil|Tea and rain outside are the usual company).`,
    )
  },
}
