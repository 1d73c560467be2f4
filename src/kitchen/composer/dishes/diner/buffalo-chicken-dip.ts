import type { Dish } from '../../dish.ts'
import { callIt, dipperLines, dippersFor, inHaste, withoutFire, withoutOven } from '../bowl-parts.ts'
import { chooseMain, cookingOf } from '../protein.ts'

export const buffaloChickenDip: Dish = {
  id: 'buffalo-chicken-dip',
  names: ['buffalo chicken dip', 'buffalo dip', 'buffalo wing dip', 'hot wing dip', 'chicken wing dip'],
  categories: ['snack'],
  kind: 'savoury',
  serves: 8,
  minutes: [25, 40],
  onlyNamed: true,
  cuisines: ['american'],
  takes: ['cooked-meat', 'bean', 'melting-cheese', 'fresh-cheese', 'crumbling-cheese', 'vegetable', 'bread'],
  moods: ['party', 'game day', 'spicy', 'cheesy'],
  write(kit) {
    kit.require(!withoutFire(kit), 'it is a hot dip')
    const stove = withoutOven(kit) || inHaste(kit, 30)
    const main = chooseMain(kit, {
      roles: ['cooked-meat', 'bean', 'vegetable'],
      from: kit.ok('chicken-cooked') ? ['chicken-cooked'] : ['chickpea-canned', 'white-bean-canned'],
      where: ({ id }) =>
        /^(?:chicken-cooked|turkey-cooked|chickpea-canned|white-bean-canned|cauliflower)$/.test(id),
    })
    const soft = ['cream-cheese', 'vegan-cream-cheese'].find(kit.ok)
    const melting = ['cheddar', 'monterey-jack', 'vegan-cheese'].find(kit.ok)
    const cool = ['sour-cream', 'greek-yogurt', 'vegan-mayonnaise', 'soy-yogurt'].find(kit.ok)
    if (!main || !soft || !melting || !cool) return kit.fail('no chicken or no cheese')
    const meat = cookingOf(main) === 'cooked-meat'
    const bean = main.endsWith('-canned')
    const blue = kit.ok('blue-cheese') && (kit.wants('blue-cheese') || (kit.lean === 0 && kit.chance(0.5)))
    const dippers = dippersFor(kit, ['tortilla-chip', 'baguette', 'pita'])
    kit.add(`8 oz ${soft} | softened
      1/2 cup ${cool}
      !${kit.mood('mild') ? '2 tbsp' : '1/2 cup'} hot-sauce | the mild cayenne kind for wings
      ${kit.ok('butter') ? '2 tbsp butter' : ''}
      ~1/2 tsp garlic-powder
      ${kit.wants('onion-powder') ? '1/2 tsp onion-powder' : ''}
      !${bean ? `2 can ${main} | drained, rinsed and roughly crushed` : meat ? `3 cup ${main} | shredded` : `1 1/2 lb ${main} | cut into small florets`}
      1 1/2 cup ${melting} | grated
      ${blue ? '1/3 cup blue-cheese | crumbled' : '~1 tbsp dill'}
      ~2 each scallion
      ${dipperLines(dippers)}`)
    kit.step(
      stove ? '' : 'Heat the oven to 375°F (190°C).',
      main === 'cauliflower'
        ? 'Simmer {main} in salted water until soft, 8 minutes. Drain, leave to steam dry and crush roughly.'
        : '',
      `Stir {${soft},butter} in a saucepan over low heat until (smooth|no lumps are left), 4 minutes. Take the pan off the heat and beat in {hot-sauce,${cool},garlic-powder,onion-powder}.`,
      `Fold in {main} and ${stove ? `{${melting}}` : `two thirds of {${melting}}`}[, with half of {blue-cheese}].`,
      stove
        ? `Return the pan to low heat and stir until the cheese has melted and the dip is (steaming hot all through|hot all through)${meat ? ', 165°F (74°C)' : ''}, 6 minutes. Do not let it boil, or it turns grainy.`
        : `Spread in a shallow baking dish and scatter with the rest of {${melting}}. Bake until bubbling at the edges and ${meat ? '165°F (74°C)' : 'hot'} in the middle, 20 minutes.`,
      `Scatter with {dill,scallion}${blue ? ' and the rest of {blue-cheese}' : ''} and serve hot[ with {dippers}].`.replace(
        'Scatter with {dill,scallion} and',
        kit.uses('dill') || kit.uses('scallion') ? 'Scatter with {dill,scallion} and' : '',
      ),
    )
    callIt(kit, {
      noun:
        meat && main === 'chicken-cooked'
          ? 'buffalo chicken dip'
          : `buffalo ${main === 'cauliflower' ? 'cauliflower' : bean ? (main === 'chickpea-canned' ? 'chickpea' : 'white bean') : 'turkey'} dip`,
      true: [stove ? 'stovetop' : 'baked', 'creamy', ...(stove ? [] : ['bubbling'])],
      after: [melting, 'blue-cheese', 'scallion', 'dill', ...dippers],
    })
    kit.describe(
      `The taste of hot wings by the spoonful: {-main}, hot sauce and molten {-${melting}}. (Bring it out while it bubbles|It can be put together a day ahead and heated when the guests come).`,
    )
  },
}
