import type { Kit } from '../../kit.ts'
import { askedFor, notLumps } from '../sweet-basics.ts'

export const askedFruit = (kit: Kit, max = 2) =>
  askedFor(kit, ['fruit', 'berry'], [...notLumps, 'banana', 'kiwi'], max)
