import type { Looks } from '../cookbook/looks.ts'
import { readPart } from './parts.ts'
import { isHeap } from './scenes/finger-food.ts'

/** Whether a dish would be drawn as what it consists of rather than as itself: what it is made of or its shape is unknown. */
export function isStillLife({ form, parts }: Looks): boolean {
  const lead = readPart(parts[0] ?? '')
  return lead.looks.length === 0 || (form === 'finger food' && isHeap(lead.words))
}
