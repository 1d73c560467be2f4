import type { Looks } from '../cookbook/looks.ts'
import { readPart } from './parts.ts'
import { isHeap } from './scenes/finger-food.ts'

/**
 * True when a dish would be drawn as its ingredients rather than as itself, because its food or its shape is
 * unknown.
 */
export function isStillLife({ form, parts }: Looks): boolean {
  const lead = readPart(parts[0] ?? '')
  return lead.looks.length === 0 || (form === 'finger food' && isHeap(lead.words))
}
