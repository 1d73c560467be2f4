import type { Dish } from '../../dish.ts'
import { boiledEggs } from './boiled-eggs.ts'
import { friedEggs } from './fried-eggs.ts'
import { poachedEggs } from './poached-eggs.ts'

/** Eggs and nothing else, the way that was asked for. */
export const plainEggs: readonly Dish[] = [boiledEggs, friedEggs, poachedEggs]
