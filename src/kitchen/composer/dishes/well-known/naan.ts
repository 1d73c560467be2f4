import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'

/** Naan 310 g flour : 120 g yogurt : 120 ml water : 7 g yeast, cooked dry in a very hot pan: yogurt keeps it tender. */
export const naan: Dish = {
  id: 'naan',
  names: [
    'naan',
    'naan bread',
    'garlic naan',
    'butter naan',
    'indian bread',
    'homemade naan',
    'pita bread',
    'homemade pita',
  ],
  categories: ['snack', 'lunch', 'dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [90, 105],
  onlyNamed: true,
  makes: ['naan', 'pita'],
  takes: ['allium', 'herb', 'spice', 'seed', 'fat', 'dairy'],
  cuisines: ['indian'],
  moods: ['cozy', 'simple', 'budget'],
  write(kit) {
    kit.require(!kit.diet('gluten-free') && kit.ok('all-purpose-flour'), 'gluten')
    const factor = kit.batch(0.5, 1, 2)
    const water = factor < 1 ? '1/4 cup (60 ml)' : factor > 1 ? '1 cup (240 ml)' : '1/2 cup (120 ml)'
    const yogurt = kit.resolve('yogurt') ?? kit.resolve('greek-yogurt')
    if (!yogurt) return kit.fail('no yogurt')
    const fat = kit.resolve(kit.pick(['butter', 'ghee'])) ?? 'olive-oil'
    const garlic =
      kit.ok('garlic') && (/garlic/i.test(kit.craving.text) || kit.wants('garlic') || kit.chance(0.5))
    const herb = kit.choose({ roles: ['herb'], from: ['cilantro', 'mint', 'parsley', 'scallion'] })[0]
    const seed = kit.pick(['sesame-seed', 'cumin-seed', 'poppy-seed', 'coriander-ground'].filter(kit.ok))
    kit.add(`!2 1/2 cup all-purpose-flour
      !2 tsp yeast
      1 tsp sugar
      1 tsp salt
      !1/2 cup ${yogurt}
      4 tbsp ${fat}
      ${garlic ? '3 clove garlic | finely chopped' : ''}
      1 tsp ${seed}
      ${herb ? `2 tbsp ${herb}` : ''}`)
    kit.work(15)
    kit.step(
      `Stir {all-purpose-flour,yeast,sugar,salt} together. Add {${yogurt}}, about a quarter of {${fat}} and ${water} of lukewarm water, and mix to a soft, tacky dough.`,
      'Knead until smooth and supple, 6 minutes. Cover and let it rise in a warm place until doubled, 60 minutes.',
      `Warm the rest of {${fat}}[ with {garlic}] in a small pan until ${garlic ? 'fragrant' : 'melted'}, 1 minute.`,
      `Cut the dough into ${6 * factor} pieces. Roll each into a long oval, 1/4 inch thick, and press in a little of {${seed}}.`,
      'Heat a dry cast-iron skillet over high heat until very hot. Cook one piece at a time until blistered and charred in spots underneath, 2 minutes; turn and cook the other side for 1 minute.',
      `Brush each at once with the warm ${garlic ? 'garlic butter' : 'fat'}[, scatter with {${herb ?? 'none'}}] and keep wrapped in a towel until all are done. Serve warm.`.replace(
        'garlic butter',
        /butter|ghee/.test(fat) ? 'garlic butter' : 'garlic oil',
      ),
    )
    nameDish(kit, {
      noun: 'naan',
      main: garlic ? ['garlic'] : [seed],
      partners: [...(herb ? [herb] : []), seed],
      methods: ['blistered', 'soft', 'skillet', 'homemade'],
      never: ['garlicky', 'herby', 'sesame', 'cumin'],
    })
    kit.describe(
      'Soft, chewy flatbreads with (blisters from a very hot pan|charred spots and a tender crumb), brushed while hot. (Good for scooping up a curry or a dal|They freeze well; warm them in a dry pan).',
    )
  },
}
