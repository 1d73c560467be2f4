import type { Kit } from '../kit.ts'
import { pantryItem, type Speed } from '../pantry/index.ts'

export interface PanVegetables {
  /** How the first of them goes in, up to the verb: `Warm {butter} in a skillet over medium heat, add`. */
  opening: string
  slot?: string
  /** Covered minutes for roots. */
  hard?: number
  firm?: number
}

/** Steps that cook a slot's vegetables in one pan, the slowest first; the pan is heated by whichever that is. */
export function panVegetables(
  kit: Kit,
  { opening, slot = 'veg', hard = 12, firm = 6 }: PanVegetables,
): string[] {
  const has = (speed: Speed) =>
    kit.bound(slot).some((id) => pantryItem(kit.resolve(id) ?? id)?.speed === speed)
  const texts: [present: boolean, text: string][] = [
    [
      has('hard'),
      `{${slot}:hard} and cook, covered, stirring twice, until a knife slides in, ${hard} minutes.`,
    ],
    [
      has('firm'),
      `{${slot}:firm} and cook until (tender and lightly browned|golden and tender), ${firm} minutes.`,
    ],
    [
      has('soft') || has('leaf'),
      `{${slot}:soft,${slot}:leaf} and cook until (just soft|tender and bright), 2 minutes.`,
    ],
  ]
  return texts
    .filter(([present]) => present)
    .map(([, text], index) => `${index === 0 ? opening : 'Add'} ${text}`)
}
