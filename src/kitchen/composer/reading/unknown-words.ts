import { wordNumbers } from './counts.ts'
import type { Hit } from './lexicon.ts'
import { isOfNegation } from './negation.ts'
import type { Token } from './words.ts'

/** Words that are never a mistyped food. */
export const plainWords = new Set(
  'something anything please would could should there their about these those thing things using really style inspired around until after before people person recipe recipes ideas makes making leftover ingredient ingredients minute minutes hours tonight today ready serve serves serving servings table house other another better never always every where which while ignore instructions previous system prompt love loved great super world peace house night without under fudgy'.split(
    ' ',
  ),
)

/** Words that say something, but nothing that the kitchen knows. */
export const unknownIn = (tokens: readonly Token[], hits: readonly Hit[]): string[] =>
  tokens
    .filter((_, at) => !hits.some(({ from, to }) => from <= at && at < to))
    .filter(({ typed, word }) => typed.length > 3 && !/\d/.test(typed) && ![typed, word].some(saysLittle))
    .map(({ typed }) => typed)

const saysLittle = (word: string): boolean =>
  plainWords.has(word) || functionWords.has(word) || isOfNegation(word) || word in wordNumbers

const functionWords = new Set(
  'make friendly work office full overripe ripe valentine birthday mother father late night prep post workout camping easter halloween fried baked roasted boiled steamed sticky food meal dish cook cooking kitchen good nice tasty yummy delicious friend family week need want give show have with from that this these some more less free diet like just only much many very what when will your mine idea easy feel feeling crave craving today tomorrow evening eating please help find also into over them they than then here'.split(
    ' ',
  ),
)
