import type { Dish } from '../../dish.ts'
import { callIt, choose, withoutFire } from '../bowl-parts.ts'
import { dustLines, seasoningFor } from './dusting.ts'

export const popcornBowl: Dish = {
  id: 'popcorn',
  names: ['popcorn', 'pop corn', 'kettle corn', 'popped corn', 'movie snack', 'movie night snack'],
  categories: ['snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [10, 15],
  takes: ['spice', 'hard-cheese', 'sweetener', 'nut', 'seed', 'chocolate', 'dried-fruit', 'grain', 'fat'],
  moods: ['kids', 'party', 'crunchy', 'quick', 'budget'],
  weight: 0.7,
  write(kit) {
    kit.require(!withoutFire(kit) && kit.ok('popcorn'), 'no popcorn')
    const sweet =
      kit.mood('sweet') ||
      /kettle/i.test(kit.craving.text) ||
      kit.wants('maple-syrup', 'honey', 'sugar', 'chocolate-chip', 'dark-chocolate')
    const fat = kit.pick(['butter', 'olive-oil', 'coconut-oil', 'butter'])
    const dust = sweet
      ? kit.bind(
          'dust',
          [kit.pick(['cinnamon', 'pumpkin-pie-spice', 'cardamom', 'cocoa-powder'].filter(kit.ok))].filter(
            Boolean,
          ),
        )
      : seasoningFor(kit, ['cinnamon', 'five-spice', 'garam-masala'])
    const extra = sweet
      ? [kit.pick(['sugar', 'maple-syrup', 'brown-sugar'])]
      : choose(kit, {
          roles: ['hard-cheese', 'seed', 'nut'],
          from: [
            'parmesan',
            'pecorino',
            'nutritional-yeast',
            'sesame-seed',
            'pumpkin-seed',
            'peanut',
            'almond',
          ],
          count: kit.lean > 1 ? 0 : 1,
          not: ['chia-seed', 'flaxseed-ground', 'coconut-shredded'],
        })
    const toss = choose(kit, {
      roles: ['nut', 'dried-fruit', 'chocolate'],
      from: ['peanut', 'almond', 'cashew', 'raisin', 'pumpkin-seed'],
      not: [...extra, 'cocoa-powder'],
      onlyWanted: !sweet || kit.lean > 0,
      max: 2,
    })
    kit.bind('extra', extra)
    kit.bind('toss', toss)
    const oil = kit.pick(['vegetable-oil', 'coconut-oil', 'avocado-oil'])
    kit.add(`1 1/2 tbsp ${oil}
      !3 1/2 oz popcorn
      2 tbsp ${fat}
      ${dustLines(dust)}
      ${extra[0] === 'parmesan' || extra[0] === 'pecorino' ? `1/3 cup ${extra[0]}` : extra[0] === 'nutritional-yeast' ? '3 tbsp nutritional-yeast' : extra[0] ? `2 tbsp ${extra[0]}` : ''}
      $toss x0.6
      1/2 tsp salt`)
    const melt = fat === 'butter' || fat === 'coconut-oil'
    kit.step(
      `Heat {${oil}} with 3 of the kernels in a large, heavy pot over medium-high heat, covered, until (all three have popped|you hear them pop), 3 minutes; (that tells you the oil is hot enough|then the oil is hot enough).`,
      'Add the rest of {popcorn}, cover and (take the pot off the heat for a slow count of thirty, so that all of them heat evenly|swirl once). Set it back on the heat with the lid a little ajar and shake now and then until the popping slows to one every 2 seconds, 4 minutes.',
      sweet && extra[0] !== 'sugar'
        ? `(Melt|Warm) {${fat}} with {extra,dust,salt} in a small pan until it bubbles, 1 minute.`
        : melt
          ? `(Melt|Warm) {${fat}} in a small pan, 1 minute.`
          : '',
      `Tip the popcorn into a (wide|large) bowl, ${sweet && extra[0] !== 'sugar' ? 'pour the glaze over' : `${melt ? 'pour' : 'trickle'} {${fat}} over`} in a thin stream and toss ${sweet && extra[0] !== 'sugar' ? 'quickly' : 'with {extra,dust,salt}'}, (from the bottom up|lifting it with two spoons), until every piece is coated.`,
      'Mix in {toss}.',
      '(Serve warm|Eat it while it is warm and crackling).',
    )
    callIt(kit, {
      noun: sweet && /kettle/i.test(kit.craving.text) ? 'kettle corn' : 'popcorn',
      true: [
        'stovetop',
        ...(melt && kit.uses('butter') ? ['buttered'] : []),
        ...(kit.uses('smoked-paprika') ? ['smoky'] : []),
        ...(sweet ? ['glazed'] : ['savory']),
      ],
      before: [...extra, ...dust],
      after: [...dust, ...extra, ...toss, fat],
    })
    kit.describe(
      '(Freshly popped and still warm|Light, crackling and warm from the pot), tossed with {-extra,dust}[ and {-toss}]. (Make it just before the film starts|Two minutes of popping and it is gone in less).',
    )
  },
}
