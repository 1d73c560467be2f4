import type { Dish } from '../../dish.ts'
import { degrees } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** 520 g flour : 180 ml water : 2 eggs and a yolk : 80 ml oil : 70 g sugar : 7 g yeast: rich, and without milk, as it should be. */
export const challah: Dish = {
  id: 'challah',
  names: [
    'challah',
    'challah bread',
    'hallah',
    'challa',
    'egg bread',
    'braided bread',
    'braided egg bread',
    'hefezopf',
    'zopf',
    'zopf bread',
    'raisin challah',
  ],
  categories: ['breakfast', 'snack', 'lunch'],
  kind: 'sweet',
  serves: 10,
  minutes: [190, 210],
  oven: true,
  onlyNamed: true,
  takes: ['seed', 'dried-fruit', 'sweetener', 'spice'],
  moods: ['cozy', 'sunday', 'party'],
  write(kit) {
    kit.require(!kit.diet('gluten-free') && !kit.diet('low-carb') && kit.ok('bread-flour'), 'gluten')
    const factor = kit.batch(0.5, 1, 2)
    const egg = kit.ok('egg')
    const sweet =
      kit.ok('honey') && (kit.wants('honey') || (!kit.wants('sugar') && kit.chance(0.5)))
        ? 'honey'
        : kit.resolve('sugar')
    if (!sweet) return kit.fail('nothing feeds the yeast')
    const dried =
      kit.choose({ roles: ['dried-fruit'], onlyWanted: true })[0] ??
      (kit.lean === 0 && kit.ok('raisin') && kit.chance(0.2) ? 'raisin' : null)
    const seed =
      kit.choose({ roles: ['seed'], onlyWanted: true })[0] ??
      (dried ? null : kit.pick(['sesame-seed', 'poppy-seed', null].filter((id) => id === null || kit.ok(id))))
    const ml = Math.round(((egg ? 160 : 270) * factor) / 10) * 10
    const cups = egg
      ? { 0.5: '1/3 cup', 1: '2/3 cup', 2: '1 1/3 cups' }[factor]
      : { 0.5: '1/2 cup plus 1 tablespoon', 1: '1 cup plus 2 tablespoons', 2: '2 1/4 cups' }[factor]
    kit.add(`!4 cup bread-flour
      !2 1/4 tsp yeast
      1 1/2 tsp salt
      !1/3 cup ${sweet}
      ${egg ? '!3 each egg' : ''}
      !1/3 cup vegetable-oil
      ${dried ? `3/4 cup ${dried}` : ''}
      ${seed ? `1 tbsp ${seed}` : ''}`)
    kit.work(25)
    kit.step(
      `Stir {bread-flour,yeast,salt} in a large bowl. ${egg ? 'Beat {egg} and set a few spoonfuls aside, covered and cold, for the glaze. ' : ''}Add ${cups} (${ml} ml) of lukewarm water, ${egg ? 'the rest of the eggs, ' : ''}{${sweet},vegetable-oil} and mix to a soft dough.`,
      `Knead until smooth, silky and springy, 10 minutes[; work in {${dried ?? 'none'}} at the end]. Cover and let it rise in a warm place until doubled, 90 minutes.`,
      `Cut the dough into ${factor > 1 ? 'two halves, and each half into 3 pieces' : '3 pieces'}. Roll into ropes ${factor < 1 ? 10 : 16} inches long, (pinch their tops together and braid, not too tightly; tuck the ends under|join them at one end, braid them loosely and tuck both ends under).`,
      `Lift onto a lined baking sheet, cover and let it rise until puffy and a dent fills slowly, 45 minutes.`,
      `Heat the oven to ${degrees(350)}. Brush the loaf all over with ${egg ? 'the egg that was set aside' : 'a little water'}, into every fold[, and strew with {${seed ?? 'none'}}].`,
      `Bake until deep golden brown and 190°F (88°C) in the middle, ${factor < 1 ? 24 : 32} minutes; cover with foil if it browns too soon. Cool on a rack before you slice it.`,
    )
    if (!egg) kit.note('A challah without the eggs that usually enrich it; oil keeps the crumb soft.')
    nameSweet(kit, {
      noun: egg ? 'challah' : 'braided loaf',
      main: [dried ?? '', seed ?? ''].filter(Boolean).slice(0, 1),
      withs: sweet === 'honey' ? ['honey'] : [],
      methods: ['braided', 'golden', 'soft', 'glossy', 'Friday', 'feathery'],
    })
    kit.describe(
      `A glossy braid with a soft, feathery crumb${egg ? ', rich with egg' : ''} and faintly sweet[, strewn with {-${seed ?? 'none'}}]. (What is left is good toasted|It keeps for three days, well wrapped), and the dough may rise overnight in the refrigerator.`,
    )
  },
}
