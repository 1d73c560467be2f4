import type { Dish } from '../../dish.ts'
import { callIt, choose, dipperLines, dippersFor } from '../bowl-parts.ts'
import { asideFor } from './dippers.ts'

export const guacamole: Dish = {
  id: 'guacamole',
  names: ['guacamole', 'guac', 'avocado dip'],
  categories: ['snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [10, 15],
  cuisines: ['mexican'],
  onlyNamed: true,
  takes: ['vegetable', 'fruit', 'crumbling-cheese', 'seed', 'bread', 'bean', 'spice'],
  write(kit) {
    asideFor(kit)
    const twist = choose(kit, {
      from: [
        'tomato',
        'cherry-tomato',
        'mango',
        'pomegranate',
        'radish',
        'corn-canned',
        'queso-fresco',
        'pumpkin-seed',
        'jicama',
        'pineapple',
      ],
      roles: ['vegetable', 'fruit', 'crumbling-cheese', 'seed', 'bean'],
      not: ['avocado', 'lime', 'lemon'],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
      where: (item) => item.raw === true && !item.roles.includes('allium'),
    })
    kit.bind('twist', twist)
    const heat =
      kit.mood('mild') || !kit.ok('jalapeno')
        ? null
        : kit.pick(['jalapeno', 'red-chili', 'green-chili', 'chipotle-in-adobo'])
    const allium = kit.pick(['red-onion', 'scallion', 'shallot'])
    const dippers = dippersFor(kit, ['tortilla-chip', 'corn-tortilla'].slice(0, 1))
    kit.add(`3 each avocado | halved and pitted
      1 each lime
      1/2 tsp salt
      ${allium === 'red-onion' ? '1/4 each red-onion | finely chopped' : allium === 'shallot' ? '1 each shallot' : '2 each scallion'}
      ${heat === 'chipotle-in-adobo' ? '1 each chipotle-in-adobo' : heat ? `~1 each ${heat} | seeded and finely chopped` : ''}
      ~1/4 cup cilantro
      ${kit.chance(0.4) ? '~~1/4 tsp cumin' : ''}
      $twist x0.35
      ${dipperLines(dippers)}`)
    const chunky = kit.chance(0.6)
    kit.step(
      `(Put|Tip) {${allium}${heat ? `,${heat}` : ''},salt} in a (bowl|mortar) with half of the juice of {lime} and (crush them together lightly, which takes the rawness off|let them sit while you cut the fruit, so that the acid takes the edge off).`.replace(
        'cut the fruit',
        'open the avocados',
      ),
      `Scoop the flesh of {avocado} into the bowl and mash with a fork${chunky ? ', (leaving it in soft lumps|stopping while there are still pieces to bite on)' : ' until (nearly smooth|creamy, with hardly a lump)'}.`,
      `Fold in {twist,cilantro,cumin}. Taste, and add more of {lime} ${kit.chance(0.5) ? 'and a pinch of salt ' : ''}until it (tastes bright|is as sharp as you like).`,
      dippers.length > 0
        ? '(Serve at once with {dippers} for scooping|Bring it to the table with {dippers} while it is still bright green).'
        : 'Serve at once, while it is bright green.',
    )
    callIt(kit, {
      noun: 'guacamole',
      true: [
        chunky ? 'chunky' : 'creamy',
        ...(heat === 'chipotle-in-adobo' ? ['smoky'] : []),
        ...(heat && heat !== 'chipotle-in-adobo' ? ['fiery'] : []),
        'lime-bright',
      ],
      before: twist,
      after: [...twist, heat ?? '', 'cilantro', allium, ...dippers.slice(0, 1)].filter(Boolean),
    })
    kit.describe(
      `(Ripe avocado|Buttery avocado), sharpened with {-lime} and ${chunky ? 'left in soft pieces' : 'mashed until creamy'}[, with {-twist} folded through]. (Use avocados that give a little under the thumb|Make it last, just before people arrive).`,
    )
  },
}
