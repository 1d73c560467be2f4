import type { Looks } from '../cookbook/looks.ts'
import type { Dish } from './dish.ts'
import { burger } from './scenes/burger.ts'
import { cakeStand } from './scenes/cake-stand.ts'
import type { Scene } from './scenes/fillings.ts'
import { baked, breadForms } from './scenes/forms-baked.ts'
import { byHand } from './scenes/forms-by-hand.ts'
import { inDishes } from './scenes/forms-in-dishes.ts'
import { mains } from './scenes/forms-mains.ts'
import { sweets } from './scenes/forms-sweet.ts'
import { drink, hotDrink, layered } from './scenes/from-the-side.ts'
import { preserve, standing, sundae } from './scenes/jars.ts'
import { stackedSandwich } from './scenes/sandwich.ts'

export type Cutlery = 'fork' | 'spoon' | 'knife and fork' | 'chopsticks' | 'none'

/** A way to paint a dish: the viewpoint, the cutlery beside it, and the scene. */
export interface DishKind {
  view: 'above' | 'side'
  cutlery: Cutlery
  paint: Scene
}

type Form = Looks['form']

const fromAbove: Record<Form, Scene> = {
  ...inDishes,
  ...mains,
  ...byHand,
  ...breadForms,
  ...baked,
  ...sweets,
}

/** Forms that show more from the side than from above, whatever they stand in. */
const upright: Partial<Record<Form, Scene>> = {
  sandwich: stackedSandwich,
  burger,
  'layer cake': cakeStand,
  cheesecake: cakeStand,
  'round cake': cakeStand,
  'cold drink': drink,
  cocktail: drink,
  smoothie: drink,
  'hot drink': hotDrink,
  'layered in a glass': layered,
}

const tall: readonly Looks['vessel'][] = ['glass', 'tall glass', 'stemmed glass', 'mug', 'jar', 'bottle']

/** Returns the scene for other food in a glass or a jar. */
function inGlass(form: Form, vessel: Looks['vessel']): Scene {
  if (vessel === 'mug') return hotDrink
  if (form === 'ice cream') return sundae
  if (form === 'baguettes' || form === 'pastries' || form === 'fries') return standing
  return vessel === 'jar' || vessel === 'bottle' ? preserve : layered
}

/**
 * Returns the scene of a dish that is seen from the side, because glasses and jars show nothing from above;
 * null otherwise.
 */
function sideScene({ form, vessel, view }: Looks): Scene | null {
  if (view === 'from the side' && form === 'burger' && vessel === 'baking dish') return null
  if (
    ['cold drink', 'cocktail', 'smoothie', 'hot drink', 'layered in a glass'].includes(form) &&
    vessel !== 'bowl'
  )
    return upright[form] ?? null
  if (tall.includes(vessel) && !(vessel === 'mug' && view === 'from above')) return inGlass(form, vessel)
  if (view === 'from the side' && (form === 'trifle' || (form === 'dip' && vessel === 'baking dish')))
    return layered
  return view === 'from the side' ? (upright[form] ?? null) : null
}

/** Returns the cutlery for a dish that is set before one person. */
function cutleryFor({ form, vessel }: Looks): Cutlery {
  if (!['plate', 'bowl', 'shallow bowl'].includes(vessel)) return 'none'
  if (chopsticks.includes(form)) return 'chopsticks'
  if (spoon.includes(form)) return 'spoon'
  if (cut.includes(form)) return vessel === 'plate' ? 'knife and fork' : 'fork'
  return fork.includes(form) ? 'fork' : 'none'
}

const chopsticks: readonly Form[] = [
  'noodle soup',
  'stir-fry',
  'fried rice',
  'sushi pieces',
  'sushi rolls',
  'dumplings',
]
const spoon: readonly Form[] = [
  'soup',
  'stew',
  'curry',
  'chili',
  'porridge',
  'risotto',
  'pudding',
  'custard',
  'mousse',
  'ice cream',
  'smoothie bowl',
  'jelly',
  'granola',
  'baked fruit',
  'fruit',
  'puree',
]
const cut: readonly Form[] = [
  'steak',
  'chops',
  'cutlet',
  'sliced roast',
  'pieces of poultry',
  'patties',
  'fish fillet',
  'sausages',
  'pancakes',
  'crepes',
  'waffles',
  'french toast',
  'poached eggs on a base',
  'stuffed vegetables',
]
const fork: readonly Form[] = [
  'long pasta',
  'short pasta',
  'stuffed pasta',
  'noodles',
  'rice',
  'grains',
  'couscous',
  'salad',
  'leaf salad',
  'slaw',
  'bowl in sections',
  'omelette',
  'scrambled eggs',
  'fried eggs',
  'roasted vegetables',
  'meatballs',
  'mash',
  'pulled meat',
  'shellfish',
  'beans',
  'slice of cake',
  'slice of pie',
]

/** Returns the way to paint a dish with these looks. */
export function sceneOf(looks: Looks): DishKind {
  const side = sideScene(looks)
  return side
    ? { view: 'side', cutlery: 'none', paint: side }
    : { view: 'above', cutlery: cutleryFor(looks), paint: fromAbove[looks.form] }
}

export const kindOf = (dish: Dish): DishKind => sceneOf(dish.looks)
