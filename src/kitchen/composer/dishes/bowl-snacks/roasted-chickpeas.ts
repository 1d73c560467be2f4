import type { Dish } from '../../dish.ts'
import { callIt, withoutFire, withoutOven } from '../bowl-parts.ts'
import { dustLines, dusts, seasoningFor } from './dusting.ts'

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
