import type { Dish } from '../../dish.ts'
import { callIt, choose, inHaste, present, withoutFire } from '../bowl-parts.ts'
import { chooseMain, panText } from '../protein.ts'

export const burritoBowl: Dish = {
  id: 'burrito-bowl',
  names: [
    'burrito bowl',
    'naked burrito',
    'taco bowl',
    'taco salad',
    'fajita bowl',
    'mexican bowl',
    'chipotle bowl',
    'chicken burrito bowl',
    'mexican rice bowl',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 40],
  cuisines: ['mexican', 'tex-mex'],
  onlyNamed: true,
  takes: [
    'poultry',
    'red-meat',
    'ground',
    'tofu',
    'bean',
    'shellfish',
    'grain',
    'vegetable',
    'melting-cheese',
    'crumbling-cheese',
    'dairy',
    'sauce',
    'fruit',
  ],
  write(kit) {
    kit.require(!withoutFire(kit), 'a hot bowl')
    const salad = /taco salad/i.test(kit.craving.text)
    const main = chooseMain(kit, {
      roles: ['poultry', 'red-meat', 'ground', 'tofu', 'shellfish', 'pork-cut'],
      from: ['chicken-thigh', 'beef-ground', 'turkey-ground', 'shrimp', 'tofu-firm', 'beef-sirloin'],
      not: [
        'tofu-silken',
        'mussel',
        'clam',
        'squid',
        'beef-ribeye',
        'beef-tenderloin',
        'lamb-chop',
        'pork-chop',
        'veal',
      ],
    })
    const bean = choose(kit, {
      roles: ['bean'],
      from: ['black-bean-canned', 'pinto-bean-canned'],
      count: kit.lean > 1 && main ? 0 : 1,
    })
    kit.bind('bean', bean)
    kit.require(main ?? bean[0], 'nothing for the bowl')
    const quick = inHaste(kit, 30)
    const base = salad
      ? kit.ok('romaine')
        ? 'romaine'
        : 'mixed-greens'
      : (choose(kit, {
          roles: ['grain'],
          from: quick
            ? ['cooked-rice']
            : kit.diet('low-carb')
              ? ['cauliflower-rice']
              : ['white-rice', 'brown-rice', 'quinoa', 'jasmine-rice'],
          where: (item) => /rice$|quinoa/.test(item.id) && item.id !== 'arborio-rice',
        })[0] ?? 'romaine')
    const cool = choose(kit, {
      roles: ['vegetable', 'fruit'],
      from: [
        'avocado',
        'tomato',
        'romaine',
        'radish',
        'corn-canned',
        'red-cabbage',
        'mango',
        'cherry-tomato',
      ],
      not: [base],
      count: kit.lean > 0 ? 2 : 3,
      max: 4,
      where: (item) => item.raw === true && !item.roles.includes('citrus'),
    })
    kit.bind('cool', cool)
    const cheese = choose(kit, {
      roles: ['melting-cheese', 'crumbling-cheese'],
      from: ['queso-fresco', 'cheddar', 'monterey-jack', 'feta'],
      onlyWanted: kit.lean > 0 || kit.chance(0.35),
    })
    kit.bind('cheese', cheese)
    const sauce = kit.pick(['salsa', 'sour-cream', 'greek-yogurt', 'salsa'])
    kit.bind('spices', kit.mood('mild') ? ['cumin', 'paprika'] : ['chili-powder', 'cumin', 'smoked-paprika'])
    kit.add(`${{ 'cooked-rice': '4 cup cooked-rice', 'cauliflower-rice': '4 cup cauliflower-rice', romaine: '1 head romaine | shredded', 'mixed-greens': '6 oz mixed-greens' }[base] ?? `1 1/4 cup ${base}`}
      $main x0.8
      ${kit.mood('mild') ? '2 tsp paprika' : '2 tsp chili-powder\n~1/2 tsp smoked-paprika'}
      1 tsp cumin
      3/4 tsp salt
      1 tbsp vegetable-oil
      $bean
      2 each lime
      $cool x0.7
      ~1/3 cup cilantro
      $cheese x0.6
      ~3/4 cup ${sauce}`)
    const leafy = base === 'romaine' || base === 'mixed-greens'
    const lime = present(kit, ['lime'])[0] ?? 'lime'
    kit.step(
      leafy
        ? ''
        : base === 'cooked-rice'
          ? 'Warm {cooked-rice} with 2 tablespoons of water in a covered pan until steaming hot, 4 minutes.'
          : base === 'cauliflower-rice'
            ? 'Cook {cauliflower-rice} in a dry skillet until tender, 5 minutes.'
            : `Simmer {${base}} in ${base === 'brown-rice' ? '3' : '2 1/4'} cups of water with a pinch of salt, covered, until (tender|the water is absorbed), ${{ 'brown-rice': 35, quinoa: 15 }[base] ?? 17} minutes. Leave covered, off the heat.`,
      main ? 'Toss {main} with {spices,salt}, (rubbing them in|until evenly coated).' : '',
      main ? `Heat {vegetable-oil} in a large skillet over medium-high heat. ${panText(kit)}` : '',
      main
        ? 'Add {bean} with a splash of water and stir until hot, 2 minutes.'
        : 'Heat {vegetable-oil} in a skillet over medium heat, add {bean,spices,salt} with 1/4 cup of water and cook, crushing some of them, until thick, 6 minutes.',
      leafy
        ? `Dress {${base},cool} with half of the juice of {${lime}} and divide among bowls.`
        : `Fluff {${base}} with half of {cilantro} and the juice of half of {${lime}}, and divide among bowls.`.replace(
            'half of {cilantro} and',
            kit.ok('cilantro') && kit.lean < 2 ? 'half of {cilantro} and' : '',
          ),
      `Top with {main,bean${leafy ? '' : ',cool'},cheese}, spoon over {${sauce}} and finish with {cilantro} and the rest of {${lime}}.`.replace(
        `, spoon over {${sauce}} and finish with {cilantro} and the rest of {${lime}}`,
        `[, spoon over {${sauce}}] and squeeze over the rest of {${lime}}`,
      ),
      leafy ? '[Scatter with {cilantro} and serve at once.]' : '',
    )
    const noun = salad
      ? 'taco salad'
      : /taco bowl/i.test(kit.craving.text)
        ? 'taco bowl'
        : /fajita/i.test(kit.craving.text)
          ? 'fajita bowl'
          : 'burrito bowl'
    callIt(kit, {
      noun,
      true: ['spiced', 'loaded', 'lime-dressed', 'skillet', 'weeknight'],
      before: [main ?? bean[0] ?? '', ...cool.slice(0, 1)].filter(Boolean),
      after: [...(main ? bean : []), ...cool, ...cheese, leafy ? '' : base, sauce].filter(Boolean),
    })
    kit.describe(
      `Spiced {-main,bean} over ${leafy ? 'crisp' : 'lime-bright'} {-${base}}, with cool {-cool}. (All of a burrito but the wrapper|It packs well for the next day's lunch).`,
    )
  },
}
