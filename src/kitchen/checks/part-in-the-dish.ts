import { around, type Clause, ownWay, stretch, whole } from './clauses.ts'
import { inviting, isHere, joining, offering } from './offers.ts'
import { actions } from './talk.ts'
import { isServed } from './use-of-foods.ts'
import { isBroughtInLater } from './verdicts.ts'
import { actorOf, companions, withoutFoods } from './who-acts.ts'

/*
 * Test for what a step does with a food, by what the sentence shows and not by what it lacks: a food is cooked with when
 * an order or a statement puts it in, and served when the sentence offers it. Whatever shows neither is only named, so a
 * manner of speaking that nobody thought of blames no recipe.
 */

/** `cooked`: goes into the dish. `served`: could be eaten with it. `named`: is spoken of. */
export type Part = 'cooked' | 'served' | 'named'

/** Orders about what is there already, when an article stands behind them: "keep the cheese warm". */
const handling =
  /\b(?:keep|hold|save|leave|lift|turn|flip|remove|discard|rest|plate|drain|cool|chill|taste|check|reserve|cover|turning|flipping|leaving|keeping|discarding|removing|reserving) (?:all |both |half )?(?:of )?(?:the|this|your|these|those|its) (?:[a-z-]+ )?$/
/** Words before a food that something is taken from. */
const source = /\b(?:from|off|out of|around|beneath|beside|next to|away from) (?:the|your) (?:[a-z-]+ )?$/
/** Words before a food that another thing has something of: "the tang of fresh cheese". */
const ofAnother = /\b(?:of|like|about|than) (?:(?:an?|any|some|fresh|real|good|another|other) )*$/
/** An amount at the start of a clause: "a pat of butter on each". */
const amountFirst = /^\s*(?:and |then )?(?:an?|some|plenty|lots|half an?) (?:[a-z]+ ){0,3}of (?:[a-z]+ )?$/
/** Conditions that only think of a food: "if you are tempted by a bottled teriyaki". */
const onlyThought =
  /^(?:and |but )?(?:if|when|where|unless) (?:you|anyone|they|somebody|guests|the kids)(?: are|'re| is)? (?:tempted|used to|reminded|think|thinking|expect|expecting|miss|missing)\b|\b(?:who|that) (?:asks?|hopes?|looks?) for\b/
/** Words of times that are over, when another cook had a food: "if bacon was fried in it before". */
const past = /\b(?:was|were|asked|used to|had been)\b/
/** Words right before a food that some products may hold. */
const mayBeWithin =
  /\b(?:may|might|can|could) (?:also |still |sometimes |well )?(?:contain|hold|hide|carry|include) (?:[a-z]+ )?$/
/** Words by which the cook has a part in what a statement tells. */
const adding = new RegExp(`\\b(?:you|we|they) (?:${actions}|added|used)\\b`)
/** Words for a thing just named, which the rest of a sentence takes up. */
const pronoun = /\b(?:it|them|one|some)\b[^.;]*$/
/** Verb of what would be done elsewhere: "where the stall would add fish cake". */
const wouldDo = /\b(?:would|might|otherwise|normally|usually)\b/
/** Sentences about what a product may hold, which offer nothing to be eaten. */
const mayHold =
  /\b(?:may|might|can|could) (?:also |still |sometimes |well )?(?:contain|hold|hide|have|carry|include|be (?:made|processed|packed|brushed|bound|coated))\b/g
/** Openings of a sentence about another meal than this one: a change, an extra, a filling for another day. */
const otherMeal =
  /^(?:and |or |but )?(?:to (?:stretch|turn|bulk|round|make (?:it|this|them) (?:in)?to|serve|vary|change|fill)\b|for (?:an? )?(?:[a-z]+ )?(?:more|heartier|bigger|larger|fuller|full|spicier|richer|change|variation|crowd|dinner|lunch|meal|side)\b|(?:if|should|when|whenever) (?:you|anyone|they|the kids)\b|instead\b|alternatively\b|swaps?\b|variations?\b|other\b|another\b|sides?\b|ideas?\b|options?\b|next time\b|leftovers?\b|on the side\b|alongside\b)/
/** Parts of this very dish as the subject of a clause. */
const ofDish =
  /^(?:and |but |so |then )*(?:it|its|this|these|the|your|our|everything|each|every|all|both|half)\b/
/** Words by which a part of the dish has a food in it. */
const having =
  /\b(?:is|are|has|have|holds?|contains?|takes?|gets?|wants?|needs?|includes?|carr(?:y|ies)|comes? with|consists? of) (?:[a-z-]+ ){0,3}$/
/** How often something is so, which is said of products in general. */
const mostly =
  '(?:sometimes|often|usually|mostly|generally|typically|commonly|frequently|nearly always|almost always|parfois|souvent|generalement|a veces|a menudo|suelen?|spesso|talvolta|a volte|manchmal|haufig|meist(?:ens)?)'
/** Statement about what is in products that a shop sells: "margarines commonly contain soy". */
const ofProducts = new RegExp(
  `\\b(?:${mostly} (?:contains?|holds?|hides?|has|have|includes?|carr(?:y|ies))|(?:is|are) ${mostly})\\b`,
)
const isMostly = new RegExp(`\\b${mostly}\\b`)

/** Step as far as its grammar is known. */
type Step = Parameters<typeof withoutFoods>[0] & { isEnglish?: boolean }

/** True for a food that is in the dish already, or that a condition only thinks of. */
function isNothingNew(clause: Clause, before: string): boolean {
  if (handling.test(before) || source.test(before)) return true
  if (onlyThought.test(clause.text) || mayBeWithin.test(before)) return true
  return (
    clause.way !== 'order' && past.test(clause.text) && !isHere.test(before) && !joining.test(clause.text)
  )
}

/** Returns the words before a colon that opens a sentence, or null. */
const headingOf = (folded: string, from: number): string | null =>
  folded[from - 1] === ':'
    ? (
        folded
          .slice(0, from - 1)
          .split(/[.!?;:\n] ?/)
          .at(-1) ?? ''
      ).trim()
    : null

/** True for a sentence about other meals, or in a list of what goes with the dish. */
const isOfOtherMeal = (sentence: string, heading: string | null): boolean =>
  otherMeal.test(sentence) || (heading !== null && (otherMeal.test(heading) || companions.test(heading)))

/** True when an order stands before a clause: "finish with the dressing, which contains cream". */
const isOfOrder = (sentence: readonly Clause[], at: number): boolean =>
  sentence.slice(0, at).some(({ way }) => way === 'order')

/** True for words that go on with an order behind a clause of another kind: "spread the bread, which …, with honey". */
const isResumed = (sentence: readonly Clause[], at: number): boolean =>
  isOfOrder(sentence, at) && /^(?:with|in|into|onto|over) /.test(sentence[at]?.text ?? '')

/**
 * Says what a step does with the food at a place. It is only named where it keeps warm or is taken out, where another
 * food has something "of" it, where a condition thinks of it, and in any statement that neither puts it in nor offers it.
 */
export function partOf(step: Step, start: number): Part {
  const { sentence, at, clause } = around(step, start)
  if (!clause) return 'cooked'
  const { folded } = step
  const place = whole(sentence, at)
  const before = folded.slice(place.start, start)
  const from = sentence[0]?.start ?? 0
  const all = folded.slice(from, sentence.at(-1)?.end)
  const isIdea =
    isOfOtherMeal(all.trimStart(), headingOf(folded, from)) ||
    isServed(folded, from, start) ||
    offering.test(all.replace(mayHold, ' '))
  if (amountFirst.test(before)) return isIdea ? 'served' : 'cooked'
  if (isNothingNew(clause, before)) return 'named'
  if (clause.way === 'statement' && ofProducts.test(clause.text)) return 'named'
  if (isIdea) return 'served'
  // A list without a verb goes in: "Butter, garlic, thyme."
  if (sentence.slice(0, at + 1).every(({ text }) => ownWay(text) === 'fragment')) return 'cooked'
  if (clause.way === 'order' || isResumed(sentence, at)) return 'cooked'
  if (clause.way === 'waiting') return wouldDo.test(clause.text) ? 'named' : 'cooked'
  return partInStatement(step, start, {
    said: stretch(folded, place),
    before,
    all,
    from,
    clause,
    isOfOrder: isOfOrder(sentence, at),
  })
}

/** Words of a clause around a food, and of its sentence. */
interface Statement {
  said: string
  /** The clause up to the food. */
  before: string
  /** The whole sentence. */
  all: string
  /** Start of the sentence. */
  from: number
  clause: Clause
  isOfOrder: boolean
}

/** Says what a clause that gives no order does with a food. */
function partInStatement(
  step: Step,
  start: number,
  { said, before, all, from, clause, isOfOrder }: Statement,
): Part {
  const rest = all.slice(start - from)
  if (joining.test(said) || adding.test(rest) || isBroughtInLater(step.folded, start)) return 'cooked'
  if (inviting.test(all.replace(mayHold, ' '))) return 'served'
  if (ofAnother.test(before)) return pronoun.test(rest) ? 'cooked' : 'named'
  if (step.isEnglish === false) return isMostly.test(all) ? 'named' : 'served'
  if (isHere.test(before) || (ofDish.test(said) && having.test(before))) return 'cooked'
  if (clause.way === 'relative') return isOfOrder && having.test(before) ? 'cooked' : 'named'
  return actorOf(withoutFoods(step).slice(start - before.length, start), rest) === 'food' ? 'served' : 'named'
}
