import type { Craving } from '../craving/craving.ts'
import { isOfCuisine } from '../craving/wishes/cuisines.ts'
import { givingUp, type Made } from './answer.ts'
import { nameKey } from './name-key.ts'
import { occasionsIn } from './occasions.ts'
import type { Cookbook } from './open-cookbook.ts'
import { ownNamesOf } from './own-names.ts'

/** Marks a recipe that is not of the cuisine asked for, such as a plain slaw for a Nigerian one. */
export function withCuisine({ bySlug }: Cookbook, answer: Made, { cuisines, claims = [] }: Craving): Made {
  // The French of a French toast is a word of its name.
  if (!claims.some(({ namesA = [] }) => namesA.includes('cuisine'))) return answer
  const file = bySlug.get(answer.slug ?? answer.drawnAs ?? '')?.file
  // A Basque cheesecake is Basque, whatever kitchen its recipe is filed under.
  const names = file ? ` ${ownNamesOf(file).map(nameKey).join(' ')} ` : ''
  const isOf =
    cuisines.length === 0 ||
    cuisines.some(
      (cuisine) => isOfCuisine(file?.cuisine ?? '', cuisine) || names.includes(` ${nameKey(cuisine)} `),
    )
  return isOf ? answer : givingUp(answer, 'cuisine')
}

/** Marks a recipe of the kitchen's own choice that is not meant for the day asked for; a named dish suits any day. */
export function withOccasion({ bySlug }: Cookbook, answer: Made, { text, recipes }: Craving): Made {
  const asked = recipes ? [] : occasionsIn(text)
  const file = bySlug.get(answer.slug ?? answer.drawnAs ?? '')?.file
  const isMeant = asked.some(
    (one) =>
      file?.occasions.includes(one) ||
      (file && ownNamesOf(file).some((name) => occasionsIn(name).includes(one))),
  )
  return asked.length === 0 || isMeant ? answer : givingUp(answer, 'occasion')
}
