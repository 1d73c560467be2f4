import type { Dish } from '../../dish.ts'
import { callIt, choose, present, withoutFire } from '../bowl-parts.ts'
import { chooseMain, cookingOf, panText } from '../protein.ts'

export const banhMi: Dish = {
  id: 'banh-mi',
  names: ['banh mi', 'bahn mi', 'banh mi sandwich', 'vietnamese sandwich', 'bánh mì'],
  categories: ['lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  cuisines: ['vietnamese'],
  onlyNamed: true,
  takes: ['pork-cut', 'poultry', 'tofu', 'ground', 'shellfish', 'vegetable', 'red-meat', 'herb', 'mushroom'],
  write(kit) {
    kit.require(!withoutFire(kit), 'the filling is fried')
    const main = chooseMain(kit, {
      roles: ['pork-cut', 'poultry', 'tofu', 'ground', 'red-meat', 'shellfish'],
      from: ['pork-tenderloin', 'chicken-thigh', 'tofu-firm', 'pork-ground', 'shrimp', 'beef-sirloin'],
      not: [
        'pork-chop',
        'tofu-silken',
        'beef-ribeye',
        'beef-tenderloin',
        'lamb-chop',
        'mussel',
        'clam',
        'squid',
        'scallop',
        'veal',
        'pork-loin',
      ],
    })
    if (!main) return kit.fail('no filling')
    const bread = kit.resolve('baguette')
    const mayo = kit.resolve('mayonnaise')
    if (!bread) return kit.fail('no bread')
    const pickles = choose(kit, {
      roles: ['vegetable'],
      from: ['carrot', 'daikon', 'radish', 'red-cabbage', 'kohlrabi'],
      count: 2,
      max: 2,
      not: ['cucumber'],
      where: (item) =>
        item.raw === true &&
        ['carrot', 'daikon', 'radish', 'red-cabbage', 'kohlrabi', 'jicama', 'cabbage'].includes(item.id),
    })
    kit.bind('pickles', pickles)
    const hot = kit.mood('mild')
      ? null
      : kit.pick(['jalapeno', 'red-chili', 'sriracha'].filter((id) => kit.ok(id)).concat('jalapeno'))
    const scent = kit.pick(['lemongrass', 'ginger', 'five-spice', 'black-pepper'])
    const herb = kit.pick(['cilantro', 'mint', 'cilantro', 'thai-basil'])
    kit.add(`$pickles x0.6 | cut into thin matchsticks
      1/3 cup rice-vinegar
      1 tbsp sugar
      3/4 tsp salt
      $main x0.8${cookingOf(main) === 'pork' || cookingOf(main) === 'chicken' ? ' | thinly sliced' : ''}
      2 tbsp ${kit.ok('fish-sauce') && kit.chance(0.6) ? 'fish-sauce' : 'soy-sauce'}
      2 clove garlic
      ${{ lemongrass: '~1 stalk lemongrass', ginger: '~1 inch ginger', 'five-spice': '~1/2 tsp five-spice', 'black-pepper': '~1/2 tsp black-pepper' }[scent]}
      1 tbsp vegetable-oil
      ${bread === 'baguette' ? '2 each baguette | split lengthwise' : `8 slice ${bread}`}
      ${mayo ? `1/4 cup ${mayo}` : ''}
      1/2 each cucumber | cut into long strips
      ${hot === 'sriracha' ? '~1 tbsp sriracha' : hot ? `~1 each ${hot} | thinly sliced` : ''}
      1/2 cup ${herb} | leaves picked`)
    const salty = present(kit, ['fish-sauce', 'soy-sauce'])[0] ?? 'soy-sauce'
    const sharp = present(kit, ['rice-vinegar'])[0] ?? 'rice-vinegar'
    const sweet = present(kit, ['sugar'])[0] ?? 'sugar'
    kit.step(
      `(Toss|Turn) {pickles} with {${sharp},${sweet},salt} in a bowl, (pressing them down into the liquid|rubbing with your fingers until they bend), and leave them to pickle while you do the rest.`,
      `Mix {main} with {${salty},garlic,${scent}}, (turning until coated|until every piece glistens).`,
      `Heat {vegetable-oil} in a large skillet over high heat. ${panText(kit)}`,
      `Warm {${bread}} in a hot, dry pan or under the broiler until (the crust crackles|crisp), 3 minutes.`,
      `${mayo ? `Spread {${bread}} with {${mayo}}${hot === 'sriracha' ? '[ and {sriracha}]' : ''}. ` : ''}(Fill|Pile in) {main,cucumber}, then the drained {-pickles}, ${hot && hot !== 'sriracha' ? `{${hot},${herb}}` : `{${herb}}`}. (Press shut|Close) and cut into portions.`
        .replace(/, (\{[^}]*\})\. /, ' and $1. ')
        .replace('(Fill|Pile in)', '(Fill with|Pile in)'),
    )
    callIt(kit, {
      noun: kit.pick(['banh mi', 'banh mi', 'banh mi sandwiches']),
      true: [
        ...(scent === 'lemongrass' && kit.uses('lemongrass') ? ['lemongrass'] : []),
        ...(scent === 'five-spice' && kit.uses('five-spice') ? ['five-spice'] : []),
        ...(scent === 'ginger' && kit.uses('ginger') ? ['gingery'] : []),
        'crackling',
        'weeknight',
      ],
      before: [main],
      after: [...pickles, herb, hot ?? '', 'cucumber'].filter(Boolean),
    })
    kit.describe(
      `(Crackling bread|A shattering crust) around hot, savory {-main}, cool {-cucumber,${herb}}, with sharp pickled {-pickles}. (Everything but the filling can wait in the refrigerator|Eat it with both hands, over the plate).`,
    )
  },
}
