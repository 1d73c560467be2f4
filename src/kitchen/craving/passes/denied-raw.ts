import { isFlesh } from '../../foods/flesh.ts'
import { foodById, matchFood } from '../../foods/index.ts'
import type { Reading } from '../reading.ts'
import type { Thing } from '../things.ts'

export const isEgg = ({ name }: Thing): boolean => /^eggs?(?: (?:yolk|white))?$/.test(name)
/** True for meat or fish of any kind. */
export const isOfAnimal = ({ name, id }: Thing): boolean => {
  const food = id === null ? matchFood(name)?.food : foodById(id)
  return /^(?:fish|meat|seafood|shellfish|poultry)$/.test(name) || (food != null && isFlesh(food))
}
/** True for an egg, a meat or a fish that is denied raw or runny, "no raw egg": a cooked one is welcome. */
export const isUncooked = (reading: Reading, thing: Thing): boolean =>
  (isEgg(thing) || isOfAnimal(thing)) && isSaidRaw(reading, thing)
const isSaidRaw = (reading: Reading, { from, to }: Thing): boolean =>
  reading.words.slice(from, to).some(({ plain }) => /^(?:raw|runny|uncooked|undercooked)$/.test(plain))
