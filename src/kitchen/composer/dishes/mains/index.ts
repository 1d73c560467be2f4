import type { Dish } from '../../dish.ts'
import { bakedChicken } from './baked-chicken.ts'
import { bulgogi } from './bulgogi.ts'
import { creamySkilletChicken } from './creamy-skillet-chicken.ts'
import { fishAndChips } from './fish-and-chips.ts'
import { friedChicken } from './fried-chicken.ts'
import { garlicButterSkillet } from './garlic-butter-skillet.ts'
import { marinatedChicken } from './marinated-chicken.ts'
import { panSauceCutlets } from './pan-sauce-cutlets.ts'
import { potPie } from './pot-pie.ts'
import { ribs } from './ribs.ts'
import { spaghettiAndMeatballs } from './spaghetti-and-meatballs.ts'
import { stickyGlazed } from './sticky-glazed.ts'
import { wings } from './wings.ts'

/** The main dishes that home cooks ask for by name: what each is in all of its flavors. */
export const mains: readonly Dish[] = [
  ...[creamySkilletChicken, stickyGlazed, panSauceCutlets, garlicButterSkillet],
  ...[bakedChicken, friedChicken, marinatedChicken, wings, ribs, bulgogi],
  ...[potPie, fishAndChips, spaghettiAndMeatballs],
]
