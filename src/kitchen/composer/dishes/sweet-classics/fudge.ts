import type { Dish } from '../../dish.ts'
import { chipsFor, pickNut, says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** One can of condensed milk : 450 g chocolate : 40 g butter in an 8-inch tin: the sugar is boiled down already, so it sets without a thermometer. */
export const fudge: Dish = {
  id: 'fudge',
  names: [
    'fudge',
    'chocolate fudge',
    'peanut butter fudge',
    'fudge square',
    'easy fudge',
    'christmas fudge',
    'walnut fudge',
    'mint fudge',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 24,
  minutes: [140, 150],
  onlyNamed: true,
  takes: ['nut', 'nut-butter', 'dried-fruit', 'chocolate', 'spice', 'seed'],
  moods: ['sweet', 'chocolatey', 'kids', 'party', 'simple', 'winter'],
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'condensed milk is sugar')
    const factor = kit.batch(0.25, 0.5, 1, 2)
    const milk = ['condensed-milk', 'evaporated-coconut-milk'].find(kit.ok)
    const chip = chipsFor(kit)
    const butter = kit.resolve('butter')
    if (!milk || !chip || !butter) return kit.fail('no chocolate or no condensed milk')
    const spread = kit.choose({ roles: ['nut-butter'], onlyWanted: true })[0] ?? null
    const nut = spread ? null : pickNut(kit, kit.lean > 0 || says(kit, /plain/) ? 0 : 0.5)
    const fruit = kit.choose({ roles: ['dried-fruit'], onlyWanted: true })[0] ?? null
    const accent = kit.ok('vanilla-extract')
      ? kit.pick(['vanilla-extract', 'vanilla-extract', 'espresso-powder'])
      : 'espresso-powder'
    kit.add(`!2 3/4 cup ${chip}
      !${factor < 1 ? '1 1/4 cup' : '1 can'} ${milk}
      !3 tbsp ${butter}
      1/4 tsp salt
      ${spread ? `3/4 cup ${spread}` : ''}
      ${nut ? `3/4 cup ${nut} | toasted and chopped` : ''}
      ${fruit ? `1/2 cup ${fruit}` : ''}
      ${accent === 'vanilla-extract' ? '1 1/2 tsp vanilla-extract' : '2 tsp espresso-powder'}`)
    kit.step(
      `Line ${{ 0.25: 'a small (6-by-3-inch) loaf tin', 0.5: 'a 9-by-5-inch loaf tin', 1: 'an 8-inch square tin' }[factor] ?? 'a 9-by-13-inch tin'} with parchment, leaving an overhang to lift it out by.`,
      `Put {${chip},${milk},${butter},salt} in a heavy saucepan over the lowest heat and stir until three quarters has melted, 6 minutes. (Take it off the heat and go on stirring until thick, smooth and glossy; too much heat makes it oily|Off the heat, stir until the rest has melted too and it is thick and glossy: left on the heat it would turn grainy).`,
      `Stir in {${[accent, nut ?? '', fruit ?? ''].filter(Boolean).join(',')}} and scrape into the tin.`,
      spread
        ? `Warm {${spread}} until it runs, 1 minute, drop it over the top in spoonfuls and swirl it in with a knife.`
        : '',
      'Smooth the top and refrigerate until firm enough to cut, 2 hours.',
      `(Lift out and cut|Lift it out by the paper and cut) into ${Math.round(36 * factor)} small squares with a hot, dry knife. It keeps for 2 weeks in a closed box in the refrigerator.`,
    )
    nameSweet(kit, {
      noun: 'chocolate fudge',
      main: spread ? [spread] : [],
      partners: [nut ?? '', fruit ?? ''].filter(Boolean),
      withs: [nut ?? '', accent],
      methods: ['no-fail', 'silky', 'dense', 'old-fashioned', 'glossy', 'stovetop'],
    })
    kit.describe(
      `(Dense, silky squares|Smooth, dark squares) that melt slowly on the tongue[, with {-${nut ?? spread ?? 'none'}}]. No thermometer and no beating: condensed milk does the work, (and it keeps for two weeks|and a tin makes a good present).`,
    )
  },
}
