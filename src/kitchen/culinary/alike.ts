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
