import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { spoons } from '../well-known/water.ts'

interface Filling {
  name: string
  said: RegExp
  needs: readonly string[]
  lines: string
  /** How it is made, and what a step calls it. */
  step: string
}

const fillings: readonly Filling[] = [
  {
    name: 'chicken and avocado',
    said: /reina|chicken|avocado/i,
    needs: ['chicken-cooked', 'avocado', 'mayonnaise'],
    lines:
      '!2 cup chicken-cooked | shredded\n1 each avocado | pitted and peeled\n1/4 cup mayonnaise\n1 tbsp lime-juice\n2 each scallion\n2 tbsp cilantro',
    step: 'Mash {avocado} with {mayonnaise,lime-juice} and a pinch of salt, and fold in {chicken-cooked,scallion,cilantro}.',
  },
  {
    name: 'black beans and cheese',
    said: /bean|domino|cheese|queso|vegetarian/i,
    needs: ['black-bean-canned', 'queso-fresco'],
    lines: '!1 can black-bean-canned\n1 tbsp vegetable-oil\n2 clove garlic\n1/2 tsp cumin\n4 oz queso-fresco',
    step: 'Meanwhile, let {garlic,cumin} sizzle in the rest of {vegetable-oil} for 1 minute, add {black-bean-canned} with a splash of water, and warm through, crushing a few, 5 minutes. Have {queso-fresco} ready.',
  },
  {
    name: 'pulled beef',
    said: /beef|pelua|carne|steak/i,
    needs: ['beef-flank', 'tomato-canned'],
    lines:
      '!1 lb beef-flank | thinly sliced across the grain\n1 tbsp vegetable-oil\n1 each onion | thinly sliced\n2 clove garlic\n1 tsp cumin\n1 can tomato-canned',
    step: 'Meanwhile, sear {beef-flank} in the rest of {vegetable-oil} over high heat until browned and 145°F (63°C), 3 minutes. Lift out; cook {onion,garlic,cumin} in the pan until soft, 6 minutes, add {tomato-canned} and simmer until thick, 8 minutes. Return the beef.',
  },
  {
    name: 'beans, avocado and plantain',
    said: /vegan|plantain/i,
    needs: ['black-bean-canned', 'avocado'],
    lines:
      '!1 can black-bean-canned\n1 tbsp vegetable-oil\n2 clove garlic\n1/2 tsp cumin\n1 each avocado | sliced\n1 each plantain | peeled and sliced on the diagonal\n2 tbsp cilantro',
    step: 'Meanwhile, fry {plantain} in the rest of {vegetable-oil} over medium heat until golden on both sides, 5 minutes; lift out. Add {garlic,cumin} and {black-bean-canned} with a splash of water, and warm through, 4 minutes. Have {avocado,cilantro} ready.',
  },
]

/** Precooked cornmeal only: raw meal, and masa for tortillas, would not hold. */
export const arepas: Dish = {
  id: 'arepas',
  names: [
    ...[
      'arepas',
      'arepa',
      'venezuelan arepas',
      'colombian arepas',
      'stuffed arepas',
      'cheese arepas',
      'arepas con queso',
    ],
    ...['reina pepiada', 'arepa reina pepiada', 'chicken arepas', 'beef arepas', 'black bean arepas'],
  ],
  categories: ['dinner', 'lunch', 'breakfast'],
  kind: 'savoury',
  serves: 4,
  minutes: [40, 55],
  onlyNamed: true,
  cuisines: ['caribbean'],
  takes: ['cooked-meat', 'bean', 'red-meat', 'vegetable', 'crumbling-cheese', 'melting-cheese', 'herb'],
  moods: ['comfort', 'weekend', 'brunch', 'party'],
  write(kit) {
    if (!kit.ok('masarepa')) return kit.fail('no cornmeal')
    const can = fillings.filter(({ needs }) =>
      needs.every((id) => kit.resolve(id) && (kit.ok(id) || /mayo|queso/.test(id))),
    )
    const usual = can.filter(({ name }) => name !== 'beans, avocado and plantain')
    const chosen =
      can.find(({ said }) => said.test(kit.craving.text)) ??
      can.find(({ needs }) => kit.wants(...needs)) ??
      kit.inTurn(usual.length > 0 ? usual : can)
    if (!chosen) return kit.fail('nothing to fill them with')
    kit.add('!2 cup masarepa\n1 tsp salt\n2 tbsp vegetable-oil')
    kit.add(chosen.lines)
    const cups = spoons((40 * kit.servings) / 4)
    const many = kit.servings * 2
    kit.work(10)
    kit.step(
      `Stir {salt} into ${cups} of warm water in a bowl, and rain in {masarepa}, stirring with your hand until no lump is left. Let it stand for 5 minutes, until it has drunk the water and feels like soft clay; if the edges crack when you press it, work in a little more water.`,
      `With wet hands, shape into ${many} balls and flatten to disks, 3 1/2 inches across and 1/2 inch thick, smoothing the edges.`,
      `Heat ${chosen.lines.includes('vegetable-oil') ? 'half of ' : ''}{vegetable-oil} in a wide, heavy skillet over medium heat. Cook the disks, in two batches, until a brown crust has formed, 6 minutes on each side. Tapped, they should sound hollow. Keep them under a cloth.`,
      chosen.step,
      'Split each arepa three quarters of the way with a knife, while it is hot, and spoon in the filling. Eat with both hands.',
    )
    callIt(kit, {
      noun: `arepas with ${chosen.name}`,
      true: ['crisp', 'golden', 'griddled', 'stuffed'],
    })
    kit.describe(
      `Crisp outside and steaming within, split and filled with ${chosen.name}. (The dough is three things and ten minutes|Bake none ahead: they are best from the pan).`,
    )
  },
}
