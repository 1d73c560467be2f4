import type { Dish } from '../../dish.ts'
import { callIt, choose } from '../bowl-parts.ts'

export const trailMix: Dish = {
  id: 'trail-mix',
  names: ['trail mix', 'nut mix', 'snack mix', 'studentenfutter', 'gorp', 'hiking snack', 'seed mix'],
  categories: ['snack'],
  kind: 'sweet',
  serves: 8,
  minutes: [5, 10],
  takes: ['nut', 'seed', 'dried-fruit', 'chocolate', 'spice'],
  moods: ['simple', 'quick', 'healthy', 'protein', 'kids', 'crunchy'],
  weight: 0.6,
  write(kit) {
    const nutFree = !kit.ok('almond')
    const nuts = choose(kit, {
      roles: ['nut'],
      from: ['almond', 'walnut', 'cashew', 'pecan', 'hazelnut', 'pistachio', 'peanut', 'macadamia'],
      count: nutFree ? 0 : kit.lean > 1 ? 1 : 2,
      max: 3,
      not: ['coconut-shredded'],
    })
    const seeds = choose(kit, {
      roles: ['seed'],
      from: ['pumpkin-seed', 'sunflower-seed'],
      count: nutFree ? 2 : 1,
      max: 2,
      not: ['chia-seed', 'flaxseed-ground', 'poppy-seed', 'sesame-seed'],
    })
    const fruit = choose(kit, {
      roles: ['dried-fruit'],
      from: ['raisin', 'cranberry-dried', 'apricot-dried', 'date', 'prune'],
      count: kit.lean > 0 ? 1 : 2,
      max: 3,
    })
    const treat = choose(kit, {
      roles: ['chocolate', 'nut'],
      from: [
        'chocolate-chip',
        'dark-chocolate',
        'coconut-shredded',
        'white-chocolate',
        'vegan-chocolate-chip',
      ],
      not: ['cocoa-powder', ...nuts],
      where: (item) => item.id === 'coconut-shredded' || item.roles.includes('chocolate'),
    })
    for (const [name, ids] of Object.entries({ nuts, seeds, fruit, treat })) kit.bind(name, ids)
    kit.require(nuts.length + seeds.length + fruit.length > 2, 'too little to mix')
    const spice = kit.pick(['cinnamon', 'ginger-ground', 'cardamom', 'nutmeg'])
    const whole = (ids: readonly string[]) =>
      ids
        .map(
          (id) =>
            `3/4 cup ${id}${id === 'walnut' || id === 'pecan' ? ' | broken into pieces' : id === 'pumpkin-seed' || id === 'sunflower-seed' ? '' : ' | whole'}`,
        )
        .join('\n')
    kit.add(`${whole(nuts)}
      ${whole(seeds)}
      ${fruit.map((id) => `1/2 cup ${id}${id === 'raisin' || id === 'cranberry-dried' ? '' : ' | chopped'}`).join('\n')}
      ${treat.map((id) => (id === 'coconut-shredded' ? '1/2 cup coconut-shredded' : id === 'dark-chocolate' || id === 'white-chocolate' ? `3 oz ${id} | roughly chopped` : `1/2 cup ${id}`)).join('\n')}
      ~~1/4 tsp ${spice}
      ~~1/4 tsp salt`)
    kit.step(
      '(Put|Tip) {nuts,seeds} into a (large bowl|wide bowl)[ and (shake|stir) them with {' +
        spice +
        ',salt}, (so that the seasoning sticks to them first|until lightly dusted)].',
      '(Separate|Pull apart) any pieces of {fruit} that cling together, (so that every handful gets some|or they sink in one lump), and add {-treat}.'
        .replace(', and add {-treat}', '[, and add {treat}]')
        .replace('any pieces of', 'any pieces of'),
      '(Toss|Mix) everything together with your hands until (evenly mixed|each handful looks the same).',
      '(Pack into jars or bags|Keep in a closed jar), away from warmth: (it stays fresh for three weeks|three weeks is no trouble).',
    )
    callIt(kit, {
      noun: kit.pick(['trail mix', 'trail mix', 'hiking mix', 'snack mix']),
      true: ['crunchy', 'sweet-and-salty', 'no-cook']
        .slice(kit.uses('salt') ? 0 : 0, 3)
        .filter((word) => word !== 'sweet-and-salty' || kit.uses('salt')),
      before: [...nuts, ...fruit, ...seeds, ...treat],
      after: [...nuts, ...fruit, ...treat, ...seeds],
    })
    kit.describe(
      '(Crunchy|A crunchy handful of) {-nuts,seeds} with {-fruit,treat}. (Takes a long walk without complaint|Keep a jar of it where you work).',
    )
  },
}
