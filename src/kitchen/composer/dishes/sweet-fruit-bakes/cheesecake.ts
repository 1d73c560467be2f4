import type { Dish } from '../../dish.ts'
import { askedFor, barFor, notLumps, pickNut, wantsChocolate } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { berries } from './berries.ts'

export const cheesecake: Dish = {
  id: 'no-bake-cheesecake',
  names: [
    'cheesecake',
    'no bake cheesecake',
    'cheese cake',
    'cheesecake bar',
    'cheesecake cup',
    'berry cheesecake',
    'strawberry cheesecake',
    'refrigerator cake',
    'icebox cake',
    'lemon cheesecake',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 10,
  minutes: [260, 275],
  takes: ['berry', 'fruit', 'citrus', 'chocolate', 'nut', 'fresh-cheese', 'dairy', 'spice', 'sweetener'],
  moods: ['sweet', 'summer', 'party', 'fancy', 'creamy'],
  weight: 0.7,
  write(kit) {
    const low = kit.diet('low-carb')
    const factor = kit.batch(0.25, 0.5, 1, 2)
    const cheese = kit.resolve(kit.wants('mascarpone') ? 'mascarpone' : 'cream-cheese')
    if (!cheese) return kit.fail('no cheese')
    const cream = kit.resolve('heavy-cream')
    const sugar = low ? 'erythritol' : 'powdered-sugar'
    const asked = askedFor(kit, ['berry', 'fruit'], notLumps, 3)
    const fruit = asked[0] ?? kit.pick(berries.filter(kit.ok))
    const second =
      asked[1] ??
      (kit.lean === 0 && kit.chance(0.35)
        ? kit.pick(berries.filter((id) => id !== fruit && kit.ok(id)).concat('')) || null
        : null)
    const crumbs = low
      ? kit.pick(['almond-flour', 'walnut', 'pecan'].filter(kit.ok))
      : kit.pick(
          ['graham-cracker', 'graham-cracker', 'rolled-oat', 'gluten-free-oat', 'pecan', 'almond'].filter(
            (id) => kit.ok(id) && (id !== 'gluten-free-oat' || kit.diet('gluten-free')),
          ),
        )
    kit.require(crumbs, 'no base')
    const oaty = /oat/.test(crumbs)
    const nutty = /almond|walnut|pecan/.test(crumbs)
    const nut = nutty ? null : pickNut(kit, kit.lean > 0 ? 0 : 0.4)
    const flavor = kit.wants('orange')
      ? 'orange'
      : kit.wants('lime')
        ? 'lime'
        : kit.wants('lemon')
          ? 'lemon'
          : kit.pick(
              ['lemon', 'lime', 'orange', 'vanilla-extract', 'vanilla-extract', 'cardamom']
                .filter(kit.ok)
                .concat('lemon-juice')
                .slice(0, 6),
            )
    const peel = ['lemon', 'lime', 'orange'].includes(flavor)
    const bar = wantsChocolate(kit) ? barFor(kit) : null
    const soft =
      kit.lean === 0 && kit.chance(0.4)
        ? kit.resolve(kit.pick(['greek-yogurt', 'sour-cream', 'ricotta']))
        : null
    const sweet = low ? null : kit.resolve(kit.pick(['honey', 'maple-syrup']))
    const spice = kit.lean > 0 ? '' : kit.pick(['cinnamon', 'ginger-ground', '', 'nutmeg'])
    const fat = oaty || nutty ? kit.pick(['butter', 'coconut-oil']) : 'butter'
    kit.add(
      `!${crumbs === 'graham-cracker' ? '14 sheet graham-cracker | finely crushed' : `2 cup ${crumbs}${nutty && crumbs !== 'almond-flour' ? ' | finely chopped' : ''}`}\n!6 tbsp ${fat}${fat === 'butter' ? ' | melted' : ''}\n${oaty || nutty ? `${low ? '2 tbsp erythritol' : `2 tbsp ${sweet ?? 'maple-syrup'}`}` : ''}\n${spice ? `~1/2 tsp ${spice}` : ''}\n1 pinch salt\n!${soft ? 14 : 16} oz ${cheese} | softened\n!${low ? '1/2 cup' : '1 cup'} ${sugar}\n${cream ? '!1 cup heavy-cream | cold' : ''}\n${soft ? `1/2 cup ${soft}` : ''}\n${peel ? `1 each ${flavor} | zest finely grated, then juiced` : flavor === 'lemon-juice' ? '2 tbsp lemon-juice' : `${flavor === 'cardamom' ? '1/2' : '2'} tsp ${flavor}`}\n${bar ? `5 oz ${bar}` : ''}\n2 cup ${fruit}${fruit === 'strawberry' ? ' | hulled and halved' : ''}\n${second ? `1 cup ${second}${second === 'strawberry' ? ' | hulled and halved' : ''}` : ''}\n${nut ? `1/4 cup ${nut}` : ''}`,
    )
    const syrup = !oaty && !nutty && sweet && kit.chance(0.5) ? sweet : null
    if (syrup) kit.add(`1 tbsp ${syrup}`)
    kit.bind('fruit', [fruit, ...(second ? [second] : [])])
    const crust = oaty || nutty ? [low ? 'erythritol' : (sweet ?? 'maple-syrup')] : []
    const tin =
      factor < 0.4
        ? 'two or three glasses'
        : factor < 0.8
          ? 'a 6-inch springform tin'
          : factor < 1.5
            ? 'a 9-inch springform tin'
            : 'two 9-inch springform tins'
    kit.work(15)
    kit.step(
      oaty ? 'Whiz {rolled-oat,gluten-free-oat} in a food processor to a coarse meal.' : '',
      `Stir {${[crumbs, ...crust, spice || 'x'].join(',')}} with {${fat}}${low ? '' : ' and half of {salt}'} until it (feels like wet sand|holds together when squeezed). Press firmly into ${factor < 0.4 ? tin : `the bottom of ${tin}`} and chill while you make the filling.`
        .replace('feels like wet sand', 'clumps like wet sand')
        .replace(' and half of {salt}', ' and {salt}'),
      bar ? `Melt {${bar}} gently over hot water, 4 minutes, and let it cool until just warm.` : '',
      `Beat {${cheese}} with {${sugar}${peel ? '' : `,${flavor}`}${low ? ',salt' : ''}}${peel ? ` and the zest and half of the juice of {${flavor}}` : ''} until (quite smooth|no lump is left); cold lumps never beat out later, so it must be soft. Beat in {${soft ?? 'none'},${bar ?? 'none'}}.`,
      cream
        ? `(Whip|Whisk) {heavy-cream} in another bowl until it holds soft peaks and fold it in with a spatula, (in two goes|a third first and then the rest), keeping the air.`
        : '',
      `Spread over the base and smooth the top. Chill until firm enough to cut, 4 hours; (overnight is better still|it must not be hurried).`,
      `${syrup ? `Toss {fruit} with {${syrup}}` : 'Crush a few of {fruit} for juice and mix with the rest'}, and spoon over the cheesecake just before serving[; finish with {${nut ?? 'none'}}].${factor < 0.4 ? '' : ' Run a knife around the edge before you open the tin.'}`,
    )
    nameSweet(kit, {
      noun: 'no-bake cheesecake',
      main: [...(bar ? [bar] : []), ...(asked.length > 0 ? asked : [fruit]), ...(peel ? [flavor] : [])],
      partners: [second ?? '', peel || flavor === 'cardamom' ? flavor : '', nut ?? ''].filter(Boolean),
      withs: [nutty ? crumbs : '', soft ?? '', syrup ?? '', spice].filter(Boolean),
      methods: ['cool', 'silky', 'whipped', 'make-ahead', 'airy', 'chilled', 'smooth', 'party'],
    })
    kit.describe(
      `(Cool and airy|Smooth, tangy and cold), set on a crisp base of {-${crumbs}} and topped with {-fruit}. (No oven needed, only a little patience|The fridge does the work), so it is ideal for the day before.`,
    )
  },
}
