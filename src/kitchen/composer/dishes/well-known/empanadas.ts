import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { degrees } from '../sweet-basics.ts'
import { twist } from '../twist.ts'
import { spoons } from './water.ts'

/** Dough 375 g flour : 115 g butter : 1 egg : about 90 ml water: short enough to flake, strong enough to fold. */
export const empanadas: Dish = {
  id: 'empanadas',
  names: [
    'empanada',
    'empanadas',
    'beef empanada',
    'chicken empanada',
    'cheese empanada',
    'empanadas argentinas',
    'vegetable empanada',
  ],
  categories: ['dinner', 'snack', 'lunch'],
  kind: 'savoury',
  serves: 6,
  minutes: [90, 105],
  oven: true,
  onlyNamed: true,
  takes: [
    'ground',
    'bean',
    'vegetable',
    'melting-cheese',
    'cooked-meat',
    'pickle',
    'spice',
    'egg',
    'poultry',
    'canned-fish',
  ],
  moods: ['party', 'kids', 'comfort', 'picnic'],
  write(kit) {
    const flour = kit.resolve('all-purpose-flour')
    const fat = ['butter', 'vegan-butter'].find(kit.ok) ?? kit.resolve('butter')
    if (!flour || flour === 'cornstarch' || !fat) return kit.fail('no dough')
    const factor = kit.batch(0.5, 1, 2)
    const chicken = /chicken/i.test(kit.craving.text)
    const cheesy = /cheese emp/i.test(kit.craving.text)
    const meats = (chicken ? ['chicken-cooked'] : ['beef-ground']).filter(kit.ok)
    const main = chooseMain(kit, {
      roles: ['ground', 'cooked-meat', 'bean', 'canned-fish'],
      from: meats.length > 0 && !cheesy ? meats : cheesy ? [] : ['black-bean-canned', 'chickpea-canned'],
      onlyWanted: cheesy,
      not: ['prosciutto', 'salami', 'pepperoni', 'anchovy', 'corned-beef', 'canadian-bacon', 'salmon-smoked'],
    })
    const kind = main ? cookingOf(main) : 'cheese'
    const ground = kind === 'ground-meat' || kind === 'ground-poultry'
    const cheese =
      kit.choose({
        roles: ['melting-cheese'],
        from: kit.ok('mozzarella-low-moisture')
          ? ['mozzarella-low-moisture', 'monterey-jack']
          : ['vegan-cheese'],
        onlyWanted: main !== null && kind !== 'bean',
      })[0] ?? null
    if (!main && !cheese) return kit.fail('no filling')
    const veg = kit.choose({
      roles: ['vegetable'],
      from:
        main && kind !== 'bean'
          ? ['red-bell-pepper', 'green-bell-pepper']
          : ['corn-frozen', 'red-bell-pepper', 'spinach'],
      not: ['onion', 'lettuce'],
      max: 2,
      where: (item) => item.speed !== 'raw',
    })
    kit.bind('veg', veg)
    const eggs = ground && kit.ok('egg')
    const olive = ground || kind === 'cooked-meat'
    const binder = kit.ok('egg')
    kit.add(`!3 cup ${flour}
      1 1/2 tsp salt
      !1/2 cup ${fat}${/oil/.test(fat) ? '' : ' | cold, cut into pieces'}
      ${binder ? `${eggs ? 3 : 1} each egg` : ''}
      2 tbsp olive-oil
      1 each onion | finely chopped
      $veg x0.8 | ${veg.includes('corn-frozen') ? 'thawed' : 'finely diced'}
      ${kit.ok('garlic') ? '2 clove garlic' : ''}
      ${main ? (ground ? `1 lb ${main}` : kind === 'bean' ? `2 can ${main}` : `3 cup ${main}${kind === 'cooked-meat' ? ' | shredded' : ''}`) : ''}
      1 tsp cumin
      1 tsp ${kit.pick(['smoked-paprika', 'paprika'])}
      1/2 tsp oregano-dried
      ${olive ? '1/3 cup olive-green | pitted and sliced' : ''}
      ${cheese ? `${main ? '1' : '2 1/2'} cup ${cheese}` : ''}
      ${binder ? '' : '2 tbsp oat-milk'}`)
    const added = twist(
      kit,
      {
        raisin: '1/4 cup raisin',
        'chili-flake': '1/4 tsp chili-flake',
        scallion: '3 each scallion',
        'red-wine-vinegar': '1 tbsp red-wine-vinegar',
        jalapeno: '1 each jalapeno',
      },
      1,
    )
    const safe = kind === 'ground-poultry' ? '165°F (74°C)' : '160°F (71°C)'
    const spices = 'garlic,cumin,smoked-paprika,paprika,oregano-dried,chili-flake,jalapeno'
    const boiled = factor >= 1 ? `${2 * factor} of {egg}` : 'one of {egg}'
    kit.work(30)
    kit.step(
      `Rub {${fat}} into {${flour}} with half of {salt} until it looks like coarse crumbs. ${binder ? `Stir in ${eggs ? `${factor > 1 ? 'two' : 'one'} of {egg}, beaten` : '{egg}, beaten'} (keep a spoonful back to brush with), and` : 'Stir in'} about ${spoons((binder ? 6 : 9) * factor)} of ice-cold water, press together into a smooth disk, cover and chill for 30 minutes.`,
      eggs ? `Meanwhile, boil ${boiled} for 10 minutes, cool under cold water, peel and chop.` : '',
      'Heat {olive-oil} in a large skillet over medium heat. Cook {onion,veg} until soft and dry, 8 minutes.',
      ground
        ? `Add {main}, break it up finely and cook until browned and ${safe}, with no pink left, 7 minutes. Stir in {${spices}} for 1 minute.`
        : `Stir in {${spices}} for 1 minute${main ? `, then {main}, and cook until hot and dry${kind === 'bean' ? ', crushing about half' : ''}, 4 minutes` : ''}.`,
      `Off the heat, stir in {olive-green,raisin,scallion,red-wine-vinegar${cheese ? `,${cheese}` : ''}}${eggs ? ', the chopped {-egg}' : ''} and the rest of {salt}. Cool until no longer warm.`,
      `Heat the oven to ${degrees(400)}. Roll out the dough 1/8 inch thick, cut out ${12 * factor} rounds of 5 inches, gathering and rolling the scraps, and put a heaped tablespoon of filling on each. Moisten the edge, fold over, press shut and crimp with a fork.`,
      `Brush with ${binder ? 'the beaten egg kept back' : '{oat-milk}'} and bake on a lined baking sheet until (deep golden and crisp underneath|golden brown all over), 24 minutes. Serve warm.`,
    )
    nameDish(kit, {
      noun: 'empanadas',
      main: main ? [main] : [cheese ?? ''],
      partners: [
        ...veg,
        ...(olive ? ['olive-green'] : []),
        ...(cheese ? [cheese] : []),
        ...added.filter((id) => ['raisin', 'scallion', 'jalapeno'].includes(id)),
      ],
      methods: ['baked', 'golden', 'flaky', 'homemade'],
      never: ['garlicky', 'herby', 'cheesy', 'spicy'],
    })
    kit.describe(
      `(Golden half-moons|Short, flaky pockets) filled with {${main ? '-main' : `-${cheese}`},veg}[, {-olive-green}] and warm spices. (Two make a supper, one makes a snack|They travel well, and freeze well before baking).`,
    )
  },
}
