import type { Kit } from '../../kit.ts'
import type { Role } from '../../pantry/index.ts'
import { chooseMain, cookingOf, panText } from '../protein.ts'

export const eggVegetables = [
  'spinach',
  'mushroom',
  'red-bell-pepper',
  'zucchini',
  'cherry-tomato',
  'asparagus',
  'potato',
  'kale',
  'leek',
  'broccoli',
  'onion',
]

/** What a dish must take for its eggs to get any of the fillings below. */
export const eggFillingRoles = [
  'vegetable',
  'mushroom',
  'cooked-meat',
  'bacon',
  'sausage',
  'canned-fish',
  'crumbling-cheese',
  'melting-cheese',
  'hard-cheese',
  'fresh-cheese',
] as const satisfies readonly Role[]

export const eggFillings = (kit: Kit, count: number) => {
  const tuber = /spanish tortilla|tortilla espa|hash/i.test(kit.craving.text)
  const lorraine = /lorraine/i.test(kit.craving.text)
  // Salmon among eggs is smoked: fresh fillets would be cooked to dust.
  const smoked = /salmon/i.test(kit.craving.text) && kit.ok('salmon-smoked')
  const main = chooseMain(kit, {
    roles: ['bacon', 'cooked-meat', 'sausage', 'canned-fish', 'bean'],
    from: lorraine ? ['bacon'] : smoked ? ['salmon-smoked'] : ['ham', 'bacon', 'salmon-smoked', 'chorizo'],
    onlyWanted: !lorraine && !smoked && (kit.lean > 0 || kit.chance(0.65)),
    not: ['anchovy', 'sardine', 'tuna-canned', 'pepperoni'],
  })
  kit.bind(
    'veg',
    kit.choose({
      roles: ['vegetable'],
      from: tuber ? ['potato', 'onion'] : lorraine ? ['onion'] : eggVegetables,
      count: lorraine ? 1 : count,
      max: 4,
      where: (item) => item.speed !== 'raw',
    }),
  )
  const cheese = kit.choose({
    roles: ['crumbling-cheese', 'melting-cheese', 'hard-cheese', 'fresh-cheese'],
    from: lorraine ? ['gruyere'] : ['feta', 'cheddar', 'goat-cheese', 'gruyere', 'parmesan'],
    onlyWanted: !lorraine && (kit.lean > 0 || kit.chance(0.25)),
  })
  kit.bind('cheese', cheese)
  return { main, cheese }
}

export const meatStep = (kit: Kit, main: string | null, fat: string) =>
  main && ['bacon', 'sausage'].includes(cookingOf(main))
    ? `Warm a little of {${fat}} in the skillet over medium-high heat. ${panText(kit)}`
    : ''
