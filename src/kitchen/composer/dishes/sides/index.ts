import type { Dish } from '../../dish.ts'
import { beanMasala } from './bean-masala.ts'
import { cheddarSoup } from './cheddar-soup.ts'
import { eggDropSoup } from './egg-drop-soup.ts'
import { potatoSoup } from './potato-soup.ts'
import { roastedVegetable } from './roasted-vegetable.ts'
import { saag } from './saag.ts'
import { stuffing } from './stuffing.ts'

/** Soups and sides that most cooks ask for by name. */
export const sidesByName: readonly Dish[] = [
  cheddarSoup,
  potatoSoup,
  eggDropSoup,
  stuffing,
  beanMasala,
  saag,
  roastedVegetable,
]
