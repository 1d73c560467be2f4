import type { Dish } from '../../dish.ts'
import { pickNut } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

/** Chocolate 340 g : butter 85 g: enough fat to cut cleanly from the refrigerator, enough chocolate to hold the stones. */
export const rockyRoad: Dish = {
  id: 'rocky-road',
  names: ['rocky road', 'rocky road bar', 'rocky road fudge', 'tiffin', 'fridge cake', 'refrigerator cake'],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 16,
  minutes: [140, 150],
  onlyNamed: true,
  takes: ['nut', 'dried-fruit', 'chocolate', 'seed'],
  moods: ['sweet', 'chocolatey', 'kids', 'party', 'simple'],
  write(kit) {
    kit.batch(0.5, 1, 2)
    const chocolate = kit.resolve('dark-chocolate')
    const butter = kit.resolve('butter')
    const crisp = kit.resolve('graham-cracker') ?? kit.resolve('puffed-rice')
    if (!chocolate || !butter) return kit.fail('no chocolate')
    const marsh = kit.ok('marshmallow')
    const nut = pickNut(kit)
    const fruit =
      kit.choose({ roles: ['dried-fruit'], onlyWanted: true })[0] ??
      kit.pick(['raisin', 'dried-cherry', 'dried-cranberry', 'apricot-dried'].filter(kit.ok))
    kit.require(marsh || (nut && fruit), 'no stones for the road')
    kit.add(`!12 oz ${chocolate} | chopped
      !6 tbsp ${butter}
      3 tbsp ${kit.pick(['honey', 'maple-syrup'].filter(kit.ok))}
      ${crisp === 'graham-cracker' ? '8 sheet graham-cracker | broken into 1/2-inch pieces' : ''}
      ${marsh ? '2 cup marshmallow' : ''}
      ${nut ? `3/4 cup ${nut} | roughly chopped` : ''}
      ${fruit ? `1/2 cup ${fruit}` : ''}
      1/4 tsp salt`)
    kit.step(
      'Line an 8-inch square tin with parchment, leaving an overhang to lift it out by.',
      `Melt {${chocolate},${butter},honey,maple-syrup,salt} together in a bowl over barely simmering water, stirring, until smooth, 5 minutes. Let it cool for 10 minutes: hot chocolate melts ${marsh ? 'the marshmallows' : 'the rest'}.`,
      `Fold in {${[crisp === 'graham-cracker' ? crisp : '', marsh ? 'marshmallow' : '', nut ?? '', fruit ?? ''].filter(Boolean).join(',')}} until everything is coated.`,
      'Scrape into the tin, press down lightly so that the top stays bumpy, and chill until firm, 2 hours.',
      'Lift out and cut into squares with a hot, dry knife. Keep in the refrigerator.',
    )
    nameSweet(kit, {
      noun: 'rocky road',
      main: [chocolate],
      partners: [...(nut ? [nut] : []), ...(fruit ? [fruit] : [])],
      withs: marsh ? ['marshmallow'] : [],
      methods: ['no-bake', 'chunky', 'crunchy', 'fudgy'],
    })
    kit.describe(
      'Dark chocolate holding together (everything crunchy and chewy|a rubble of good things), set in the refrigerator. (No oven, one bowl|Small squares go a long way), and it keeps for two weeks.',
    )
  },
}
