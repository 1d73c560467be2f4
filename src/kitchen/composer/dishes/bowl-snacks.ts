import type { Dish } from '../dish.ts'
import type { Kit } from '../kit.ts'
import { callIt, choose, withoutFire, withoutOven } from './bowl-parts.ts'

const dusts: readonly { id: string; line: string; word: string }[] = [
  { id: 'smoked-paprika', line: '1 tsp smoked-paprika', word: 'smoky' },
  { id: 'curry-powder', line: '1 tsp curry-powder', word: 'curried' },
  { id: 'zaatar', line: '2 tsp zaatar', word: "za'atar" },
  { id: 'cumin', line: '1 tsp cumin', word: 'cumin' },
  { id: 'rosemary-dried', line: '1 tsp rosemary-dried', word: 'rosemary' },
  { id: 'garam-masala', line: '1 tsp garam-masala', word: 'garam masala' },
  { id: 'chili-powder', line: '1 tsp chili-powder', word: 'chili' },
  { id: 'garlic-powder', line: '1/2 tsp garlic-powder', word: 'garlic' },
  { id: 'italian-seasoning', line: '1 tsp italian-seasoning', word: 'Italian herb' },
  { id: 'cinnamon', line: '1 tsp cinnamon', word: 'cinnamon' },
  { id: 'five-spice', line: '1/2 tsp five-spice', word: 'five-spice' },
]

/** Two seasonings that suit each other: a leading one, and one behind it. */
function seasoningFor(kit: Kit, not: readonly string[] = []): readonly string[] {
  const hot = ['chili-powder']
  const fits = dusts.filter(
    ({ id }) => kit.ok(id) && !not.includes(id) && !(kit.mood('mild') && hot.includes(id)),
  )
  const asked = kit.wanted.filter((id) => fits.some((dust) => dust.id === id))
  const first = asked[0] ?? (fits.length > 0 ? kit.pick(fits).id : null)
  if (!first) return kit.bind('dust', [])
  const partners: Record<string, readonly string[]> = {
    'smoked-paprika': ['garlic-powder', 'cumin', 'onion-powder'],
    'curry-powder': ['garlic-powder', 'ginger-ground', 'turmeric'],
    zaatar: ['sumac', 'garlic-powder', 'black-pepper'],
    cumin: ['smoked-paprika', 'coriander-ground', 'garlic-powder'],
    'rosemary-dried': ['garlic-powder', 'black-pepper', 'paprika'],
    'garam-masala': ['turmeric', 'garlic-powder', 'ginger-ground'],
    'chili-powder': ['cumin', 'garlic-powder', 'smoked-paprika'],
    'garlic-powder': ['paprika', 'onion-powder', 'black-pepper'],
    'italian-seasoning': ['garlic-powder', 'black-pepper', 'paprika'],
    cinnamon: ['nutmeg', 'ginger-ground', 'cardamom'],
    'five-spice': ['ginger-ground', 'garlic-powder', 'white-pepper'],
  }
  const second = (partners[first] ?? []).filter((id) => kit.ok(id))
  const both = [first, ...(kit.lean > 1 || second.length === 0 ? [] : [asked[1] ?? kit.pick(second)])]
  kit.bind('dust', both)
  return both
}
const dustLines = (ids: readonly string[]) =>
  ids.map((id, at) => dusts.find((dust) => dust.id === id && at === 0)?.line ?? `1/2 tsp ${id}`).join('\n')

export const roastedChickpeas: Dish = {
  id: 'roasted-chickpeas',
  names: [
    'roasted chickpeas',
    'roasted chickpea',
    'crispy chickpeas',
    'crispy chickpea',
    'crunchy chickpeas',
    'chickpea snack',
    'roast chickpeas',
    'spiced chickpeas',
  ],
  categories: ['snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 45],
  takes: ['bean', 'spice', 'acid', 'seed', 'nut'],
  moods: ['crispy', 'crunchy', 'healthy', 'protein', 'simple', 'budget'],
  weight: 0.7,
  write(kit) {
    kit.require(!withoutFire(kit) && kit.ok('chickpea-canned'), 'no chickpeas, or no heat')
    const dust = seasoningFor(kit, ['cinnamon'])
    const finish =
      kit.lean > 1
        ? null
        : kit.pick(
            ['lime', 'lemon', 'sesame-seed', 'nutritional-yeast', 'pumpkin-seed', 'almond', null].filter(
              (id) => id === null || kit.ok(id),
            ),
          )
    kit.bind('finish', finish ? [finish] : [])
    const stove = withoutOven(kit) || (kit.craving.maxMinutes !== null && kit.craving.maxMinutes <= 35)
    const lines: Record<string, string> = {
      lime: '1 each lime | zest finely grated',
      lemon: '1 each lemon | zest finely grated',
      'sesame-seed': '1 tbsp sesame-seed',
      'nutritional-yeast': '2 tbsp nutritional-yeast',
      'pumpkin-seed': '1/4 cup pumpkin-seed',
      almond: '1/4 cup almond',
    }
    kit.add(`!2 can chickpea-canned
      ${stove ? '3' : '2'} tbsp olive-oil
      ${dustLines(dust)}
      1/2 tsp salt
      ${finish ? lines[finish] : ''}`)
    kit.step(
      stove ? '' : 'Heat the oven to 425°F (220°C).',
      '(Roll|Rub) {chickpea-canned} in a clean towel until (bone dry|no dampness is left), picking out loose skins: (damp ones steam and never turn crisp|the drier they are, the crunchier they get).',
      stove
        ? '(Heat|Warm) {olive-oil} in a wide skillet over medium heat. Add {chickpea-canned} in one layer and cook, shaking the pan now and then, until (deep golden and rattling|browned all over and crisp), 14 minutes.'
        : '(Toss|Turn) {chickpea-canned} with {olive-oil,salt} on a large baking sheet and spread them out so that they (hardly touch|lie in one layer). Roast, shaking the sheet halfway, until (deep golden and hard to the bite|they rattle on the sheet and feel dry), 28 minutes.',
      `(Tip into a bowl|Scrape into a bowl) and, while hot, toss with {dust${stove ? ',salt' : ''}${finish === 'lime' || finish === 'lemon' ? '' : ',finish'}}; (spices added earlier would scorch|added now, they taste fresh instead of burnt).`.replace(
        'spices added earlier',
        dust.length > 0 ? 'spices added earlier' : 'what is added earlier',
      ),
      finish === 'lime' || finish === 'lemon'
        ? 'Toss in the zest of {finish} and a squeeze of its juice.'
        : '',
      '(Leave them to cool on the sheet: they crisp further as they do|Let them cool before you judge the crunch). Eat the same day.'.replace(
        'on the sheet',
        stove ? 'in the bowl' : 'on the sheet',
      ),
    )
    const [first = ''] = dust
    callIt(kit, {
      noun: kit
        .pick(['roasted chickpeas', 'crunchy chickpeas', 'crispy chickpeas'])
        .replace('roasted', stove ? 'skillet' : 'roasted'),
      true: [dusts.find(({ id }) => id === first)?.word ?? '', 'golden'].filter(Boolean),
      before: dust,
      after: [...dust, ...kit.bound('finish')],
    })
    kit.describe(
      '(Crunchy outside, nutty within|Golden and loud to bite), dusted with {-dust}[ and finished with {-finish}]. (A bowl of them disappears quickly|Good on their own, and on soups and salads too).'.replace(
        ', nutty within',
        ', mealy within',
      ),
    )
  },
}

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

export const stuffedDates: Dish = {
  id: 'stuffed-dates',
  names: [
    'stuffed dates',
    'stuffed date',
    'filled dates',
    'date snack',
    'date bites',
    'dates with peanut butter',
  ],
  categories: ['snack', 'dessert'],
  kind: 'sweet',
  serves: 4,
  minutes: [10, 15],
  takes: [
    'dried-fruit',
    'nut-butter',
    'nut',
    'crumbling-cheese',
    'fresh-cheese',
    'chocolate',
    'seed',
    'spice',
  ],
  moods: ['sweet', 'simple', 'quick', 'party', 'kids'],
  weight: 0.6,
  write(kit) {
    kit.require(kit.ok('date'), 'no dates')
    const filling = choose(kit, {
      roles: ['nut-butter', 'crumbling-cheese', 'fresh-cheese'],
      from: [
        'peanut-butter',
        'almond-butter',
        'goat-cheese',
        'cream-cheese',
        'tahini',
        'ricotta',
        'mascarpone',
        'sunflower-seed-butter',
        'blue-cheese',
      ],
      not: ['vegan-cheese', 'feta'],
    })[0]
    if (!filling) return kit.fail('nothing to fill them with')
    const top = choose(kit, {
      roles: ['nut', 'seed', 'chocolate'],
      from: [
        'walnut',
        'pistachio',
        'almond',
        'pecan',
        'pumpkin-seed',
        'sesame-seed',
        'dark-chocolate',
        'coconut-shredded',
        'hazelnut',
      ],
      not: ['chia-seed', 'flaxseed-ground', 'cocoa-powder'],
      count: 1,
      max: 2,
    })
    kit.bind('top', top)
    const accent = kit.pick(['orange', 'cinnamon', 'cardamom', 'chili-flake', 'honey', 'rosemary', 'lemon'])
    kit.add(`16 each date | slit along one side and pitted
      1/3 cup ${filling}
      $top x0.4
      ${accent === 'orange' || accent === 'lemon' ? `~~1 each ${accent} | zest finely grated` : accent === 'honey' ? '~~1 tbsp honey' : accent === 'rosemary' ? '~~1 sprig rosemary | leaves finely chopped' : `~~1/4 tsp ${accent}`}
      ~~1 pinch salt`)
    const mixed = accent !== 'honey'
    const named =
      accent === 'orange' || accent === 'lemon'
        ? `[ with the zest of {${accent}}]`
        : mixed
          ? `[ with {${accent}}]`
          : ''
    kit.step(
      `(Stir|Beat) {${filling}}${named} until (smooth enough to spoon|soft and creamy).`,
      '(Open|Gently press open) {date} like little boats, (without cutting through the base|leaving the halves joined).',
      `(Fill|Pack) each with about 1 teaspoon of the filling, (mounding it slightly|level or a little higher), and press {top} into the top.`,
      `${mixed ? '' : '[Trickle with {honey}.] '}[Finish with {salt}.]`,
      '(Arrange on a plate|Line them up on a plate) and serve at room temperature, (when the fruit is softest|within a few hours).',
    )
    callIt(kit, {
      noun: kit.pick(['stuffed dates', 'stuffed dates', 'filled dates']),
      true: ['no-cook', 'soft'],
      before: [filling],
      after: [filling, ...top, accent],
    })
    kit.describe(
      `(Soft, caramel-sweet dates|Sticky dates) around {-${filling}}, with {-top} for crunch. (Three or four are a dessert|They vanish from a tray in minutes).`
        .replace('caramel-sweet', 'honey-soft')
        .replace('honey-soft', 'toffee-sweet')
        .replace('toffee-sweet', 'very sweet'),
    )
  },
}

export const deviledEggs: Dish = {
  id: 'deviled-eggs',
  names: ['deviled eggs', 'deviled egg', 'devilled eggs', 'stuffed eggs', 'egg snack', 'devil eggs'],
  categories: ['snack'],
  kind: 'savoury',
  serves: 6,
  minutes: [30, 35],
  onlyNamed: true,
  takes: ['herb', 'spice', 'pickle', 'canned-fish', 'bacon', 'vegetable', 'dairy'],
  write(kit) {
    const cream = kit.resolve('mayonnaise') ?? kit.resolve('greek-yogurt')
    if (!cream || !kit.ok('egg')) return kit.fail('no eggs, or nothing to bind the yolks')
    const mustard = kit.resolve('dijon-mustard')
    const twist = choose(kit, {
      roles: ['pickle', 'canned-fish', 'vegetable', 'bacon'],
      from: [
        'dill-pickle',
        'caper',
        'salmon-smoked',
        'avocado',
        'kimchi',
        'olive-green',
        'roasted-red-pepper',
        'sun-dried-tomato',
      ],
      not: ['tuna-canned', 'sardine', 'salmon-canned'],
      count: kit.lean > 0 ? 0 : 1,
      where: (item) =>
        item.id === 'bacon' ||
        item.raw === true ||
        item.roles.includes('canned-fish') ||
        item.roles.includes('pickle'),
    })
    kit.bind('twist', twist)
    const herb =
      choose(kit, { roles: ['herb'], from: ['chive', 'dill', 'parsley', 'tarragon'] })[0] ?? 'chive'
    const dust = kit.pick(['smoked-paprika', 'paprika', 'cayenne', 'curry-powder', 'sumac'])
    kit.add(`!6 each egg
      3 tbsp ${cream}
      ${mustard ? `1 tsp ${mustard}` : ''}
      1 tsp lemon-juice
      1/4 tsp salt
      ~$twist x0.3${twist.length === 1 ? ' | finely chopped' : ''}
      ~1 tbsp ${herb}
      ~1/4 tsp ${dust}`)
    const bacon = twist.includes('bacon')
    kit.step(
      '(Bring a saucepan of water to a boil, lower in {egg} with a spoon and simmer|Lower {egg} into a pan of gently boiling water and cook) for 11 minutes. Cool in (ice water|very cold water) until cold all through; (fresh from the cold they peel cleanly|a fast chill also keeps the yolks bright).',
      bacon ? 'Meanwhile, fry {twist} in a dry skillet until crisp, then drain.' : '',
      'Peel, halve lengthwise and (tip the yolks into a bowl|ease out the yolks into a bowl), setting the whites on a plate.',
      `Mash the yolks with {${cream}${mustard ? `,${mustard}` : ''},lemon-juice,salt} until (completely smooth|no lump is left)[, then stir in {${twist.length > 0 ? 'twist' : herb}}]; (press them through a sieve for a finer filling|a fork is enough, a sieve is better).`,
      `(Spoon|Pipe) the filling back into the whites, heaping it a little[, and finish with {${twist.length > 0 ? `${herb},` : ''}${dust}}]. (Serve cool|Keep cold until you serve them).`,
    )
    callIt(kit, {
      noun: 'deviled eggs',
      true: ['creamy', 'silky', ...(mustard === 'dijon-mustard' ? ['mustardy'] : []), 'chilled'],
      before: [...twist, herb, dust],
      after: [...twist, herb, dust],
    })
    kit.describe(
      `(Silky, sharp yolk filling|A mustardy, silky filling) piped back into tender whites[, with {-twist}][ and a dusting of {-${dust}}]. (Make more than you think you need|They can wait in the cold until guests come).`.replace(
        'mustardy, ',
        mustard === 'dijon-mustard' ? 'mustardy, ' : '',
      ),
    )
  },
}

export const antsOnALog: Dish = {
  id: 'ants-on-a-log',
  names: [
    'ants on a log',
    'celery sticks',
    'celery snack',
    'celery with peanut butter',
    'after school snack',
  ],
  categories: ['snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [10, 10],
  takes: ['nut-butter', 'fresh-cheese', 'dried-fruit', 'fruit', 'vegetable', 'seed', 'nut', 'berry'],
  moods: ['kids', 'simple', 'quick', 'healthy', 'light', 'crunchy'],
  weight: 0.7,
  write(kit) {
    const ants = /ants|celery/i.test(kit.craving.text)
    const boats = ants
      ? ['celery']
      : choose(kit, {
          roles: ['vegetable', 'fruit'],
          from: ['celery', 'apple', 'cucumber', 'banana', 'pear', 'endive'],
          where: (item) =>
            ['celery', 'apple', 'cucumber', 'banana', 'pear', 'endive', 'carrot', 'red-bell-pepper'].includes(
              item.id,
            ),
        })
    const base = boats[0]
    if (!base || !kit.ok(base)) return kit.fail('nothing to fill')
    const spread = choose(kit, {
      roles: ['nut-butter', 'fresh-cheese', 'sauce'],
      from: [
        'peanut-butter',
        'almond-butter',
        'cream-cheese',
        'sunflower-seed-butter',
        'cottage-cheese',
        'ricotta',
        ...(['apple', 'pear', 'banana'].includes(base) ? [] : ['hummus']),
      ],
      not: ['mascarpone', 'soy-sauce', 'fish-sauce'],
      where: (item) =>
        ['nut-butter', 'fresh-cheese'].some((role) => item.roles.includes(role as 'fresh-cheese')) ||
        item.id === 'hummus',
    })[0]
    if (!spread) return kit.fail('no spread')
    const savoury = spread === 'hummus'
    const dots = choose(kit, {
      roles: savoury ? ['pickle', 'seed', 'vegetable'] : ['dried-fruit', 'berry', 'nut', 'chocolate', 'seed'],
      from: savoury
        ? ['olive-black', 'pumpkin-seed', 'pomegranate', 'radish']
        : [
            'raisin',
            'cranberry-dried',
            'blueberry',
            'almond',
            'pumpkin-seed',
            'pomegranate',
            'chocolate-chip',
            'walnut',
          ],
      not: ['cocoa-powder', 'flaxseed-ground', base],
      count: 1,
      max: 2,
      where: (item) => item.raw === true,
    })
    kit.bind('dots', dots)
    const dust = kit.pick(
      savoury
        ? ['smoked-paprika', 'sumac', 'cumin', 'zaatar']
        : ['cinnamon', 'ginger-ground', 'cardamom', 'sesame-seed', 'honey', 'coconut-shredded', 'chia-seed'],
    )
    const lines: Record<string, string> = {
      celery: '8 stalk celery | trimmed',
      apple: '3 each apple | cored and cut into thick rings',
      pear: '3 each pear | cored and cut into thick slices',
      cucumber: '2 each cucumber | halved lengthwise and seeded',
      banana: '4 each banana | peeled and halved lengthwise',
      endive: '2 each endive',
      carrot: '4 each carrot | peeled and cut into thick sticks',
      'red-bell-pepper': '2 each red-bell-pepper | seeded and cut into wide strips',
    }
    kit.add(`${lines[base]}
      2/3 cup ${spread}
      $dots x0.6
      ~~${dust === 'honey' ? '1 tbsp' : dust === 'sesame-seed' || dust === 'coconut-shredded' || dust === 'chia-seed' ? '2 tsp' : '1/4 tsp'} ${dust}`)
    kit.step(
      `Pat {${base}} dry, (so that the filling holds|or the filling slides)${base === 'celery' ? ', and cut into 4-inch lengths' : ''}.`,
      `(Stir|Beat) {${spread}}[ with {${dust}}] until (soft and easy to spread|smooth).`,
      `(Spread|Fill) {${base}} with it, right to the ends, and press {dots} in (a row along the top|all along the top), like ants on their way.`.replace(
        ', like ants on their way',
        base === 'celery' && !savoury ? ', like ants on a log' : '',
      ),
      '(Serve at once|Eat at once, while everything is crisp) or pack in a box for later.',
    )
    callIt(kit, {
      noun:
        base === 'celery'
          ? 'ants on a log'
          : `${{ apple: 'apple rings', pear: 'pear slices', cucumber: 'cucumber boats', banana: 'banana boats', endive: 'endive boats', carrot: 'carrot sticks', 'red-bell-pepper': 'pepper boats' }[base]}`,
      true: ['crunchy', 'loaded', 'after-school'].filter((word) => word !== 'crunchy' || base !== 'banana'),
      before: [spread],
      after: [spread, ...dots, dust],
    })
    kit.describe(
      `(Crisp|Cool) {-${base}} filled with {-${spread}} and dotted with {-dots}[, with a hint of {-${dust}}]. (Small hands can make it alone|Ready before anyone can ask twice).`.replace(
        '(Crisp|Cool)',
        base === 'banana' ? 'Sweet' : '(Crisp|Cool)',
      ),
    )
  },
}
