import type { Dish } from '../dish.ts'
import {
  addFlour,
  askedFor,
  barFor,
  degrees,
  notLumps,
  pickNut,
  says,
  wantsChocolate,
} from './sweet-basics.ts'
import { nameSweet } from './sweet-naming.ts'

/*
 * Ratios.
 * No-bake cheesecake 450 g cream cheese : 240 ml whipped cream : 115 g powdered sugar over 200 g crumbs : 85 g butter. The
 * whipped cream and the cold do the setting; cheese must be most of it, or it slumps.
 * Crumble 900 g fruit under 125 g flour : 90 g oats : 113 g butter : 100 g sugar, the butter half of the dry weight.
 * Cobbler 125 g flour : 85 g butter : 50 g sugar : 120 ml milk : 2 tsp powder, dropped in spoonfuls.
 */
const berries = ['strawberry', 'blueberry', 'raspberry', 'blackberry']

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

export const crumble: Dish = {
  id: 'crumble',
  names: [
    'crumble',
    'crisp',
    'cobbler',
    'fruit crisp',
    'fruit crumble',
    'apple crisp',
    'apple crumble',
    'peach cobbler',
    'berry cobbler',
    'berry crisp',
    'berry crumble',
    'betty',
    'brown betty',
    'buckle',
    'rhubarb crumble',
    'peach crisp',
    'pear crumble',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 6,
  minutes: [55, 65],
  oven: true,
  takes: ['fruit', 'berry', 'nut', 'grain', 'spice', 'citrus', 'dried-fruit', 'sweetener'],
  moods: ['cozy', 'sweet', 'comfort', 'winter', 'sunday', 'warm'],
  weight: 1,
  write(kit) {
    const low = kit.diet('low-carb')
    const factor = kit.batch(0.33, 0.5, 1, 1.5, 2)
    const cobbler = says(kit, /cobbler/) && !low
    const pieces: Record<string, string> = {
      apple: '5 each apple | peeled, cored and sliced',
      pear: '5 each pear | peeled, cored and sliced',
      peach: '6 each peach | pitted and sliced',
      nectarine: '6 each nectarine | pitted and sliced',
      plum: '10 each plum | pitted and quartered',
      apricot: '14 each apricot | pitted and quartered',
      rhubarb: '1 1/2 lb rhubarb | cut into 1-inch pieces',
      strawberry: '5 cup strawberry | hulled and halved',
      cherry: '5 cup cherry | pitted',
      mango: '3 each mango | peeled and diced',
    }
    const asked = askedFor(kit, ['fruit', 'berry'], [...notLumps, 'kiwi', 'grape'], 2)
    const fruit =
      asked[0] ??
      kit.pick(
        (low
          ? berries
          : ['apple', 'pear', 'peach', 'plum', 'blueberry', 'strawberry', 'cherry', 'blackberry', 'raspberry']
        ).filter(kit.ok),
      )
    const second =
      asked[1] ??
      (kit.lean === 0 && kit.chance(0.4)
        ? kit.pick(
            ['blueberry', 'raspberry', 'blackberry', 'cranberry-dried', 'raisin']
              .filter((id) => id !== fruit && kit.ok(id))
              .concat(''),
          ) || null
        : null)
    const spice =
      kit.lean > 0
        ? ''
        : kit.pick(['cinnamon', 'ginger-ground', 'cardamom', 'nutmeg', 'allspice', 'vanilla-extract'])
    const zest = kit.resolve(kit.wants('orange') ? 'orange' : kit.pick(['lemon', 'orange']))
    const sugar = low ? 'erythritol' : kit.pick(['brown-sugar', 'sugar', 'brown-sugar'])
    const under = low ? 'erythritol' : kit.pick(['sugar', 'maple-syrup', 'honey'])
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.6)
    const soft = /berry|cherry|rhubarb|strawberry/.test(fruit)
    kit.add(
      `!${pieces[fruit] ?? `5 cup ${fruit}`}\n${second ? `${/berry$/.test(second) ? '1' : '1/2'} cup ${second}` : ''}\n!${low ? '1/4' : '1/3'} cup ${under}\n${low ? '' : `!${soft ? 2 : 1} tbsp cornstarch`}\n${zest ? `~1 each ${zest} | zest finely grated, then juiced` : ''}`,
    )
    const flour = low ? 'almond-flour' : addFlour(kit, cobbler ? 1.25 : 1)
    if (low) kit.add('!1 1/2 cup almond-flour')
    kit.add(
      `${cobbler ? '2 tsp baking-powder' : low ? '' : '!3/4 cup rolled-oat'}\n!${cobbler ? '1/4' : low ? '1/4' : '1/2'} cup ${sugar}\n${spice ? `~${/cardamom|nutmeg|allspice/.test(spice) ? '1/2' : '1'} tsp ${spice}` : ''}\n1/4 tsp salt\n!${cobbler ? 6 : 8} tbsp butter | cold, cut into cubes\n${cobbler ? '!1/2 cup milk' : ''}\n${nut ? `1/2 cup ${nut}` : ''}`,
    )
    kit.bind('fruit', [fruit, ...(second ? [second] : [])])
    const dish =
      factor < 0.4
        ? 'a small baking dish'
        : factor < 1.4
          ? 'an 8-inch baking dish'
          : 'a 9-by-13-inch baking dish'
    const same = under === sugar
    kit.work(6)
    kit.step(
      `Heat the oven to ${degrees(375)}. (Toss|Turn) {fruit} with ${same ? `half of {${under}}` : `{${under}}`}${low ? '' : ' and {cornstarch}'}${zest ? `, and the zest and juice of {${zest}}` : ''} in ${dish}.`,
      cobbler
        ? `Stir {${flour},baking-powder,salt,${sugar},${spice || 'x'}} together, rub in {butter} until crumbly, and stir in {milk} to a soft, sticky dough[ with {${nut ?? 'none'}}]. Drop it in spoonfuls over the fruit, leaving gaps for the steam.`.replace(
            `,${sugar},`,
            same ? ',' : `,${sugar},`,
          )
        : `Rub {butter} into {${flour},rolled-oat,${same ? '' : `${sugar},`}salt,${spice || 'x'}}${same ? ` and the rest of {${sugar}}` : ''} with your fingertips until it (clumps|holds in uneven lumps); lumps bake crisp, sand bakes dusty. Mix in {${nut ?? 'none'}} and scatter it over the fruit without pressing.`,
      `Bake for ${cobbler ? 40 : soft ? 38 : 42} minutes, until the top is deep golden and (the juices bubble thickly at the edges|thick juices bubble up around the rim). (Juices that bubble have thickened|If the top browns first, lay foil over it).`,
      '(Let it stand until it stops bubbling, as the juices thicken while they cool|Leave it to settle before you serve it), then spoon into bowls.'.replace(
        'before you serve it), then',
        'until just warm), then',
      ),
    )
    nameSweet(kit, {
      noun: cobbler ? 'cobbler' : says(kit, /crisp/) ? 'crisp' : 'crumble',
      main: asked.length > 0 ? asked : [fruit],
      partners: [second ?? '', spice === 'vanilla-extract' ? '' : spice, nut ?? '', zest ?? ''].filter(
        Boolean,
      ),
      withs: [under === 'sugar' || under === 'erythritol' ? '' : under].filter(Boolean),
      methods: [
        'golden',
        'warm',
        'bubbling',
        cobbler ? 'biscuit-topped' : 'oaty',
        'homely',
        'rustic',
        'juicy',
        'crunchy-topped',
      ].filter((word) => !(low && word === 'oaty') && !(cobbler && word === 'crunchy-topped')),
    })
    kit.describe(
      `(Soft, bubbling fruit|Warm {-fruit}) under a ${cobbler ? 'golden, biscuit-like' : 'crisp, buttery'} top[, scented with {-${spice || 'none'}}]. (Eat it warm from the dish|It reheats well in a hot oven and is good cold for breakfast).`.replace(
        'buttery',
        kit.uses('butter') ? 'buttery' : 'crumbly',
      ),
    )
  },
}
