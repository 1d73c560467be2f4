import type { Category } from '#contract/common.ts'
import type { Craving } from '../../craving/craving.ts'
import { isAtHand } from '../../craving/wishes/at-hand.ts'
import { type Frame, framesNamed, framesOfFoods, framesWished } from '../../frames/index.ts'
import { nameKey } from '../name-key.ts'
import { occasionsIn } from '../occasions.ts'
import type { Cookbook } from '../open-cookbook.ts'
import { askedOf } from './asked.ts'
import { isEnough } from './explains.ts'
import { coursesFor } from './may-be-meant.ts'

/**
 * Returns the frames that may answer a craving with the foods it names: those of its kind of dish, all when
 * it names none, and none when its words ask for more than foods and a kind of dish.
 */
export function framesFor(cookbook: Cookbook, craving: Craving): readonly Frame[] {
  // For foods at hand a dish of no cuisine is better than none, and the page says so.
  const isUsedUp = isAtHand(craving)
  if (craving.recipes?.isFamily === false || (craving.cuisines.length > 0 && !isUsedUp)) return []
  if (occasionsIn(craving.text).length > 0) return []
  const { words, head } = askedOf(cookbook, craving)
  const wished = { frames: framesWished(cookbook.frames, craving) }
  const named = framesNamed(wished, craving.text)
  if (head !== null && named.length === 0) return []
  const known = new Set(named.flatMap(({ names }) => names.flatMap((name) => nameKey(name).split(' '))))
  if (head !== null && !known.has(head)) return []
  const missed = words.filter(({ word, isFood }) => !isFood && !known.has(word))
  if (!isEnough(craving, words, missed)) return []
  // Pasta in a list of foods at hand is a food like the others.
  const isDenied = ({ names }: Frame) => names.some(isHeadDenied(craving))
  const frames = head !== null && named.length > 0 ? framesOfFoods({ frames: named }) : framesOfFoods(wished)
  return frames.filter((frame) => !isDenied(frame) && isFor(frame, craving.category))
}

/** Returns a test for names that end as a dish does that is not wanted: the soup of "no chicken soup". */
const isHeadDenied = ({ exclusions }: Craving): ((name: string) => boolean) => {
  const heads = new Set(exclusions.map((name) => nameKey(name).split(' ').at(-1) ?? ''))
  return (name) => heads.has(nameKey(name).split(' ').at(-1) ?? '')
}

const isFor = ({ course, category: own }: Frame, category: Category | null): boolean =>
  category === null || own === category || coursesFor[category].includes(course)
