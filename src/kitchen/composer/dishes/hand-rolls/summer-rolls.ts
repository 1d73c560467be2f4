import type { Dish } from '../../dish.ts'
import { callIt, choose, present, withoutFire } from '../bowl-parts.ts'
import { chooseMain, cookingOf, panText, whole } from '../protein.ts'

export const summerRolls: Dish = {
  id: 'summer-rolls',
  names: [
    'summer roll',
    'summer rolls',
    'spring roll',
    'spring rolls',
    'rice paper roll',
    'rice paper rolls',
    'fresh spring rolls',
    'vietnamese rolls',
    'fresh rolls',
    'vietnamese spring rolls',
  ],
  categories: ['lunch', 'dinner', 'snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [35, 45],
  cuisines: ['vietnamese'],
  onlyNamed: true,
  takes: [
    'shellfish',
    'tofu',
    'poultry',
    'cooked-meat',
    'vegetable',
    'fruit',
    'herb',
    'nut-butter',
    'noodle',
    'sauce',
    'canned-fish',
  ],
  write(kit) {
    kit.require(kit.ok('rice-paper'), 'no wrappers')
    const cold = withoutFire(kit)
    const main = chooseMain(kit, {
      roles: cold ? ['cooked-meat', 'canned-fish'] : ['shellfish', 'tofu', 'cooked-meat', 'poultry'],
      from: cold ? ['chicken-cooked', 'salmon-smoked'] : ['shrimp', 'tofu-firm', 'chicken-cooked', 'tempeh'],
      not: [
        ...whole,
        'squid',
        'scallop',
        'salami',
        'pepperoni',
        'prosciutto',
        'ham',
        'anchovy',
        'sardine',
        'tuna-canned',
      ],
    })
    const noodles = !cold && kit.lean === 0 && kit.ok('rice-noodle') && kit.chance(0.65)
    const veg = choose(kit, {
      roles: ['vegetable', 'fruit'],
      from: [
        'carrot',
        'cucumber',
        'red-bell-pepper',
        'avocado',
        'red-cabbage',
        'mango',
        'radish',
        'daikon',
        'sugar-snap-pea',
      ],
      not: ['lettuce', 'lime', 'lemon'],
      count: main ? 3 : 4,
      max: 5,
      where: (item) => item.raw === true && item.speed !== 'leaf',
    })
    kit.bind('veg', veg)
    const herb = choose(kit, {
      roles: ['herb'],
      from: ['mint', 'cilantro', 'thai-basil', 'basil'],
      count: kit.lean > 0 ? 1 : 2,
      where: (item) => ['mint', 'cilantro', 'thai-basil', 'basil', 'parsley', 'chive'].includes(item.id),
    })
    kit.bind('herb', herb)
    const butter =
      choose(kit, {
        roles: ['nut-butter'],
        from: kit.ok('peanut-butter')
          ? ['peanut-butter', 'peanut-butter', 'almond-butter', 'tahini']
          : ['sunflower-seed-butter', 'tahini', 'almond-butter'],
      })[0] ?? null
    const acid = kit.pick(['lime-juice', 'rice-vinegar', 'lime-juice'])
    const hot = kit.mood('mild') ? null : kit.pick(['sriracha', 'red-chili', 'ginger'])
    kit.add(`12 each rice-paper
      ${main ? `$main x0.75${cookingOf(main) === 'tofu' ? ' | pressed dry and cut into sticks' : cookingOf(main) === 'chicken' ? ' | cut into thin strips' : ''}` : ''}
      ${main && !['cooked-meat', 'canned-fish'].includes(cookingOf(main)) ? '1 tbsp vegetable-oil' : ''}
      ${noodles ? '4 oz rice-noodle' : ''}
      $veg x0.6 | cut into thin sticks
      ~${kit.pick(['1 head lettuce | leaves separated', '2 cup spinach', '1 head romaine | leaves separated'])}
      $herb | leaves picked
      ${butter ? `1/3 cup ${butter}` : ''}
      2 tbsp soy-sauce
      2 tbsp ${acid}
      ~2 tsp honey
      ${hot === 'sriracha' ? '~1 tsp sriracha' : hot === 'red-chili' ? '~1 each red-chili' : hot ? '~1 inch ginger' : ''}`)
    const soy = present(kit, ['soy-sauce'])[0] ?? 'soy-sauce'
    const sharp = present(kit, [acid])[0] ?? acid
    const hotMain = main && !['cooked-meat', 'canned-fish'].includes(cookingOf(main))
    kit.step(
      hotMain
        ? `Heat {vegetable-oil} in a skillet over medium-high heat. ${panText(kit)} Leave to cool on a plate.`
        : '',
      noodles
        ? `Cook {rice-noodle} in boiling water until tender, 4 minutes. Rinse under cold water until cold and drain very well.`
        : '',
      `(Whisk|Stir) {${butter ? `${butter},` : ''}${soy},${sharp},honey,sriracha,red-chili,ginger} together${butter ? ', adding water by the spoonful until it (pours slowly|coats a spoon)' : ' until the sauce is smooth'}.`.replace(
        ' until the sauce is smooth',
        ' for dipping',
      ),
      'Set out the fillings in the order that you use them. Dip one of {rice-paper} in a plate of warm water until (it just bends|barely pliable) and lay it on a damp board; (it goes on softening as you fill it|too long a bath and it tears).',
      `Lay {lettuce,spinach,romaine,${noodles ? 'rice-noodle,' : ''}veg,herb${main ? ',main' : ''}} across the lower third, (a little of each|in a neat log). Fold the bottom over, then the sides, and roll up tightly. Repeat with the others.`,
      '(Serve at once with the sauce|Cover with a damp towel until all are done, and serve with the sauce).',
    )
    kit.work(15)
    callIt(kit, {
      noun: kit.pick(['summer rolls', 'fresh spring rolls', 'summer rolls', 'rice paper rolls']),
      true: ['cool', 'crunchy', 'herb-filled'],
      before: [...(main ? [main] : []), ...veg.slice(0, 1)],
      after: [...veg, ...herb, butter ?? ''].filter(Boolean),
    })
    kit.describe(
      `(Cool, see-through rolls|Tight, crunchy rolls) of {-veg,main,herb}, with a dip of {-${butter ? `${butter},` : ''}${soy},${sharp}}. (Let everyone roll their own at the table|The first one is always crooked, and the third one perfect).`.replace(
        '{-soy',
        '{-soy',
      ),
    )
  },
}
