import type { Dish } from '../../dish.ts'
import { says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { meltable, meltableLine } from './meltable.ts'

/** For four mugs 960 ml milk : 170 g chocolate : 15 g cocoa; with cocoa alone 40 g cocoa : 100 g sugar, first stirred to a paste. */
export const hotChocolate: Dish = {
  id: 'hot-chocolate',
  names: [
    'hot chocolate',
    'hot cocoa',
    'drinking chocolate',
    'hot choc',
    'cocoa drink',
    'white hot chocolate',
    'hot white chocolate',
    'mexican hot chocolate',
    'mug of cocoa',
    'cup of cocoa',
    'chocolat chaud',
    'heiße schokolade',
    'heisse schokolade',
    'chocolate caliente',
  ],
  categories: ['snack', 'dessert', 'breakfast'],
  kind: 'sweet',
  serves: 4,
  minutes: [12, 15],
  onlyNamed: true,
  takes: ['spice', 'citrus', 'sweet', 'nut-butter', 'liquid', 'dairy', 'drink'],
  moods: ['cozy', 'winter', 'sweet', 'chocolatey', 'quick', 'kids', 'warm'],
  write(kit) {
    const milk =
      kit.wanted.find((id) => /milk$/.test(id) && kit.ok(id)) ??
      (kit.diet('low-carb') ? kit.resolve('almond-milk') : kit.resolve('milk'))
    if (!milk) return kit.fail('no milk')
    const white = says(kit, /white/) && kit.ok('white-chocolate')
    const bar = white
      ? 'white-chocolate'
      : kit.diet('low-carb') || (says(kit, /cocoa/) && kit.ok('cocoa-powder'))
        ? null
        : meltable(kit)
    const cocoa = !white && kit.ok('cocoa-powder')
    kit.require(bar || cocoa, 'no chocolate')
    const sugar = kit.resolve(
      kit.diet('low-carb') ? 'erythritol' : says(kit, /cocoa/) ? 'sugar' : kit.pick(['sugar', 'brown-sugar']),
    )
    if (!sugar) return kit.fail('nothing sweetens it')
    const mexican = says(kit, /mexican|spic[ye]|chil[il]/)
    const asked = kit.choose({ roles: ['spice'], onlyWanted: true, not: ['vanilla-extract', 'salt'] })[0]
    const spice =
      asked ??
      (mexican
        ? 'cinnamon'
        : kit.lean > 0
          ? null
          : kit.pick(['vanilla-extract', 'vanilla-extract', 'cinnamon']))
    const hot = mexican && kit.ok('cayenne') && !kit.mood('mild')
    const orange = kit.wants('orange') && kit.ok('orange')
    const cream = kit.resolve('heavy-cream')
    const marsh =
      kit.ok('marshmallow') &&
      (kit.wants('marshmallow') || (kit.lean === 0 && !kit.mood('simple') && kit.chance(0.35)))
    const whipped = !marsh && kit.lean === 0 && (kit.wants('heavy-cream') || kit.chance(0.5)) ? cream : null
    const spiced = spice && kit.ok(spice) ? spice : null
    kit.add(`!4 cup ${milk}
      ${cocoa ? `!${bar ? '2 tbsp' : '1/2 cup'} cocoa-powder` : ''}
      ${white ? '' : `!${bar ? '2 tbsp' : '1/3 cup'} ${sugar}`}
      ${bar ? `!${meltableLine(bar, cocoa || white ? 6 : 8)}` : ''}
      1 pinch salt
      ${spiced ? `${spiced === 'nutmeg' || spiced === 'cardamom' ? '1/4' : '1/2'} tsp ${spiced}` : ''}
      ${hot ? '1/8 tsp cayenne' : ''}
      ${orange ? '1/2 each orange | peel pared off in strips' : ''}
      ${whipped ? `1/2 cup ${whipped} | cold` : ''}
      ${marsh ? '1 cup marshmallow' : ''}`)
    const dry = `${spiced && spiced !== 'vanilla-extract' ? `,${spiced}` : ''}${hot ? ',cayenne' : ''}`
    kit.step(
      whipped ? `Whip {${whipped}} to soft, floppy peaks and keep it cold.` : '',
      white
        ? `Heat {${milk}}${orange ? ' with the peel of {orange}' : ''} in a saucepan over medium heat, stirring now and then, until it steams and small bubbles show at the edge, 6 minutes; do not let it boil.`
        : `${cocoa ? `Whisk {cocoa-powder,${sugar},salt${dry}} in a saucepan with a splash of {${milk}} to a smooth, dark paste: that is how it stays free of lumps. Whisk in the rest` : `Whisk {${milk},${sugar},salt${dry}} in a saucepan`}${orange ? ' and add the peel of {orange}' : ''}.`,
      white
        ? ''
        : 'Heat over medium heat, whisking often, until it steams and small bubbles show at the edge, 6 minutes; do not let it boil.',
      bar
        ? `Take it off the heat, add {${bar}${white ? `,salt${dry}` : ''}}, wait a minute for it to soften and whisk until smooth and glossy[, then stir in {${spiced === 'vanilla-extract' ? spiced : 'none'}}].`
        : 'Let it bubble very gently for 1 minute, whisking, then take it off the heat[ and stir in {vanilla-extract}].',
      `${orange ? 'Lift out the peel. ' : ''}Whisk hard until it froths and (pour into warm mugs|divide among the mugs)[; top with {${whipped ?? (marsh ? 'marshmallow' : 'none')}}].`,
    )
    nameSweet(kit, {
      noun: `${mexican ? 'Mexican-style ' : ''}${white ? 'white hot chocolate' : bar ? 'hot chocolate' : 'hot cocoa'}`,
      main: [],
      withs: [
        orange ? 'orange' : '',
        hot ? 'cayenne' : '',
        whipped ?? '',
        marsh ? 'marshmallow' : '',
        spiced ?? '',
      ].filter(Boolean),
      methods: ['velvety', 'thick', 'frothy', 'stovetop', 'proper', 'winter'].filter(
        (word) => bar !== null || word !== 'thick',
      ),
    })
    const how = white
      ? 'Sweet and milky, with white chocolate melted in at the end'
      : bar
        ? `(Real chocolate melted into hot {-${milk}}|Dark chocolate and hot {-${milk}} whisked to a froth), thick enough to coat the spoon`
        : `Dark cocoa stirred to a paste and whisked into hot {-${milk}}, smooth to the last sip`
    kit.describe(`${how}. Ten minutes and one pan, (for cold hands|for after a walk in the cold).`)
  },
}
