import type { Dish } from '../../dish.ts'
import { pickNut, wantsChocolate } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { fruits, rawLine, sweetener } from './fruit.ts'

export const chiaPudding: Dish = {
  id: 'chia-pudding',
  names: ['chia pudding', 'chia seed pudding', 'chia pot', 'overnight chia', 'chia'],
  categories: ['breakfast', 'dessert', 'snack'],
  kind: 'sweet',
  serves: 4,
  minutes: [10, 15],
  takes: [
    'fruit',
    'berry',
    'seed',
    'liquid',
    'dairy',
    'chocolate',
    'nut',
    'sweetener',
    'citrus',
    'spice',
    'nut-butter',
  ],
  moods: ['healthy', 'light', 'simple', 'sweet'],
  weight: 0.7,
  write(kit) {
    kit.require(kit.ok('chia-seed'), 'no chia')
    const fruit = fruits(kit, kit.lean > 0 ? 1 : kit.pick([1, 2]))
    const milk =
      ['coconut-milk', 'almond-milk', 'oat-milk', 'soy-milk', 'milk'].find(
        (id) => kit.wants(id) && kit.ok(id),
      ) ??
      kit.resolve(
        kit.diet('low-carb') ? 'almond-milk' : kit.pick(['almond-milk', 'oat-milk', 'milk', 'soy-milk']),
      )
    if (!milk) return kit.fail('no milk')
    const cocoa = wantsChocolate(kit) || (kit.lean === 0 && kit.chance(0.2) && kit.ok('cocoa-powder'))
    const cream =
      kit.lean === 0 && kit.chance(0.5)
        ? kit.resolve(kit.pick(['greek-yogurt', 'yogurt', 'coconut-yogurt']))
        : null
    const spice = kit.lean > 0 ? '' : kit.pick(['vanilla-extract', 'cinnamon', 'cardamom', 'ginger-ground'])
    const sweet = sweetener(kit)
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.5)
    kit.bind('fruit', fruit)
    kit.add(
      `!1/2 cup chia-seed\n!${cream ? 2.5 : 3} cup ${milk}\n${cream ? `1/2 cup ${cream}` : ''}\n~2 tbsp ${sweet}\n${cocoa ? '3 tbsp cocoa-powder' : ''}\n${spice ? `~${spice === 'cardamom' ? '1/4' : '1'} tsp ${spice}` : ''}\n~1 pinch salt\n${fruit.map((id) => rawLine(id)).join('\n')}\n${nut ? `1/4 cup ${nut}` : ''}`,
    )
    kit.step(
      `Whisk {${milk}} with {${cream ?? 'x'},${sweet},cocoa-powder,${spice || 'y'},salt} in a (bowl|large jar) until no (streaks|lumps) are left.`,
      'Rain in {chia-seed}, whisking all the while. Let it stand for a few minutes, then whisk again hard: the second whisking breaks up the clumps that would otherwise stay.',
      'Cover and chill overnight, or until it is thick enough to hold a spoon upright; stir once more in between if you pass the fridge.',
      `Stir, loosen with a splash of water if it is too thick, and (spoon into glasses|divide among bowls). Top with {fruit}[ and {${nut ?? 'none'}}].`,
    )
    nameSweet(kit, {
      noun: 'chia pudding',
      main: [...(cocoa ? ['cocoa-powder'] : []), ...fruit],
      partners: [...(spice ? [spice] : []), ...(nut ? [nut] : [])],
      withs: [sweet, cream ?? ''],
      methods: ['overnight', 'creamy', 'cold', 'make-ahead', 'thick', 'fridge', 'layered'],
    })
    kit.describe(
      `(Thick and spoonable|Soft and cool), with {-fruit} on top${cocoa ? ' and cocoa all through' : ''}. (Stirred together in five minutes in the evening, ready in the morning|It keeps four days in the fridge, so make it once for the week).`,
    )
  },
}
