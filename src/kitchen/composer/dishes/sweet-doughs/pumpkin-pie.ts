import type { Dish } from '../../dish.ts'
import { addFlour, degrees, pickNut } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'

export const pumpkinPie: Dish = {
  id: 'pumpkin-pie',
  names: ['pumpkin pie', 'pumpkin tart', 'sweet potato pie'],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 8,
  minutes: [100, 130],
  oven: true,
  onlyNamed: true,
  takes: ['fruit', 'spice', 'dairy', 'nut'],
  write(kit) {
    kit.require(!kit.diet('low-carb') && kit.ok('pumpkin-puree'), 'pumpkin')
    kit.batch(0.5, 1, 2)
    const egg = kit.ok('egg')
    const cream = kit.resolve(kit.pick(['heavy-cream', 'coconut-milk', 'half-and-half']))
    const sweet = kit.pick(['brown-sugar', 'maple-syrup', 'sugar'])
    const spice = kit.pick(['one', 'many'])
    const nut = pickNut(kit, kit.lean > 0 ? 0 : 0.8)
    const lift =
      kit.lean > 0
        ? ''
        : kit.pick([
            '1 each orange | zest finely grated',
            '1 inch ginger | peeled and finely grated',
            '1 tsp espresso-powder',
            '1/2 tsp cardamom',
            '1/4 tsp nutmeg',
            '1/4 tsp black-pepper',
          ])
    const liftId = lift.split('|')[0]?.trim().split(' ').at(-1) ?? ''
    const crust =
      kit.lean > 0
        ? ''
        : kit.pick(['cornmeal', 'almond-flour', 'sesame-seed', ''].filter((id) => id === '' || kit.ok(id)))
    const flour = addFlour(kit, 1.25)
    if (!cream) kit.fail('no cream')
    kit.add(
      `3/4 tsp salt\n!1/2 cup butter | cold, cut into cubes\n!1 3/4 cup pumpkin-puree\n!${sweet === 'maple-syrup' ? '2/3' : '3/4'} cup ${sweet}\n${egg ? '3 each egg' : '!1/4 cup cornstarch'}\n!1 cup ${cream}\n${spice === 'one' ? '2 tsp pumpkin-pie-spice' : '2 tsp cinnamon\n1 tsp ginger-ground\n1/4 tsp clove-ground'}\n${lift}\n${crust ? `2 tbsp ${crust}` : ''}\n${kit.chance(0.5) ? '~1 tsp vanilla-extract' : ''}\n${nut ? `1/3 cup ${nut}` : ''}`,
    )
    kit.work(20)
    kit.step(
      `(Rub|Work) {butter} into {${flour},${crust || 'x'}} with half of {salt} until the largest bits are pea-sized. Sprinkle in about 1/4 cup of ice water, a spoonful at a time, until the dough holds together. Press into a disk, wrap and chill until firm, 30 minutes.`,
      `Heat the oven to ${degrees(400)}. Roll the dough to a 12-inch round, ease it into a 9-inch pie dish and (crimp the edge|press the edge down with a fork|flute the edge between finger and thumb). Line with parchment, fill with dried rice or pie weights and bake for 20 minutes.`.replace(
        'dried rice or pie weights',
        'pie weights',
      ),
      `Whisk {pumpkin-puree} with {${sweet},egg,cornstarch,pumpkin-pie-spice,cinnamon,ginger-ground,clove-ground,vanilla-extract,${liftId === 'orange' ? 'x' : liftId || 'x'}}${liftId === 'orange' ? ', the zest of {orange}' : ''} and the rest of {salt} until smooth, then whisk in {${cream}}.`,
      `Lift out the weights, pour the filling into the hot crust and turn the oven down to ${degrees(350)}. Bake for ${egg ? 45 : 50} minutes, until (the rim is puffed and set and the middle still trembles|only the very middle still wobbles when you nudge the dish)${egg ? ', 175°F (79°C) inside' : ''}.`,
      `(Cool fully before cutting: it sets as it cools, and a pie cut warm runs|Let it cool on a rack all the way; warm, it would not hold its shape)[. Scatter {${nut ?? 'none'}} over the slices].`,
    )
    nameSweet(kit, {
      noun: 'pumpkin pie',
      main: [...(sweet === 'maple-syrup' ? ['maple-syrup'] : []), ...(nut ? [nut] : [])],
      partners: [
        cream ?? '',
        'pumpkin-pie-spice',
        'cinnamon',
        'ginger-ground',
        liftId === 'black-pepper' ? '' : liftId,
      ],
      methods: ['smooth', 'warm-spiced', 'classic', 'flaky-crusted', 'holiday', 'homemade', 'velvety'],
    })
    kit.describe(
      '(Smooth, softly spiced pumpkin|A custard of pumpkin and warm spice) in a crust baked crisp first, so that it stays that way. (Best on the day after baking, straight from the cold|Make it a day ahead and it cuts like a dream).'.replace(
        'custard',
        'filling',
      ),
    )
  },
}
