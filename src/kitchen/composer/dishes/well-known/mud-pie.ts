import type { Dish } from '../../dish.ts'
import { degrees } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** Crumb crust 180 g : 85 g butter; filling 170 g chocolate : 115 g butter : 3 eggs : 200 g sugar : 30 g flour, baked until it barely quivers. */
export const mudPie: Dish = {
  id: 'mud-pie',
  names: ['mud pie', 'mississippi mud pie', 'chocolate pie', 'fudge pie', 'mississippi mud'],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 10,
  minutes: [180, 200],
  oven: true,
  onlyNamed: true,
  takes: ['chocolate', 'nut', 'dairy'],
  moods: ['sweet', 'chocolatey', 'fancy', 'party'],
  write(kit) {
    kit.require(kit.ok('egg'), 'the filling is eggs')
    kit.batch(1, 2)
    const crumbs = kit.resolve('graham-cracker')
    const chocolate = kit.resolve('dark-chocolate')
    const butter = kit.resolve('butter')
    const flour = kit.resolve('all-purpose-flour')
    if (!crumbs || !chocolate || !butter || !flour) return kit.fail('no crust or no chocolate')
    const cream = kit.resolve('heavy-cream')
    const nut =
      kit.choose({ roles: ['nut'], onlyWanted: true })[0] ?? kit.pick(['pecan', 'walnut', null, null])
    const nutOk = nut && kit.ok(nut) ? nut : null
    const accent = kit.pick(
      ['espresso-powder', 'cinnamon', 'vanilla-extract', 'coffee-liqueur'].filter(kit.ok),
    )
    kit.add(`!12 sheet ${crumbs} | finely crushed
      2 tbsp cocoa-powder
      !14 tbsp ${butter} | melted
      !6 oz ${chocolate} | chopped
      !3 each egg
      1 cup brown-sugar
      1/4 cup ${flour}
      1 tsp ${accent}
      1/4 tsp salt
      ${nutOk ? `1/2 cup ${nutOk} | chopped` : ''}
      ${cream ? `1 cup ${cream} | cold` : ''}
      ${cream ? '1 tbsp sugar' : ''}`)
    kit.step(
      `Heat the oven to ${degrees(350)}.`,
      `Mix {${crumbs}} with about half of {cocoa-powder} and 6 tablespoons of {${butter}} until it clumps. Press into a 9-inch pie dish, up the sides, and bake until set, 9 minutes.`,
      `Stir {${chocolate}} into the rest of {${butter}}, warming it gently, until smooth.`,
      `Whisk {egg,brown-sugar} until pale and thick, 3 minutes. Fold in the chocolate, then {${flour},${accent},salt}, the rest of the cocoa[ and {${nutOk ?? 'none'}}].`,
      'Pour into the crust and bake until the edges are set and the middle still quivers, 160°F (71°C), 30 minutes.',
      'Cool on a rack for 30 minutes, then chill until firm, 90 minutes; it sinks and cracks as it should.',
      cream
        ? `Whip {${cream}} with {sugar} to soft peaks and spread over the pie before serving.`
        : 'Cut with a hot knife.',
    )
    nameSweet(kit, {
      noun: 'mud pie',
      main: [chocolate],
      partners: nutOk ? [nutOk] : [],
      withs: [...(cream ? [cream] : []), accent],
      methods: ['mississippi', 'fudgy', 'deep', 'crackled'],
    })
    kit.describe(
      'A dense, fudgy filling in a chocolate crumb crust[, under a cloud of softly whipped {-heavy-cream}]. (It must chill, so make it the day before|Thin slices are enough).',
    )
  },
}
