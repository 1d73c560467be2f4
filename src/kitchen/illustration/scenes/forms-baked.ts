import { bagelLike } from './bagels.ts'
import { cookie, sandwichCookie } from './baked-units.ts'
import { baguette, biscuit, braid, meringue, pretzel, ringOfDough, roll, roundLoaf } from './bread-units.ts'
import { flatbread, loafSlice, rawDough } from './breads.ts'
import { arrangeUnits } from './equals.ts'
import type { Scene } from './fillings.ts'
import { loaf, pie } from './loaf-and-pie.ts'
import { pancakes, waffles } from './morning.ts'
import { muffin } from './muffins.ts'
import { crepes } from './plate-breads.ts'
import { tartlet } from './slice-units.ts'
import { pastry } from './sweet-units.ts'

/** Breads of every form. */
export const breadForms = {
  flatbread,
  'loaf slices': arrangeUnits(loafSlice, {
    want: 5,
    parts: 'shown',
    scale: 1.08,
    order: 'leaning',
    jitter: 3,
  }),
  scones: arrangeUnits(biscuit, { want: 5, parts: 'on each' }),
  biscuits: arrangeUnits(biscuit, { want: 6, parts: 'on each' }),
  rolls: arrangeUnits(roll, { want: 7, parts: 'on each', scale: 1.06 }),
  loaf,
  'round loaf': arrangeUnits(roundLoaf, { want: 1, parts: 'on each' }),
  'braided loaf': arrangeUnits(braid, { want: 1, parts: 'on each', order: 'long' }),
  baguettes: arrangeUnits(baguette, { want: 3, order: 'long', scale: 1.02 }),
  bagels: arrangeUnits(bagelLike, { want: 5, parts: 'on each' }),
  pretzels: arrangeUnits(pretzel, { want: 4, scale: 1.15 }),
  dough: (dish) =>
    dish.looks.vessel === 'pie dish' || dish.looks.vessel === 'tart tin'
      ? pie(dish)
      : arrangeUnits(rawDough, { want: 2 })(dish),
} satisfies Record<string, Scene>

/** Tarts and quiches: one, or several when described as small. */
const open: Scene = (dish) =>
  /small|mini|individual|tartlet|hand|cups/.test(dish.words)
    ? arrangeUnits(tartlet, { want: 6, parts: 'on each' })(dish)
    : pie(dish)

const isLong = (words: string) =>
  /tube|roll|finger|stick|twist|cigar|bar-shaped|horn|straw|log|strip/.test(words)

/** Forms that are baked in a pan, in a tin or by the piece. */
export const baked = {
  pancakes,
  crepes,
  waffles,
  'french toast': waffles,
  muffins: arrangeUnits(muffin, { want: 6, parts: 'shown', jitter: 3 }),
  cupcakes: arrangeUnits(muffin, { want: 6, parts: 'shown', jitter: 3 }),
  doughnuts: arrangeUnits(ringOfDough, { want: 5, parts: 'on each' }),
  pie,
  tart: open,
  quiche: open,
  cookies: (dish) =>
    arrangeUnits(cookie, {
      want: 8,
      parts: 'on each',
      order: /finger|stick|biscotti/.test(dish.words) ? 'long' : 'round',
    })(dish),
  'sandwich cookies': arrangeUnits(sandwichCookie, { want: 6, parts: 'on each' }),
  'rolled cookies': arrangeUnits(pastry, { want: 8, parts: 'shown', scale: 1.1 }),
  meringue: (dish) =>
    arrangeUnits(meringue, {
      want: /meringues|kisses|small|nests|mini/.test(dish.words) ? 5 : 1,
      parts: 'on each',
    })(dish),
  pastries: (dish) =>
    arrangeUnits(pastry, { want: 7, parts: 'on each', order: isLong(dish.words) ? 'long' : 'round' })(dish),
} satisfies Record<string, Scene>
