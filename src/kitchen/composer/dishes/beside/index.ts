import type { Dish } from '../../dish.ts'
import { bakedBeans } from './baked-beans.ts'
import { cilantroLimeRice } from './cilantro-lime-rice.ts'
import { cornOnTheCob } from './corn-on-the-cob.ts'
import { cranberrySauce } from './cranberry-sauce.ts'
import { creamedSpinach } from './creamed-spinach.ts'
import { hashBrowns } from './hash-browns.ts'
import { refriedBeans } from './refried-beans.ts'

/** What is served beside a main dish, and gives way to it where both are named. */
export const besideAMain: readonly Dish[] = [
  ...[creamedSpinach, bakedBeans, refriedBeans],
  ...[cilantroLimeRice, cranberrySauce, hashBrowns, cornOnTheCob],
]
