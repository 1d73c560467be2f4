import type { Dish } from '../../dish.ts'
import { askedFor, says, wantsChocolate } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { meltable, meltableLine } from './meltable.ts'

/**
 * Shells 100 g egg white (3) : 130 g almond flour : 145 g powdered sugar : 100 g sugar, dried to a skin before they bake:
 * the steam must leave below and lift them on their feet.
 */
export const macarons: Dish = {
  id: 'macarons',
  names: [
    'macaron',
    'french macaron',
    'parisian macaron',
    'almond macaron',
    'chocolate macaron',
    'raspberry macaron',
    'french macaroon',
    'vanilla macaron',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 10,
  minutes: [115, 130],
  oven: true,
  onlyNamed: true,
  takes: ['chocolate', 'berry', 'citrus', 'nut'],
  cuisines: ['french'],
  moods: ['fancy', 'sweet', 'party'],
  write(kit) {
    kit.require(
      kit.ok('egg-white') && kit.ok('almond-flour') && !kit.diet('low-carb'),
      'almonds, egg white and sugar',
    )
    const factor = kit.batch(0.5, 1, 2)
    const butter = kit.resolve('butter')
    const cream = kit.resolve('heavy-cream')
    const bar = cream ? meltable(kit) : null
    const chocolate = wantsChocolate(kit) && bar !== null
    const berry = askedFor(kit, ['berry'], [])[0]
    const lemon = kit.wants('lemon') && kit.ok('lemon-juice')
    const way = chocolate
      ? 'chocolate'
      : berry || lemon || says(kit, /vanilla/) || !bar
        ? 'butter'
        : kit.pick(['chocolate', 'butter'])
    if (way === 'butter' && !butter) return kit.fail('nothing to fill them with')
    const cocoa = chocolate && kit.ok('cocoa-powder')
    const scent = lemon ? 'lemon-juice' : 'vanilla-extract'
    kit.add(`!1 1/4 cup almond-flour
      !${way === 'butter' ? '2 1/4' : '1 1/4'} cup powdered-sugar
      ${cocoa ? '1 tbsp cocoa-powder' : ''}
      !3 each egg-white | at room temperature
      1 pinch salt
      !1/2 cup sugar
      ${way === 'butter' ? `!6 tbsp ${butter} | softened\n${lemon ? '1 tbsp' : '1 tsp'} ${scent}` : `!${meltableLine(bar ?? '', 4)}\n!1/3 cup ${cream}`}
      ${berry ? `1/2 cup ${berry}` : ''}`)
    kit.work(30)
    const pieces = Math.round(30 * factor)
    kit.step(
      `Line two baking sheets with parchment. Sift {almond-flour${cocoa ? ',cocoa-powder' : ''}} with ${way === 'butter' ? 'a little more than half of {powdered-sugar}' : '{powdered-sugar}'} twice: every lump would show.`,
      'Whip {egg-white} with {salt} to soft peaks, add {sugar} in three parts and go on until very stiff and glossy, 6 minutes.',
      'Fold in the almond mixture with a spatula, pressing it against the bowl, until it flows off in a slow ribbon and the ribbon slowly sinks back. Too stiff, and they crack; too loose, and they spread.',
      `Pipe ${pieces * 2} rounds, 1 1/2 inches wide and an inch apart. Bang the sheets hard on the counter to burst the bubbles, then leave them until a dry skin has set firm on top, 35 minutes.`,
      'Heat the oven to 300°F (150°C). Bake one sheet at a time, until they stand on frilly feet and do not wobble when nudged, 16 minutes a sheet. Bake the second sheet for 16 minutes, too. Let them cool before you peel them off.',
      way === 'butter'
        ? `Beat {${butter}} with the rest of {powdered-sugar} until pale and fluffy, then beat in {${scent}}[ and {${berry ?? 'none'}}, well crushed].`
        : `Heat {${cream}} until it steams, 2 minutes, pour over {${bar}} and stir until smooth. Chill until it can be piped, 20 minutes.`,
      'Pair the shells by size, pipe a little filling onto one half and press the others on. Keep them in a closed box in the refrigerator until the next day: the filling softens them to what they should be.',
    )
    nameSweet(kit, {
      noun: `${cocoa ? 'chocolate ' : ''}macarons`,
      main: berry ? [berry] : lemon ? ['lemon-juice'] : [],
      withs: berry || lemon || cocoa ? [] : [way === 'butter' ? 'vanilla-extract' : (bar ?? '')],
      methods: ['Parisian-style', 'frilly', 'delicate', 'crisp-shelled', 'patisserie-style'],
    })
    kit.describe(
      `Crisp shells with soft, almond-scented hearts and ${way === 'butter' ? `a {-${berry ?? scent}} filling` : `a {-${bar}} filling`}. They ask for patience more than skill: (sift twice, dry well and wait a day|weigh rather than measure, and let them dry).`,
    )
  },
}
