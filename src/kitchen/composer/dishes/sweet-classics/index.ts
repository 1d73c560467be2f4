import type { Dish } from '../../dish.ts'
import { appleStrudel } from './apple-strudel.ts'
import { blackForestCake } from './black-forest-cake.ts'
import { breadPudding } from './bread-pudding.ts'
import { cremeBrulee } from './creme-brulee.ts'
import { fudge } from './fudge.ts'
import { kaiserschmarrn } from './kaiserschmarrn.ts'
import { keyLimePie } from './key-lime-pie.ts'
import { pavlova } from './pavlova.ts'
import { tarteTatin } from './tarte-tatin.ts'
import { tiramisu } from './tiramisu.ts'

/** Sweet dishes, breads and drinks that have a name of their own: made as their name promises. */
export const sweetClassics: readonly Dish[] = [
  ...[tiramisu, keyLimePie, cremeBrulee, breadPudding, fudge],
  ...[tarteTatin, appleStrudel, pavlova, blackForestCake, kaiserschmarrn],
]
