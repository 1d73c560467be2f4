import type { Dish } from '../../dish.ts'
import { askedFor, degrees, says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

export const yeastBread: Dish = {
  id: 'yeast-bread',
  names: [
    'yeast bread',
    'homemade bread',
    'bread loaf',
    'white bread recipe',
    'no knead bread',
    'focaccia',
    'dinner roll',
    'bread roll',
    'sandwich bread',
    'crusty bread',
    'artisan bread',
    'bake bread',
    'loaf of bread',
    'rosemary focaccia',
    'fresh bread',
    'rustic loaf',
  ],
  categories: ['snack', 'lunch'],
  kind: 'savoury',
  serves: 8,
  minutes: [150, 190],
  oven: true,
  weight: 0.1,
  takes: ['herb', 'seed', 'vegetable', 'pickle', 'allium', 'fat', 'hard-cheese', 'nut'],
  cuisines: ['italian'],
  moods: ['cozy', 'sunday', 'budget'],
  write(kit) {
    kit.require(!kit.diet('gluten-free') && !kit.diet('low-carb') && kit.ok('bread-flour'), 'gluten')
    const factor = kit.batch(0.5, 1, 2, 3)
    const flat = says(kit, /focaccia/)
    const roll = says(kit, /roll/)
    const herb =
      askedFor(kit, ['herb'], [])[0] ??
      kit.pick(
        flat
          ? ['rosemary', 'thyme', 'sage', 'oregano-dried', 'basil', 'zaatar', 'italian-seasoning']
          : ['rosemary', 'thyme-dried', '', '', 'oregano-dried'],
      )
    const top = flat
      ? (askedFor(kit, ['vegetable', 'pickle', 'allium', 'hard-cheese'], [])[0] ??
        kit.pick([
          'cherry-tomato',
          'olive-black',
          'olive-green',
          'red-onion',
          'garlic',
          'zucchini',
          'potato',
          '',
        ]))
      : (askedFor(kit, ['seed', 'nut', 'pickle'], [])[0] ??
        kit.pick(
          ['sunflower-seed', 'pumpkin-seed', 'sesame-seed', 'walnut', '', 'olive-black'].filter(
            (id) => id === '' || kit.ok(id),
          ),
        ))
    const whole = kit.wants('whole-wheat-flour') || (!flat && kit.chance(0.35))
    const sweet = kit.resolve(kit.pick(['sugar', 'honey', 'maple-syrup']))
    const topOk = top && kit.ok(top) ? top : null
    const herbOk = herb && kit.ok(herb) ? herb : null
    const amount: Record<string, string> = {
      'cherry-tomato': '1 cup cherry-tomato | halved',
      'olive-black': '1/2 cup olive-black',
      'red-onion': '1/2 each red-onion | thinly sliced',
      garlic: '3 clove garlic | thinly sliced',
      'olive-green': '1/2 cup olive-green',
      zucchini: '1 each zucchini | very thinly sliced',
      potato: '1 each potato | very thinly sliced',
    }
    if (/sourdough/i.test(kit.craving.text))
      kit.note('A sourdough rises on a living starter; this loaf is raised with yeast.')
    if (/\brye\b/i.test(kit.craving.text)) kit.note('Rye flour is not in the kitchen; this is a wheat loaf.')
    kit.add(
      `!${whole ? 2 : 3} cup bread-flour\n${whole ? '1 cup whole-wheat-flour' : ''}\n!2 1/4 tsp yeast\n1 1/2 tsp salt\n${sweet ? `~1 tsp ${sweet}` : ''}\n!${flat ? '1/4 cup' : '2 tbsp'} olive-oil\n${herbOk ? (/dried|zaatar|italian/.test(herbOk) ? `1 tsp ${herbOk}` : herbOk === 'sage' ? '8 each sage | leaves picked' : /^(rosemary|thyme)$/.test(herbOk) ? `2 sprig ${herbOk} | leaves picked` : `2 tbsp ${herbOk} | chopped`) : ''}\n${topOk ? (amount[topOk] ?? (/each|cup/.test(topOk) ? '' : `1/3 cup ${topOk}`)) : ''}`,
    )
    const water = (flat ? 1.33 : 1.25) * factor
    const cups =
      factor === 1
        ? flat
          ? '1 1/3 cups (320 ml)'
          : '1 1/4 cups (300 ml)'
        : `${Math.round((water * 240) / 10) * 10} ml`
    kit.work(15)
    kit.step(
      `Stir {bread-flour,whole-wheat-flour,yeast,salt}${flat ? '' : herbOk ? ` with {${herbOk}}` : ''} in a large bowl. Add ${cups} of lukewarm water[, {${sweet ?? 'x'}}] and ${flat ? 'a spoonful of {olive-oil}' : '{olive-oil}'} and mix until no dry flour is left.`.replace(
        'no dry flour',
        'no dry patch',
      ),
      flat
        ? 'Wet your hand and fold the dough over itself from all sides, in the bowl, until it tightens into a ball; it stays sticky.'
        : `Knead on the counter until (smooth, springy and no longer sticky|it stretches without tearing), adding as little extra flour as you can[; work in {${topOk ?? 'none'}} at the end].`.replace(
            'adding as little extra flour as you can',
            'keeping the counter barely dusted',
          ),
      `Cover and let it rise in a warm place until doubled, ${flat ? '75 minutes' : '60 minutes'}.`,
      flat
        ? 'Oil a 9-by-13-inch tin with half of the rest of {olive-oil}, tip in the dough and press it out gently. Let it rise again until bubbly, 30 minutes.'
        : roll
          ? `Cut into ${Math.round(12 * factor)} pieces, roll each into a tight ball and set them close together in a tin. Let them rise until puffy, 35 minutes.`
          : 'Flatten, fold the sides in and roll up tightly into a loaf. Set it seam down on parchment, or in a loaf tin, and let it rise until puffy, 35 minutes.',
      `Heat the oven to ${degrees(flat || !roll ? 425 : 375)}.`,
      flat
        ? `Dimple the dough to the bottom with oiled fingers, pour over the rest of {olive-oil} and press in {${topOk ?? 'x'},${herbOk ?? 'y'}}.`
        : roll
          ? ''
          : '(Slash the top with a sharp knife|Cut three slashes into the top), so that the loaf opens where you want it.',
      `Bake for ${flat ? 23 : roll ? 22 : 32} minutes, until ${flat ? 'golden on top and crisp underneath when you lift a corner' : 'deep brown and hollow-sounding when you knock underneath; 195°F (90°C) in the middle'}.`,
      flat
        ? 'Lift onto a rack, cut into squares and eat warm.'
        : 'Cool on a rack before slicing: the crumb sets as it cools, and a hot loaf tears.',
    )
    nameSweet(kit, {
      noun: flat ? 'focaccia' : roll ? 'dinner rolls' : 'loaf',
      main: [
        ...(topOk ? [topOk] : []),
        ...(herbOk ? [herbOk] : []),
        ...(whole ? ['whole-wheat-flour'] : []),
        'bread-flour',
      ].filter((id) => !/flour/.test(id) || (!topOk && !herbOk)),
      partners: [...(herbOk ? [herbOk] : [])],
      withs: ['olive-oil', sweet ?? ''],
      methods: flat
        ? ['dimpled', 'golden', 'crisp-bottomed', 'airy', 'olive oil']
        : ['crusty', 'homemade', 'golden', 'everyday', 'soft-crumbed', 'rustic'],
    })
    kit.describe(
      `(A crackling crust and an open, springy crumb|Golden, springy and full of the smell of yeast)[, with {-${herbOk ?? topOk ?? 'none'}}]. The dough does nearly all of the work while it rises; your share is a quarter of an hour.`,
    )
  },
}
