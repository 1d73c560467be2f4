import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { broth } from '../well-known/water.ts'

/** Stock thickened a little, so that the egg sets in ribbons and does not sink. */
export const eggDropSoup: Dish = {
  id: 'egg-drop-soup',
  names: ['egg drop soup', 'egg flower soup', 'egg ribbon soup'],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [15, 25],
  onlyNamed: true,
  cuisines: ['chinese'],
  takes: ['egg', 'mushroom', 'vegetable', 'tofu', 'liquid'],
  moods: ['quick', 'light', 'sick', 'takeout', 'budget', 'simple'],
  write(kit) {
    if (!kit.ok('egg')) return kit.fail('no eggs')
    const stock = broth(kit, 'chicken-stock', 6)
    const veg = kit.choose({
      roles: ['vegetable', 'mushroom'],
      from: ['corn-frozen', 'shiitake', 'spinach', 'pea-frozen', 'bok-choy'],
      not: ['onion'],
      count: kit.lean > 0 ? 0 : 1,
      max: 2,
      where: (item) => item.speed !== 'hard' && item.speed !== 'raw',
    })
    kit.bind('veg', veg)
    kit.add(`${stock.line}
      2 tsp soy-sauce
      1 inch ginger
      1/2 tsp salt
      1/4 tsp white-pepper
      2 tbsp cornstarch
      $veg x0.5
      !4 each egg | beaten
      1 tsp sesame-oil
      3 each scallion`)
    kit.step(
      `Bring ${stock.ref} to a simmer with {soy-sauce,ginger,salt,white-pepper} and the white parts of {scallion}, 5 minutes.`,
      'Add {veg:firm,veg:soft} and simmer until tender, 4 minutes.',
      'Stir {cornstarch} into 3 tablespoons of cold water, pour it in and simmer, stirring, until the soup turns clear and slightly thick, 2 minutes.',
      'Stir the soup into a slow whirl, and pour in {egg} in a thin thread. Wait for half a minute, then stir once: the ribbons must be set through.',
      'Add {veg:leaf,sesame-oil} and the green of {scallion} and serve at once.',
    )
    callIt(kit, {
      noun: 'egg drop soup',
      true: ['silky', 'quick', 'gingery'],
      after: [...veg, 'scallion', 'sesame-oil'],
    })
    kit.describe(
      'Silky ribbons of egg in a clear, gingery broth. (From the cupboard to the bowl in twenty minutes|Kind to whoever has a cold).',
    )
  },
}
