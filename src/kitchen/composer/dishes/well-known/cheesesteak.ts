import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'

export const cheesesteak: Dish = {
  id: 'cheesesteak',
  names: [
    'cheesesteak',
    'cheese steak',
    'philly cheesesteak',
    'philly cheese steak',
    'philly',
    'philly cheesesteak sandwich',
    'steak and cheese sandwich',
    'chicken cheesesteak',
    'chicken philly',
    'philly steak sandwich',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 35],
  onlyNamed: true,
  cuisines: ['american'],
  takes: ['red-meat', 'poultry', 'mushroom', 'tofu', 'vegetable', 'melting-cheese', 'bread', 'sauce'],
  moods: ['comfort', 'quick', 'kids', 'cheesy', 'takeout'],
  write(kit) {
    const chicken = /chicken/i.test(kit.craving.text)
    const usual = (chicken ? ['chicken-thigh'] : ['beef-ribeye']).filter(kit.ok)
    const main = chooseMain(kit, {
      roles: ['red-meat', 'poultry', 'tofu', 'mushroom'],
      from: usual.length > 0 ? usual : ['seitan', 'portobello', 'oyster-mushroom'],
      not: [
        'lamb-chop',
        'duck',
        'veal',
        'tofu-firm',
        'tofu-silken',
        'tempeh',
        'chicken-drumstick',
        'chicken-wing',
        'mushroom',
        'cremini',
      ],
    })
    const cheese = kit.choose({
      roles: ['melting-cheese'],
      from: kit.ok('provolone') ? ['provolone'] : ['monterey-jack', 'vegan-cheese'],
      not: ['mozzarella', 'brie'],
    })[0]
    const bread =
      ['hoagie-roll', 'gluten-free-burger-bun', 'baguette', 'gluten-free-bread'].find(kit.ok) ??
      ['lettuce', 'romaine'].find(kit.ok)
    if (!main || !cheese || !bread) return kit.fail('no filling, cheese or roll')
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['green-bell-pepper', 'mushroom'],
        not: ['onion', main],
        count: kit.lean > 0 ? 0 : 1,
        max: 2,
        where: (item) => item.speed === 'firm',
      }),
    )
    const kind = cookingOf(main)
    const beef = kind === 'steak'
    const leaf = bread === 'lettuce' || bread === 'romaine'
    kit.add(`!1 1/2 lb ${main} | ${beef ? 'frozen for 30 minutes, then sliced as thinly as you can' : kind === 'chicken' ? 'sliced as thinly as you can' : 'thinly sliced'}
      2 tbsp vegetable-oil
      1 each onion | thinly sliced
      $veg${kit.bound('veg').includes('mushroom') ? ' | thinly sliced' : ' | seeded and thinly sliced'}
      1 tsp salt
      1/2 tsp black-pepper
      ${cheese === 'provolone' ? '8 slice provolone' : `2 cup ${cheese}`}
      ${leaf ? `1 head ${bread} | leaves separated` : bread === 'baguette' ? '2 each baguette | halved and split' : bread === 'gluten-free-bread' ? '8 slice gluten-free-bread' : `4 each ${bread} | split`}`)
    const added = twist(
      kit,
      {
        'worcestershire-sauce': '2 tsp worcestershire-sauce',
        'garlic-powder': '1/2 tsp garlic-powder',
        mayonnaise: '1/4 cup mayonnaise',
        'hot-sauce': '1 tsp hot-sauce',
        'roasted-red-pepper': '1/2 cup roasted-red-pepper',
      },
      1,
    )
    const done = beef
      ? 'toss and chop them with two spatulas until no longer red and 145°F (63°C), 2 minutes more'
      : kind === 'chicken'
        ? 'toss and chop them with two spatulas until browned and 165°F (74°C), with no pink left, 4 minutes more'
        : 'toss until browned and tender, 4 minutes more'
    kit.step(
      'Heat half of {vegetable-oil} in your largest skillet over medium heat. Cook {onion,veg} with a pinch of salt until soft, sweet and browned at the edges, 10 minutes, and push out onto a plate.',
      `Turn the heat to high and add the rest of {vegetable-oil}. Spread {main} in the pan, season with {salt,black-pepper,garlic-powder} and leave the slices alone until the underside browns, 2 minutes; ${done}. Work in two batches if the pan is crowded.`,
      leaf ? '' : `Meanwhile, toast {${bread}}, cut side down, in a dry skillet until golden, 2 minutes.`,
      `Return the vegetables[ with {worcestershire-sauce,roasted-red-pepper}] and part everything into ${kit.servings} heaps. Lay {${cheese}} on top, cover and leave over low heat until the cheese (runs into ${beef || kind === 'chicken' ? 'the meat' : 'the rest'}|has melted right through), 1 minute.`,
      `[Spread {${bread}} with {mayonnaise}. ]Scoop each heap into {${bread}} with a long spatula[, add {hot-sauce}] and eat at once.`,
    )
    nameDish(kit, {
      noun: beef ? 'Philly cheesesteaks' : 'cheesesteaks',
      main: beef ? [] : [main],
      partners: [
        cheese,
        ...kit.bound('veg'),
        ...added.filter((id) => !['garlic-powder', 'hot-sauce'].includes(id)),
      ],
      methods: ['skillet', 'melting', 'weeknight'],
      never: ['cheesy', 'garlicky', 'creamy'],
    })
    kit.describe(
      `Paper-thin {-main}, sweet {-onion,veg} and molten {-${cheese}} ${leaf ? 'in crisp leaves' : 'in a toasted roll'}. (Thin slices are the whole secret|Have everything cut before the pan is hot: the rest takes ten minutes).`,
    )
  },
}
