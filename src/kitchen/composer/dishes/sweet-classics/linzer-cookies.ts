import type { Dish } from '../../dish.ts'
import { addFlour, degrees } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** 220 g flour : 85 g ground nuts : 170 g butter : 100 g sugar : 1 yolk, rolled thin and cold; the nuts make it short, so it must be chilled. */
export const linzerCookies: Dish = {
  id: 'linzer-cookies',
  names: [
    'linzer cookie',
    'linzer',
    'linzer biscuit',
    'linzer auge',
    'linzer augen',
    'linzer eye',
    'jam sandwich cookie',
    'spitzbuben',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 12,
  minutes: [95, 110],
  oven: true,
  onlyNamed: true,
  takes: ['nut', 'sweetener', 'spice'],
  cuisines: ['german'],
  moods: ['winter', 'sweet', 'party', 'fancy', 'cozy'],
  write(kit) {
    kit.require(kit.ok('jam') && !kit.diet('low-carb'), 'jam')
    const factor = kit.batch(0.5, 1, 2)
    const butter = kit.resolve('butter')
    if (!butter) return kit.fail('no butter')
    const nut =
      kit.choose({
        roles: ['nut'],
        from: ['hazelnut', 'almond', 'walnut', 'pecan'],
        onlyWanted: true,
        not: ['coconut-shredded'],
      })[0] ??
      kit.pick([...['almond-flour', 'hazelnut', 'walnut'].filter(kit.ok), null].slice(0, 3)) ??
      null
    const yolk = kit.ok('egg-yolk')
    const lemon = kit.resolve('lemon')
    const spice =
      kit.choose({ roles: ['spice'], onlyWanted: true })[0] ??
      kit.resolve(kit.pick(['cinnamon', 'cinnamon', 'clove-ground', 'cardamom']))
    const flour = addFlour(kit, nut ? 1.75 : 2.25)
    kit.add(`${nut ? `!${nut === 'almond-flour' ? '1 cup almond-flour' : `3/4 cup ${nut} | finely ground`}` : ''}
      !12 tbsp ${butter} | softened
      !1/2 cup sugar
      1/4 tsp salt
      ${yolk ? '1 each egg-yolk' : ''}
      ${lemon ? `1 each ${lemon} | zest finely grated` : ''}
      ${spice ? `${spice === 'clove-ground' ? '1/4' : '3/4'} tsp ${spice}` : ''}
      !2/3 cup jam
      1/4 cup powdered-sugar`)
    kit.work(25)
    kit.step(
      `Beat {${butter},sugar,salt} until (creamy|pale and creamy), then beat in ${yolk ? '{egg-yolk}' : 'a spoonful of water'}${lemon ? ` and the zest of {${lemon}}` : ''}. Stir in {${[flour, nut, spice].filter(Boolean).join(',')}} just until it comes together. Press into two disks and chill until firm, 60 minutes.`,
      `Heat the oven to ${degrees(350)} and line two baking sheets with parchment.`,
      `Roll the dough 1/8 inch thick between sheets of parchment and cut ${Math.round(48 * factor)} rounds, 2 inches wide. Cut a small window out of half of them. (Put back in the cold any that grow soft|Work with one disk at a time, the other in the cold).`,
      'Bake until set and pale gold at the edges, 11 minutes. Cool on a rack: they are fragile while warm.',
      'Dust those with windows with {powdered-sugar}. Warm {jam} until it spreads, 1 minute, (put a teaspoonful on each whole round and set the others on top|spread it on the whole rounds and cover with the others).',
      'Keep them in a closed box until the next day, when the filling has softened them; they are good for 10 days.',
    )
    if (!nut) kit.note('Made without the ground nuts of the original.')
    nameSweet(kit, {
      noun: 'Linzer cookies',
      main: nut && nut !== 'almond-flour' ? [nut] : [],
      withs: ['jam'],
      methods: ['tender', 'windowed', 'Viennese-style', 'melting', 'holiday', 'sugar-dusted'],
    })
    kit.describe(
      `Two tender, ${nut ? 'nutty' : butter === 'butter' ? 'buttery' : 'crisp'} rounds with a window of jam between them and a dusting of sugar[, scented with {-${spice ?? 'none'}}]. (They are better on the second day|A tin of them makes a fine present), when the filling has softened the crumb.`,
    )
  },
}
