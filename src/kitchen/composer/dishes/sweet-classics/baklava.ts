import type { Dish } from '../../dish.ts'
import { degrees, pickNut } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** 450 g phyllo : 225 g butter : 360 g nuts in a 9-by-13-inch tin; syrup 200 g sugar : 170 g honey : 180 ml water, cold onto hot. */
export const baklava: Dish = {
  id: 'baklava',
  names: [
    'baklava',
    'baclava',
    'baklawa',
    'baklava roll',
    'pistachio baklava',
    'walnut baklava',
    'honey nut pastry',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 18,
  minutes: [320, 345],
  oven: true,
  onlyNamed: true,
  takes: ['nut', 'seed', 'spice', 'sweetener', 'citrus'],
  cuisines: ['turkish', 'greek', 'middle-eastern'],
  moods: ['sweet', 'fancy', 'party', 'crispy'],
  write(kit) {
    kit.require(kit.ok('phyllo') && !kit.diet('low-carb'), 'phyllo is wheat')
    const factor = kit.batch(0.25, 0.5, 1, 2)
    const butter = kit.resolve('butter')
    const honey = kit.resolve('honey')
    if (!butter || !honey) return kit.fail('no butter or no syrup')
    const first =
      kit.choose({
        roles: ['nut'],
        from: ['walnut', 'pistachio', 'almond', 'hazelnut', 'pecan', 'cashew'],
        onlyWanted: true,
        not: ['coconut-shredded'],
      })[0] ??
      ['pistachio', 'walnut'].filter(kit.ok).at(kit.chance(0.5) ? 0 : -1) ??
      pickNut(kit)
    if (!first || !kit.ok(first)) return kit.fail('nothing to fill it with')
    const seeds = /seed/.test(first)
    const second =
      !seeds && kit.lean === 0 && kit.chance(0.4)
        ? (['walnut', 'pistachio', 'almond'].find((id) => id !== first && kit.ok(id)) ?? null)
        : null
    const spice =
      kit.choose({ roles: ['spice'], onlyWanted: true })[0] ??
      kit.resolve(first === 'pistachio' ? 'cardamom' : 'cinnamon')
    const lemon = kit.resolve('lemon')
    const water =
      { 0.25: '1/4 cup (60 ml)', 0.5: '1/3 cup (80 ml)', 1: '3/4 cup (180 ml)' }[factor] ??
      '1 1/2 cups (360 ml)'
    const nuts = [first, ...(second ? [second] : [])].join(',')
    kit.add(`!1 cup sugar
      !1/2 cup ${honey}
      ${lemon ? `1/2 each ${lemon} | juiced` : ''}
      !${second ? 2 : 3} cup ${first} | finely chopped
      ${second ? `1 cup ${second} | finely chopped` : ''}
      ${spice ? `${spice === 'cardamom' ? 1 : '1 1/2'} tsp ${spice}` : ''}
      1/4 tsp salt
      !24 sheet phyllo | thawed
      !1 cup ${butter} | melted`)
    kit.work(30)
    const tin =
      { 0.25: 'a 9-by-5-inch loaf tin', 0.5: 'an 8-inch square tin', 1: 'a 9-by-13-inch tin' }[factor] ??
      'two 9-by-13-inch tins'
    const each = factor > 1 ? ' in each tin' : ''
    kit.step(
      `Simmer ${water} of water with {sugar,${honey}} until a little thicker, 10 minutes. Take it off the heat${lemon ? `, stir in the juice of {${lemon}}` : ''} and let it cool: the syrup must be cold when the pastry is hot.`,
      `Heat the oven to ${degrees(350)}. Mix {${nuts},${spice ?? 'salt'},salt}. Cut {phyllo} to the size of the tin, 24 layers in all, and keep it under a damp towel.`,
      `Brush ${tin} with some of {${butter}}. Lay in a third of the sheets, brushing each one, then scatter over half of the ${seeds ? 'seeds' : 'nuts'}${each}.`,
      `Add another third, brushed the same way, the rest of the ${seeds ? 'seeds' : 'nuts'} and the last of the sheets, with what is left of {${butter}} on top.`,
      `Cut through all layers with a sharp knife into ${Math.round(36 * factor)} diamonds; (baked pastry would shatter|afterward it would only shatter).`,
      'Bake until crisp and deep golden all over, 45 minutes.',
      `Pour the cold syrup slowly over the hot pastry: it will sizzle. Leave it uncovered until it has soaked in, 4 hours at the least, before you serve it.`,
    )
    nameSweet(kit, {
      noun: 'baklava',
      main: [first],
      partners: second ? [second] : [],
      withs: [honey, spice ?? ''].filter(Boolean),
      methods: ['crisp', 'syrupy', 'golden', 'many-layered', 'flaky'],
    })
    kit.describe(
      `Leaf upon leaf of ${butter === 'butter' ? 'buttery' : 'crisp'} pastry around {-${nuts}}, soaked in ${honey === 'honey' ? 'a {-honey} syrup' : `a syrup of {-${honey}}`} that keeps (the bottom tender and the top crisp|every layer crackling). It keeps for a week under a cloth, and is better on the second day.`,
    )
    if (seeds) kit.note('Made with seeds in place of the nuts.')
  },
}
