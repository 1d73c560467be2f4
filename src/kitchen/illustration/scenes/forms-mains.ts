import { skewers } from './by-hand.ts'
import { arrangeUnits } from './equals.ts'
import { curds, type Scene } from './fillings.ts'
import { crustacean, filletOfFish, openShell, wholeFish } from './fish-units.ts'
import { inDishes } from './forms-in-dishes.ts'
import { friedEggs } from './fried-eggs.ts'
import { chop, cutlet, drumstick, meatball, patty, rack, sausage, slice, steak } from './meat-units.ts'
import { eggsInSauce, omelette } from './morning.ts'
import { poachedOn } from './plate-breads.ts'
import { eggHalf, stuffedOne } from './rice-and-bite-units.ts'
import { roast } from './roast.ts'
import { wholeVegetable } from './whole-vegetables.ts'

/** Shellfish in the shell, with legs and claws, or shelled, depending on its words. */
const shellfish: Scene = (dish) => {
  const { words } = dish.lead
  if (/lobster(?! (?:chunk|meat))|crab (?:claw|leg|shell)|crabs|crayfish|crawfish|langoust/.test(words))
    return arrangeUnits(crustacean, { want: 2, order: 'long', scale: 0.95 })(dish)
  if (/mussel|clam|oyster|shell|cockle/.test(words) && !/shrimp|prawn|lobster/.test(words))
    return arrangeUnits(openShell, { want: 12, jitter: 26, scale: 1.15 })(dish)
  return inDishes['stir-fry'](dish)
}

const longGrown = /corn|asparagus|spear|leek|endive|stalk|okra/

/** Forms with a main piece and food beside it. */
export const mains = {
  steak: arrangeUnits(steak, { want: 1, scale: 0.92 }),
  chops: arrangeUnits(chop, { want: 2, scale: 1.3 }),
  roast,
  'sliced roast': arrangeUnits(slice, { want: 5, scale: 1.06, order: 'leaning', jitter: 4 }),
  'whole bird': roast,
  'pieces of poultry': arrangeUnits(drumstick, { want: 4, scale: 1.18 }),
  ribs: arrangeUnits(rack, { want: 1, order: 'long', scale: 1.04 }),
  meatballs: arrangeUnits(meatball, { want: 7, scale: 0.86 }),
  patties: arrangeUnits(patty, { want: 4, scale: 1.02 }),
  cutlet: arrangeUnits(cutlet, { want: 2, scale: 1.02, jitter: 4, order: 'long' }),
  sausages: arrangeUnits(sausage, { want: 4, scale: 1.16, order: 'long' }),
  'fish fillet': arrangeUnits(filletOfFish, { want: 2, scale: 0.98, order: 'long' }),
  'whole fish': arrangeUnits(wholeFish, { want: 1, scale: 1.12, order: 'long' }),
  shellfish,
  skewers,
  wings: arrangeUnits(drumstick, { want: 10, scale: 1.2, jitter: 16 }),
  'stuffed vegetables': arrangeUnits(stuffedOne, { want: 6, parts: 'shown' }),
  omelette,
  'fried eggs': friedEggs,
  'scrambled eggs': curds,
  'eggs in sauce': eggsInSauce,
  'poached eggs on a base': arrangeUnits(poachedOn, { want: 2, parts: 'shown' }),
  'boiled eggs': arrangeUnits(eggHalf, { want: 6 }),
  'whole vegetables': (dish) =>
    /cauliflower|romanesco|whole broccoli/.test(dish.lead.words)
      ? arrangeUnits(wholeVegetable, { want: 1 })(dish)
      : longGrown.test(dish.lead.words)
        ? arrangeUnits(wholeVegetable, { want: 6, order: 'long' })(dish)
        : arrangeUnits(wholeVegetable, { want: 4, order: 'rows' })(dish),
} satisfies Record<string, Scene>
