import type { Dish } from '../../dish.ts'
import { buffaloChickenDip } from './buffalo-chicken-dip.ts'
import { buffaloSandwich } from './buffalo-sandwich.ts'
import { cordonBleu } from './cordon-bleu.ts'
import { countryFriedSteak } from './country-fried-steak.ts'
import { frenchDip } from './french-dip.ts'
import { monteCristo } from './monte-cristo.ts'
import { pattyMelt } from './patty-melt.ts'
import { potatoSkins } from './potato-skins.ts'
import { tamalePie } from './tamale-pie.ts'

/** What diners and game days are known for. */
export const diner: readonly Dish[] = [
  ...[buffaloChickenDip, potatoSkins],
  ...[frenchDip, pattyMelt, monteCristo, buffaloSandwich],
  ...[countryFriedSteak, cordonBleu, tamalePie],
]
