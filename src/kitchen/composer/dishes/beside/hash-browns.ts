import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { twist } from '../twist.ts'

/** Water is the enemy of the crust: the shreds are rinsed of starch and wrung out. */
export const hashBrowns: Dish = {
  id: 'hash-browns',
  names: [
    ...['hash browns', 'hash brown', 'hashbrowns', 'hashbrown', 'hash brown potatoes', 'crispy hash browns'],
    ...[
      'shredded hash browns',
      'diner hash browns',
      'sweet potato hash browns',
      'rosti',
      'roesti',
      'potato rosti',
      'rösti',
    ],
  ],
  categories: ['breakfast', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  side: true,
  onlyNamed: true,
  takes: ['vegetable', 'bacon', 'melting-cheese', 'egg', 'spice', 'herb', 'dairy'],
  moods: ['crispy', 'comfort', 'budget', 'simple'],
  write(kit) {
    const sweet = /sweet/i.test(kit.craving.text) || kit.wants('sweet-potato')
    const root = (sweet ? ['sweet-potato', 'potato'] : ['potato', 'sweet-potato', 'celeriac']).find(kit.ok)
    if (!root) return kit.fail('no potatoes')
    kit.bind('main', [root])
    const fat = kit.inTurn(['vegetable-oil', 'butter'].filter(kit.ok)) ?? kit.resolve('vegetable-oil')
    if (!fat) return kit.fail('nothing to fry them in')
    const onTop = kit.choose({ roles: ['egg', 'bacon'], onlyWanted: true, max: 2 })
    const bacon = onTop.find((id) => id !== 'egg')
    const egg = onTop.includes('egg')
    kit.add(`!${root === 'potato' ? '2 lb potato' : root === 'celeriac' ? '2 each celeriac' : '3 each sweet-potato'} | peeled and coarsely grated
      1/4 cup ${fat}
      1/2 tsp salt
      1/4 tsp black-pepper
      ${bacon ? `4 slice ${bacon} | left whole` : ''}
      ${egg ? '4 each egg' : ''}`)
    const added = twist(
      kit,
      {
        onion: '1/2 each onion | coarsely grated',
        paprika: '1/2 tsp paprika',
        'garlic-powder': '1/2 tsp garlic-powder',
        cheddar: '1/2 cup cheddar',
        chive: '2 tbsp chive',
        'sour-cream': '1/3 cup sour-cream',
        scallion: '3 each scallion',
      },
      1,
    )
    const sets = Math.ceil(kit.servings / 4)
    kit.work(8)
    kit.step(
      `Rinse {main} in cold water until it runs clear, drain, and wring out in a towel${added.includes('onion') ? ' together with {onion}' : ''} until no more drops fall. Toss with {salt,black-pepper,paprika,garlic-powder}.`,
      bacon
        ? `Cook {${bacon}} in a large nonstick skillet over medium heat until crisp, 7 minutes; lift out.`
        : '',
      `Heat half of {${fat}} in a large nonstick or cast-iron skillet over medium heat. Spread {main} in it, half an inch thick, press down once and leave alone until the underside is deep golden, 8 minutes.${sets > 1 ? ' Work in two skillets, or one after the other.' : ''}`,
      `Cut into quarters, turn each one, and add the rest of {${fat}} around the edge. Cook until the second side is crisp and the middle is tender, 7 minutes.[ Scatter with {cheddar} for the last minute.]`,
      egg
        ? 'Meanwhile, fry {egg} in a second skillet with a little fat until the whites are set, 3 minutes.'
        : '',
      `Serve at once, salted once more[, with {${[egg ? 'egg' : '', bacon ?? '', 'chive', 'scallion', 'sour-cream'].filter(Boolean).join(',')}}].`,
    )
    callIt(kit, {
      noun: /r(?:oe|ö|o)sti/i.test(kit.craving.text)
        ? 'rösti'
        : root === 'sweet-potato'
          ? 'sweet potato hash browns'
          : 'hash browns',
      true: ['crisp', 'skillet', 'golden'],
      after: [...onTop, ...added.filter((id) => !['garlic-powder', 'paprika'].includes(id))],
    })
    kit.describe(
      'Shredded {-main} with a crackling crust and a soft middle[, with {-onion,cheddar,chive,scallion,sour-cream}]. (Do not stir: the crust wants to be left alone|Wring the shreds out well, and they cannot go soggy).',
    )
  },
}
