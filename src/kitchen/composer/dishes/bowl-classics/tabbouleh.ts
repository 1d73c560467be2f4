import type { Dish } from '../../dish.ts'
import { callIt, choose } from '../bowl-parts.ts'

export const tabbouleh: Dish = {
  id: 'tabbouleh',
  names: [
    'tabbouleh',
    'tabouleh',
    'tabouli',
    'tabbouli',
    'parsley salad',
    'bulgur salad',
    'quinoa tabbouleh',
  ],
  categories: ['lunch', 'snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 35],
  cuisines: ['middle-eastern'],
  onlyNamed: true,
  takes: ['grain', 'vegetable', 'herb', 'bean', 'crumbling-cheese', 'nut', 'fruit'],
  write(kit) {
    const grain =
      choose(kit, {
        roles: ['grain'],
        from: [kit.ok('bulgur') ? 'bulgur' : kit.ok('quinoa') ? 'quinoa' : 'cauliflower-rice'],
      })[0] ?? 'quinoa'
    kit.require(
      ['bulgur', 'quinoa', 'cauliflower-rice', 'couscous', 'millet'].includes(grain),
      'not a grain for tabbouleh',
    )
    const extra = choose(kit, {
      roles: ['vegetable', 'fruit', 'bean'],
      from: ['cucumber', 'radish', 'pomegranate', 'red-bell-pepper', 'fennel', 'chickpea-canned'],
      not: ['tomato', 'cherry-tomato', 'lemon', 'lime', grain],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
      where: (item) => item.raw === true && !['scallion', 'red-onion', 'shallot'].includes(item.id),
    })
    kit.bind('extra', extra)
    const finish = choose(kit, {
      roles: ['nut', 'crumbling-cheese'],
      from: ['pine-nut', 'pistachio', 'feta', 'almond', 'walnut'],
      onlyWanted: kit.lean > 0 || kit.chance(0.5),
    })
    kit.bind('finish', finish)
    const spice = kit.pick(['sumac', 'allspice', 'cinnamon', 'cumin', 'black-pepper', 'coriander-ground'])
    const tomato = kit.pick(['tomato', 'cherry-tomato'])
    const allium = kit.pick(['scallion', 'red-onion', 'shallot'])
    kit.add(`${grain === 'cauliflower-rice' ? '2 cup cauliflower-rice' : `3/4 cup ${grain}`}
      3 cup parsley | finely chopped
      3/4 cup mint | finely chopped
      ${tomato === 'tomato' ? '3 each tomato | seeded and finely diced' : '2 cup cherry-tomato | quartered'}
      ${allium === 'red-onion' ? '1/2 each red-onion | finely chopped' : allium === 'shallot' ? '2 each shallot' : '4 each scallion'}
      $extra x0.6${['cucumber', 'radish', 'red-bell-pepper', 'fennel'].includes(extra[0] ?? '') && extra.length === 1 ? ' | finely diced' : ''}
      1/3 cup olive-oil
      1/4 cup lemon-juice
      ~1/2 tsp ${spice}
      3/4 tsp salt
      ~$finish x0.5`)
    kit.step(
      grain === 'bulgur'
        ? 'Bring 1 1/4 cups of water to a boil, 4 minutes. (Put|Tip) {bulgur} in a bowl, pour the water over and cover with a plate. Let it soak for 20 minutes, then drain off what it has not taken up and press dry in a sieve.'
        : grain === 'couscous'
          ? 'Bring 3/4 cup of water to a boil, 3 minutes, and pour it over {couscous}. Cover with a plate and let it soak for 5 minutes. Fluff with a fork.'
          : grain === 'cauliflower-rice'
            ? 'Cook {cauliflower-rice} in a dry skillet over medium-high heat, stirring, until just tender, 4 minutes. Spread out on a plate to cool.'
            : `Simmer {${grain}} in 1 1/2 cups of water, covered, until (the water is gone|tender), ${grain === 'millet' ? 18 : 14} minutes. Spread out on a plate to cool.`,
      `(Stir|Toss) {${tomato},${allium},extra} with {lemon-juice,salt${kit.uses(spice) ? `,${spice}` : ''}} in a large bowl and leave them while you chop the rest: (the juice that gathers will season the grain|their juices are half the dressing).`,
      `Add {parsley,mint,${grain}} and {=}`
        .replace(' and {=}', '')
        .concat('; the herbs should (outweigh everything else|make up most of the bowl).'),
      'Pour in {olive-oil}, (toss with two forks|turn it over lightly with your hands) and taste: it should be (lemony and well salted|sharp, green and a little salty).',
      '[Scatter with {finish}.] (Serve at room temperature|Serve cool), (with leaves to scoop it up|beside anything grilled).'.replace(
        '(with leaves to scoop it up|beside anything grilled)',
        'in a heap',
      ),
    )
    callIt(kit, {
      noun:
        grain === 'bulgur'
          ? 'tabbouleh'
          : grain === 'cauliflower-rice'
            ? 'cauliflower tabbouleh'
            : `${grain} tabbouleh`,
      true: ['green', 'lemony', 'very green', 'parsley'],
      before: [...extra, 'mint'],
      after: [...extra, ...finish, spice === 'black-pepper' ? '' : spice, tomato, allium].filter(Boolean),
    })
    kit.describe(
      `(Mostly parsley and mint, as it should be|A heap of chopped parsley and mint), with {-${grain},${tomato},extra} and plenty of lemon. (It is better after an hour|Keeps its edge until the next day).`,
    )
  },
}
