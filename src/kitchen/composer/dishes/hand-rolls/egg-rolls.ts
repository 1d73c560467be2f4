import type { Dish } from '../../dish.ts'
import { callIt, inHaste, withoutFire } from '../bowl-parts.ts'
import { chooseMain, cookingOf } from '../protein.ts'

export const eggRolls: Dish = {
  id: 'egg-rolls',
  names: [
    ...[
      'egg roll',
      'egg rolls',
      'eggroll',
      'eggrolls',
      'fried spring rolls',
      'lumpia',
      'crispy spring rolls',
    ],
    ...[
      'chinese egg rolls',
      'pork egg rolls',
      'chicken egg rolls',
      'shrimp egg rolls',
      'vegetable egg rolls',
    ],
  ],
  categories: ['snack', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [50, 60],
  onlyNamed: true,
  cuisines: ['chinese'],
  takes: ['ground', 'shellfish', 'tofu', 'mushroom', 'vegetable', 'sauce'],
  moods: ['crispy', 'party', 'takeout'],
  write(kit) {
    kit.require(!withoutFire(kit), 'they are fried')
    const wrapper = kit.ok('wonton-wrapper') ? 'wonton-wrapper' : 'rice-paper'
    kit.require(kit.ok(wrapper), 'no wrappers')
    const meatless = /veg(?:etable|gie)?s? egg ?rolls?/i.test(kit.craving.text)
    const main = chooseMain(kit, {
      roles: ['ground', 'shellfish', 'tofu', 'mushroom'],
      from:
        meatless || !kit.ok('pork-ground')
          ? !meatless && kit.ok('chicken-ground')
            ? ['chicken-ground']
            : ['shiitake', 'mushroom', 'tofu-firm']
          : ['pork-ground'],
      not: ['tofu-silken', 'tempeh', 'seitan', 'mussel', 'clam', 'squid', 'portobello', 'scallop'],
    })
    if (!main) return kit.fail('no filling')
    const kind = main === 'tofu-firm' || cookingOf(main) !== 'tofu' ? cookingOf(main) : 'tofu'
    const soy = kit.resolve('soy-sauce')
    if (!soy) return kit.fail('nothing to season with')
    const paper = wrapper === 'rice-paper'
    const fungus = main === 'shiitake' || main === 'mushroom'
    const added =
      kit.lean > 0 || inHaste(kit)
        ? []
        : [
            kit.pick(
              ['bean-sprout', 'water-chestnut', 'shiitake', 'celery'].filter(
                (id) => kit.ok(id) && id !== main,
              ),
            ),
          ]
    kit.bind('added', added)
    kit.add(`!${fungus ? `8 oz ${main} | finely chopped` : kind === 'tofu' ? '10 oz tofu-firm | pressed dry and crumbled' : kind === 'shrimp' ? '10 oz shrimp | peeled, deveined and finely chopped' : `10 oz ${main}`}
      1 tbsp vegetable-oil
      !10 oz cabbage | finely shredded
      1 each carrot | coarsely grated
      $added x0.35 | finely chopped
      3 each scallion
      ${kit.ok('garlic') ? '3 clove garlic' : ''}
      1 inch ginger
      2 tbsp ${soy}
      1 tsp sesame-oil
      2 tsp cornstarch
      1/4 tsp white-pepper
      ${paper ? '12 each rice-paper' : '12 each wonton-wrapper | the large square kind for egg rolls'}
      3 cup vegetable-oil | for frying`)
    const dip = kit.pick(
      ['hoisin-sauce', 'sriracha', 'dijon-mustard'].filter(
        (id) => kit.ok(id) && !(id === 'sriracha' && kit.mood('mild')),
      ),
    )
    kit.addApart(`2 tbsp rice-vinegar\n1 tbsp honey\n1 tbsp ${dip}`, 'dip', [])
    const done =
      kind === 'ground-poultry'
        ? 'break it up and fry until 165°F (74°C), with no pink left, 6 minutes'
        : kind.startsWith('ground')
          ? 'break it up and fry until 160°F (71°C), with no pink left, 6 minutes'
          : kind === 'shrimp'
            ? 'toss until pink and opaque throughout, 3 minutes'
            : 'fry until dry and browned, 6 minutes'
    kit.work(15)
    kit.step(
      `Heat a spoonful of {vegetable-oil} in a wok over high heat, add {main}${kind.startsWith('ground') ? ', ' : ' and '}${done}.`,
      `Add {garlic,ginger} for 30 seconds, then {cabbage,carrot,added,scallion} and toss until wilted and no liquid is left in the pan, 4 minutes.`,
      `Season with {${soy},sesame-oil,white-pepper}, spread on a plate and leave until cool, 10 minutes: a hot, wet filling tears the wrapper.`,
      paper
        ? 'Dip one sheet of {rice-paper} at a time in warm water until it just bends. Set a twelfth of the filling near the edge, fold in the sides and roll up tightly. Dust with {-cornstarch} and leave on a rack for 5 minutes to dry.'
        : 'Stir {-cornstarch} with 2 tablespoons of cold water. Set {wonton-wrapper} in front of you with a corner toward you, lay a twelfth of the filling across each, fold the corner over, tuck in the sides, roll up tightly and seal with the paste.',
      `Heat {vegetable-oil}, 1 inch deep, in a deep pot to 350°F (175°C). Fry four rolls at a time, ${paper ? 'well apart because they stick, ' : ''}turning, until blistered and deep golden, 4 minutes. Drain upright on a rack.`,
      `Stir {rice-vinegar,honey,${dip}} together and serve as a dip beside the hot rolls.`,
    )
    callIt(kit, {
      noun: 'egg rolls',
      true: ['crisp', 'golden', 'blistered'],
      before: [main],
      after: ['cabbage', 'carrot', ...added],
    })
    kit.describe(
      `A blistered, crackling shell around {-main,cabbage,ginger}, with a sweet-sharp dip. (Cool the filling before you roll and none of them bursts|They freeze well before frying, and fry from frozen two minutes longer).`,
    )
  },
}
