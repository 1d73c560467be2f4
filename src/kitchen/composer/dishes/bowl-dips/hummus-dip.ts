import type { Dish } from '../../dish.ts'
import { callIt, choose, dipperLines, dippersFor } from '../bowl-parts.ts'
import { asideFor } from './dippers.ts'

const hummusBases: Record<string, string> = {
  'chickpea-canned': '2 can chickpea-canned',
  'white-bean-canned': '2 can white-bean-canned',
  'black-bean-canned': '2 can black-bean-canned',
}

export const hummusDip: Dish = {
  id: 'hummus',
  makes: ['hummus'],
  names: [
    'hummus',
    'houmous',
    'homemade hummus',
    'chickpea dip',
    'bean dip',
    'white bean dip',
    'black bean dip',
  ],
  categories: ['snack'],
  kind: 'savoury',
  serves: 6,
  minutes: [10, 15],
  takes: ['bean', 'vegetable', 'herb', 'spice', 'seed', 'nut', 'bread', 'pickle', 'sauce'],
  cuisines: ['middle-eastern', 'turkish', 'greek'],
  moods: ['healthy', 'party', 'simple', 'quick', 'protein'],
  weight: 0.6,
  write(kit) {
    asideFor(kit)
    const named = /hummus|houmous/i.test(kit.craving.text)
    const base = choose(kit, {
      roles: ['bean'],
      from: named ? ['chickpea-canned'] : ['chickpea-canned', 'white-bean-canned'],
    })[0]
    if (!base) return kit.fail('no beans')
    const tahini = kit.resolve('tahini')
    const oil = kit.ok('olive-oil')
    const blend = choose(kit, {
      roles: ['vegetable', 'herb', 'sauce'],
      from: [
        'roasted-red-pepper',
        'basil',
        'sun-dried-tomato',
        'parsley',
        'harissa',
        'artichoke-canned',
        'dill',
        'spinach',
      ],
      not: ['hummus', 'tahini', 'soy-sauce'],
      count: kit.lean > 0 ? 0 : kit.chance(0.7) ? 1 : 0,
      max: 2,
      where: (item) =>
        item.raw === true &&
        !item.roles.includes('allium') &&
        !['cucumber', 'carrot', 'celery', 'tomato', 'romaine', 'lettuce'].includes(item.id),
    })
    kit.bind('blend', blend)
    const spice =
      choose(kit, {
        roles: ['spice'],
        from: ['cumin', 'smoked-paprika', 'sumac', 'zaatar', 'coriander-ground'],
        not: ['salt', 'black-pepper', 'ginger'],
      })[0] ?? 'cumin'
    const top = choose(kit, {
      roles: ['seed', 'nut', 'pickle'],
      from: ['pine-nut', 'pistachio', 'olive-black', 'pumpkin-seed', 'sesame-seed', 'almond'],
      not: ['chia-seed', 'flaxseed-ground', 'poppy-seed'],
      count: kit.lean > 0 ? 0 : 1,
    })
    kit.bind('top', top)
    const dippers = dippersFor(
      kit,
      ['pita', 'gluten-free-bread', 'naan'].slice(0, kit.diet('gluten-free') ? 2 : 3),
    )
    kit.add(`${hummusBases[base] ?? `2 can ${base}`}
      ${tahini ? `1/3 cup ${tahini}` : ''}
      3 tbsp lemon-juice
      1 clove garlic
      $blend x0.5
      1/2 tsp salt
      ~1 tsp ${spice}
      ${oil ? '3 tbsp olive-oil' : ''}
      $top x0.3
      ${dipperLines(dippers)}`)
    kit.step(
      tahini
        ? `(Blend|Work) {${tahini},lemon-juice,garlic,salt} in a food processor until (pale and thick|it turns thick and almost white), scraping down the sides.`
        : `(Blend|Work) {lemon-juice,garlic,salt}${oil ? ' with half of {olive-oil}' : ''} in a food processor until smooth.`,
      `Add {${base},blend}[ with half of {${spice}}] and blend for as long as you have patience, (trickling in a few tablespoons of cold water|adding cold water by the spoonful) until (silky|light and very smooth).`,
      'Taste: it should be (a little sharp and well salted|lemony first and nutty after). (Thin it with more water if it stands up stiffly|It thickens as it stands, so leave it a touch loose).'.replace(
        'nutty',
        tahini === 'tahini' ? 'nutty' : 'creamy',
      ),
      `Spread on a plate${oil ? `, (make a well with the back of a spoon|swirl the surface with a spoon) and pour in ${tahini ? '' : 'the rest of '}{olive-oil}` : ' and swirl the surface with a spoon'}.`,
      `Scatter with {top,${spice}}.`,
      dippers.length > 0 ? 'Serve with {dippers} (to dip|for scooping).' : '',
    )
    const noun =
      base === 'chickpea-canned' || named
        ? 'hummus'
        : `${base === 'white-bean-canned' ? 'white bean' : base.replace('-canned', '').replace(/-/g, ' ')} dip`
    callIt(kit, {
      noun:
        base !== 'chickpea-canned' && named
          ? `${base.replace('-canned', '').replace(/-/g, ' ')} hummus`
          : noun,
      true: ['silky', 'lemony', 'smooth', 'whipped', 'homemade'],
      before: blend,
      after: [...blend, spice, ...top, ...dippers],
    })
    kit.describe(
      `(Smooth enough to pour, thick enough to scoop|Pale, silky and lemony), with {-${base},blend} ${oil ? 'and a pool of olive oil[ under {-top}]' : 'and the richness of sesame'}. (It keeps for four days, covered|Warm bread or cold, crisp vegetables: both belong beside it).`,
    )
  },
}
