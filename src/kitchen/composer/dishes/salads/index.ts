import type { Dish } from '../../dish.ts'
import { boundSalad } from './bound-salad.ts'
import { nicoise } from './nicoise.ts'
import { waldorf } from './waldorf.ts'
import { wedgeSalad } from './wedge.ts'

/** Salads with names of their own. */
export const saladsByName: readonly Dish[] = [nicoise, waldorf, wedgeSalad, boundSalad]
