import type { Dish } from '../../dish.ts'
import { degrees } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** 900 g apples : 65 g sugar : 80 g crumbs toasted in butter, which drink the juice, in 12 leaves of phyllo: two strudels, eight plates. */
export const appleStrudel: Dish = {
  id: 'apple-strudel',
  names: [
    'apple strudel',
    'apfelstrudel',
    'apricot strudel',
    'plum strudel',
    'viennese strudel',
    'cherry strudel',
    'pear strudel',
    'sweet strudel',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 8,
  minutes: [75, 90],
  oven: true,
  onlyNamed: true,
  takes: ['fruit', 'berry', 'dried-fruit', 'nut', 'spice', 'citrus'],
  cuisines: ['german'],
  moods: ['cozy', 'sweet', 'sunday', 'winter'],
  write(kit) {
    kit.require(kit.ok('phyllo') && !kit.diet('low-carb'), 'strudel leaves are wheat')
    const factor = kit.batch(0.5, 1, 2)
    const butter = kit.resolve('butter')
    const crumbs = ['breadcrumb', 'panko'].find(kit.ok) ?? ['almond-flour'].find(kit.ok)
    if (!butter || !crumbs) return kit.fail('no butter or nothing to drink the juice')
    const fruit =
      ['cherry', 'pear', 'apricot', 'plum', 'apple'].find((id) => kit.wants(id) && kit.ok(id)) ?? 'apple'
    kit.require(kit.ok(fruit), 'no apples')
    const core = fruit === 'apple' || fruit === 'pear'
    const dried =
      kit.choose({ roles: ['dried-fruit'], onlyWanted: true })[0] ??
      (core && kit.ok('raisin') ? 'raisin' : null)
    const nut =
      kit.choose({ roles: ['nut'], onlyWanted: true, not: ['coconut-shredded'] })[0] ??
      (kit.lean === 0 && kit.chance(0.6)
        ? kit.pick([null, ...['walnut', 'almond', 'hazelnut'].filter(kit.ok)])
        : null)
    const spice = kit.choose({ roles: ['spice'], onlyWanted: true })[0] ?? kit.resolve('cinnamon')
    const lemon = kit.resolve('lemon')
    kit.add(`!6 tbsp ${butter} | melted
      !3/4 cup ${crumbs}
      !${{ apple: '5 each apple | tart, peeled, cored and thinly sliced', pear: '5 each pear | peeled, cored and thinly sliced', cherry: '4 cup cherry | pitted' }[fruit] ?? `10 each ${fruit} | pitted and quartered`}
      !1/3 cup sugar
      ${lemon ? `1 each ${lemon} | zest finely grated, then juiced` : ''}
      ${spice ? `1 tsp ${spice}` : ''}
      ${dried ? `1/3 cup ${dried}` : ''}
      ${nut ? `1/3 cup ${nut} | chopped` : ''}
      !12 sheet phyllo | thawed
      1 tbsp powdered-sugar`)
    kit.work(20)
    const rolls = Math.max(1, Math.round(2 * factor))
    kit.step(
      `Toast {${crumbs}} in a third of {${butter}} in a skillet over medium heat, stirring, until golden, 4 minutes: (they keep the pastry crisp by drinking the juice|they will drink the juice that would make the pastry limp).`,
      `Toss {${fruit}} with {sugar,${[spice, dried, nut].filter(Boolean).join(',')}}${lemon ? ` and the zest and half of the juice of {${lemon}}` : ''}.`,
      `Heat the oven to ${degrees(375)} and line a baking sheet with parchment.`,
      rolls === 1
        ? `Lay a sheet of {phyllo} on a towel and (brush with some of the rest of {${butter}}; go on|brush it thinly with some of the rest of {${butter}}, then repeat) until all are stacked.`
        : `Lay a sheet of {phyllo} on a towel and (brush with some of the rest of {${butter}}; go on|brush it thinly with some of the rest of {${butter}}, then repeat) until 6 are stacked. Make ${rolls === 2 ? 'a second stack' : `${rolls} stacks in all`} the same way.`,
      `Strew the crumbs over ${rolls === 1 ? 'it' : 'each'}, leaving 2 inches bare all around, and pile the fruit along one long side. (Fold in the ends and roll up with the help of the towel, onto the sheet, seam down|Turn in the ends, lift the towel to roll it up, and let it slide onto the sheet with the seam below). Brush with what is left of {${butter}}.`,
      'Bake until deep golden and crisp, and (the fruit is tender when you push in a knife|a knife goes through the fruit without effort), 35 minutes.',
      'Let it stand until no longer steaming, dust with {powdered-sugar} and cut into thick slices with a serrated knife.',
    )
    nameSweet(kit, {
      noun: 'strudel',
      main: [fruit],
      partners: [nut ?? '', spice ?? ''].filter(Boolean),
      withs: [dried ?? '', nut ?? '', spice ?? ''].filter(Boolean),
      methods: ['Viennese-style', 'crisp', 'golden', 'old-fashioned', 'coffeehouse', 'flaky'],
    })
    kit.describe(
      `Thin, crackling leaves around {-${fruit}}[, with {-${[dried, nut].filter(Boolean).join(',') || 'none'}}] and a scent of {-${spice ?? fruit}}. (Toasted crumbs keep the bottom crisp|Store-bought leaves save the stretching), and it is best while still warm.`,
    )
  },
}
