import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { withoutOven } from '../bowl-parts.ts'
import { degrees } from '../sweet-basics.ts'
import { twist } from '../twist.ts'

export const patatasBravas: Dish = {
  id: 'patatas-bravas',
  // "Patatas" reaches the names as "potato".
  names: [
    'patatas bravas',
    'papas bravas',
    'potato bravas',
    'potatoes bravas',
    'bravas',
    'spicy spanish potatoes',
  ],
  categories: ['snack', 'lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [55, 65],
  onlyNamed: true,
  cuisines: ['spanish'],
  makes: ['potato'],
  takes: ['vegetable', 'spice', 'herb', 'sauce', 'sausage'],
  moods: ['spicy', 'party', 'crispy', 'budget'],
  write(kit) {
    const root = kit.resolve('potato')
    const tomato = kit.resolve('tomato-canned')
    if (!root || !tomato) return kit.fail('no potatoes or no sauce')
    const stove = withoutOven(kit)
    const mayo = kit.resolve('mayonnaise')
    const sour = kit.resolve('red-wine-vinegar')
    const [meat] = kit.choose({
      roles: ['sausage'],
      onlyWanted: true,
      where: (item) => item.id === 'chorizo',
    })
    kit.bind('main', meat ? [meat] : [])
    kit.add(`!2 lb ${root} | peeled and cut into 1-inch chunks
      1/4 cup olive-oil
      1 1/2 tsp salt
      ${kit.ok('onion') ? '1/2 each onion | finely chopped' : ''}
      3 clove garlic
      2 tsp smoked-paprika
      ${kit.mood('mild') ? '' : '~1/2 tsp cayenne'}
      1 tsp all-purpose-flour
      1 can ${tomato}
      ${sour ? `2 tsp ${sour}` : ''}
      1/2 tsp sugar
      ${mayo ? `1/3 cup ${mayo}` : ''}
      ${meat ? '4 oz chorizo | diced' : ''}
      ~2 tbsp parsley`)
    const added = twist(
      kit,
      {
        cumin: '1/2 tsp cumin',
        'bay-leaf': '1 each bay-leaf',
        chive: '1 tbsp chive',
        'lemon-juice': '1 tsp lemon-juice',
        'hot-sauce': '1 tsp hot-sauce',
      },
      2,
    )
    kit.step(
      stove ? '' : `Heat the oven to ${degrees(425)} with a rimmed baking sheet in it.`,
      `Simmer {${root}} in water with most of {salt} until the edges are just soft, 8 minutes. Drain, let the steam escape for 2 minutes and shake the pot, so that the surface roughens.`,
      stove
        ? 'Heat three quarters of {olive-oil} in your widest skillet over medium-high heat and fry them in one layer, turning now and then, until deep golden and crisp, 18 minutes.'
        : 'Toss with three quarters of {olive-oil} on the hot sheet and roast, turning once, until deep golden and crisp, 32 minutes.',
      'Meanwhile, cook {onion,main} in the rest of {olive-oil} in a saucepan over medium heat until soft, 6 minutes.',
      `${kit.ok('onion') || meat ? 'Stir' : 'Warm the rest of {olive-oil} in a saucepan and stir'} in {smoked-paprika,cayenne,cumin,all-purpose-flour} and two thirds of {garlic} for 1 minute, without browning. Add {${tomato},bay-leaf,sugar} and simmer until thick, 12 minutes.`,
      `${added.includes('bay-leaf') ? 'Take out the bay leaf and blend' : 'Blend'} the sauce smooth[ with {${sour ? `${sour},` : ''}hot-sauce}] and season with what is left of {salt}.`,
      mayo ? `Stir {${mayo},lemon-juice} and the rest of {garlic} together.` : '',
      `Pile {${root}} up hot, with the red sauce over them${mayo ? ' and the white one in streaks on top' : ''}. [Scatter with {parsley,chive}.]`,
    )
    nameDish(kit, {
      noun: root === 'potato' ? 'patatas bravas' : 'bravas',
      main: [...(meat ? [meat] : []), ...(root === 'potato' ? [] : [root])],
      partners: [
        'smoked-paprika',
        ...(mayo ? ['garlic'] : []),
        'parsley',
        ...added.filter((id) => !['bay-leaf', 'hot-sauce', 'lemon-juice'].includes(id)),
      ],
      methods: ['crisp', stove ? 'skillet' : 'oven-crisped', 'golden'],
      never: ['herby', 'lemony', 'paprika', 'garlicky', 'creamy'],
    })
    kit.describe(
      `Rough-edged, crackling {-${root}} under a smoky red sauce${mayo ? ` with a white${kit.ok('garlic') ? ', garlicky' : ''} one beside it` : ''}. (Share the plate, and bring toothpicks|Sauce them at the last moment, so that they stay crisp).`,
    )
  },
}
