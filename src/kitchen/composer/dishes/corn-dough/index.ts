import type { Dish } from '../../dish.ts'
import { arepas } from './arepas.ts'
import { tamales } from './tamales.ts'

/** What is made of a dough of corn. */
export const cornDough: readonly Dish[] = [tamales, arepas]
