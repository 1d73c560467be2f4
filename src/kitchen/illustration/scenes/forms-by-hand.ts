import { dark, mix } from '../colour.ts'
import { roll } from './baked-units.ts'
import { filledRound, hotDog } from './breads.ts'
import { halves, pizza, tacos, toasts, wedges } from './by-hand.ts'
import { cheeseBoard } from './cheese-board.ts'
import { equals } from './equals.ts'
import { heaped, type Scene } from './fillings.ts'
import {
  bun,
  dumpling,
  leafCup,
  leafRoll,
  nigiri,
  riceTriangle,
  rolledBall,
  sushiRoll,
  turnover,
  wrapped,
} from './hand-units.ts'
import { fritter, meatball } from './meat-units.ts'
import { chips, fries, fry, pile, potatoWedges } from './piles.ts'
import { ravioli } from './ravioli.ts'

/** Bites of any kind: by the shape that their words tell. */
const fingerFood: Scene = (dish) => {
  const { words, looks } = dish.lead
  if (/stick|finger|spear|baton|straw|strip/.test(words)) return pile(() => fry, 88, 20)(dish)
  if (/roll|wrapped|pinwheel|cigar|blanket|curl/.test(words))
    return equals(wrapped, { want: 8, order: 'long' })(dish)
  if (/puff|ball|popover|tot|gougère|bun|cake|nugget/.test(words))
    return equals(rolledBall, { want: 10, scale: 0.86 })(dish)
  if (/shell|cup|tart|boat|half|halves|round|cracker|skin|blini|canap/.test(words))
    return equals(rolledBall, { want: 8, parts: 'on each' })(dish)
  return looks.length > 0
    ? heaped(({ body }) => dark(mix(body, '#f0e2c8', 0.5), 0.1))(dish)
    : equals(fritter, { want: 7 })(dish)
}

/** What is eaten by hand, and what is fried or folded by the piece. */
export const byHand = {
  sandwich: halves,
  burger: equals(roll, { want: 6, parts: 'shown' }),
  toast: toasts,
  'hot dog': equals(hotDog, { want: 2, scale: 1.05, parts: 'shown', order: 'long' }),
  wrap: halves,
  burrito: halves,
  tacos,
  quesadilla: wedges,
  pizza,
  'filled flatbread': equals(filledRound, { want: 2, scale: 1.02, parts: 'shown', order: 'long' }),
  turnovers: equals(turnover, { want: 5, scale: 1.12 }),
  dumplings: (dish) =>
    /soup|broth/.test(dish.words) && dish.looks.vessel !== 'plate'
      ? equals(dumpling, { want: 7, scale: 1.1 })(dish)
      : equals(dumpling, { want: 7, scale: 1.2 })(dish),
  buns: equals(bun, { want: 4, scale: 1.16 }),
  'rolls in wrappers': equals(wrapped, { want: 6, order: 'long' }),
  'sushi rolls': equals(sushiRoll, { want: 8, parts: 'shown', jitter: 3 }),
  'sushi pieces': equals(nigiri, { want: 6, parts: 'shown', jitter: 3 }),
  'rice balls': equals(riceTriangle, { want: 3, parts: 'shown', order: 'leaning', scale: 0.9 }),
  'leaf parcels': (dish) =>
    /cup|lettuce|butter lettuce/.test(dish.lead.words)
      ? equals(leafCup, { want: 4, parts: 'shown', scale: 1.1 })(dish)
      : equals(leafRoll, { want: 8, order: 'long' })(dish),
  fritters: equals(fritter, { want: 7, scale: 1.05 }),
  croquettes: (dish) =>
    /ball|round/.test(dish.words)
      ? equals(meatball, { want: 7 })(dish)
      : equals(wrapped, { want: 6, order: 'long' })(dish),
  fries,
  wedges: potatoWedges,
  chips,
  nachos: chips,
  'finger food': fingerFood,
  'stuffed pasta': ravioli,
  'sheet pasta': equals(wrapped, { want: 5, order: 'long' }),
  'cheese board': cheeseBoard,
} satisfies Record<string, Scene>
