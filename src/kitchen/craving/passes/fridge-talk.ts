import { englishOf } from '../english-words.ts'
import { isClaimed, type Pass } from '../reading.ts'
import { claimFigure } from './figures.ts'

const place =
  '(?:fridge|frig|refrigerator|freezer|pantry|cupboard|larder|counter|basement|garage|cellar|drawer)'

/** Ways of saying that a food has been there long enough, or that there is more of it than anybody wants. */
const usedUp = [
  `(?:that (?:is|are|has been|have been|was|were) |which (?:is|are) |just )?(?:sitting|lying|languishing|hiding|lurking|hanging|kicking|taking up space|wasting away)(?: around| there)?(?: (?:in|on|at the back of) (?:the |my |our )?(?:back of (?:the |my |our )?)?(?:kitchen )?${place})`,
  'before (?:it|they|this|these|that) (?:goes|go|gets|get|turns?|spoils?|expires?|rots?|wilts?|dies?)(?: (?:bad|off|over|soft|mushy|moldy|mouldy|to waste))?',
  '(?:is |are )?coming out (?:of )?(?:my|our) ears',
  '(?:that )?(?:has|have|had) seen better days',
  '(?:is |are )?(?:on (?:its|their) last legs|past (?:its|their) prime)',
  'up to (?:my|our) (?:ears|eyeballs|eyes|neck|knees) in',
]

/** Words of surprise and of measure in talk about what is there; nothing is cooked by them. */
const talk = [
  '(?:the )?(?:heck|hell|dickens)',
  'on earth',
  'in the world(?= (?:do|can|should|could|would|am|are|to)\\b)',
  '(?:and |with )?no (?:ideas?|clue|plan) whatsoever',
  'whatsoever',
  "(?:at least |maybe |about |perhaps )*(?:one|two|three|a few|a couple)(?:,? (?:maybe|or|perhaps) (?:one|two|three|four))? (?:meals?|dinners?|people|persons?)(?:'s?|s)? worth",
  'worth(?= of)',
  'at least(?= (?:one|two|three|half|an?)\\b)',
  'approximately|roughly',
  "(?:i'm |i am |we're |we are )?in the mood(?= for\\b)",
  'how (?:do|to|can|does) (?:you|i|we|one)? ?solve (?:a |the )?(?:problem|problems) (?:like|of|called)',
  'put (?:it|them|this|these)(?: all)? (?:in|into|on)',
  `(?:i |we )?(?:just )?(?:noticed|spotted|discovered)(?= )`,
]

const patternOf = (phrases: readonly string[]) =>
  new RegExp(`(?<![a-z'])(?:${phrases.join('|')})(?![a-z'])`, 'g')
const ofUse = patternOf(usedUp)
const ofTalk = patternOf(talk)

/**
 * Reads the talk of somebody who stands before a fridge: "sitting in my fridge", "before it goes bad", "coming out
 * my ears" say that a food is to be used up, and "what the heck" says nothing to cook by.
 */
export const readFridgeTalk: Pass = (reading) => {
  const { text, starts } = englishOf(reading)
  const read = (pattern: RegExp, means: string, kind: 'state' | 'joining') => {
    for (const { index, 0: found } of text.matchAll(pattern)) {
      const first = starts.findLastIndex((start) => start <= index)
      if (isClaimed(reading, Math.max(0, first))) continue
      claimFigure(reading, starts, index, index + found.length, means, kind)
      if (kind === 'state') reading.usesUp = true
    }
  }
  read(ofUse, 'to use up', 'state')
  read(ofTalk, '', 'joining')
}
