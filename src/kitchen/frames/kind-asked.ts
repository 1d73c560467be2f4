import { oncePer } from '../checks/once-per.ts'
import type { Claim } from '../craving/claim.ts'
import type { Craving } from '../craving/craving.ts'
import { withoutRequest } from '../craving/request-words.ts'
import { isManner, isPraise } from '../craving/strangers.ts'
import { pantryItem } from '../culinary/index.ts'
import { longestHits, stemsOf, wordsOf } from '../foods/index.ts'
import { isGrammar } from '../languages/english-grammar.ts'
import { type FoodAtHand, foodsAtHand } from './at-hand.ts'
import { fillFrame } from './fill-frame.ts'
import type { FrameBook } from './frame-book.ts'
import type { Frame } from './frame-file.ts'

/** A kind of dish and the foods that it is to be of: the cobbler of plums, the latte of lavender and honey. */
export interface KindAsked {
  /** The frames of this kind that take in every one of the foods. */
  frames: readonly Frame[]
  /** Every food that was named. */
  foods: readonly FoodAtHand[]
  /** Those that stand in the name of the dish, and not behind "with". */
  inName: readonly FoodAtHand[]
  /** The word that the name ends with. */
  head: string
}

/**
 * The kind of dish that a craving names behind foods, "plum cobbler", where a frame makes one of all of them; null where
 * it names none, or asks for anything that is no food of such a dish. A food may name a kind, too: an apricot bread.
 */
export const kindAsked = (book: FrameBook, craving: Craving): KindAsked | null => askedOf(book)(craving)

const askedOf = oncePer((book: FrameBook) => oncePer((craving: Craving) => read(book, craving)))

/** What stands behind one of these is in the dish or beside it. */
const besides = /[,;:]|\b(?:with|using|containing|for)\b/

/** What is left out is a rule of the craving, and no food of the dish. */
const leftOut = /\bwithout\b[^,;:]*/gi

function read(book: FrameBook, craving: Craving): KindAsked | null {
  if (craving.cuisines.length > 0) return null
  const [name = '', ...added] = withoutRequest(craving.text).replace(leftOut, '').split(besides)
  const words = stemsOf(name).split(' ')
  const named = book.frames.flatMap((frame) =>
    frame.names.flatMap((each) => {
      const rest = without(words, stemsOf(each).split(' '))
      return rest ? [{ frame, rest, kind: stemsOf(each) }] : []
    }),
  )
  const longest = Math.max(0, ...named.map(({ kind }) => kind.length))
  const ofKind = named.filter(({ kind }) => kind.length === longest)
  const [one] = ofKind
  if (!one || /^(?:and|or|&)$/.test(one.rest.at(-1) ?? '')) return null
  const beside = foodsIn(added.join(' '), craving)
  // A pepper jam is of peppers, though its kind is called so.
  const isBare = one.rest.length === 0 && beside?.length === 0
  const inName = isBare ? foodsOfKind(one.kind) : foodsIn(one.rest.join(' '), craving)
  if (!inName || !beside) return null
  const all = [...inName, ...beside]
  const foods = foodsAtHand(all).map(withOtherForms)
  // A food that the kitchen cannot cook with would be lost.
  if (foods.length === 0 || all.some((said) => foodsAtHand([said]).length === 0)) return null
  const frames = ofKind
    .map(({ frame }) => frame)
    .filter((frame) => fillFrame(frame, foods, craving, book, true)?.used.length === foods.length)
  if (frames.length === 0) return null
  const head = one.kind.split(' ').at(-1) ?? ''
  return { frames, foods, inName: foods.filter(({ said }) => inName.includes(said)), head }
}

/** What a food goes into a dish as, where it is named after it and does not take it as it is: the cherries of cookies. */
const otherForms: Readonly<Record<string, string>> = {
  cherry: 'cherry-dried',
  cranberry: 'cranberry-dried',
  apricot: 'apricot-dried',
  fig: 'fig-dried',
  mango: 'mango-dried',
  redcurrant: 'currant-dried',
  tomato: 'sun-dried-tomato',
  lemon: 'lemon-zest',
  orange: 'orange-zest',
  lime: 'lime-zest',
  'dark-chocolate': 'cocoa-powder',
  'chocolate-chip': 'dark-chocolate',
  coffee: 'espresso-powder',
}

function withOtherForms(food: FoodAtHand): FoodAtHand {
  const others = food.items.flatMap(({ id }) => pantryItem(otherForms[id] ?? '') ?? [])
  return {
    ...food,
    items: [...food.items, ...others],
    answers: [...food.answers, ...others.map(({ id }) => id)],
  }
}

/**
 * The words without the name of a kind that they end with; null where they do not. Foods may stand inside it, as in an
 * "iced cinnamon latte", and one that tells what was done to a food stands before it: "pickled carrots".
 */
function without(words: readonly string[], kind: readonly string[]): string[] | null {
  const isAt = (from: number, part: readonly string[]) => part.every((word, at) => words[from + at] === word)
  const from = words.length - kind.length
  if (from >= 0 && isAt(from, kind)) return words.slice(0, from)
  if (/ed$/.test(kind.at(-1) ?? '')) return isAt(0, kind) ? words.slice(kind.length) : null
  const [first = '', ...others] = kind
  if (others.length === 0) return null
  const behind = words.length - others.length
  const before = words.slice(0, Math.max(0, behind)).indexOf(first)
  if (before < 0 || !isAt(behind, others)) return null
  return [...words.slice(0, before), ...words.slice(before + 1, behind)]
}

/** The foods that stand in a kind's own name before its last word. */
function foodsOfKind(kind: string): string[] {
  const words = wordsOf(kind).slice(0, -1)
  return longestHits(words).map(({ from, to }) => kind.slice(words[from]!.start, words[to - 1]!.end))
}

/** The foods in some words; null where one of the words is neither a food nor says only how it should be. */
function foodsIn(text: string, craving: Craving): string[] | null {
  const words = wordsOf(text)
  const hits = longestHits(words)
  const isRead = words.every(
    ({ surface, stem }, at) =>
      hits.some(({ from, to }) => from <= at && at < to) ||
      isGrammar(surface) ||
      isPraise(surface) ||
      isManner(surface) ||
      (craving.claims ?? []).some((claim) => isRule(claim) && stemsOf(claim.words).split(' ').includes(stem)),
  )
  return isRead ? hits.map(({ from, to }) => text.slice(words[from]!.start, words[to - 1]!.end)) : null
}

/** Whether words were understood and say nothing of what is in the dish: a diet, a time, a mood. */
const isRule = ({ kind, namesA = [] }: Claim): boolean =>
  kind === 'wish'
    ? namesA.every((one) => one === 'diet' || one === 'mood' || one === 'category')
    : kind !== 'unknown' && kind !== 'joining' && kind !== 'not-food'
