import type { Dish } from '../../dish.ts'
import { degrees } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** 225 g chocolate : 115 g butter : 200 g sugar : 4 eggs : 40 g cocoa in a 9-inch pan: the eggs carry it, beaten until they hold air. */
export const flourlessChocolateCake: Dish = {
  id: 'flourless-chocolate-cake',
  // "Flourless" reaches the names as "flour free".
  names: [
    'flour free chocolate cake',
    'flour free cake',
    'flour free chocolate torte',
    'chocolate cake without flour',
    'chocolate torte',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 10,
  minutes: [50, 70],
  oven: true,
  onlyNamed: true,
  takes: ['chocolate', 'berry', 'dairy'],
  moods: ['sweet', 'chocolatey', 'fancy', 'party'],
  write(kit) {
    kit.require(kit.ok('egg'), 'nothing but eggs holds it')
    kit.batch(1)
    const chocolate = kit.resolve('dark-chocolate')
    const butter = kit.resolve('butter')
    if (!chocolate || !butter) return kit.fail('no chocolate or no butter')
    const cream = kit.resolve('heavy-cream')
    const accent = kit.pick(
      ['espresso-powder', 'cinnamon', 'vanilla-extract', 'coffee-liqueur'].filter(kit.ok),
    )
    const berry =
      kit.choose({ roles: ['berry'], onlyWanted: true })[0] ??
      kit.pick(['raspberry', 'strawberry', null].filter((id) => id === null || kit.ok(id)))
    kit.add(`!8 oz ${chocolate} | chopped
      !1/2 cup ${butter} | cut into pieces
      !4 each egg
      !1 cup sugar
      1/2 cup cocoa-powder
      1 tsp ${accent}
      1/4 tsp salt
      ${cream ? `~1 cup ${cream} | cold` : ''}
      ${berry ? `~1 cup ${berry}` : ''}`)
    kit.step(
      `Heat the oven to ${degrees(350)}. Butter a 9-inch springform pan with a little of {${butter}}, line its bottom with parchment and dust it with a spoonful of {cocoa-powder}.`,
      `Melt {${chocolate}} and the rest of {${butter}} together over barely simmering water, stirring, (until smooth|until no lump is left). Let it cool for 5 minutes.`,
      `Beat {egg} with {sugar,${accent},salt} at high speed until pale, thick and tripled, (about 6 minutes|6 minutes by the clock).`,
      'Fold in the chocolate in three parts, then sift over the rest of the cocoa and fold until no streak is left.',
      'Pour into the pan and bake until the top is dry and crackled and the middle reads 160°F (71°C), 28 minutes.',
      'Cool in the pan for 20 minutes; it sinks, and is meant to. Loosen the edge and lift off the ring.',
      `${cream ? `Whip {${cream}} to soft peaks. ` : ''}Cut with a hot, wet knife${cream || berry ? ` and serve with {${[cream, berry].filter(Boolean).join(',')}}` : ''}.`,
    )
    nameSweet(kit, {
      noun: 'flourless chocolate cake',
      main: [],
      withs: [...(berry ? [berry] : []), ...(cream ? [cream] : []), accent],
      methods: ['fudgy', 'crackled', 'dense', 'velvety'],
    })
    kit.describe(
      'No flour at all: beaten eggs carry the chocolate, (crackled on top and all but molten within|with a thin crust and a fudgy heart)[, under {-heavy-cream}]. (Better on the second day|A thin slice is enough).',
    )
  },
}
