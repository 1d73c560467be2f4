import { isStateFor, nameAtHand } from '../frames/index.ts'

/** True when a food at hand, in the cook's words, is in a state in which the line of a recipe takes it. */
export const suits = (said: string, item: string, id: string): boolean =>
  isStateFor([said, nameAtHand(said)], `${id} ${item}`)
