import type { Dish } from '../../dish.ts'
import { askedFor, barFor, chipsFor, degrees, wantsChocolate } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

export const granola: Dish = {
  id: 'granola',
  names: ['granola', 'muesli', 'crunchy oats', 'homemade granola', 'granola cluster', 'toasted muesli'],
  categories: ['breakfast', 'snack'],
  kind: 'sweet',
  serves: 10,
  minutes: [40, 50],
  oven: true,
  takes: [
    'grain',
    'nut',
    'seed',
    'dried-fruit',
    'sweetener',
    'spice',
    'chocolate',
    'nut-butter',
    'fat',
    'citrus',
  ],
  moods: ['crunchy', 'healthy', 'sweet', 'simple', 'budget'],
  weight: 0.8,
  write(kit) {
    kit.batch(0.5, 1, 2)
    const low = kit.diet('low-carb')
    const nuts = kit.random.shuffled(
      ['almond', 'walnut', 'pecan', 'cashew', 'hazelnut', 'pistachio'].filter(kit.ok),
    )
    const asked = askedFor(
      kit,
      ['nut', 'seed'],
      ['chia-seed', 'flaxseed-ground', 'poppy-seed', 'coconut-shredded'],
      3,
    )
    const crunch = [...new Set([...asked, ...nuts])].slice(
      0,
      Math.max(asked.length, low ? 3 : kit.lean > 0 ? 1 : 2),
    )
    const seeds = kit.random
      .shuffled(
        ['pumpkin-seed', 'sunflower-seed', 'sesame-seed'].filter((id) => kit.ok(id) && !crunch.includes(id)),
      )
      .slice(0, crunch.length < 2 || low ? 2 : kit.lean > 0 ? 0 : 1)
    const coconut =
      kit.lean === 0 &&
      kit.ok('coconut-shredded') &&
      (kit.wants('coconut-shredded') || low || kit.chance(0.4))
    const dried = low
      ? []
      : askedFor(kit, ['dried-fruit'], [], 2)
          .concat(
            kit.random.shuffled(
              ['cranberry-dried', 'raisin', 'apricot-dried', 'date'].filter(
                (id) => kit.ok(id) && !kit.wants(id),
              ),
            ),
          )
          .slice(0, 1)
    const chip = wantsChocolate(kit) ? (chipsFor(kit) ?? barFor(kit)) : null
    const fat = kit.resolve(kit.pick(['coconut-oil', 'olive-oil', 'vegetable-oil'])) ?? 'vegetable-oil'
    const sweet = low
      ? 'erythritol'
      : (['honey', 'maple-syrup'].find((id) => kit.wants(id) && kit.ok(id)) ??
        kit.resolve(kit.pick(['honey', 'maple-syrup'])) ??
        'maple-syrup')
    const spice = kit.pick(['cinnamon', 'cardamom', 'ginger-ground', 'vanilla-extract', 'pumpkin-pie-spice'])
    kit.add(
      `${low ? '' : '!3 cup rolled-oat'}\n${crunch.map((id) => `${low ? 1.25 : 0.75} cup ${id}`).join('\n')}\n${seeds.map((id) => (id === 'sesame-seed' ? '1/4 cup sesame-seed' : `1/2 cup ${id}`)).join('\n')}\n${coconut ? '1/2 cup coconut-shredded' : ''}\n~1 1/2 tsp ${spice}\n1/2 tsp salt\n!1/3 cup ${fat}\n!${low ? '1/3' : '1/2'} cup ${sweet}\n${low && kit.ok('egg') ? '1 each egg' : ''}\n${dried.map((id) => `~2/3 cup ${id}${id === 'date' ? ' | pitted and chopped' : ''}`).join('\n')}\n${chip ? `1/2 cup ${chip}` : ''}`,
    )
    kit.bind('crunch', [...crunch, ...seeds])
    kit.bind('after', [...dried, ...(chip ? [chip] : [])])
    kit.work(4)
    kit.step(
      `Heat the oven to ${degrees(325)} and line a large baking sheet with parchment.`,
      `Toss {rolled-oat,crunch,coconut-shredded,${spice === 'vanilla-extract' ? 'x' : spice},salt} together in a large bowl.`,
      `Warm {${fat}} with {${sweet}} until ${low ? 'hot' : 'it runs freely'}, 2 minutes[, and stir in {${spice === 'vanilla-extract' ? spice : 'none'}}]. Pour it over and (stir|toss) until every piece glistens.${low ? ' Beat {egg} until foamy and toss it through; it makes the clusters.' : ''}`,
      `Spread on the baking sheet and press flat with the back of a spoon: (pressed flat, it sets in clusters|that makes the clusters). Bake for ${kit.pick([24, 25, 26])} minutes, turning the tray halfway, until golden all over and smelling of toasted nuts; it crisps as it cools.`.replace(
        'smelling of toasted nuts',
        'toasty-smelling',
      ),
      'Leave untouched on the tray until cold, then break into clusters[ and toss with {after}].',
    )
    nameSweet(kit, {
      noun: 'granola',
      main: [
        crunch[0] ?? seeds[0] ?? '',
        ...dried,
        ...(chip ? [chip] : []),
        ...(coconut ? ['coconut-shredded'] : []),
      ],
      partners: [...crunch.slice(1), ...seeds, spice],
      withs: [sweet],
      methods: ['crunchy', 'clustered', 'golden', 'toasted', 'big-cluster', 'everyday'],
    })
    kit.describe(
      `(Golden clusters|Crunchy and toasty), with {-crunch}[ and {-after}]. (It keeps for three weeks in a closed jar|Good by the handful and good in a bowl), and costs half of what the bought kind does.`,
    )
  },
}
