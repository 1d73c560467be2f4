import { roll } from './bread-units.ts'
import { filledRound } from './breads.ts'
import { pizza, tacos, toasts } from './by-hand.ts'
import { cheeseBoard } from './cheese-board.ts'
import { arrangeUnits } from './equals.ts'
import type { Scene } from './fillings.ts'
import { fingerFood } from './finger-food.ts'
import { bun, dumpling, leafCup, leafRoll, turnover, wrapped } from './hand-units.ts'
import { fritter, meatball } from './meat-units.ts'
import { chips, fries, potatoWedges } from './piles.ts'
import { hotDog } from './plate-breads.ts'
import { ravioli } from './ravioli.ts'
import { nigiri, riceTriangle, sushiRoll } from './rice-and-bite-units.ts'
import { halves, wedges } from './wrapped-halves.ts'

/** Forms that are eaten by hand, or fried or folded by the piece. */
export const byHand = {
  sandwich: halves,
  burger: arrangeUnits(roll, { want: 6, parts: 'shown' }),
  toast: toasts,
  'hot dog': arrangeUnits(hotDog, { want: 2, scale: 1.05, parts: 'shown', order: 'long' }),
  wrap: halves,
  burrito: halves,
  tacos,
  quesadilla: wedges,
  pizza,
  'filled flatbread': arrangeUnits(filledRound, { want: 2, scale: 1.02, parts: 'shown', order: 'long' }),
  turnovers: arrangeUnits(turnover, { want: 5, scale: 1.12 }),
  dumplings: (dish) =>
    /soup|broth/.test(dish.words) && dish.looks.vessel !== 'plate'
      ? arrangeUnits(dumpling, { want: 7, scale: 1.1 })(dish)
      : arrangeUnits(dumpling, { want: 7, scale: 1.2 })(dish),
  buns: arrangeUnits(bun, { want: 4, scale: 1.16 }),
  'rolls in wrappers': arrangeUnits(wrapped, { want: 6, order: 'long' }),
  'sushi rolls': arrangeUnits(sushiRoll, { want: 8, parts: 'shown', jitter: 3 }),
  'sushi pieces': arrangeUnits(nigiri, { want: 6, parts: 'shown', jitter: 3 }),
  'rice balls': arrangeUnits(riceTriangle, { want: 3, parts: 'shown', order: 'leaning', scale: 0.9 }),
  'leaf parcels': (dish) =>
    /cup|lettuce|butter lettuce/.test(dish.lead.words)
      ? arrangeUnits(leafCup, { want: 4, parts: 'shown', scale: 1.1 })(dish)
      : arrangeUnits(leafRoll, { want: 8, order: 'long' })(dish),
  fritters: arrangeUnits(fritter, { want: 7, scale: 1.05 }),
  croquettes: (dish) =>
    /ball|round/.test(dish.words)
      ? arrangeUnits(meatball, { want: 7 })(dish)
      : arrangeUnits(wrapped, { want: 6, order: 'long' })(dish),
  fries,
  wedges: potatoWedges,
  chips,
  nachos: chips,
  'finger food': fingerFood,
  'stuffed pasta': ravioli,
  'sheet pasta': arrangeUnits(wrapped, { want: 5, order: 'long' }),
  'cheese board': cheeseBoard,
} satisfies Record<string, Scene>
