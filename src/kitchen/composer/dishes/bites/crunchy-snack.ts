import type { Dish } from '../../dish.ts'
import { pantryItem } from '../../pantry/index.ts'

export const crunchySnack: Dish = {
  id: 'crunchy-snack',
  names: [
    'roasted chickpeas',
    'crispy chickpeas',
    'popcorn',
    'spiced nuts',
    'roasted nuts',
    'crunchy snack',
    'trail mix',
    'kale chips',
    'snack mix',
    'party mix',
    'movie snack',
  ],
  categories: ['snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [10, 45],
  takes: ['nut', 'seed', 'bean', 'grain', 'spice', 'vegetable', 'dried-fruit', 'sweetener'],
  moods: ['crispy', 'crunchy', 'party', 'simple', 'spicy', 'budget', 'kids'],
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    const noOven =
      kit.craving.equipment.some((tool) => tool.startsWith('no ')) || (kit.craving.maxMinutes ?? 60) < 30
    const ways = [
      ...(kit.ok('popcorn') ? ['popcorn', 'popcorn'] : []),
      ...(kit.ok('chickpea-canned') && !noOven ? ['chickpeas'] : []),
      ...(kit.ok('almond') && !noOven ? ['nuts'] : []),
      ...(kit.ok('kale') && !noOven ? ['kale'] : []),
    ]
    const asked = /popcorn/.test(text)
      ? 'popcorn'
      : /chickpea/.test(text)
        ? 'chickpeas'
        : /kale/.test(text)
          ? 'kale'
          : /nut/.test(text) && kit.ok('almond')
            ? 'nuts'
            : kit.wants('chickpea-canned')
              ? 'chickpeas'
              : kit.wanted.some((id) => pantryItem(id)?.roles.includes('nut'))
                ? 'nuts'
                : null
    kit.require(ways.length > 0, 'nothing crunchy')
    const way = asked && (ways.includes(asked) || asked === 'nuts') ? asked : kit.pick(ways)
    const blend = kit.pick([
      {
        lines: '1 tsp smoked-paprika\n~1/4 tsp garlic-powder',
        refs: 'smoked-paprika,garlic-powder',
        word: 'smoky paprika',
      },
      { lines: '1 tsp cumin\n~1/2 tsp coriander-ground', refs: 'cumin,coriander-ground', word: 'cumin' },
      { lines: '1 tsp curry-powder\n~1/4 tsp turmeric', refs: 'curry-powder,turmeric', word: 'curry' },
      {
        lines: '1 tbsp nutritional-yeast\n~1/4 tsp black-pepper',
        refs: 'nutritional-yeast,black-pepper',
        word: 'savory yeast',
      },
      {
        lines: '1 tsp chili-powder\n~1 tbsp lime-juice',
        refs: 'chili-powder,lime-juice',
        word: 'chili and lime',
      },
      {
        lines: '1 tsp rosemary-dried\n~1/4 tsp black-pepper',
        refs: 'rosemary-dried,black-pepper',
        word: 'rosemary',
      },
      { lines: '2 tsp zaatar\n~1 tsp sumac', refs: 'zaatar,sumac', word: "za'atar" },
    ])
    const nuts = kit.choose({
      roles: ['nut'],
      from: ['almond', 'cashew', 'pecan', 'walnut'],
      count: 2,
      max: 3,
      where: (item) => item.id !== 'coconut-shredded',
    })
    kit.bind(
      'main',
      way === 'nuts'
        ? nuts
        : [{ popcorn: 'popcorn', chickpeas: 'chickpea-canned', kale: 'kale' }[way] ?? 'popcorn'],
    )
    kit.add(`${{ popcorn: '3 1/2 oz popcorn', chickpeas: '2 can chickpea-canned | drained, rinsed and patted very dry', nuts: nuts.map((id) => `1 cup ${id} | left whole`).join('\n'), kale: '8 oz kale | ribs stripped out, leaves torn and dried well' }[way]}
      2 tbsp olive-oil
      ${blend.lines}
      1/2 tsp salt`)
    if (way === 'popcorn') {
      kit.step(
        `Heat {olive-oil} with three kernels in a large, lidded pot over medium heat until they pop, 3 minutes.`,
        'Take the pot off the heat, add {popcorn}, cover and count to thirty, (so that all of them reach the same heat|which makes them pop together). Return to the heat and shake until the pops are 2 seconds apart, 3 minutes.',
        `Tip into a big bowl, top with {${blend.refs},salt} while still hot and toss well. (Serve at once|Eat it warm).`,
      )
    } else {
      const minutes = { chickpeas: 30, nuts: 12, kale: 15 }[way] ?? 20
      const heat =
        { chickpeas: '400°F (200°C)', nuts: '325°F (165°C)', kale: '300°F (150°C)' }[way] ?? '350°F (175°C)'
      kit.step(
        `Heat the oven to ${heat} and line a rimmed baking sheet with parchment.`,
        way === 'chickpeas'
          ? 'Rub {main} in a towel until really dry; (damp ones turn leathery|water is what keeps them soft).'
          : '',
        `Toss {main} with {olive-oil,salt}${way === 'nuts' ? ` and {${blend.refs}}` : ''} and spread out in one layer.`,
        `${way === 'kale' ? 'Bake' : 'Roast'}, (shaking the sheet twice|stirring halfway), until ${way === 'nuts' ? 'fragrant and a shade darker' : way === 'kale' ? 'crisp but still green' : 'deep golden and crisp'}, ${minutes} minutes.`,
        way === 'nuts'
          ? 'Cool on the sheet: they turn crisp as they cool. They keep for two weeks in a jar.'
          : `Toss with {${blend.refs}} while hot. (Eat within the day, while they are crisp|They are crispest in the first hour).`,
      )
    }
    const noun =
      { popcorn: 'popcorn', chickpeas: 'roasted chickpeas', nuts: 'roasted nuts', kale: 'kale chips' }[way] ??
      'snack'
    kit.title(
      ...kit.random.shuffled([
        `${blend.word} ${noun}`,
        `Crunchy ${noun} with ${blend.word}`,
        `Crisp ${blend.word} ${noun}`,
      ]),
    )
    kit.describe(
      `(Crisp, salty and hard to put down|Light, crackling and savory), tossed with ${blend.word}. (Put out a bowl and it will be gone|Good for a film, a desk or a long drive).`,
    )
  },
}
