import type { Thing } from '../things.ts'
import type { Strength } from './negator.ts'

/** List of foods that was ruled out, and how strictly. */
export interface Statement {
  from: number
  to: number
  things: Thing[]
  strength: Strength
}
