import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { chooseMain, cookingOf, panText, pieceCut, whole } from '../protein.ts'
import { tenderFast } from './wok.ts'

export const friedRice: Dish = {
  id: 'fried-rice',
  names: [
    'fried rice',
    'egg fried rice',
    'nasi goreng',
    'yang chow',
    'chicken fried rice',
    'kimchi fried rice',
    'takeout rice',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 30],
  takes: [
    'grain',
    'vegetable',
    'egg',
    'shellfish',
    'cooked-meat',
    'bacon',
    'poultry',
    'tofu',
    'pickle',
    'mushroom',
    'fruit',
    'pork-cut',
    'ground',
  ],
  cuisines: ['chinese', 'thai', 'korean', 'japanese'],
  moods: ['quick', 'takeout', 'budget', 'weeknight', 'comfort'],
  loves: ['cooked-rice', 'pea-frozen', 'soy-sauce'],
  write(kit) {
    const main = chooseMain(kit, {
      roles: ['poultry', 'shellfish', 'cooked-meat', 'bacon', 'tofu', 'pork-cut', 'ground', 'red-meat'],
      from: ['shrimp', 'ham', 'chicken-thigh', 'bacon', 'tofu-firm', 'chicken-cooked'],
      onlyWanted: kit.lean > 1,
      not: whole,
    })
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: [
          'carrot',
          'pea-frozen',
          'corn-frozen',
          'red-bell-pepper',
          'edamame',
          'broccoli',
          'cabbage',
          'green-bean',
          'shiitake',
          'bean-sprout',
          'snow-pea',
        ],
        not: ['onion'],
        count: 2,
        max: 4,
        where: (item) => item.speed !== 'raw' && tenderFast(item),
      }),
    )
    const kimchi = kit.choose({
      roles: ['pickle'],
      from: [kit.ok('kimchi') ? 'kimchi' : 'vegan-kimchi'],
      onlyWanted: !(kit.profile?.id === 'korean'),
    })
    kit.bind('pickle', kimchi)
    const fruit = kit.choose({ roles: ['fruit'], from: ['pineapple'], onlyWanted: true })
    kit.bind('fruit', fruit)
    const season =
      kit.profile?.id === 'korean'
        ? 'gochujang'
        : kit.profile?.id === 'thai'
          ? 'fish-sauce'
          : kit.pick(['oyster-sauce', 'hoisin-sauce', 'sesame-oil'])
    const egg = kit.ok('egg')
    kit.add(`4 cup cooked-rice
      3 tbsp vegetable-oil
      ${egg ? '3 each egg' : ''}
      $main x0.6${main ? pieceCut(main) || (cookingOf(main) === 'chicken' ? ' | cut into 1/2-inch pieces' : '') : ''}
      $veg x0.6
      ~3 clove garlic
      ~1 inch ginger
      $pickle
      $fruit x0.5
      3 tbsp soy-sauce
      1 tbsp ${season}
      ~1 tsp ${kit.pick(['rice-vinegar', 'sriracha'])}
      4 each scallion
      ~~1 tbsp sesame-seed`)
    const stand = kit.resolve('cooked-rice')
    kit.step(
      stand === 'cooked-rice'
        ? '(Break up the clumps of {cooked-rice} with wet hands|Rub {cooked-rice} between wet fingers until the grains come apart); (cold, dry grains fry instead of steaming|day-old, dry grains fry best).'
        : '',
      egg
        ? 'Heat a third of {vegetable-oil} in a (wok|large skillet) over high heat. Beat {egg} with a fork, pour in and stir until just set in soft curds, 1 minute. Scrape out onto a plate.'
        : '',
      main
        ? `${egg ? 'Add another third of' : 'Heat half of'} ${egg ? '{vegetable-oil} to the pan.' : '{vegetable-oil} in a wok over high heat.'} ${panText(kit)} ${egg ? 'Add {main} to the plate' : 'Set {main} aside'}.`
        : '',
      'Add the rest of {vegetable-oil} and {veg:hard} and toss until tender at the edges, 3 minutes.',
      `${`Add ${kit.bound('veg').some((id) => pantryItem(id)?.speed === 'hard') ? '' : 'the rest of {vegetable-oil} and '}{veg:firm`},veg:soft,pickle} and toss over high heat until hot and lightly browned, 3 minutes.`,
      'Stir in {garlic,ginger} and cook until fragrant, 30 seconds.',
      'Add {cooked-rice} and press it against the hot pan, then toss, then press again, until (it is steaming hot, with some grains crisp|steaming hot and here and there crisp), 4 minutes.',
      `Pour {soy-sauce,${season},rice-vinegar,sriracha} around the edge, where it sizzles, and toss well. ${egg ? `Fold in {egg${main ? ',main' : ''},fruit,scallion}` : `Fold in {${main ? 'main,' : ''}fruit,scallion}`} and serve (at once|very hot)[, with {sesame-seed} on top].`,
    )
    nameDish(kit, {
      noun:
        said(kit, 'nasi goreng') ?? (kit.uses('cauliflower-rice') ? 'fried cauliflower rice' : 'fried rice'),
      main: main ? [...kimchi, main, ...fruit] : [...kimchi, ...kit.bound('veg')],
      partners: [...kit.bound('veg'), ...(egg ? ['egg'] : [])],
      methods: ['takeout-style', 'wok-tossed'],
      cuisine: true,
      never: ['herby', 'creamy', 'lemony'],
    })
    kit.describe(
      `(Hot, toasty grains|Separate, lightly crisp grains) with {-main,veg}${egg ? ', soft curds of egg' : ''} and a savory soy finish. (A good home for rice from the day before|Faster than any delivery).`,
    )
  },
}
