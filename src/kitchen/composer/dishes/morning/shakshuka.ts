import type { Dish } from '../../dish.ts'
import { nameDish, said } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { cookingOf } from '../protein.ts'

export const shakshuka: Dish = {
  id: 'shakshuka',
  names: ['shakshuka', 'shakshouka', 'eggs in tomato sauce', 'eggs in purgatory', 'menemen'],
  categories: ['breakfast', 'lunch', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [35, 40],
  takes: ['egg', 'vegetable', 'crumbling-cheese', 'bean', 'sausage', 'bread', 'ground', 'tofu'],
  cuisines: ['middle-eastern', 'moroccan', 'turkish'],
  moods: ['cozy', 'spicy', 'warm', 'protein'],
  weight: 0.6,
  loves: ['egg', 'crushed-tomato', 'tomato', 'harissa'],
  write(kit) {
    const egg = kit.ok('egg')
    const other = egg ? null : kit.ok('tofu-silken') ? 'tofu-silken' : 'chickpea-canned'
    kit.require(kit.resolve('crushed-tomato') === 'crushed-tomato', 'no tomatoes')
    kit.bind(
      'extra',
      kit.choose({
        roles: ['bean', 'vegetable', 'sausage', 'ground'],
        from: ['chickpea-canned', 'spinach', 'eggplant', 'zucchini', 'kale'],
        not: ['onion', 'red-bell-pepper', other ?? ''],
        count: kit.lean > 0 ? 0 : 1,
        max: 3,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const heat = kit.mood('mild')
      ? ''
      : kit.pick(['1 tbsp harissa', '1/2 tsp chili-flake', '1/4 tsp cayenne'])
    kit.add(`3 tbsp olive-oil
      1 each onion
      1 each red-bell-pepper
      $extra x0.6
      4 clove garlic
      2 tsp paprika
      1 1/2 tsp cumin
      ${heat ? `~${heat}` : ''}
      1 can crushed-tomato
      3/4 tsp salt
      1/4 tsp black-pepper
      ${egg ? '6 each egg' : other === 'tofu-silken' ? '14 oz tofu-silken' : '1 can chickpea-canned'}
      ~3 oz ${kit.pick(['feta', 'goat-cheese'])}
      ~~1/4 cup ${kit.pick(['cilantro', 'parsley', 'mint'])}`)
    kit.step(
      '(Warm|Heat) {olive-oil} in a wide skillet with a lid over medium heat. Add {onion,red-bell-pepper,extra:hard,extra:firm} and cook until (very soft and sweet|soft, with golden edges), (10|12) minutes.',
      'Stir in {garlic,paprika,cumin,harissa,chili-flake,cayenne} and cook until fragrant, 1 minute.',
      `Add {crushed-tomato${kit.bound('extra').some((id) => cookingOf(id) === 'bean' && pantryItem(id)?.roles.includes('bean')) ? ',extra' : ',extra:leaf,extra:soft'},salt,black-pepper} and simmer until thick enough that a spoon drawn through leaves a path, 10 minutes.`,
      egg
        ? `Make hollows with the back of a spoon and crack {egg} into them. Cover and cook over low heat until the whites are set and the yolks are as you like them, 7 minutes; (a firm yolk is the safer choice for young and old|cook until the yolks are firm for children and anyone pregnant).`
        : 'Spoon {tofu-silken,chickpea-canned} into the sauce in large pieces, cover and heat through, 5 minutes.',
      'Scatter with {feta,goat-cheese,cilantro,parsley,mint} and bring the pan to the table. ',
    )
    nameDish(kit, {
      noun: said(kit, 'menemen', 'shakshouka') ?? 'shakshuka',
      main: kit.bound('extra').length > 0 ? kit.bound('extra') : ['red-bell-pepper'],
      partners: ['feta', 'goat-cheese', ...kit.bound('extra')],
      methods: ['skillet', 'one-pan'],
      never: ['garlicky', 'herby', 'cheesy', 'creamy'],
    })
    kit.describe(
      `${egg ? 'Eggs poached' : other === 'tofu-silken' ? 'Soft tofu simmered' : 'Chickpeas simmered'} in a (thick, sweet-peppery|deep red, gently spiced) tomato sauce with {-red-bell-pepper,extra}. (Tear off something to mop the pan with|Serve it from the skillet, hot).`,
    )
  },
}
