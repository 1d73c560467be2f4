import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { twist } from '../twist.ts'
import { spoons } from '../well-known/water.ts'

export const refriedBeans: Dish = {
  id: 'refried-beans',
  names: [
    ...['refried beans', 'refried bean', 'refried pinto beans', 'refried black beans', 'frijoles refritos'],
    ...['frijoles', 'mexican refried beans', 'mashed pinto beans', 'homemade refried beans'],
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [20, 30],
  side: true,
  onlyNamed: true,
  cuisines: ['mexican', 'tex-mex'],
  takes: ['bean', 'bacon', 'crumbling-cheese', 'melting-cheese', 'spice', 'herb', 'vegetable'],
  moods: ['quick', 'budget', 'comfort', 'simple'],
  makes: ['refried-beans'],
  write(kit) {
    const black = /black/i.test(kit.craving.text)
    const bean = (
      black ? ['black-bean-canned', 'pinto-bean-canned'] : ['pinto-bean-canned', 'black-bean-canned']
    ).find(kit.ok)
    if (!bean) return kit.fail('no beans')
    kit.bind('main', [bean])
    const bacon = kit.choose({ roles: ['bacon'], onlyWanted: true })[0]
    const fat = bacon ? null : kit.inTurn(['vegetable-oil', 'olive-oil', 'butter'].filter(kit.ok))
    if (!bacon && !fat) return kit.fail('nothing to fry them in')
    const hot = kit.mood('mild')
      ? ''
      : kit.pick(['jalapeno', 'chipotle-in-adobo', 'chili-powder'].filter(kit.ok))
    kit.add(`${bacon ? `4 slice ${bacon} | cut into small pieces` : `3 tbsp ${fat}`}
      1 each onion | finely chopped
      ${kit.ok('garlic') ? '3 clove garlic' : ''}
      ${hot ? `${{ jalapeno: '1 each jalapeno | seeded and finely chopped', 'chipotle-in-adobo': '1 each chipotle-in-adobo' }[hot as 'jalapeno'] ?? '1 tsp chili-powder'}` : ''}
      1 tsp cumin
      !3 can ${bean}
      1/2 tsp salt
      1 tbsp lime-juice`)
    const added = twist(
      kit,
      {
        'queso-fresco': '2 oz queso-fresco',
        'monterey-jack': '1/2 cup monterey-jack',
        cilantro: '2 tbsp cilantro',
        'oregano-dried': '1/2 tsp oregano-dried',
        'smoked-paprika': '1/2 tsp smoked-paprika',
      },
      1,
    )
    kit.step(
      bacon
        ? `Cook {${bacon}} in a wide, heavy skillet over medium heat until crisp, 6 minutes; leave the fat in.`
        : '',
      `${bacon ? 'Add' : `Heat {${fat}} in a wide, heavy skillet over medium heat and cook`} {onion}${bacon ? ' and cook' : ''} until soft and golden, 8 minutes. Stir in {garlic,jalapeno,chipotle-in-adobo,chili-powder,cumin,oregano-dried,smoked-paprika} until fragrant, 1 minute.`,
      `Add {main} with ${spoons((8 * kit.servings) / 4)} of water and {salt}, and simmer until it has thickened, 5 minutes.`,
      'Mash in the skillet, coarse or smooth as you like, and keep frying, scraping up the crust that forms, until a spoon leaves a trail that closes slowly, 5 minutes. They thicken as they cool: loosen them with water.',
      'Stir in {lime-juice}, taste for salt and serve hot[, scattered with {queso-fresco,monterey-jack,cilantro}].',
    )
    callIt(kit, {
      noun: black || bean === 'black-bean-canned' ? 'refried black beans' : 'refried beans',
      true: ['creamy', 'skillet', 'savory'],
      before: added.filter((id) => id === 'queso-fresco'),
      after: [
        'lime-juice',
        hot === 'chili-powder' ? '' : hot,
        ...added.filter((id) => !/oregano|paprika/.test(id)),
      ].filter(Boolean),
    })
    kit.describe(
      'Soft, savory {-main}, mashed in the pan with {-onion,garlic,cumin} until they just hold together. (For tacos, burritos or a spoon|They keep for four days, and freeze well).',
    )
  },
}
