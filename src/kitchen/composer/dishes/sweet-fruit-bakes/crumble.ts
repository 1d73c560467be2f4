import type { Dish } from '../../dish.ts'
import { addFlour, askedFor, degrees, notLumps, pickNut, says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { berries } from './berries.ts'

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
