import type { Dish } from '../../dish.ts'
import { callIt, dipperLines, dippersFor, withoutFire, withoutOven } from '../bowl-parts.ts'

export const babaGanoush: Dish = {
  id: 'baba-ganoush',
  names: [
    'baba ganoush',
    'baba ghanoush',
    'baba ganouj',
    'baba ghanouj',
    'baba ganush',
    'mutabal',
    'moutabal',
    'eggplant dip',
    'smoky eggplant dip',
  ],
  categories: ['snack'],
  kind: 'savoury',
  serves: 6,
  minutes: [40, 60],
  onlyNamed: true,
  cuisines: ['middle-eastern'],
  takes: ['vegetable', 'herb', 'spice', 'bread', 'nut', 'dairy'],
  moods: ['party', 'healthy', 'smoky'],
  write(kit) {
    kit.require(!withoutFire(kit) && kit.ok('eggplant'), 'no eggplant, or no heat')
    const tahini = kit.resolve('tahini')
    if (!tahini) return kit.fail('no tahini')
    const stove = withoutOven(kit)
    const spice = kit.pick(['cumin', 'smoked-paprika', 'sumac', 'zaatar'].filter(kit.ok))
    const herb = kit.pick(['parsley', 'mint'].filter(kit.ok))
    const top =
      kit.lean > 0
        ? ''
        : kit.pick(
            ['1/4 cup pomegranate', '2 tbsp pine-nut | toasted', '1/4 tsp chili-flake'].filter(
              (line) => kit.ok(line.split(' ')[2] ?? '') && !(kit.mood('mild') && /chili/.test(line)),
            ),
          )
    const dippers = dippersFor(kit, ['pita', 'gluten-free-bread'].slice(0, kit.ok('pita') ? 1 : 2))
    kit.add(
      `!3 lb eggplant | left whole, pricked all over
      1/3 cup ${tahini}
      3 tbsp lemon-juice
      ${kit.ok('garlic') ? '1 clove garlic | crushed to a paste' : ''}
      1 tsp salt
      1/2 tsp ${spice}
      2 tbsp olive-oil
      1/4 cup ${herb}
      ~${top}
      ${dipperLines(dippers)}`.replace(/^ *~$/m, ''),
    )
    kit.step(
      stove
        ? 'Set {eggplant} in a dry, heavy skillet over medium-high heat, cover and char, turning now and then, until the skin is black and the flesh has collapsed, 30 minutes.'
        : 'Heat the broiler with a rack 6 inches below it. Broil {eggplant} on a foil-lined sheet, turning every 10 minutes, until the skin is black and the flesh has collapsed, 40 minutes.',
      'Leave until cool enough to handle, then split, scoop out the flesh and leave it in a colander to drain, 10 minutes: the bitter juice is what makes the dip thin.',
      `Chop the flesh finely, or mash it with a fork, and beat in {${tahini},lemon-juice,garlic,salt,${spice}} until pale and creamy. It should keep some texture, so no blender.`,
      `Spread in a shallow bowl, make a well with the back of a spoon, pour in {olive-oil} and scatter with {${herb},pomegranate,pine-nut,chili-flake}.[ Serve with {dippers}.]`,
    )
    callIt(kit, {
      noun: 'baba ganoush',
      true: ['smoky', 'charred'],
      after: [herb, spice, 'pomegranate', 'pine-nut', ...dippers],
    })
    kit.describe(
      `Smoky, collapsed {-eggplant} beaten with {-${tahini}} and lemon. (Char it further than you dare: the smoke is the seasoning|It is better after an hour on the table than from the refrigerator).`,
    )
  },
}
