import type { Dish } from '../../dish.ts'
import { creamySkillet } from './creamy-skillet.ts'
import { panSauceCutlets } from './pan-sauce-cutlets.ts'
import { potPie } from './pot-pie.ts'
import { ribs } from './ribs.ts'
import { stickyGlazed } from './sticky-glazed.ts'
import { wings } from './wings.ts'

/** Dinners that most cooks ask for by name. */
export const mainsByName: readonly Dish[] = [
  creamySkillet,
  stickyGlazed,
  wings,
  ribs,
  panSauceCutlets,
  potPie,
]
