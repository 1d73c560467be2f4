import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, simmerText, whole } from '../protein.ts'
import { twist } from '../twist.ts'

export const misoSoup: Dish = {
  id: 'miso-soup',
  names: ['miso soup', 'japanese soup'],
  categories: ['lunch', 'dinner', 'breakfast'],
  kind: 'savoury',
  serves: 4,
  minutes: [15, 20],
  onlyNamed: true,
  takes: ['tofu', 'vegetable', 'mushroom', 'noodle', 'fish', 'egg', 'spice'],
  cuisines: ['japanese'],
  write(kit) {
    kit.require(kit.ok('miso'), 'no miso')
    const main = chooseMain(kit, {
      roles: ['tofu', 'fish', 'shellfish', 'poultry'],
      from: ['tofu-silken', 'tofu-firm'],
      not: whole.filter((id) => id !== 'tofu-silken'),
    })
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['shiitake', 'spinach', 'bok-choy', 'carrot', 'snow-pea', 'daikon', 'napa-cabbage'],
        count: 2,
        max: 3,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const noodle = kit.choose({ roles: ['noodle'], onlyWanted: true })
    kit.bind('noodle', noodle)
    const stock = kit.resolve('vegetable-stock')
    kit.add(`${stock ? '5 cup vegetable-stock' : ''}
      1 inch ginger | sliced into coins
      $noodle x0.7
      $veg x0.6
      ${main ? (main.startsWith('tofu') ? `8 oz ${main} | cut into 1/2-inch cubes` : '$main x0.6') : ''}
      1/4 cup miso
      3 each scallion`)
    const added = twist(kit, {
      nori: '1 sheet nori',
      'soy-sauce': '1 tbsp soy-sauce',
      'sesame-oil': '1 tsp sesame-oil',
      'sesame-seed': '2 tsp sesame-seed',
      'rice-vinegar': '1 tsp rice-vinegar',
      sriracha: '1 tsp sriracha',
    })
    kit.step(
      `Bring ${stock ? '{vegetable-stock}' : '5 cups of water'} to a simmer[ with {ginger}] and let it draw for 5 minutes.`,
      '[Cook {noodle} in the broth until tender, 5 minutes.]',
      'Add {veg:hard,veg:firm} and simmer until just tender, 4 minutes.',
      main
        ? main.startsWith('tofu')
          ? `Slip in {main,veg:soft,veg:leaf} and heat through, 2 minutes.`
          : simmerText(kit)
        : 'Add {veg:soft,veg:leaf} and cook for 1 minute.',
      main && !main.startsWith('tofu') ? 'Add {veg:soft,veg:leaf} and cook for 1 minute.' : '',
      'Take the pot off the heat. Loosen {miso} with a ladleful of the broth until smooth and stir it back in[ with {soy-sauce,sesame-oil,rice-vinegar,sriracha}]. (Do not boil it now: that dulls the flavor|From here on it must not boil).',
      'Ladle into bowls and finish with {scallion,nori,sesame-seed}.',
    )
    nameDish(kit, {
      noun: 'miso soup',
      main: main ? [main, ...kit.bound('veg')] : kit.bound('veg'),
      partners: [...kit.bound('veg'), ...added.filter((id) => id === 'nori' || id === 'wakame')],
      methods: ['warming', 'light', 'cloudy', 'quick', 'savory'],
      never: ['sesame', 'gingery', 'herby', 'garlicky', 'miso', 'spicy'],
    })
    kit.describe(
      '(Light, cloudy and deeply savory|A soothing, salty broth) with {-main,veg} and {-scallion}. (Ready in a quarter of an hour|Good before a meal, or as a small one).',
    )
  },
}
