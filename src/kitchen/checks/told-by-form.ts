import { around, type Clause, order, whole } from './clauses.ts'
import { isOfTraces } from './contact.ts'
import { inviting, offers } from './offers.ts'
import { isBroughtInLater, isOut, isRuledOutLater } from './verdicts.ts'
import { actorOf, withoutFoods } from './who-acts.ts'

/*
 * Test for foods that a sentence only tells of, by its form: who acts, what is said behind the food, and whether the
 * verb looks at it or handles it. No word for a food or a kind of cook decides.
 */

/** Step as far as the form of its sentences needs it. */
interface Said {
  folded: string
  /** The step as written. */
  text?: string
  mentions?: readonly { start: number; end: number }[]
  /** False for a translation word by word, in which nobody can tell a subject. */
  isEnglish?: boolean
}

/** Orders to look, ask or think, whose object nobody puts into a dish; "remember to add butter" has another verb. */
const attending =
  /^(?:(?:and|but|so|then|also|please|always|first|just|do) )*(?:check|note|remember|read|ask|beware|mind|bear|keep in mind|know|verify|confirm|find out|consult|think|imagine|picture|watch (?:out|for)|look out|be (?:aware|careful|wary|warned)|see (?:that|whether|if)|consider that|assume|expect|steer clear|stay (?:clear|away)|avoid|skip|omit)\b(?! to [a-z]+| (?:everyone|guests) to)/
/** Eaters who like a food, which invites to it. */
const liking =
  /\b(?:lov(?:e|es|ing)|likes|liking|(?:who|may|might|will|would|they|people|folks?|some|most|many|[a-z]+s) like|enjoys?|prefers?|fanc(?:y|ies)|craves?|appreciates?|wants?|welcomes?|eats?|asks? for|happily|pass(?:es)?)\b|\b(?:may|can|could|might) (?:also |still |happily )?(?:add|have|stir|top|pour|take|use|put|get|help|drizzle|scatter|sprinkle)\b/
/** Verbs by which this dish takes a food in. */
const taking =
  /\b(?:takes?|gets?|wants?|needs?|has|have|holds?|contains?|receives?|welcomes?|loves?|likes?|deserves?|calls? for|comes? with|includes?|becomes?|benefits?|profits?|craves?|begs?|gains?|relies|depends|owes?|finish(?:es)?|starts?|begins?|ends?|works?|tastes|goes|go|shines?|sings?|improves?|can|may|could|(?:is|are) (?:[a-z]+ly )?[a-z]+(?:ed|wn)\b|is (?:best|good|great|nice|lovely|better|even better|delicious|perfect|wonderful|made|built|based))\b/
const being =
  /\b(?:is|are) (?:(?:just|only|simply|mostly|all|really|mainly) )?(?:an? |the |some )?(?:[a-z]+ )?$/
/** Predicate of a food that belongs to others or to other times: "is what you would get in Warsaw". */
const ofOthers =
  /^(?: [a-z-]+){0,2}? (?:(?:is|are) what (?:you|they|people|one|others|most|many|[a-z]+s|the [a-z]+) (?:would|gets?|uses?|expects?|finds?|had|used|puts?|adds?|have)\b|(?:once|formerly|originally) (?:did|was|were|had|gave|took|stood|came|went|filled|played|made)\b|used to\b)/
/** Quality that a dish has of another thing: "the wobble of a set egg". */
const quality =
  /\b(?:has|have|having|takes? on|keeps?|gets?|gives?|lends?|brings?|with|needs?|wants?) (?:it |them )?(?:all |much of |something of )?the (?!(?:last|rest|first|half|juice|zest|yolks?|whites?|flesh|best)\b)(?:[a-z]+ ){1,3}of (?:an? |the |some |any |real |good |fresh |proper )*(?:[a-z]+ )?$/
/** Words by which a food is offered, however they deny it: "bacon never goes amiss". */
const litotes =
  /\b(?:hurt|harm|wrong|amiss|missing|forgotten|out of place|skip(?:ped)?|omit(?:ted)?|astray|mistake|spoil|left out|lacking|optional)\b/
const denying =
  /^(?:[ ,](?!(?:and|or|but)\b)[a-z'-]+){0,3}? (?:(?:is|are|was|were|has|have|had|does|do|did|will|would|can|could|should|must|may|might) (?:not|never|no longer|nowhere|hardly|no)\b|never\b|nowhere\b|(?:isn|aren|hasn|haven|doesn|don|won|wouldn|can|couldn)'t\b|cannot\b)/
/** Verbs behind a food that is the subject within another clause: "the gap cashews leave", "as peanuts do". */
const ownVerb =
  /^(?: [a-z]+){0,2}? (?:does|do|did|would|has|had|gives?|leaves?|brings?|lends?|makes?|provides?|needs?|takes?|adds?|stood|stands|played|plays|used to|supplies|supply|requires?|demands?)(?: (?!with\b|into\b)[a-z]+){0,4}$/
const embedded =
  /(?:\b(?:that|what|where|which|as|than|like|whatever)|\b(?:the|half the|much of the|all the) (?:[a-z]+ )?(?!of\b|from\b|in\b|with\b|and\b|or\b)[a-z]+) (?:an? |fresh |real )?$/
/** People of whom a sentence tells: "whoever misses the chicken". */
const ofPeople =
  /\b(?:whoever|(?:anyone|anybody|those|people|somebody|someone|everyone|guests|friends|eaters|family|cooks|diners) who|for whom)\b/

/** True for a food of an order to look or to ask, in its clause or in one that hangs on it. */
function isAttendedTo(sentence: readonly Clause[], at: number): boolean {
  const governing = sentence
    .slice(0, at + 1)
    .findLast(({ text, way }) => order.test(text) || attending.test(text) || way === 'statement')
  return governing !== undefined && attending.test(governing.text)
}

/** True for a condition whose consequence is to look, to clean or to keep away: "if you buy fries, ask about the fryer". */
function isOnlyConsidered(sentence: readonly Clause[], at: number): boolean {
  const clause = sentence[at]
  if (!clause || !/^(?:and |but )?(?:if|when|where|unless|should|in case)\b/.test(clause.text)) return false
  const consequence = sentence[at + 1]?.text ?? sentence[at - 1]?.text ?? ''
  // "If you use butter, remember that it burns" lets the cook use it.
  const isChosen =
    /^(?:and |but )?(?:if|when|where|unless) (?:you|anyone|they) (?:[a-z]+ )?(?:use|add|choose|like|want|prefer|pick|go for|opt|have|reach for|swap in|make it with)\b/.test(
      clause.text,
    )
  return (
    (attending.test(consequence) && !isChosen) ||
    /^(?:wash|wipe|scrub|clean|scour|rinse|steer|stay away|keep (?:it|them|this|these|a|your|the)\b)/.test(
      consequence,
    ) ||
    /^(?:[a-z]+ ){1,5}(?:elsewhere|at home)[.!]?$/.test(consequence)
  )
}

/** A place of the map at the start of a sentence, where other people cook. */
const abroad =
  /^\s*In (?:its|their) (?:home|native|own)\b|^\s*(?:In|At|Across|Around|Throughout|All over|From) (?:the )?(?:[a-z]+ )?[A-Z][a-z]/
/** One thing that does something: "the texture lands near". */
const thirdSingular = /^(?:the|your|this|its) (?:[a-z]+ ){1,2}?[a-z]+(?<!s)s (?!(?:with|of|and|or|in|on)\b)/

function actorAt(step: Said, from: number, start: number, behind: string): ReturnType<typeof actorOf> {
  const before = withoutFoods(step).slice(from, start)
  const actor = actorOf(before, behind)
  const written = step.text?.length === step.folded.length ? step.text.slice(from, start) : ''
  return actor !== 'cook' && abroad.test(written) && !/\b(?:you|we)\b/.test(before) ? 'others' : actor
}

/** True when the form of its sentence shows that a food is only told of. */
export function isToldByForm(step: Said, start: number): boolean {
  const { sentence, at, clause } = around(step, start)
  if (!clause) return false
  const { folded } = step
  const end =
    step.mentions?.find((mention) => mention.start === start)?.end ??
    start + (/^[a-z'-]+/.exec(folded.slice(start))?.[0].length ?? 0)
  const { start: from } = whole(sentence, at)
  const behind = folded.slice(end, clause.end).replace(/[ .,;:)!?]+$/, '')
  const isRelative = clause.way === 'relative'
  const isWithin = isRelative || /^where\b/.test(clause.text)
  const before = folded.slice(isWithin ? (sentence[at - 1]?.start ?? from) : from, start)
  const actor = step.isEnglish === false ? 'unknown' : actorAt(step, from, start, behind)
  const isOrder =
    actor === 'cook' ||
    (actor === 'unknown' && clause.way === 'order' && order.test(folded.slice(from, end).trimStart()))
  const own = folded.slice(from, clause.end)
  const whether = {
    before,
    clause: own,
    sentence: folded.slice(sentence[0]!.start, sentence.at(-1)!.end),
  }
  if (/^(?:and |so )?out (?:goes?|with|went) /.test(before.trimStart())) return true
  if (isOfTraces(whether, isOrder)) return true
  if (
    !isOrder &&
    (isOut.test(folded.slice(end, sentence.at(-1)?.end)) || isRuledOutLater(folded, end, inviting.test(own)))
  )
    return true
  if (quality.test(before)) return true
  if (embedded.test(before) && ownVerb.test(behind) && before.trim().split(' ').length > 1) return true
  if (isBroughtInLater(folded, end)) return false
  if (isAttendedTo(sentence, at) || isOnlyConsidered(sentence, at)) return true
  if (ofPeople.test(before) && !liking.test(own)) return true
  if (actor === 'food') {
    const bare = !/\b(?:the|your|this|these|its) (?:[a-z-]+ )?$/.test(before)
    return (
      (bare && denying.test(behind) && !litotes.test(behind) && !/\bbut\b/.test(behind)) ||
      (ofOthers.test(folded.slice(end, sentence.at(-1)?.end)) && !inviting.test(own))
    )
  }
  if (step.isEnglish === false) return false
  if (isRelative) {
    const main = sentence[at - 1]
    if (!main || liking.test(main.text + own)) return false
    return actorOf(withoutFoods(step).slice(whole(sentence, at - 1).start, main.end), '') === 'others'
  }
  if (actor === 'others') return !liking.test(own)
  if (actor === 'dish' && (clause.way === 'statement' || thirdSingular.test(before.trimStart())))
    return !taking.test(before) && !being.test(before) && !offers(own)
  return false
}
