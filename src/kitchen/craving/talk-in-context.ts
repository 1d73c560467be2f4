import type { Cookbook } from '../cookbook/open-cookbook.ts'
import { isGrammar } from '../languages/english-grammar.ts'
import { isEnglishWord } from '../languages/word-ranks.ts'
import { hasFormOf } from '../languages/word-senses.ts'
import { isManner } from './strangers.ts'
import type { Token } from './wishes/words.ts'
import { wordSet } from './word-set.ts'

/** Words behind which stands a verb: "that can feed", "to keep", "won't wreck". */
const beforeVerbs = wordSet(
  "to can could will would won't cannot can't might may must should that which who i we you they let's please and be been being get gets got help don't not never i'm we're i've we've you're just so",
)
/** Words for what is wished, which the words beside them describe. */
const wished = wordSet(
  'something anything sth dish dishes food foods meal meals recipe recipes style cuisine flavor flavour flavors flavours ingredient ingredients sauce cooking',
)
/** Nouns for how much of a food there is. */
const amounts = wordSet('bag bags jar jars box boxes tub tubs pile heap amount batch bunch head pack bottle')
/** Work with food that somebody is asked to help with: "help me brainstorm". */
const makers = wordSet(
  'make cook bake find pick choose decide plan prepare create brainstorm use figure think come get start',
)
/** Verbs by which a sentence describes a dish: "a cake that should be hard". */
const being = wordSet('be is are looks tastes feels')

/**
 * Returns a test for unread words that tell of the people, the place or the day, and nothing of the dish: the balcony
 * of "on my balcony", "feed" of "that can feed ten". A word beside a dish, a food or a "something" may describe it.
 * @param tokens the words that no pass has read
 * @param hits the tokens that name dishes, foods and moods
 */
export function talkInContext(
  { senses }: Cookbook,
  tokens: readonly Token[],
  hits: readonly { from: number; to: number }[],
): (word: string) => boolean {
  const isHit = (at: number) => hits.some(({ from, to }) => from <= at && at < to)
  const isDescribed = (at: number) => isHit(at) || wished.has(tokens[at]?.typed ?? '')
  const isOfTalk = (word: string) => hasFormOf(senses.ofTalk, word) && isEnglishWord(word) && !isManner(word)
  /** True when only talk lies between a word and the dish that it may describe: "a big fancy wedding cake". */
  const describesNext = (at: number): boolean => {
    const next = tokens[at + 1]
    if (next === undefined) return false
    // "Hard, flat bars": a comma parts two words for the dish, and not the dish from them.
    const isWord = hasFormOf(senses.neverEaten, next.typed) && !isGrammar(next.typed)
    return next.afterStop
      ? next.stop === ',' && isWord && !isDescribed(at + 1) && describesNext(at + 1)
      : isDescribed(at + 1) || (isWord && describesNext(at + 1))
  }
  /** True behind "help me": what follows says what the food is for, such as sleep. */
  const isPurpose = (at: number): boolean =>
    /^(?:me|us|him|her|them|you|to)$/.test(tokens[at - 1]?.typed ?? '') &&
    /^help(?:s|ing)?$/.test(tokens[at - 2]?.typed ?? '')
  const isTalkAt = (at: number): boolean => {
    const word = tokens[at]?.typed ?? ''
    if (isPurpose(at)) return makers.has(word)
    const before = tokens[at]?.afterStop ? '' : (tokens[at - 1]?.typed ?? '')
    // A giant bag is no giant dish.
    if (isManner(word)) return amounts.has(tokens[at + 1]?.typed ?? '')
    const isVerb = beforeVerbs.has(before) && isEnglishWord(word)
    // "That can feed a crowd": the verb takes what is behind it, and describes none.
    if (
      isVerb &&
      /^(?:to|can|could|will|would|won't|cannot|can't|might|may|must|should|don't|let's|please|help)$/.test(
        before,
      )
    )
      return true
    if (
      !isOfTalk(word) ||
      wished.has(before) ||
      being.has(before) ||
      /^(?:style|themed?)$/.test(tokens[at + 1]?.typed ?? '')
    )
      return false
    return isVerb || !describesNext(at)
  }
  const places = (word: string) => tokens.flatMap(({ typed }, at) => (typed === word ? [at] : []))
  return (word) => {
    const at = places(word)
    return at.length > 0 && at.every(isTalkAt)
  }
}
