import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf, panText, whole } from '../protein.ts'

export const burrito: Dish = {
  id: 'burrito',
  names: ['burrito', 'burritos', 'burrito wrap'],
  categories: ['lunch', 'dinner', 'breakfast'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 35],
  takes: [
    'egg',
    'bean',
    'ground',
    'poultry',
    'sausage',
    'bacon',
    'vegetable',
    'melting-cheese',
    'grain',
    'tofu',
    'red-meat',
    'dairy',
    'sauce',
  ],
  cuisines: ['tex-mex'],
  moods: ['hearty', 'protein', 'kids'],
  write(kit) {
    const morning = kit.category === 'breakfast' || /breakfast|morning/i.test(kit.craving.text)
    const egg = morning && kit.ok('egg')
    const main = egg
      ? chooseMain(kit, {
          roles: ['sausage', 'bacon', 'cooked-meat', 'bean'],
          from: ['chorizo', 'bacon', 'black-bean-canned', 'ham', 'pinto-bean-canned'],
        })
      : chooseMain(kit, {
          roles: morning ? ['tofu', 'bean'] : ['ground', 'poultry', 'bean', 'red-meat', 'tofu'],
          from: morning
            ? ['tofu-firm']
            : ['beef-ground', 'chicken-thigh', 'turkey-ground', 'black-bean-canned', 'pinto-bean-canned'],
          not: whole,
        })
    kit.require(main, 'nothing to roll up')
    const shell = kit.resolve('flour-tortilla')
    kit.require(shell === 'flour-tortilla' || shell === 'corn-tortilla', 'no tortillas')
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: morning
          ? ['potato', 'red-bell-pepper', 'spinach', 'mushroom']
          : ['red-bell-pepper', 'corn-frozen', 'spinach', 'green-bell-pepper'],
        not: ['avocado'],
        count: 1,
        max: 3,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const cheese =
      kit.choose({ roles: ['melting-cheese'], from: ['cheddar', 'monterey-jack'], not: ['mozzarella'] })[0] ??
      'cheddar'
    const rice = !morning && kit.lean === 0 && kit.chance(0.6)
    const sauce = kit.pick(['salsa', 'avocado', 'sour-cream'])
    kit.add(`2 tbsp ${morning ? 'butter' : 'vegetable-oil'}
      $main x0.7${main && cookingOf(main) === 'chicken' ? ' | cut into 1/2-inch pieces' : ''}
      $veg x0.7${kit.bound('veg').includes('potato') ? ' | cut into 1/2-inch cubes' : ''}
      ~3 each scallion
      1 tsp cumin
      ~1 tsp ${kit.pick(['chili-powder', 'smoked-paprika'])}
      ${egg ? '8 each egg' : ''}
      ${rice ? '1 1/2 cup cooked-rice' : ''}
      3/4 tsp salt
      1/4 tsp black-pepper
      ${shell === 'corn-tortilla' ? '8 each corn-tortilla' : '4 each flour-tortilla'}
      1 cup ${cheese}
      ~${sauce === 'avocado' ? '1 each avocado' : `1/2 cup ${sauce}`}
      ~~2 tbsp cilantro`)
    const fat = kit.lines[0]?.item.id ?? 'butter'
    kit.step(
      `Warm half of {${fat}} in a large skillet over medium-high heat. ${panText(kit)}`,
      `Add {veg:hard} and cook, covered, stirring twice, until tender and golden, 10 minutes.`,
      'Add {veg:firm,veg:soft} and cook until soft, 4 minutes. ',
      'Stir in {veg:leaf,scallion,cumin,chili-powder,smoked-paprika} and cook for 1 minute. ' +
        (egg ? 'Tip the filling into a bowl.' : ''),
      egg
        ? `Beat {egg} with {salt,black-pepper}. Add the rest of {${fat}} to the skillet over medium-low heat, pour in {egg} and stir slowly until softly set, with no liquid left, 4 minutes.`
        : `Stir in {cooked-rice} with {salt,black-pepper} and the rest of {${fat}} and cook until steaming hot, 3 minutes.`,
      egg || rice ? '' : `Season with {salt,black-pepper}.`,
      'Warm {flour-tortilla,corn-tortilla} in a dry pan until pliable, 30 seconds each.',
      `Divide the filling${egg ? ', {egg}' : ''} and {${cheese}} among {flour-tortilla,corn-tortilla}, add {${sauce},cilantro}, fold in the sides and roll up tightly. (Toast the rolls seam side down in the dry pan until crisp, 3 minutes|Brown them seam side down in the hot skillet, 3 minutes, which seals them).`,
    )
    nameDish(kit, {
      noun: morning ? 'breakfast burritos' : 'burritos',
      main: main ? [main, ...(egg ? ['egg'] : [])] : [],
      partners: [...kit.bound('veg'), cheese],
      methods: ['toasted'],
      never: ['garlicky', 'herby', 'creamy', 'lemony', 'cheesy'],
    })
    kit.describe(
      `(Toasted outside, soft and savory inside|A crisp, golden roll around a savory filling): {-main${egg ? ',egg' : ''},veg} with melted cheese. (Wrapped in foil it travels well|Cut in half to show the filling).`,
    )
  },
}
