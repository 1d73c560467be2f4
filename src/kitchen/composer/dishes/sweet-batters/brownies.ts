import type { Dish } from '../../dish.ts'
import {
  addEggs,
  addFlour,
  askedFor,
  barFor,
  chipsFor,
  degrees,
  pickNut,
  says,
  squareTin,
} from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

export const brownies: Dish = {
  id: 'brownies',
  names: ['brownie', 'fudge brownie', 'blondie', 'chocolate bar', 'brookie', 'bars', 'browny', 'blondy'],
  categories: ['dessert', 'snack'],
  kind: 'sweet',
  serves: 12,
  minutes: [40, 50],
  oven: true,
  takes: [
    'chocolate',
    'nut',
    'nut-butter',
    'dried-fruit',
    'berry',
    'spice',
    'sweetener',
    'baking',
    'drink',
    'fresh-cheese',
  ],
  moods: ['chocolatey', 'sweet', 'kids', 'comfort', 'party'],
  weight: 1,
  write(kit) {
    const low = kit.diet('low-carb')
    const factor = kit.batch(0.375, 0.5, 1, 2)
    const blond = says(kit, /blond/) || (!kit.ok('cocoa-powder') && barFor(kit) === null)
    const bar = blond || low ? null : barFor(kit)
    const cocoa = !blond && kit.ok('cocoa-powder')
    kit.require(blond || cocoa || bar, 'no chocolate')
    const dark = bar && !kit.wants('cocoa-powder') && (kit.wants(bar) || kit.chance(0.5))
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.5)
    const butter =
      askedFor(kit, ['nut-butter'], [])[0] ??
      (kit.lean === 0 && kit.chance(0.2) ? kit.resolve('peanut-butter') : null)
    const berry =
      askedFor(kit, ['berry', 'dried-fruit'], [])[0] ??
      (kit.lean === 0 && !butter && kit.chance(0.35)
        ? kit.pick(
            ['raspberry', 'cranberry-dried', 'blackberry', 'strawberry']
              .filter((id) => kit.ok(id))
              .concat(''),
          ) || null
        : null)
    const accent =
      kit.lean > 0
        ? ''
        : kit.pick(['espresso-powder', 'cinnamon', 'vanilla-extract', 'cardamom', 'cayenne', 'ginger-ground'])
    const chip =
      kit.lean === 0 &&
      !low &&
      (blond || kit.wants('chocolate-chip', 'vegan-chocolate-chip') || kit.chance(0.35))
        ? chipsFor(kit)
        : null
    const sugar = low ? 'erythritol' : blond ? 'brown-sugar' : kit.pick(['sugar', 'brown-sugar'])
    if (low) kit.add('!1 cup almond-flour')
    const flour = low ? 'almond-flour' : addFlour(kit, blond ? 1.25 : dark ? 0.75 : 0.67)
    kit.add(
      `!${blond ? '1/2' : '2/3'} cup butter\n${dark ? `!6 oz ${bar}` : blond ? '' : '!3/4 cup cocoa-powder'}\n!${blond ? 1 : 1.25} cup ${sugar}`,
    )
    const eggs = addEggs(kit, 2)
    kit.add(
      `1/2 tsp salt\n${blond ? '1/2 tsp baking-powder' : ''}\n${accent ? `~${accent === 'cayenne' ? '1/8' : accent === 'cardamom' ? '1/2' : '1'} tsp ${accent}` : ''}\n${chip ? `1/2 cup ${chip}` : ''}\n${nut ? `1/2 cup ${nut}` : ''}\n${butter ? `1/3 cup ${butter}` : ''}\n${berry ? `1/2 cup ${berry}` : ''}`,
    )
    kit.bind(
      'ins',
      [chip, nut, berry].flatMap((id) => (id ? [id] : [])),
    )
    kit.work(5)
    kit.step(
      `Heat the oven to ${degrees(350)} and line ${squareTin(factor)} with parchment, leaving two flaps to lift by.`,
      eggs.soak,
      `Melt {butter}${dark ? ` with {${bar}}` : ''} in a saucepan over low heat, stirring, until (smooth|liquid and smooth), 4 minutes. Take it off the heat and (beat|whisk) in {${sugar}${dark || blond ? '' : ',cocoa-powder'},salt${accent ? `,${accent}` : ''}}.`,
      `Beat in {${eggs.refs}} (hard, for as long as your arm lasts|until the mixture turns thick and shiny): ${blond ? 'it gives the crackled top' : 'it gives brownies their papery crust'}.`.replace(
        'it gives brownies their papery crust',
        'that makes the thin, papery crust',
      ),
      `Fold in {${flour}${blond ? ',baking-powder' : ''}} until (no streaks are left|just smooth)[, then {ins}].`,
      `Spread in the tin[ and swirl {${butter ?? 'none'}} through the top with a knife].`,
      `Bake for ${blond ? 25 : dark ? 24 : 22} minutes, until (the rim is set and a skewer from the middle comes out with sticky crumbs|the top is dry and the center still gives a little). (A clean skewer means they are overdone|They set further in the tin).`,
      'Cool in the tin, then lift out by the flaps and cut with a hot, wiped knife.'.replace(
        'hot, wiped',
        'long, wiped',
      ),
    )
    nameSweet(kit, {
      noun: blond ? 'blondies' : 'brownies',
      main:
        [dark ? (bar ?? '') : '', butter ?? '', berry ?? '', nut ?? '', chip ?? ''].filter(Boolean).length >
          0 &&
        (butter || berry || nut || chip || dark)
          ? [dark ? (bar ?? '') : '', butter ?? '', berry ?? '', nut ?? '', chip ?? ''].filter(Boolean)
          : [accent || 'cocoa-powder'],
      partners: [nut ?? '', chip ?? '', berry ?? '', accent === 'cayenne' ? '' : accent].filter(Boolean),
      withs: [sugar === 'brown-sugar' ? sugar : ''],
      methods: [
        'fudgy',
        'one-pan',
        'crackle-top',
        'dense',
        blond ? 'butterscotch' : 'dark',
        'chewy',
        'gooey',
      ],
    })
    kit.describe(
      `(Dense and fudgy|Thin-crusted and soft within)${blond ? ', with a caramel sweetness' : ', dark with chocolate'}[ and full of {-ins}]. (One saucepan and one spoon|All mixed in the pan the butter melts in), and better still the next day.`.replace(
        'the butter melts in',
        'you started with',
      ),
    )
  },
}
