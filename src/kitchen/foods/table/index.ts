import type { Food } from '../food.ts'
import { bakery } from './bakery.ts'
import { baking } from './baking.ts'
import { canned } from './canned.ts'
import { dairyAndEggs } from './dairy-eggs.ts'
import { drinks } from './drinks.ts'
import { frozen } from './frozen.ts'
import { meatAndFish } from './meat-fish.ts'
import { nutsAndDriedFruit } from './nuts-dried-fruit.ts'
import { oilsAndCondiments } from './oils-condiments.ts'
import { otherForms } from './other-forms.ts'
import { pastaAndGrains } from './pasta-grains.ts'
import { produce } from './produce.ts'
import { spices } from './spices.ts'

/** Every food that the kitchen knows, in the order of a walk through the shop. */
export const foods: readonly Food[] = [
  ...produce,
  ...meatAndFish,
  ...dairyAndEggs,
  ...bakery,
  ...pastaAndGrains,
  ...canned,
  ...baking,
  ...spices,
  ...oilsAndCondiments,
  ...nutsAndDriedFruit,
  ...frozen,
  ...drinks,
  ...otherForms,
]
