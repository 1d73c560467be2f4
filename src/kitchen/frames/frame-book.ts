import { oncePer } from '../checks/once-per.ts'
import type { Craving } from '../craving/craving.ts'
import { splitLine } from '../display/index.ts'
import { stemsOf } from '../foods/index.ts'
import { foodOfLine } from '../ingredients/index.ts'
import type { CookingTimes } from './cooking-times.ts'
import type { Frame } from './frame-file.ts'

/** All frames, with the table of times for their steps. */
export interface FrameBook {
  frames: readonly Frame[]
  times: CookingTimes
}

export const emptyFrameBook: FrameBook = { frames: [], times: { techniques: {}, styles: [], kinds: [] } }

/** Returns the frames that may answer a list of foods without a named kind of dish. */
export const framesOfFoods = ({ frames }: Pick<FrameBook, 'frames'>): Frame[] =>
  frames.filter(({ onlyNamed }) => !onlyNamed)

/** Returns the names of a frame's kinds as stems, which every craving is compared with. */
export const stemsOfNames = oncePer(({ names }: Frame): readonly string[] => names.map(stemsOf))

/** Returns the frames of the kinds that a craving does not rule out: "basil dishes that aren't pesto". */
export function framesWished(
  { frames }: Pick<FrameBook, 'frames'>,
  { exclusions }: Pick<Craving, 'exclusions'>,
): readonly Frame[] {
  const out = new Set(exclusions.map(stemsOf))
  return out.size === 0
    ? frames
    : frames.filter((frame) => !stemsOfNames(frame).some((name) => out.has(name)))
}

/** Parsed content of braces in a text of a frame. */
export interface Group {
  /** Technique with which the foods are cooked here, by the table of times. */
  technique?: string
  /** True when the foods are listed without "the". */
  isBare: boolean
  slots: readonly string[]
  /** Fixed words at the end of the list. */
  words: readonly string[]
}

/** Parses the content of braces: `roast mains, vegetables`, `some fruits`, `mains`, `mains, +vinegar`. */
export function readGroup(words: string, { techniques }: CookingTimes): Group {
  const [, first = '', rest = ''] = /^(\S+) (.+)$/.exec(words) ?? []
  const technique = first in techniques ? first : undefined
  const isBare = first === 'some'
  const listed = (technique || isBare ? rest : words).split(',').map((name) => name.trim())
  return {
    ...(technique && { technique }),
    isBare,
    slots: listed.filter((name) => !name.startsWith('+')),
    words: listed.flatMap((name) => (name.startsWith('+') ? [name.slice(1)] : [])),
  }
}

/** Returns every group in the texts of a frame. */
export const groupsIn = (texts: readonly string[], times: CookingTimes): Group[] =>
  texts.flatMap((text) =>
    [...text.matchAll(/\{([^{}]+)\}/g)].map(([, words = '']) => readGroup(words, times)),
  )

const techniques = new WeakMap<Frame, ReadonlyMap<string, readonly string[]>>()

/** Returns the techniques that cook the foods of a slot in a frame, in the order of its steps. */
export function techniquesOf(frame: Frame, slot: string, times: CookingTimes): readonly string[] {
  let known = techniques.get(frame)
  if (!known) {
    const groups = groupsIn(frame.steps, times)
    known = new Map(
      Object.keys(frame.slots).map((name) => [
        name,
        groups.flatMap((one) => (one.technique && one.slots.includes(name) ? [one.technique] : [])),
      ]),
    )
    techniques.set(frame, known)
  }
  return known.get(slot) ?? []
}

const staples = new WeakMap<Frame, readonly string[]>()

/** Returns the ids of the foods in a frame's own lines. */
export function staplesOf(frame: Frame): readonly string[] {
  let known = staples.get(frame)
  if (!known) {
    known = frame.ingredients
      .filter((line) => !line.includes('{'))
      .flatMap((line) => foodOfLine(splitLine(line))?.id ?? [])
    staples.set(frame, known)
  }
  return known
}

/**
 * Returns wrong names in a frame: slots that its texts use and it does not define, and slots that no text or
 * line uses.
 */
export function unknownSlots(frame: Frame, times: CookingTimes): string[] {
  const names = Object.keys(frame.slots)
  const spoken = groupsIn(
    [...frame.steps, ...frame.titles, ...frame.description, ...frame.ingredients],
    times,
  )
  const listed = new Set(groupsIn(frame.ingredients, times).flatMap(({ slots }) => slots))
  return [
    ...frame.needs.filter((name) => !names.includes(name)),
    ...Object.values(frame.slots).flatMap(({ unless }) => unless.filter((name) => !names.includes(name))),
    ...spoken.flatMap(({ slots }) => slots.filter((name) => !names.includes(name))),
    ...names.filter((name) => !listed.has(name)).map((name) => `${name} in no line`),
    ...Object.values(frame.slots).flatMap(({ style }) =>
      style && !times.styles.includes(style) ? [style] : [],
    ),
    ...names.filter((name) => name in times.techniques).map((name) => `${name} is a technique`),
  ]
}
