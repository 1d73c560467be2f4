import type { Dish } from '../../dish.ts'
import { addFlour, askedFor, degrees, ownWordsOnly, pickNut, says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { count } from './dough.ts'

export const shortbread: Dish = {
  id: 'shortbread',
  names: [
    'shortbread',
    'sugar cookie',
    'butter cookie',
    'cut out cookie',
    'cutout cookie',
    'slice and bake cookie',
    'icebox cookie',
    'roll out cookie',
    'thumbprint cookie',
    'gingerbread',
  ],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 12,
  minutes: [60, 75],
  oven: true,
  takes: ['fat', 'citrus', 'nut', 'spice', 'chocolate', 'sweetener', 'herb'],
  moods: ['sweet', 'winter', 'fancy', 'simple'],
  weight: 0.6,
  write(kit) {
    kit.require(!kit.diet('low-carb'), 'sugar')
    const factor = kit.batch(0.5, 1, 2)
    const gingerbread = says(kit, /gingerbread/)
    const shape =
      says(kit, /thumbprint|linzer/) || kit.wants('jam')
        ? 'thumb'
        : says(kit, /cut|roll/) || gingerbread
          ? 'cut'
          : kit.pick(['slice', 'cut', 'wedge', 'slice'])
    const flavor = gingerbread
      ? 'ginger-ground'
      : (askedFor(kit, ['citrus', 'spice', 'herb'], ['salt', 'black-pepper', 'vanilla-extract', 'lime'])[0] ??
        kit.pick(
          [
            'lemon',
            'orange',
            'cardamom',
            'cinnamon',
            'vanilla-extract',
            'rosemary',
            'ginger-ground',
            'espresso-powder',
          ].filter((id) => kit.ok(id)),
        ))
    const nut = kit.lean > 0 ? null : pickNut(kit, 0.5)
    const peel = ['lemon', 'orange', 'grapefruit'].includes(flavor)
    const flour = addFlour(kit, 2)
    kit.add(
      `!1 cup butter | softened\n!1/2 cup sugar\n1/4 tsp salt\n~${peel ? `1 each ${flavor} | zest finely grated` : flavor === 'rosemary' ? '1 sprig rosemary | leaves finely chopped' : `${flavor === 'espresso-powder' || flavor === 'ginger-ground' ? 2 : 1} tsp ${flavor}`}\n${gingerbread ? '1 tsp cinnamon\n1/4 tsp clove-ground' : ''}\n${nut ? `1/2 cup ${nut} | finely chopped` : ''}\n${shape === 'thumb' ? '1/2 cup jam' : ''}`,
    )
    const stand = kit.resolve(flavor) ?? flavor
    kit.work(12)
    const pieces = count(factor)
    kit.step(
      `Beat {butter,sugar,salt}${peel ? ` with the zest of {${flavor}}` : ''} until (just creamy and smooth|smooth and soft); too much air makes the cookies spread.`,
      `Add {${flour}${peel ? '' : `,${flavor}`},cinnamon,clove-ground,${nut ?? 'x'}} and (mix on low|work with a spoon, then your hands) until the crumbs come together in a soft dough.`,
      shape === 'slice'
        ? 'Shape into a log 2 inches thick, wrap and chill until firm enough to slice, 30 minutes.'
        : shape === 'cut'
          ? 'Pat into a flat disk, wrap and chill until firm, 30 minutes.'
          : shape === 'thumb'
            ? 'Chill the dough in its bowl until it can be rolled between your palms, 20 minutes.'
            : 'Press the dough into (a 9-inch round tin|a pie dish), smooth the top and prick it all over with a fork. Chill until firm, 20 minutes.',
      `Heat the oven to ${degrees(shape === 'wedge' ? 325 : 350)}.${shape === 'wedge' ? '' : ' Line a baking sheet with parchment.'}`,
      shape === 'slice'
        ? `Slice the log into ${pieces} rounds and set them 1 inch apart.`
        : shape === 'cut'
          ? `Roll out 1/4 inch thick on a lightly floured counter and cut into about ${pieces} shapes, gathering the scraps once.`
          : shape === 'thumb'
            ? `Roll into ${pieces} balls, press your thumb into each and fill the dents with {jam}.`
            : '',
      shape === 'wedge'
        ? 'Bake for 35 minutes, until evenly pale gold. Cut into wedges while still hot, then leave in the tin until cold.'
        : `Bake for ${kit.pick([13, 14])} minutes, until (the edges turn pale gold|barely colored at the rim); they are done before they look done. Cool on the tray, where it turns crisp.`,
    )
    nameSweet(kit, {
      noun: gingerbread
        ? 'gingerbread cookies'
        : shape === 'cut'
          ? kit.pick(['cut-out cookies', 'butter cookies'])
          : shape === 'thumb'
            ? 'thumbprint cookies'
            : kit.pick(['shortbread', 'shortbread cookies']),
      main: gingerbread ? [...(nut ? [nut] : [])] : [flavor, ...(nut ? [nut] : [])],
      partners: shape === 'thumb' ? ['jam'] : [],
      methods: [
        shape === 'slice' ? 'slice-and-bake' : 'crisp',
        'tender',
        'melting',
        'tea-time',
        'crumbly',
        'golden',
        'fine',
      ],
      never: ownWordsOnly,
    })
    kit.describe(
      `(Crisp, sandy and rich|Short and melting), with {-${stand}}${nut ? ` and {-${nut}}` : ''} in a dough of little more than flour, butter and sugar. They keep for two weeks in a closed tin.`.replace(
        'flour, butter and sugar',
        `{-${flour},butter,sugar}`,
      ),
    )
  },
}
