import type { Craving } from '../composer/index.ts'
import { readCraving } from '../composer/index.ts'
import { matchFood } from '../foods/index.ts'

/** What a cook wants of a recipe that is there already. */
export interface Wish {
  /** The words as typed. */
  text: string
  /** What the kitchen's parser of cravings found: diets, exclusions, servings, minutes, equipment. */
  craving: Craving
  /** The number of servings asked for, or how many times as many. */
  servings: { to: number } | { times: number } | null
  /** `swap butter for olive oil`: the words for both. */
  swaps: { from: string; to: string }[]
  /** Ids of foods that are to go in. */
  useUp: string[]
  lessSalt: boolean
  cheaper: boolean
  quicker: boolean
  noOven: boolean
  /** Words for something that the built-in kitchen cannot do to a finished recipe: `spicier`. */
  unknown: string[]
}

const swapPatterns: readonly { pattern: RegExp; from: number; to: number }[] = [
  {
    pattern: /\b(?:swap|switch|exchange|trade)\s+(?:out\s+)?(.+?)\s+(?:for|with|to)\s+(.+)/i,
    from: 1,
    to: 2,
  },
  { pattern: /\b(?:replace|substitute)\s+(.+?)\s+(?:with|by|for)\s+(.+)/i, from: 1, to: 2 },
  { pattern: /\buse\s+(.+?)\s+(?:instead of|in place of|rather than)\s+(.+)/i, from: 2, to: 1 },
  { pattern: /^\s*(.+?)\s+(?:instead of|in place of|rather than)\s+(.+)/i, from: 2, to: 1 },
]

const times: readonly [pattern: RegExp, times: number][] = [
  [/\b(?:double|twice)\b/i, 2],
  [/\b(?:triple|three times)\b/i, 3],
  [/\b(?:halve|half (?:the|of|it|a)|half\b)/i, 0.5],
]

const lessSalt =
  /\b(?:less|lower|reduce[ds]?|cut(?: down)?(?: on)?|low|light(?:er)? (?:on|in)|not so|not as)(?:\s+(?:the|in|on|of|much))*[\s-]+(?:salt|salty|sodium)\b|\b(?:salt|sodium)[\s-]+(?:reduced|light)\b/i
const cheaper =
  /\b(?:cheap(?:er|ly)?|budget|frugal|affordable|thrifty|less expensive|inexpensive|cost(?:s)? less)\b/i
const quicker = /\b(?:quick(?:er|ly)?|fast(?:er)?|speed(?:y|ier)|less time|shorter)\b/i
const noOven =
  /\b(?:no|without|w\/o|skip|avoid|don'?t have|haven'?t got)(?:\s+(?:an?|the|using|use|my|any))*[\s-]+(?:oven|baking)\b|\b(?:stove ?top|hob)\b|\bno[- ]bake\b/i
const useUp =
  /\b(?:use(?:\s+up)?|using(?:\s+up)?|add(?:ing)?|include|put in|with(?: some| more)?|leftover)\s+(?:up\s+)?(?:some |the |my |more |a bit of |leftover )*(?!less\b|out\b|no\b)/i

/** Wishes that need an invention, which the built-in engine does not pretend to. */
const inventions =
  /\b(spicier|milder|hotter|sweeter|healthier|lighter|crisp(?:ier|y)|creamier|tastier|fancier|simpler|more (?:protein|fib(?:er|re)|flavou?r|vegetables?|sauce)|high[- ]protein|less (?:sugar|fat|sweet|spicy|oil|butter)|fewer (?:calories|carbs|ingredients)|low[- ](?:fat|calorie|sugar)|kid[- ]friendly|air ?fryer|slow cooker|instant pot|pressure cooker|microwave)\b/gi

/** Reads a wish. Nothing in the text is ever an instruction to the program. */
export function readWish(text: string): Wish {
  const swaps = readSwaps(text)
  const rest = swaps.length > 0 ? '' : text
  const craving = readCraving(rest || text)
  return {
    text,
    craving: swaps.length > 0 ? { ...craving, foods: [], families: [], exclusions: [], diets: [] } : craving,
    servings: readServings(rest, craving),
    swaps,
    useUp: useUp.test(rest) ? [...craving.foods] : [],
    lessSalt: lessSalt.test(rest) || craving.diets.includes('low-sodium'),
    cheaper: cheaper.test(rest),
    quicker: quicker.test(rest) || (craving.maxMinutes !== null && !craving.moods.includes('slow')),
    noOven: noOven.test(rest),
    unknown: [...rest.matchAll(inventions)].map(([word]) => word.toLowerCase()),
  }
}

function readServings(text: string, craving: Craving): Wish['servings'] {
  if (craving.servings !== null) return { to: craving.servings }
  const found = times.find(([pattern]) => pattern.test(text))
  return found ? { times: found[1] } : null
}

function readSwaps(text: string): Wish['swaps'] {
  for (const { pattern, from, to } of swapPatterns) {
    const match = pattern.exec(text)
    if (!match) continue
    return [{ from: food(match[from] ?? ''), to: food(match[to] ?? '') }]
  }
  return []
}

/** "the butter please" → "butter". */
const food = (words: string): string =>
  words
    .replace(/[.!?]+\s*$/, '')
    .replace(/\b(?:please|thanks|thank you|instead)\b/gi, '')
    .replace(/^\s*(?:all |some |the |my |any |a |an |out )+/i, '')
    .trim()

/** Whether the kitchen found anything in the wish that it can act on. */
export const saysNothing = ({ craving, ...wish }: Wish): boolean =>
  wish.swaps.length === 0 &&
  wish.useUp.length === 0 &&
  wish.servings === null &&
  !(wish.lessSalt || wish.cheaper || wish.quicker || wish.noOven) &&
  craving.diets.length + craving.exclusions.length === 0

/** The food that a word of the wish means, if the kitchen knows it. */
export const foodMeant = (words: string) => matchFood(words)?.food ?? null
