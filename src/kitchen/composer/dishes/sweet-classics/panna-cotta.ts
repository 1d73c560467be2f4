import type { Dish } from '../../dish.ts'
import { pickNut, says } from '../sweet-basics.ts'
import { fruits, rawLine } from '../sweet-chilled/fruit.ts'
import { nameSweet } from '../sweet-naming.ts'

/** Gelatin 7 g to 720 ml: set, and trembling. Agar sets at a boil, and firmer, so there is less of it. */
export const pannaCotta: Dish = {
  id: 'panna-cotta',
  names: [
    ...['panna cotta', 'pannacotta', 'vanilla panna cotta', 'coconut panna cotta', 'coffee panna cotta'],
    ...[
      'buttermilk panna cotta',
      'yogurt panna cotta',
      'berry panna cotta',
      'strawberry panna cotta',
      'raspberry panna cotta',
      'cream cotta',
    ],
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 6,
  minutes: [255, 265],
  onlyNamed: true,
  cuisines: ['italian'],
  takes: ['fruit', 'berry', 'dairy', 'citrus', 'spice', 'sweetener', 'nut'],
  moods: ['fancy', 'sweet', 'creamy', 'smooth', 'date', 'make-ahead'],
  write(kit) {
    const gelatin = kit.ok('gelatin')
    if (!gelatin && !kit.ok('agar')) return kit.fail('nothing to set it')
    const cream = (
      says(kit, /coconut/) ? ['coconut-cream', 'heavy-cream'] : ['heavy-cream', 'coconut-cream']
    ).find(kit.ok)
    const milk = kit.resolve(says(kit, /buttermilk/) && kit.ok('buttermilk') ? 'buttermilk' : 'milk')
    const sweet = kit.resolve('sugar')
    if (!cream || !milk || !sweet) return kit.fail('no cream, milk or sugar')
    const sour = milk === 'buttermilk'
    const flavors = ['vanilla-extract', 'orange', 'espresso-powder', 'lemon', 'cardamom'].filter(kit.ok)
    const flavor =
      kit.wanted.find((id) => flavors.includes(id)) ??
      (says(kit, /coffee|espresso/) && kit.ok('espresso-powder')
        ? 'espresso-powder'
        : says(kit, /vanilla/)
          ? 'vanilla-extract'
          : (kit.inTurn(flavors) ?? 'vanilla-extract'))
    const peel = flavor === 'orange' || flavor === 'lemon'
    const fruit = fruits(kit, 1, ['banana', 'pineapple', 'kiwi', ...(peel ? ['orange'] : [])])[0]
    const nut = fruit ? null : pickNut(kit, kit.lean > 0 ? 0 : 0.5)
    kit.add(`${gelatin ? '2 1/4 tsp gelatin' : '1 1/4 tsp agar'}
      !1 cup ${milk}
      !2 cup ${cream}
      !1/3 cup ${sweet}
      1 pinch salt
      ${peel ? `1 each ${flavor} | zest finely grated` : `${flavor === 'cardamom' ? '1/2 tsp' : flavor === 'espresso-powder' ? '2 tsp' : '2 tsp'} ${flavor}`}
      ${fruit ? rawLine(fruit) : ''}
      ${nut ? `1/4 cup ${nut}` : ''}`)
    const scent = peel ? `the zest of {${flavor}}` : `{${flavor}}`
    kit.step(
      gelatin
        ? `Sprinkle {gelatin} over a quarter of {${milk}} in a small bowl, and leave until it has swollen, 5 minutes.`
        : `Whisk {agar} into {${milk}} in a saucepan, bring to a boil, and simmer, whisking, until it has dissolved, 2 minutes.`,
      gelatin
        ? `Warm {${cream},${sweet},salt} with ${scent} in a saucepan over medium-low heat, stirring, until it steams and the sugar has dissolved, 5 minutes. Do not let it boil.`
        : `Stir in {${cream},${sweet},salt} with ${scent} and warm, stirring, until it steams, 4 minutes.`,
      gelatin
        ? `Take it off the heat and stir in the swollen gelatin until no grain is left; then ${sour ? 'let it cool to lukewarm, and add' : 'add'} the rest of {${milk}}.`
        : '',
      `Pour through a sieve into ${kit.servings} small glasses or oiled molds, let them cool, cover and chill until set but trembling, 4 hours. They keep for three days.`,
      `To turn out, dip each mold in hot water for a few seconds. Serve cold[, with {${fruit ?? 'x'}}][, with {${nut ?? 'x'}}].`,
    )
    nameSweet(kit, {
      noun: `${sour ? 'buttermilk ' : cream === 'coconut-cream' ? 'coconut ' : ''}panna cotta`,
      main: [flavor],
      partners: nut ? [nut] : [],
      withs: [fruit ?? ''],
      methods: ['silky', 'trembling', 'make-ahead', 'cool'],
    })
    kit.describe(
      `Cool, silky cream that is only just set, scented with {-${flavor}}[ and served with {-${fruit ?? nut ?? 'x'}}]. (Ten minutes at the stove, the day before|It trembles when the plate is set down).`,
    )
  },
}
