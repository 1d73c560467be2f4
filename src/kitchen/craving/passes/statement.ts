import type { Thing } from '../things.ts'
import type { Strength } from './negators.ts'

/** List of foods that was ruled out, and how strictly. */
export interface Statement {
  from: number
  to: number
  things: Thing[]
  strength: Strength
}
