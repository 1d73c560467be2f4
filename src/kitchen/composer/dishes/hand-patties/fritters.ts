import type { Dish } from '../../dish.ts'
import { callIt, choose, present, withoutFire, wordFor } from '../bowl-parts.ts'

export const fritters: Dish = {
  id: 'fritters',
  names: [
    'fritter',
    'fritters',
    'corn fritters',
    'zucchini fritters',
    'potato pancakes',
    'latkes',
    'latke',
    'vegetable patties',
    'potato fritters',
    'fish cakes',
    'fish cake',
    'crab cakes',
    'crab cake',
    'salmon cakes',
    'salmon patties',
    'tuna patties',
    'tuna cakes',
    'carrot fritters',
  ],
  categories: ['dinner', 'lunch', 'breakfast', 'snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  onlyNamed: true,
  takes: [
    'vegetable',
    'canned-fish',
    'crumbling-cheese',
    'melting-cheese',
    'hard-cheese',
    'herb',
    'dairy',
    'spice',
    'fish',
  ],
  write(kit) {
    kit.require(!withoutFire(kit), 'they are fried')
    const text = kit.craving.text.toLowerCase()
    const fish = /fish|crab|salmon|tuna/.test(text)
      ? (choose(kit, {
          roles: ['canned-fish'],
          from: /crab/.test(text)
            ? ['crab']
            : /tuna/.test(text)
              ? ['tuna-canned']
              : ['salmon-canned', 'tuna-canned'],
          not: ['anchovy', 'sardine', 'salmon-smoked'],
        })[0] ?? null)
      : null
    const potatoes = /latke|potato|rosti/.test(text)
    const base =
      fish ??
      choose(kit, {
        roles: ['vegetable'],
        from: potatoes
          ? ['potato']
          : ['zucchini', 'corn-frozen', 'carrot', 'sweet-potato', 'potato', 'cauliflower', 'parsnip'],
        where: (item) =>
          [
            'zucchini',
            'corn-frozen',
            'corn',
            'corn-canned',
            'carrot',
            'sweet-potato',
            'potato',
            'cauliflower',
            'parsnip',
            'beet',
            'broccoli',
            'celeriac',
            'yellow-squash',
            'cabbage',
          ].includes(item.id),
      })[0]
    if (!base) return kit.fail('nothing to fry')
    kit.bind('base', [base])
    const egg = kit.ok('egg')
    const flour =
      kit.chance(0.35) && kit.ok('chickpea-flour') && !potatoes
        ? 'chickpea-flour'
        : kit.resolve('all-purpose-flour')
    if (!flour) return kit.fail('no flour')
    const extra = choose(kit, {
      roles: ['vegetable'],
      from: ['scallion', 'pea-frozen', 'spinach', 'red-bell-pepper', 'carrot', 'corn-frozen'],
      not: [base, 'tomato', 'avocado', 'cucumber'],
      count: kit.lean > 0 || potatoes ? 0 : 1,
      max: 2,
      where: (item) =>
        item.speed === 'soft' ||
        item.speed === 'leaf' ||
        item.id === 'carrot' ||
        item.id === 'red-bell-pepper',
    })
    kit.bind('extra', extra)
    const cheese = choose(kit, {
      roles: ['crumbling-cheese', 'hard-cheese', 'melting-cheese'],
      from: ['feta', 'parmesan', 'cheddar', 'goat-cheese'],
      onlyWanted: fish !== null || potatoes || kit.lean > 0 || kit.chance(0.4),
    })
    kit.bind('cheese', cheese)
    const herb =
      choose(kit, { roles: ['herb'], from: ['dill', 'chive', 'parsley', 'mint', 'cilantro'] })[0] ?? 'chive'
    const spice = kit.pick([
      'cumin',
      'smoked-paprika',
      'black-pepper',
      'curry-powder',
      'nutmeg',
      'coriander-ground',
    ])
    const cream = kit.pick(['greek-yogurt', 'sour-cream', 'greek-yogurt'])
    const allium = kit.pick(['onion', 'shallot'])
    const lines: Record<string, string> = {
      zucchini: '3 each zucchini | coarsely grated',
      'yellow-squash': '3 each yellow-squash | coarsely grated',
      'corn-frozen': '3 cup corn-frozen | thawed',
      corn: '4 ear corn',
      'corn-canned': '2 can corn-canned',
      carrot: '5 each carrot | peeled and coarsely grated',
      'sweet-potato': '2 each sweet-potato | peeled and coarsely grated',
      potato: '1 1/2 lb potato | peeled and coarsely grated',
      cauliflower: '1 lb cauliflower | finely chopped',
      parsnip: '4 each parsnip | peeled and coarsely grated',
      beet: '4 each beet | peeled and coarsely grated',
      broccoli: '12 oz broccoli | finely chopped',
      celeriac: '1 lb celeriac | peeled and coarsely grated',
      cabbage: '1 lb cabbage | finely shredded',
      crab: '1 lb crab',
      'salmon-canned': '3 can salmon-canned | canned, drained',
      'tuna-canned': '3 can tuna-canned',
    }
    const wet = ['zucchini', 'yellow-squash', 'potato', 'celeriac', 'cabbage', 'sweet-potato'].includes(base)
    const moist = fish ? `1/4 cup ${kit.resolve('mayonnaise') ?? cream}` : ''
    kit.add(
      `${lines[base] ?? `3 cup ${base}`}
      ${fish ? '1/4' : '1'} tsp salt
      ${fish ? '3/4 cup breadcrumb' : ''}
      ${moist}
      ${allium === 'onion' ? `1/2 each onion | ${potatoes ? 'coarsely grated' : 'finely chopped'}` : '2 each shallot'}
      $extra x0.4 | finely chopped
      $cheese x0.6
      ~1/4 cup ${herb} | chopped
      ~1/2 tsp ${spice}
      ${egg ? '2 each egg' : '2 tbsp flaxseed-ground'}
      ${fish ? '2 tbsp' : potatoes ? '1/3 cup' : '2/3 cup'} ${flour}
      ${fish || potatoes ? '' : '1 tsp baking-powder'}
      1/4 cup vegetable-oil
      ~3/4 cup ${cream}
      1 each lemon | cut into wedges`.replaceAll('| chopped', '| chopped'),
    )
    const bind = present(kit, [flour])[0] ?? flour
    const lemon = present(kit, ['lemon'])[0] ?? 'lemon'
    const mayo = moist ? (present(kit, [kit.resolve('mayonnaise') ?? cream])[0] ?? '') : ''
    const shared = mayo === present(kit, [cream])[0]
    kit.step(
      wet
        ? `(Toss|Mix) {base} with {salt} in a colander and leave it while you prepare the rest. Squeeze hard, by the handful, until (hardly a drop comes|as dry as you can make it): (water is what makes them soggy|this is the step that makes them crisp).`
        : fish
          ? `Flake {base} into a bowl, (leaving some larger pieces|not too finely).`
          : `Put {base} in a large bowl with {salt}.`,
      `Add {${fish ? `salt,breadcrumb,${mayo || 'egg'},` : ''}egg,flaxseed-ground,${allium},extra,cheese,${herb},${spice},${bind},baking-powder} and ${egg ? '' : '3 tablespoons of water, then '}(stir until it just holds together|mix until a spoonful holds its shape). ${egg ? '' : 'Let it thicken while the pan heats.'}`,
      `Heat half of {vegetable-oil} in a large skillet over medium heat. Drop in heaped tablespoons, (flatten|press) to ${potatoes ? '1/4' : '1/2'} inch and cook until (deep golden and crisp|well browned) underneath, 4 minutes. Turn and cook the other side until golden${egg || fish ? ' and firm, with no wet middle' : ' and set'}, 3 minutes.`,
      'Drain on paper and repeat with the rest of the mixture and {vegetable-oil}, 7 minutes.',
      `Serve hot with ${shared ? '' : `{${cream},${lemon}}`}.`.replace(
        'with .',
        `with {${lemon}} and the rest of {${cream}}.`,
      ),
    )
    const noun = fish
      ? `${fish === 'crab' ? 'crab' : fish === 'salmon-canned' ? 'salmon' : 'tuna'} cakes`
      : /latke/.test(text)
        ? 'latkes'
        : potatoes
          ? 'potato pancakes'
          : `${wordFor(base)} fritters`
    callIt(kit, {
      noun,
      true: ['crisp', 'golden', 'skillet'],
      before: [...cheese, herb],
      after: [...cheese, ...extra, herb, spice === 'black-pepper' ? '' : spice, cream].filter(Boolean),
    })
    kit.describe(
      `(Lacy, crisp edges and a tender middle|Crisp outside, soft within): {-base} with {-${herb}}[, {-cheese}][ and {-extra}], fried until deep golden. (Eat them straight from the pan|A green salad makes them a meal).`.replace(
        'Lacy, crisp',
        fish ? 'Browned, crisp' : 'Lacy, crisp',
      ),
    )
  },
}
