import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { callIt, withoutFire, withoutOven } from '../bowl-parts.ts'
import { calledIn, mainFor } from './pieces.ts'
import { sideFor } from './sides.ts'

interface Marinade {
  name: string
  lines: string
  refs: string
  tastes: string
  /** Whom it goes with on the plate. */
  sides: Parameters<typeof sideFor>[1]
}

const jerk = (kit: Kit): Marinade => {
  const soy = kit.resolve('soy-sauce')
  const hot = kit.mood('mild') ? '' : (['red-chili', 'jalapeno', 'cayenne'].find(kit.ok) ?? '')
  return {
    name: 'jerk',
    lines: `4 each scallion
      ${kit.ok('garlic') ? '4 clove garlic' : ''}
      1 inch ginger
      ${hot ? (hot === 'cayenne' ? '1 tsp cayenne' : `2 each ${hot}`) : ''}
      1 tbsp allspice
      1 tsp thyme-dried
      1/2 tsp cinnamon
      1/4 tsp nutmeg
      2 tbsp brown-sugar
      ${soy ? `2 tbsp ${soy}` : ''}
      2 tbsp lime-juice
      2 tbsp vegetable-oil`,
    refs: `scallion,garlic,ginger,${hot || 'garlic'},allspice,thyme-dried,cinnamon,nutmeg,brown-sugar,${soy ?? 'lime-juice'},lime-juice,vegetable-oil`,
    tastes: `allspice, thyme and ${hot ? 'chili' : 'ginger'}`,
    sides: ['rice', 'slaw', 'corn'],
  }
}

const tandoori = (kit: Kit): Marinade => {
  const sour = ['greek-yogurt', 'yogurt', 'coconut-yogurt', 'soy-yogurt'].find(kit.ok)
  // Kosher kitchens have the spices without the yogurt.
  const soft = kit.diet('kosher') ? (['coconut-yogurt', 'soy-yogurt'].find(kit.ok) ?? '') : (sour ?? '')
  const hot = kit.mood('mild') ? '' : 'cayenne'
  return {
    name: 'tandoori',
    lines: `${soft ? `3/4 cup ${soft}` : '3 tbsp vegetable-oil'}
      2 tbsp lemon-juice
      ${kit.ok('garlic') ? '4 clove garlic' : ''}
      1 inch ginger
      1 tbsp paprika
      2 tsp cumin
      2 tsp coriander-ground
      2 tsp garam-masala
      1/2 tsp turmeric
      ${hot ? '1/2 tsp cayenne' : ''}`,
    refs: `${soft || 'vegetable-oil'},lemon-juice,garlic,ginger,paprika,cumin,coriander-ground,garam-masala,turmeric,${hot || 'turmeric'}`,
    tastes: `${soft ? 'yogurt' : 'lemon'}, ginger and garam masala`,
    sides: ['rice', 'cucumber', 'potatoes'],
  }
}

/** An hour in the marinade, then heat that is fierce enough to char the edges before the middle dries. */
export const marinatedChicken: Dish = {
  id: 'marinated-chicken',
  names: [
    ...[
      'jerk chicken',
      'jerk chicken thighs',
      'jamaican jerk chicken',
      'jerk tofu',
      'jerk pork',
      'jerk salmon',
      'jerk shrimp',
    ],
    ...[
      'tandoori chicken',
      'chicken tandoori',
      'tandoori chicken thighs',
      'tandoori tofu',
      'tandoori salmon',
      'tandoori shrimp',
    ],
    ...['tandoori paneer', 'tandoori cauliflower', 'jerk cauliflower', 'tandoori'],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [90, 110],
  onlyNamed: true,
  takes: ['poultry', 'fish', 'shellfish', 'tofu', 'pork-cut', 'grill-cheese', 'vegetable', 'grain'],
  moods: ['spicy', 'grill', 'summer', 'party', 'protein'],
  write(kit) {
    kit.require(!withoutFire(kit), 'it is cooked')
    const { text } = kit.craving
    const marinade = /jerk/i.test(text) ? jerk(kit) : tandoori(kit)
    const main = mainFor(kit, [
      /breast/i.test(text) ? ['chicken-breast'] : ['chicken-thigh', 'chicken-drumstick'],
      ['chicken-breast', 'pork-tenderloin', 'salmon', 'shrimp', 'paneer'].filter((id) => kit.wants(id)),
      ['tofu-firm', 'cauliflower'].filter((id) => kit.wants(id) || id === 'tofu-firm'),
      ['cauliflower'],
    ])
    const lines: Record<string, string> = {
      'chicken-thigh': '2 lb chicken-thigh | trimmed',
      'chicken-drumstick': '8 each chicken-drumstick | slashed twice to the bone',
      'chicken-breast': '1 3/4 lb chicken-breast | slashed three times',
      'pork-tenderloin': '1 1/2 lb pork-tenderloin | cut into 1-inch slices',
      salmon: '1 1/2 lb salmon | cut into 4 fillets',
      shrimp: '1 1/2 lb shrimp | peeled and deveined',
      'tofu-firm': '28 oz tofu-firm | pressed dry and cut into thick slabs',
      paneer: '1 lb paneer | cut into large cubes',
      cauliflower: '2 lb cauliflower | cut into large florets',
    }
    const done: Record<string, string> = {
      'chicken-thigh': 'charred at the edges and 165°F (74°C) in the thickest part, 24 minutes',
      'chicken-drumstick': 'charred at the edges and 165°F (74°C) beside the bone, 35 minutes',
      'chicken-breast': 'charred at the edges and 165°F (74°C) in the thickest part, 22 minutes',
      'pork-tenderloin': 'browned and 145°F (63°C) in the middle, 14 minutes',
      salmon: 'it flakes at a nudge and reads 145°F (63°C), 12 minutes',
      shrimp: 'pink and opaque throughout, 8 minutes',
      paneer: 'browned at the corners, 15 minutes',
      'tofu-firm': 'crisp and dark at the edges, 25 minutes',
      cauliflower: 'tender and dark at the edges, 28 minutes',
    }
    const sea = main === 'salmon' || main === 'shrimp'
    kit.add(`!${lines[main] ?? `1 3/4 lb ${main}`}\n1 1/4 tsp salt\n${marinade.lines}`)
    const oven = !withoutOven(kit)
    const side = sideFor(kit, marinade.sides)
    const until = done[main] ?? 'cooked through, 25 minutes'
    const minutes = sea ? 30 : 60
    kit.add('1 each lime | cut into wedges')
    kit.step(
      `${marinade.name === 'jerk' ? 'Blend' : 'Stir'} {${marinade.refs}} with {salt} ${marinade.name === 'jerk' ? 'to a coarse paste' : 'until smooth'}. Turn {main} in it, and marinate in the refrigerator for ${minutes} minutes${sea ? '' : ', or as long as overnight'}.`,
      side.first,
      oven
        ? `Heat the oven to 450°F (230°C) and set a rack over a rimmed sheet. Lay {main} on the rack with what clings, and roast, turning once, until ${until}.`
        : `Wipe off what does not cling. Cook {main} in a hot, oiled grill pan over medium heat, turning, until ${until}.`,
      side.later,
      `Let it rest for 5 minutes, and serve with {lime} to squeeze over${side.ref ? ` and ${side.ref}` : ''}.`,
    )
    callIt(kit, {
      noun: `${marinade.name} ${calledIn(kit, main)}`,
      true: ['charred', oven ? 'high-heat' : 'grilled'],
      after: ['lime', ...(marinade.name === 'jerk' ? ['scallion', 'allspice'] : ['ginger', 'cumin'])],
    })
    if (side.name) kit.title(`${marinade.name} ${calledIn(kit, main)} with ${side.name}`)
    kit.describe(
      `{-main} dark at the edges, with ${marinade.tastes} right through. (The marinade does the work while you do something else|As good from a grill as from a hot oven).`,
    )
  },
}
