import type { FoodFilter } from './constraints.ts'
import type { Dish } from './dish.ts'

/** Foods that answer one wish: who asks for spinach in a dip has it, whether fresh or frozen. */
const groups: readonly (readonly string[])[] = [
  ['spinach', 'spinach-frozen'],
  ['pea', 'pea-frozen'],
  ['corn', 'corn-frozen', 'corn-canned'],
  ['tomato', 'cherry-tomato', 'tomato-canned', 'crushed-tomato'],
  ['strawberry', 'strawberry-frozen'],
  ['blueberry', 'blueberry-frozen'],
  ['lemon', 'lemon-juice'],
  ['lime', 'lime-juice'],
  ['orange', 'orange-juice'],
  ['ginger', 'ginger-ground'],
  ['coconut-shredded', 'coconut-milk', 'coconut-cream'],
  ['chicken-cooked', 'chicken-whole', 'chicken-thigh', 'chicken-breast', 'chicken-drumstick'],
  ['butternut-squash', 'acorn-squash', 'pumpkin'],
  ['pumpkin', 'pumpkin-puree'],
  ['mushroom', 'cremini', 'shiitake', 'portobello', 'oyster-mushroom'],
  ['mozzarella', 'mozzarella-low-moisture'],
  ['rolled-oat', 'gluten-free-oat'],
  ['cumin', 'cumin-seed'],
  ['thyme', 'thyme-dried'],
  ['rosemary', 'rosemary-dried'],
  ['new-potato', 'potato'],
  ['tofu-firm', 'tofu-silken'],
]

export const alike = (id: string): readonly string[] => groups.filter((group) => group.includes(id)).flat()

/** Dishes of eggs in which salmon is smoked. */
const ofEggs = ['quiche', 'frittata', 'scramble']

/** What a word means in this dish: coconut in a curry is its milk, the chicken of a roast is whole. */
export function inTermsOf(dish: Dish, wanted: readonly string[], allows: FoodFilter): string[] {
  const meant = (id: string) => {
    if (id === 'coconut-shredded' && dish.kind === 'savoury' && allows('coconut-milk')) return 'coconut-milk'
    if (id === 'turkey-cooked' && dish.id === 'roast' && allows('turkey-breast')) return 'turkey-breast'
    if (id === 'chicken-cooked' && dish.id === 'roast' && allows('chicken-whole')) return 'chicken-whole'
    if (id === 'salmon' && ofEggs.includes(dish.id) && allows('salmon-smoked')) return 'salmon-smoked'
    return id
  }
  return [...new Set(wanted.map(meant))].filter((id) => !dish.makes?.includes(id))
}
