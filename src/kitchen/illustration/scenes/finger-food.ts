import { dark, mix } from '../colour.ts'
import { arrangeUnits } from './equals.ts'
import { heaped, type Scene } from './fillings.ts'
import { wrapped } from './hand-units.ts'
import { fry, pile } from './piles.ts'
import { rolledBall } from './rice-and-bite-units.ts'

/** Scenes of bites by the words for their shape. */
const shapes: readonly (readonly [words: RegExp, scene: Scene])[] = [
  [/stick|finger|spear|baton|straw|strip/, pile(() => fry, 88, 20)],
  [/roll|wrapped|pinwheel|cigar|blanket|curl/, arrangeUnits(wrapped, { want: 8, order: 'long' })],
  [/puff|ball|popover|tot|gougère|bun|cake|nugget/, arrangeUnits(rolledBall, { want: 10, scale: 0.86 })],
  [
    /shell|cup|tart|boat|half|halves|round|cracker|skin|blini|canap/,
    arrangeUnits(rolledBall, { want: 8, parts: 'on each' }),
  ],
]

const shapeOf = (words: string): Scene | undefined => shapes.find(([known]) => known.test(words))?.[1]

const heap = heaped(({ body }) => dark(mix(body, '#f0e2c8', 0.5), 0.1))

/** Draws bites in the shape that their words name, or a heap when they name none. */
export const fingerFood: Scene = (dish) => (shapeOf(dish.lead.words) ?? heap)(dish)

/** True when bites are drawn as a heap because none of their words names a shape. */
export const isHeap = (words: string): boolean => shapeOf(words) === undefined
