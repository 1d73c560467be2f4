import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'

export const reuben: Dish = {
  id: 'reuben',
  names: [
    'reuben',
    'reubens',
    'ruben',
    'reuben sandwich',
    'reuben melt',
    'rachel sandwich',
    'turkey reuben',
    'corned beef sandwich',
    'corned beef on rye',
  ],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [20, 25],
  onlyNamed: true,
  cuisines: ['american'],
  takes: ['cooked-meat', 'tofu', 'mushroom', 'melting-cheese', 'pickle', 'bread', 'sauce'],
  moods: ['comfort', 'quick', 'cheesy'],
  write(kit) {
    const turkey = /rachel|turkey/i.test(kit.craving.text)
    const usual = [turkey ? 'turkey-cooked' : 'corned-beef'].filter(kit.ok)
    const main = chooseMain(kit, {
      roles: ['cooked-meat', 'tofu', 'mushroom'],
      from: usual.length > 0 ? usual : ['tempeh', 'seitan', 'portobello'],
      not: [
        'tofu-firm',
        'tofu-silken',
        'mushroom',
        'cremini',
        'shiitake',
        'prosciutto',
        'salami',
        'pepperoni',
      ],
    })
    const bread = ['rye-bread', 'gluten-free-bread'].find(kit.ok)
    const cheese = ['swiss-cheese', 'gruyere', 'vegan-cheese'].find(kit.ok)
    const sour = kit.choose({
      roles: ['pickle'],
      from: ['sauerkraut'],
      where: (item) => ['sauerkraut', 'kimchi'].includes(item.id),
    })[0]
    const mayo = kit.resolve('mayonnaise')
    if (!main || !bread || !cheese || !sour || !mayo) return kit.fail('no sandwich')
    kit.bind('sour', [sour])
    const cold = cookingOf(main) === 'cooked-meat'
    const fat = kit.resolve('butter') ?? 'olive-oil'
    kit.add(`8 slice ${bread}
      3 tbsp ${fat}
      ${cold ? `12 oz ${main} | thinly sliced` : main === 'portobello' ? '6 each portobello | thinly sliced' : `$main x1.3 | thinly sliced`}
      ${cold ? '' : '1 tbsp vegetable-oil'}
      2 cup ${cheese}
      1 1/2 cup ${sour} | squeezed dry
      1/3 cup ${mayo}
      2 tbsp ketchup
      ~1 each dill-pickle | finely chopped
      ~1 tsp horseradish`)
    const added = twist(
      kit,
      {
        'worcestershire-sauce': '1 tsp worcestershire-sauce',
        'smoked-paprika': '1/2 tsp smoked-paprika',
        'hot-sauce': '1/2 tsp hot-sauce',
        'dijon-mustard': '2 tsp dijon-mustard',
        'fennel-seed': '1/2 tsp fennel-seed',
      },
      2,
    )
    kit.step(
      `Stir {${mayo},ketchup,dill-pickle,horseradish,worcestershire-sauce,hot-sauce,dijon-mustard}${cold ? '[ and {smoked-paprika}]' : ''} together into a pink dressing.`,
      cold
        ? 'Warm {main} in a large skillet over medium heat with a spoonful of water, turning, until steaming, 2 minutes. Lift out and wipe the skillet dry.'
        : 'Heat {vegetable-oil} in a large skillet over medium-high heat and cook {main} with [{smoked-paprika} and ]a pinch of salt until browned at the edges, 6 minutes. Lift out.',
      `Spread {${fat}} over one side of each slice of {${bread}}: these are the outsides. Turn over and spread the other sides with the dressing.`,
      `Layer half of {${cheese}}, {main,sour}[, a little of {fennel-seed}] and the rest of {${cheese}} on ${kit.servings} of the slices, so that the cheese holds on both sides, and close with the others.`,
      'Cook in the skillet over medium-low heat, two at a time, pressing with a spatula, until the bread is deep brown and crisp and the cheese has melted, 4 minutes per side.',
      'Cut in half across and serve hot.',
    )
    nameDish(kit, {
      noun: turkey ? 'Rachel sandwiches' : 'Reuben sandwiches',
      main: main === 'corned-beef' ? [] : [main],
      partners: [sour, cheese, bread, ...added.filter((id) => id !== 'worcestershire-sauce')],
      methods: ['griddled', 'crisp', 'deli-style'],
      never: ['mustard', 'paprika', 'creamy', 'smoky', 'cheesy'],
    })
    kit.describe(
      '{-main}, sharp {-sour} and melted cheese between crackling slices of {-' +
        bread +
        '}. (Low heat is what melts the middle before the outside burns|Squeeze the filling dry and the bread stays crisp).',
    )
  },
}
