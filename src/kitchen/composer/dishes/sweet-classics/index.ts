import type { Dish } from '../../dish.ts'
import { anzacBiscuits } from './anzac-biscuits.ts'
import { appleStrudel } from './apple-strudel.ts'
import { bagels } from './bagels.ts'
import { baklava } from './baklava.ts'
import { blackForestCake } from './black-forest-cake.ts'
import { breadPudding } from './bread-pudding.ts'
import { challah } from './challah.ts'
import { churros } from './churros.ts'
import { coconutMacaroons } from './coconut-macaroons.ts'
import { creamPuffs } from './cream-puffs.ts'
import { cremeBrulee } from './creme-brulee.ts'
import { doughnuts } from './doughnuts.ts'
import { flan } from './flan.ts'
import { fudge } from './fudge.ts'
import { hotChocolate } from './hot-chocolate.ts'
import { iceCream } from './ice-cream.ts'
import { icedTea } from './iced-tea.ts'
import { kaiserschmarrn } from './kaiserschmarrn.ts'
import { keyLimePie } from './key-lime-pie.ts'
import { lamingtons } from './lamingtons.ts'
import { lemonBars } from './lemon-bars.ts'
import { lemonade } from './lemonade.ts'
import { linzerCookies } from './linzer-cookies.ts'
import { macarons } from './macarons.ts'
import { mojito } from './mojito.ts'
import { pannaCotta } from './panna-cotta.ts'
import { pavlova } from './pavlova.ts'
import { pecanPie } from './pecan-pie.ts'
import { pretzels } from './pretzels.ts'
import { sangria } from './sangria.ts'
import { tarteTatin } from './tarte-tatin.ts'
import { tiramisu } from './tiramisu.ts'

/** Sweet dishes, breads and drinks that have a name of their own: made as their name promises. */
export const sweetClassics: readonly Dish[] = [
  ...[tiramisu, keyLimePie, cremeBrulee, pannaCotta, breadPudding, fudge],
  ...[churros, doughnuts, creamPuffs, baklava],
  ...[pecanPie, lemonBars, flan, iceCream],
  ...[tarteTatin, appleStrudel, pavlova, blackForestCake, kaiserschmarrn],
  ...[macarons, coconutMacaroons, linzerCookies, anzacBiscuits, lamingtons],
  ...[pretzels, bagels, challah],
  ...[hotChocolate, lemonade, icedTea, mojito, sangria],
]
