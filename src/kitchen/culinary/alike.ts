/**
 * Groups of foods that answer the same wish: a wish for spinach in a dip is met by fresh or frozen spinach.
 */
const groups: readonly (readonly string[])[] = [
  ['spinach', 'spinach-frozen'],
  ['pea', 'pea-frozen'],
  ['corn', 'corn-frozen', 'corn-canned'],
  ['tomato', 'cherry-tomato', 'tomato-canned', 'crushed-tomato'],
  ['strawberry', 'strawberry-frozen'],
  ['blueberry', 'blueberry-frozen'],
  ['lemon', 'lemon-juice'],
  ['lime', 'lime-juice'],
  ['orange', 'orange-juice', 'mandarin'],
  ['ginger', 'ginger-ground'],
  ['coconut-shredded', 'coconut-milk', 'coconut-cream'],
  ['butternut-squash', 'acorn-squash', 'pumpkin'],
  // The rare squashes are filed under delicata; red kuri and hokkaido are cooked as pumpkins.
  ['pumpkin', 'delicata-squash'],
  ['pumpkin', 'pumpkin-puree'],
  ['mushroom', 'cremini', 'shiitake', 'portobello', 'oyster-mushroom'],
  ['mozzarella', 'mozzarella-low-moisture'],
  ['rolled-oat', 'gluten-free-oat'],
  ['cumin', 'cumin-seed'],
  ['thyme', 'thyme-dried'],
  ['rosemary', 'rosemary-dried'],
  ['new-potato', 'potato'],
  ['tofu-firm', 'tofu-silken'],
  ['baby-carrot', 'carrot'],
  ['sweet-onion', 'onion', 'red-onion'],
  ['bell-pepper', 'red-bell-pepper', 'green-bell-pepper', 'yellow-bell-pepper'],
  ['low-fat-milk', 'skim-milk', 'milk'],
  ['salted-butter', 'butter'],
  ['beef-flank', 'beef-sirloin', 'beef-ribeye'],
  ['grated-parmesan', 'parmesan'],
  ['light-cream', 'heavy-cream'],
  ['nonfat-greek-yogurt', 'greek-yogurt'],
  ['light-cream-cheese', 'cream-cheese'],
  ['beef-ground-lean', 'beef-ground'],
  ['bone-in-chicken-thigh', 'chicken-thigh'],
  ['chicken-leg', 'chicken-drumstick'],
  ['pork-sausage', 'breakfast-sausage', 'italian-sausage'],
  ['chickpea-dried', 'chickpea-canned'],
  ['black-bean-dried', 'black-bean-canned'],
  ['kidney-bean-dried', 'kidney-bean-canned'],
  ['white-bean-dried', 'white-bean-canned'],
  ['pinto-bean-dried', 'pinto-bean-canned'],
  ['black-eyed-pea', 'black-eyed-pea-canned'],
  ['broccoli-frozen', 'broccoli'],
  ['green-bean-frozen', 'green-bean', 'canned-green-bean'],
  ['mango-frozen', 'mango'],
  ['frozen-cherry', 'cherry', 'sour-cherry'],
  ['frozen-pepper', 'red-bell-pepper'],
  ['pineapple-canned', 'pineapple'],
  ['peach-canned', 'peach'],
  ['oregano', 'oregano-dried'],
  ['basil', 'basil-dried'],
  ['dill', 'dill-dried'],
  ['parsley', 'parsley-dried'],
  ['sage', 'sage-dried'],
  ['mint', 'mint-dried'],
  ['lime', 'key-lime'],
  ['lemon', 'meyer-lemon'],
  ['canola-oil', 'vegetable-oil', 'sunflower-oil', 'corn-oil'],
  ['coffee', 'espresso', 'ground-coffee', 'espresso-powder'],
]

/**
 * Foods with others that answer a wish for them, but not the reverse: any cut is leftover chicken, while a
 * whole chicken is no breast.
 */
const answeredBy: Readonly<Record<string, readonly string[]>> = {
  'cooked-bacon': ['bacon'],
  'chicken-cooked': ['chicken-whole', 'chicken-thigh', 'chicken-breast', 'chicken-drumstick'],
}

export const alike = (id: string): readonly string[] => [
  ...groups.filter((group) => group.includes(id)).flat(),
  // The id may be any word that a cook typed, such as "constructor".
  ...(Object.hasOwn(answeredBy, id) ? answeredBy[id]! : []),
]
