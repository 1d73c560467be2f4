import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { twist } from '../twist.ts'
import { liquid } from './stock.ts'

const pureed: readonly { ids: string[]; body: string; spice: string; finish: string }[] = [
  { ids: ['carrot'], body: 'potato', spice: '1 inch ginger', finish: 'cilantro' },
  { ids: ['butternut-squash'], body: 'carrot', spice: '1/4 tsp nutmeg', finish: 'sage' },
  { ids: ['cauliflower'], body: 'potato', spice: '1 tsp curry-powder', finish: 'chive' },
  { ids: ['broccoli'], body: 'potato', spice: '1/4 tsp nutmeg', finish: 'chive' },
  { ids: ['potato', 'leek'], body: 'potato', spice: '1/2 tsp thyme-dried', finish: 'chive' },
  { ids: ['mushroom'], body: 'potato', spice: '1/2 tsp thyme-dried', finish: 'parsley' },
  { ids: ['tomato-canned'], body: 'carrot', spice: '1 tsp oregano-dried', finish: 'basil' },
  { ids: ['zucchini'], body: 'potato', spice: '1/2 tsp cumin', finish: 'mint' },
  { ids: ['pea-frozen'], body: 'potato', spice: '1/4 tsp white-pepper', finish: 'mint' },
  { ids: ['sweet-potato'], body: 'carrot', spice: '1 tsp smoked-paprika', finish: 'cilantro' },
  { ids: ['pumpkin'], body: 'carrot', spice: '1/4 tsp nutmeg', finish: 'chive' },
  { ids: ['asparagus'], body: 'potato', spice: '1/4 tsp white-pepper', finish: 'dill' },
  { ids: ['celeriac'], body: 'potato', spice: '1/2 tsp thyme-dried', finish: 'parsley' },
  { ids: ['roasted-red-pepper'], body: 'tomato-canned', spice: '1 tsp smoked-paprika', finish: 'basil' },
]

export const pureedSoup: Dish = {
  id: 'pureed-soup',
  names: [
    'creamy soup',
    'cream soup',
    'pureed soup',
    'tomato soup',
    'pumpkin soup',
    'potato leek soup',
    'leek and potato soup',
    'carrot soup',
    'squash soup',
    'butternut squash soup',
    'mushroom soup',
    'broccoli soup',
    'cauliflower soup',
    'pea soup',
    'bisque',
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [35, 50],
  takes: ['vegetable', 'dairy', 'herb', 'sauce', 'mushroom'],
  moods: ['cozy', 'comfort', 'winter', 'creamy', 'smooth', 'warm'],
  loves: [
    'potato',
    'leek',
    'heavy-cream',
    'butternut-squash',
    'pumpkin',
    'cauliflower',
    'celeriac',
    'carrot',
  ],
  write(kit) {
    const asked = kit.wanted.flatMap((id) =>
      pureed.filter(
        (row) =>
          row.ids.includes(id) ||
          (/tomato/.test(id) && row.ids[0] === 'tomato-canned') ||
          (id === 'new-potato' && row.ids[0] === 'potato') ||
          (['cremini', 'shiitake'].includes(id) && row.ids[0] === 'mushroom'),
      ),
    )
    const row = asked[0] ?? kit.pick(pureed.filter((candidate) => candidate.ids.every(kit.ok)))
    const extra = kit.choose({
      roles: ['vegetable'],
      not: [...row.ids, 'onion'],
      onlyWanted: true,
      max: 3,
      where: (item) => item.speed !== 'raw',
    })
    kit.bind('veg', row.ids)
    kit.bind('extra', extra)
    const creams = kit.choose({ roles: ['dairy'], onlyWanted: true, max: 1 })
    const cream = creams[0] ?? kit.pick(['heavy-cream', 'coconut-milk', 'creme-fraiche'])
    kit.add(`2 tbsp ${kit.pick(['butter', 'olive-oil'])}`)
    const fat = kit.lines[0]?.item.id ?? ''
    if (!row.ids.includes('leek')) kit.add('1 each onion')
    kit.add('2 clove garlic')
    kit.add(
      row.ids[0] === 'tomato-canned'
        ? '2 can tomato-canned'
        : row.ids.includes('leek')
          ? '$veg x1.2'
          : '$veg x1.6',
    )
    if (!row.ids.includes(row.body)) kit.add(`1 each ${row.body === 'tomato-canned' ? 'carrot' : row.body}`)
    kit.add('$extra x0.7')
    kit.add(`~${row.spice}`)
    const pot = liquid(kit, 4, kit.pick(['vegetable-stock', 'chicken-stock']))
    kit.add(`1 tsp salt
      1/4 tsp black-pepper
      1/2 cup ${cream}
      ~1 tbsp lemon-juice
      ~~2 tbsp ${row.finish}`)
    const spice = row.spice.split(' ').at(-1) ?? ''
    const body = row.body === 'tomato-canned' ? 'carrot' : row.body
    const added = twist(kit, {
      paprika: '1/2 tsp paprika',
      cumin: '1/2 tsp cumin',
      turmeric: '1/2 tsp turmeric',
      'chili-flake': '1/4 tsp chili-flake',
      'pumpkin-seed': '2 tbsp pumpkin-seed',
      almond: '2 tbsp almond',
      parmesan: '1/4 cup parmesan',
      celery: '2 stalk celery',
      'balsamic-vinegar': '2 tsp balsamic-vinegar',
      crouton: '1 cup crouton',
    })
    kit.step(
      `(${fat === 'butter' || fat === 'vegan-butter' ? 'Melt' : 'Warm'}|Warm) {${fat}} in a (large pot|Dutch oven) over medium heat. Add {onion,leek,celery,extra:firm} and cook until (soft and translucent|very soft but not brown), 7 minutes.`,
      `Stir in {garlic,paprika,cumin,turmeric,chili-flake${spice ? `,${spice}` : ''}} and cook until fragrant, 1 minute.`,
      `Add ${row.ids.includes('leek') ? '{potato,' : '{veg,'}${body},extra:hard,extra:soft}, {-salt} and ${pot}. Bring to a boil, then (cover and simmer|lower the heat, cover and simmer) until a knife meets no resistance, (18|20) minutes.`,
      'Stir in {extra:leaf} and let it wilt, 1 minute.',
      `(Puree with an immersion blender|Blend in batches) until completely smooth; (vent the lid if you use a jug blender, hot soup spits|a minute longer than seems needed makes it silky).`,
      `Stir in {${cream}}[, {lemon-juice}] and {black-pepper} and warm over low heat without boiling, 2 minutes. Loosen with a splash of water if it is thicker than you like. (Serve|Ladle into bowls)[, finished with {${row.finish},pumpkin-seed,almond,parmesan,balsamic-vinegar,crouton}].`,
    )
    nameDish(kit, {
      noun: said(kit, 'bisque') ?? 'soup',
      main: row.ids,
      partners: [body, ...extra, ...added],
      methods: ['velvety', 'silky'],
      never: ['garlicky', 'cheesy', 'coconut'],
    })
    kit.describe(
      `(Velvety|Silky smooth) and gently seasoned, with {-veg} at the front and {-${cream}} to round it off. (Serve ${kit.diet('gluten-free') || kit.diet('low-carb') ? 'very hot' : 'with toasted bread'}|Good from a mug on a cold day|Pour it into deep bowls and serve hot).`,
    )
  },
}
