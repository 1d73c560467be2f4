import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { chooseMain, panText, pieceCut, whole } from '../protein.ts'

export const wrap: Dish = {
  id: 'wrap',
  makes: ['flour-tortilla'],
  names: [
    'wrap',
    'wraps',
    'lunch wrap',
    'lettuce wrap',
    'pita pocket',
    'roll up',
    'gyro',
    'gyros',
    'shawarma',
    'quesadilla',
    'quesadillas',
  ],
  categories: ['lunch', 'snack'],
  kind: 'savoury',
  serves: 2,
  minutes: [10, 15],
  takes: [
    'cooked-meat',
    'canned-fish',
    'bean',
    'vegetable',
    'crumbling-cheese',
    'melting-cheese',
    'bread',
    'sauce',
    'egg',
    'fresh-cheese',
    'poultry',
    'tofu',
    'grill-cheese',
  ],
  cuisines: ['mediterranean', 'mexican', 'american', 'middle-eastern', 'greek'],
  moods: ['quick', 'simple', 'light', 'healthy', 'summer'],
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    const melted = /quesadilla/.test(text)
    const hot = kit.wanted.find((id) =>
      ['poultry', 'tofu', 'grill-cheese', 'ground', 'red-meat'].some((role) =>
        pantryItem(id)?.roles.includes(role as 'poultry'),
      ),
    )
    const spit = /gyro|shawarma/.test(text)
    const grilled = spit && kit.ok('chicken-thigh')
    const main =
      hot || grilled
        ? chooseMain(kit, {
            from: grilled && !hot ? ['chicken-thigh'] : undefined,
            roles: ['poultry', 'tofu', 'grill-cheese', 'ground', 'red-meat'],
            not: whole,
            onlyWanted: !grilled,
          })
        : chooseMain(kit, {
            roles: ['cooked-meat', 'canned-fish', 'bean'],
            from: [
              'chicken-cooked',
              'chickpea-canned',
              'tuna-canned',
              'black-bean-canned',
              'ham',
              'salmon-smoked',
            ],
            not: ['anchovy', 'sardine', 'salmon-canned', 'pepperoni'],
          })
    const lettuce = /lettuce/.test(text) || kit.diet('low-carb')
    const shell = lettuce
      ? kit.ok('romaine')
        ? 'romaine'
        : 'lettuce'
      : (kit.choose({
          roles: ['bread'],
          from: [spit && kit.ok('pita') ? 'pita' : 'flour-tortilla'],
          where: (item) => ['flour-tortilla', 'pita', 'corn-tortilla', 'naan'].includes(item.id),
        })[0] ??
        kit.resolve('flour-tortilla') ??
        'romaine')
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: spit
          ? ['cucumber', 'tomato', 'romaine', 'red-cabbage']
          : [
              'spinach',
              'cucumber',
              'carrot',
              'tomato',
              'red-bell-pepper',
              'mixed-greens',
              'avocado',
              'red-cabbage',
              'roasted-red-pepper',
              'romaine',
            ],
        not: [shell],
        count: melted ? 2 : kit.lean > 0 ? 2 : 3,
        max: 4,
        where: (item) => item.raw === true && item.id !== 'celery',
      }),
    )
    const spread = kit.choose({
      roles: ['sauce', 'fresh-cheese', 'dairy'],
      from: spit
        ? ['greek-yogurt', 'tahini', 'hummus', 'vegan-mayonnaise']
        : ['hummus', 'cream-cheese', 'greek-yogurt', 'pesto', 'tahini', 'vegan-mayonnaise'],
      not: ['coconut-milk', 'milk', 'soy-sauce', 'heavy-cream'],
    })[0]
    kit.require(spread, 'no spread')
    kit.bind('spread', spread ? [spread] : [])
    const cheese = kit.choose({
      roles: ['crumbling-cheese', 'melting-cheese'],
      from: melted ? ['cheddar', 'monterey-jack'] : ['feta', 'cheddar', 'goat-cheese'],
      onlyWanted: !melted && (kit.lean > 0 || kit.chance(0.6)),
      not: ['blue-cheese', 'brie'],
    })
    kit.bind('cheese', cheese)
    kit.require(!melted || cheese.length > 0 || kit.ok('vegan-cheese'), 'no cheese to melt')
    if (melted && cheese.length === 0) kit.bind('cheese', ['vegan-cheese'])
    kit.add(`${melted ? '' : `1/4 cup ${spread}`}
      ~1 tbsp lemon-juice
      ${kit.pick(['~1/4 tsp cumin', '~1/4 tsp smoked-paprika', '~1/2 tsp sumac', '~1/4 tsp garlic-powder'])}
      1/4 tsp salt
      1/8 tsp black-pepper
      $main x0.5${main ? pieceCut(main) : ''}
      $veg x0.4
      $cheese x${melted ? 1 : 0.4}
      ${hot || grilled || melted ? '1 tbsp olive-oil' : ''}
      ${shell === 'romaine' || shell === 'lettuce' ? `1 head ${shell} | large leaves separated` : shell === 'pita' || shell === 'naan' ? `2 each ${shell}` : shell === 'corn-tortilla' ? '4 each corn-tortilla' : '2 each flour-tortilla'}`)
    kit.bind('shell', [shell])
    const spice = 'cumin,smoked-paprika,sumac,garlic-powder'
    if (melted) {
      kit.step(
        hot ? `Heat half of {olive-oil} in a skillet over medium-high heat. ${panText(kit)}` : '',
        `Mix {main,veg,cheese} with {lemon-juice,${spice},salt,black-pepper}.`,
        'Spread the filling over one half of each of {shell} and fold the other half over, pressing down.',
        `Brush with {olive-oil} and cook in a skillet over medium heat until (crisp and golden|blistered and golden) underneath, 3 minutes. Turn and cook until the cheese has melted, 2 minutes.`,
        'Cut into wedges and serve hot.',
      )
    } else {
      kit.step(
        hot || grilled ? `Heat {olive-oil} in a skillet over medium-high heat. ${panText(kit)}` : '',
        `(Stir|Mash) {spread,lemon-juice,${spice},salt,black-pepper} together in a (small bowl|bowl) until spreadable.`,
        shell === 'romaine' || shell === 'lettuce'
          ? 'Dry {shell} well and lay out the largest leaves, (overlapping in pairs|two by two).'
          : kit.chance(0.5)
            ? 'Warm {shell} in a dry pan until soft, 1 minute; (cold ones crack when rolled|warm ones fold without tearing).'
            : 'Lay {shell} out on a board.',
        'Spread with the mixture, leaving a finger-wide edge, and layer {main,veg,cheese} across the middle.',
        '(Fold in the sides and roll up tightly|Tuck in the ends and roll up firmly), then cut in half on the diagonal. (Eat at once, or wrap in paper for later|Wrapped tightly, it keeps until lunchtime in the refrigerator).',
      )
    }
    nameDish(kit, {
      noun: melted
        ? 'quesadillas'
        : shell === 'romaine' || shell === 'lettuce'
          ? 'lettuce wrap'
          : (said(kit, 'gyro', 'shawarma', 'pita pocket') ?? 'wrap'),
      main: main ? [main, ...kit.bound('veg')] : kit.bound('veg'),
      partners: [...kit.bound('veg'), ...(spread && !melted ? [spread] : []), ...cheese],
      methods: melted ? ['crisp'] : ['crunchy', 'packed-lunch'],
      never: ['creamy', 'garlicky', 'lemony', 'cheesy', 'herby'],
    })
    kit.describe(
      melted
        ? '(Crisp outside and molten within|Golden and crackling), filled with {-main,veg} and melted cheese. (Cut into wedges and eat with your fingers|Good for lunch, better at midnight).'
        : `(A fresh, crunchy roll|Cool and crunchy): {-main,veg} with ${spread ? '{-spread}' : 'a bright dressing'}, seasoned and rolled tight. (Ready in the time it takes to pack a bag|It travels well in a lunchbox).`,
    )
  },
}
