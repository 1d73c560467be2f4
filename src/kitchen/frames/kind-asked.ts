import { oncePer } from '../checks/once-per.ts'
import type { Claim } from '../craving/claim.ts'
import type { Craving } from '../craving/craving.ts'
import { withoutRequest } from '../craving/request-words.ts'
import { isManner, isPraise } from '../craving/strangers.ts'
import { pantryItem } from '../culinary/index.ts'
import { longestHits, stemsOf, wordsOf } from '../foods/index.ts'
import { isGrammar } from '../languages/english-grammar.ts'
import { type FoodAtHand, foodsWished } from './at-hand.ts'
import { fillFrame } from './fill-frame.ts'
import { type FrameBook, framesWished, stemsOfNames } from './frame-book.ts'
import type { Frame } from './frame-file.ts'

/**
 * Kind of dish with the foods that it is to be made of: the cobbler of plums, the latte of lavender and
 * honey.
 */
export interface KindAsked {
  /** Frames of this kind that accept every one of the foods. */
  frames: readonly Frame[]
  /** All foods that were named. */
  foods: readonly FoodAtHand[]
  /** Foods in the name of the dish, as opposed to those behind "with". */
  inName: readonly FoodAtHand[]
  /** Name of the kind, in the singular. */
  kind: string
  /** Last word of the kind's name; null for a flavor, which says nothing of the kind of dish. */
  head: string | null
}

/**
 * Returns the kind of dish that a craving names behind foods, "plum cobbler", when a frame can be made with
 * all of them; null when it names none, or asks for anything that is no food of such a dish. A food may name
 * a kind as well: apricot bread.
 */
export const kindAsked = (book: FrameBook, craving: Craving): KindAsked | null => askedOf(book)(craving)

const askedOf = oncePer((book: FrameBook) =>
  oncePer((craving: Craving) => {
    const found = read(book, craving)
    return found && isDenied(found, craving) ? null : found
  }),
)

/** True for a kind that stands in the words only to be denied: the bread of "please no zucchini bread". */
const isDenied = ({ kind }: KindAsked, { exclusions }: Craving): boolean =>
  exclusions.some((name) => stemsOf(name).split(' ').at(-1) === stemsOf(kind).split(' ').at(-1))

/** Separators behind which ingredients or side dishes follow. */
const besides = /[,;:]|\b(?:with|using|containing|for)\b/
/** The same for a dish with its list before it: "potato, fennel and smoked salmon bake". */
const besidesOfList = /[;:]|\b(?:with|using|containing|for)\b/
/** A kind before its foods, "purée of apples", which English says the other way round as well. */
const kindFirst = /^((?:an?|the|some|\p{L}+ed|smooth|creamy|simple|quick|easy) )*(\p{L}+) of (.+)$/iu

/** A glaze or a crust behind the dish that has it: "chicken with a mango glaze", "cream pie with a pretzel crust". */
const withGlaze = /^(.+?) with (?:an? |the )?(.+?) glaze$/i
const withCrust = /^(.+?) with (?:an? |the )?(.+?) crust$/i
/** A sauce or a seasoning behind the food that has it: "chicken with honey mustard sauce", "cod in a pesto sauce". */
const withSauce =
  /^(.+?) (?:with|in) (?:an? |the )?(.+?)(?: (?:sauce|glaze|rub|marinade|butter|seasoning))?$/i

/** Exclusions, which are rules of the craving and no foods of the dish. */
const leftOut = /\bwithout\b[^,;:]*/gi

function read(book: FrameBook, craving: Craving): KindAsked | null {
  if (craving.cuisines.length > 0 && !isCuisineInKind(book, craving)) return null
  // A food that is known by its foreign name, dulce de leche, is found in the words as typed.
  for (const said of new Set([craving.text, craving.typed ?? craving.text])) {
    // "Soup that isn't tomato soup" names no tomato soup.
    const text = withoutDenied(withoutRequest(said).replace(leftOut, ''), craving)
    const turned = text.replace(kindFirst, '$3 $2')
    const coated = text.replace(withGlaze, '$2 glazed $1').replace(withCrust, '$2 crust $1')
    const ways = [
      text.split(besides),
      ...(text.includes(',') ? [text.split(besidesOfList)] : []),
      ...(turned === text ? [] : [turned.split(besides)]),
      ...(coated === text ? [] : [[coated]]),
    ]
    for (const way of ways) {
      const found = readName(book, craving, way)
      if (found) return found
    }
    const plain = withoutRules(text, craving)
    for (const said of new Set([plain, plain.replace(withSauce, '$2 $1')])) {
      const found = readName(flavorsOf(book), craving, [said])
      if (found) return found
    }
  }
  return null
}

/** True when the only cuisine of a craving is a word in the name of a kind: the French of "chai French toast". */
function isCuisineInKind({ frames }: FrameBook, { text, claims = [] }: Craving): boolean {
  const said = ` ${stemsOf(text)} `
  const kinds = frames.flatMap(stemsOfNames).filter((name) => said.includes(` ${name} `))
  return claims
    .filter(({ namesA = [] }) => namesA.includes('cuisine'))
    .every(({ words }) => kinds.some((kind) => kind.split(' ').includes(stemsOf(words))))
}

/** Vessels of every kitchen that are named before a dish and say little of it. */
const vessels = /\b(?:sheet[- ]pan|one[- ]pan|skillet|oven)\b/gi
/** Returns a text without the words of what is left out: "dairy free ranch wings". */
const withoutDenied = (text: string, { claims = [] }: Craving): string =>
  claims
    .filter(({ kind }) => kind === 'exclusion' || kind === 'allergy')
    .reduce((said, { words }) => said.replace(straight(words), ' '), straight(text))
    .replace(/\s+/g, ' ')
    .trim()
/** Writes a curly apostrophe as a straight one, since claims may have either. */
const straight = (text: string): string => text.replace(/[‘’]/g, "'")

/** Returns a text without its vessels and without the words of what is left out. */
const withoutRules = (text: string, craving: Craving): string =>
  withoutDenied(text.replace(vessels, ' '), craving)

/** Returns a book with nothing but frames of flavors. */
const flavorsOf = oncePer(
  (book: FrameBook): FrameBook => ({
    ...book,
    frames: book.frames.filter(({ flavor }) => flavor),
  }),
)

/** Name of a kind of dish, as stems of its words, with its place among the names of all frames. */
interface KindName {
  frame: Frame
  kind: readonly string[]
  place: number
}

/** Names of all kinds by their first word, because each craving would else be held against thousands. */
const kindsByFirstWord = oncePer(({ frames }: FrameBook): ReadonlyMap<string, KindName[]> => {
  const byWord = new Map<string, KindName[]>()
  const names = frames.flatMap((frame) => stemsOfNames(frame).map((name) => ({ frame, name })))
  for (const [place, { frame, name }] of names.entries()) {
    const kind = name.split(' ')
    const word = kind[0] ?? ''
    byWord.set(word, [...(byWord.get(word) ?? []), { frame, kind, place }])
  }
  return byWord
})

/** Returns the names whose first word is among the words, in the order of the frames. */
const kindsIn = (book: FrameBook, words: readonly string[]): KindName[] =>
  [...new Set(words)]
    .flatMap((word) => kindsByFirstWord(book).get(word) ?? [])
    .sort((a, b) => a.place - b.place)

/** Techniques that name a kind of dish at the end of a name: a Moroccan chickpea stew is no plate of chickpeas. */
const otherKind = /^(?:stew|bake|roast|braise|fry)$/

/** Reads a kind with its foods from the name of a dish and what stands beside it. */
function readName(
  book: FrameBook,
  craving: Craving,
  [name = '', ...added]: readonly string[],
): KindAsked | null {
  const words = stemsOf(name.replace(/,/g, ' and ')).split(' ')
  const isOtherKind = otherKind.test(words.at(-1) ?? '')
  const wished = new Set(framesWished(book, craving))
  const named = kindsIn(book, words)
    .filter(({ frame }) => wished.has(frame) && !(frame.flavor && isOtherKind))
    .flatMap(({ frame, kind }) => {
      const rest = without(words, kind, frame.flavor)
      return rest ? [{ frame, rest, kind: kind.join(' ') }] : []
    })
  const beside = foodsIn(added.join(' '), craving)
  if (!beside) return null
  // The longest kind counts, provided that foods alone are left: "white chocolate nut clusters" are no
  // chocolate clusters that are white.
  const readable = named.flatMap((one): Reading[] => {
    // A food inside the kind's name counts when no other is named: pepper jam.
    const isBare = one.rest.length === 0 && beside.length === 0
    const isOpen = /^(?:and|or|&)$/.test(one.rest.at(-1) ?? '')
    const inName = isBare
      ? foodsOfKind(one.kind, one.frame.flavor)
      : isOpen
        ? null
        : foodsIn(one.rest.join(' '), craving)
    return inName ? [{ frame: one.frame, kind: one.kind, inName }] : []
  })
  const longest = longestOf(readable)
  // A glaze of honey mustard is no glaze of mustard for which the kitchen has no frame.
  const flavors = longestOf(readable.filter(({ frame }) => frame.flavor))
  // Sun-dried tomato hummus is a hummus, although the flavor has the longer name.
  const dishes = longestOf(readable.filter(({ frame }) => !frame.flavor))
  return (
    answerOf(book, craving, longest, beside) ??
    answerOf(book, craving, flavors, beside) ??
    answerOf(book, craving, dishes, beside)
  )
}

/** Reading of a name: a frame, the stems of its kind as named, and the foods in the name. */
interface Reading {
  frame: Frame
  kind: string
  inName: string[]
}

const longestOf = (readings: readonly Reading[]): Reading[] => {
  const longest = Math.max(0, ...readings.map(({ kind }) => kind.length))
  return readings.filter(({ kind }) => kind.length === longest)
}

/** Returns the kind with the frames that take all its foods; null where a food has no place. */
function answerOf(
  book: FrameBook,
  craving: Craving,
  ofKind: readonly Reading[],
  beside: readonly string[],
): KindAsked | null {
  const [one] = ofKind
  if (!one) return null
  const { inName } = one
  const all = [...inName, ...beside]
  const foods = foodsWished(all).map(withOtherForms)
  // A food that the kitchen cannot cook with would be lost, so the kind is not answered.
  if (foods.length === 0 || all.some((said) => foodsWished([said]).length === 0)) return null
  const frames = ofKind
    .map(({ frame }) => frame)
    .filter((frame) => fillFrame(frame, foods, craving, book, true)?.used.length === foods.length)
  if (frames.length === 0) return null
  return {
    frames,
    foods,
    inName: foods.filter(({ said }) => inName.includes(said)),
    kind: one.kind,
    head: one.frame.flavor ? null : (one.kind.split(' ').at(-1) ?? ''),
  }
}

/** Other form in which a dish uses a food that it cannot take as it is: dried cherries for cherry cookies. */
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
  'thai-basil': 'basil',
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
 * Returns the words before the name of a kind that ends them; null when no kind does. Foods may stand inside
 * the name, as in "iced cinnamon latte"; a kind that describes a treatment stands first: "pickled carrots".
 */
function without(words: readonly string[], kind: readonly string[], isFlavor: boolean): string[] | null {
  const isAt = (from: number, part: readonly string[]) => part.every((word, at) => words[from + at] === word)
  const inside = isFlavor ? words.findIndex((_, at) => isAt(at, kind)) : -1
  if (inside >= 0) return [...words.slice(0, inside), ...words.slice(inside + kind.length)]
  // Its words stand together: "taco spiced pork chops" are called "taco spiced", not "taco pork chops".
  if (isFlavor) return null
  const from = words.length - kind.length
  if (from >= 0 && isAt(from, kind)) return words.slice(0, from)
  if (/ed$/.test(kind.at(-1) ?? '')) return isAt(0, kind) ? words.slice(kind.length) : null
  for (let size = 1; size < kind.length; size++) {
    const [first, last] = [kind.slice(0, size), kind.slice(size)]
    const behind = words.length - last.length
    const before = words.findIndex((_, at) => at + size <= behind && isAt(at, first))
    if (before >= 0 && isAt(behind, last))
      return [...words.slice(0, before), ...words.slice(before + size, behind)]
  }
  return null
}

/**
 * Returns the foods in a kind's own name: the pepper of "pepper jam", the beets of "glazed beets". The name of
 * a flavor may end with a food of two words: "taco pork chops".
 */
function foodsOfKind(kind: string, isFlavor: boolean): string[] {
  const words = wordsOf(kind)
  const before = isFlavor ? [] : longestHits(words.slice(0, -1))
  const hits = before.length > 0 ? before : longestHits(words)
  return hits.map(({ from, to }) => kind.slice(words[from]!.start, words[to - 1]!.end))
}

/** Returns the foods in a text; null when one of its words is neither a food nor a description. */
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

const sayingHow: ReadonlySet<string> = new Set(['diet', 'mood', 'category', 'equipment'])
/** True for words that are understood and name no ingredient: a diet, a time, a mood, a tool. */
const isRule = ({ kind, namesA = [] }: Claim): boolean =>
  kind === 'wish'
    ? namesA.every((one) => sayingHow.has(one))
    : kind !== 'unknown' && kind !== 'joining' && kind !== 'not-food'
