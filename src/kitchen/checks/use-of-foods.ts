import { around, type Clause, order, otherRecipe, stretch, whole } from './clauses.ts'
import { inviting, isHere, joining, offering } from './offers.ts'
import { actions } from './talk.ts'
import { isToldByForm } from './told-by-form.ts'
import { isBroughtInLater, isTakenOver } from './verdicts.ts'

/*
 * The way in which a step speaks of a food. A food is used when something is done with it: it is the object of an
 * order, goes in by a statement ("the butter goes in last") or is waited for. A sentence may also offer it ("good with
 * rice") or only tell of it ("most jarred pesto contains cheese"). The sentence is parted into clauses, and each
 * clause is judged by its verb and not by the words around the food.
 */

/** `used`: needs a line. `offered`: could be eaten, so a diet holds for it. `told`: is not in the dish. */
export type Role = 'used' | 'offered' | 'told'

/** Question before a sentence that offers: "No buttermilk?" */
const lacking = /\b(?:no|out of|don't have|haven't got|can't find|not a fan of|don't like) [a-z' -]+\?\s*$/

/** Order to serve, with the word by which another food stands beside the dish. */
const serving =
  /\b(?:serve|serving|enjoy|enjoying|eat|eating|offer|pass|mop up|scoop up|pack)\b[^.;]{0,80}\b(?:with|over|on|alongside|beside|in|and|or)\b[^.;]*$/
/** Order to put the dish onto a food that has no article: "spoon over grilled steak". */
const onto =
  /\b(?:spoon|drizzle|ladle|spread|slather|pour|pile|dollop|brush|scatter|use|toss)(?:ing|ning)? (?:it |this |them |some |a little |generously |the sauce )?(?:over|on|onto|through|as a (?:dip|sauce|dressing|marinade) for) (?!the\b|your\b|an?\b|each\b|it\b|top\b|half\b|\d)[^.;]*$/
/** Sentence that describes the dish, or tells what other cooks do: "Most versions call for butter". */
const describing =
  /^(?:it|its|this|these|that|they|(?:traditional(?:ly)?|classic(?:ally)?)(?! (?:toppings?|sides?|partners?|garnish(?:es)?|accompaniments?|extras))|usually|normally|originally|even(?! out)|neither|the (?:result|trick|secret|idea|point|original|classic|usual|traditional|finished)|an? (?:vegan|vegetarian|plant-based|classic|traditional|real|proper|normal|usual|good)|some (?:people|cooks|versions|recipes)|if (?:it|they)|where)\b/
/** A condition with an order behind it: "where it looks dry, offer cream". */
const ordering = new RegExp(`^(?:where|if)\\b.*, (?:offer|pass|${actions})\\b`)
/** Other products than the listed one. */
const otherMakes =
  /^(?:and |but |so |as |since |because |for )?(?:nearly |almost )?(?:most|many|some|other|certain|several|regular|ordinary|conventional|store-?bought|shop-?bought|bought|bottled|jarred|boxed|packaged|supermarket|commercial|cheap(?:er)?|usual|traditional|classic|original|dairy|both|a lot|lots|plenty|all|the (?:usual|traditional|store-?bought|jarred|bottled|dairy|regular))\b(?! of (?:the|it|your)\b)/
const holding =
  /\b(?:contains?|ha(?:s|ve)|hides?|includes?|(?:is|are) (?:made|thickened|bound|mixed|cooked|brewed|processed|fried|finished|seasoned|topped|sprinkled|coated|dusted|brushed|glazed|dressed|sold) (?:with|from|of|on|in)|rel(?:y|ies) on|leans? on|calls? for|uses?|starts? (?:with|from)|takes?|adds?|wants?|needs?|gets?)\b/
/** Bought products as the subject, with what makers put into them: "most canned soups are finished with cream". */
const otherProducts =
  /^(?:and |but |so |as |since |because )?(?:nearly |almost )?(?:most|many|some|certain|several|all)\b(?! of (?:the|it|your)\b)[^,]*\b(?:stocks?|broths?|soups?|cubes?|brands?|makes|products?|mixes|sauces?|pestos?|powders|packets?|tins?|cans?|jars?|blends?|versions?)\b/
const madeWith =
  /\b(?:contains?|ha(?:s|ve)|hides?|includes?|(?:is|are) (?:made|thickened|bound|finished|enriched|fortified|mixed|cooked) (?:with|from|of))\b/
/** Predicate that rules a food out. */
const ruledOut =
  /\b(?:(?:is|are|was|were)(?: (?:all|both|also|simply|really|just|strictly))? (?:no (?:shortcut|answer|alternative|way out|solution|replacement|substitute|good|match|option|use|part|friend|help|longer)|not (?:an? )?(?:substitute|option|needed|necessary|required|suitable|safe|allowed|vegan|vegetarian|kosher|halal|called for|in|here|part|used|(?:the |our |your )?(?:goal|aim|point|idea|plan)|what (?:you|we) (?:want|need|are after))|off limits|off the table|out of the question|unnecessary|superfluous|forbidden|unsafe|absent|missing|to be avoided|(?:not|never|hardly) (?:be )?missed|missed by nobody)|isn't (?:needed|necessary|an option|in|suitable|safe|allowed|vegan)|aren't (?:needed|necessary|an option|in|suitable|safe|allowed|vegan)|has no place|have no place|(?:has|have) to wait|must wait|waits? (?:until|for)|(?:won't|will not|would not|wouldn't|does not|doesn't|do not|don't|cannot|can't) (?:do|work|be (?:used|needed|missed)|belong|set|hold|help)|breaks? the (?:diet|rule)|would (?:only |just |simply )?(?:break|spoil|split|curdle|burn|overpower|make it|turn|mask|bring back|undo|defeat|clash|hide|cover|drown|ruin|compete|weigh|smother))\b/
/** Predicate of a food that other products hold: "lupin flour turns up in some loaves". */
const isElsewhere =
  /^[a-z-]+(?: [a-z-]+){0,2}? (?:(?:also|often|sometimes|usually|now) )?(?:(?:turns?|crops?|shows?|pops?) up|hides?|lurks?|appears?|(?:is|are|can be) (?:[a-z]+ )?(?:found|hidden|present|common)) in (?:some|many|most|certain|several|a few|other|bought|store-bought|commercial)\b(?! of (?:the|it|your|this|them)\b)/
/** Verb of what another food would do: "the smokiness a ham bone would", "which butter would otherwise give". */
const wouldDo = /\b(?:would|might|normally|usually|otherwise|traditionally|ordinarily)\b/
/** The same behind the food, at the end of its clause or with what it does to a dish. */
const foodWould =
  /^[a-z -]*?(?:, an? [a-z -]+?,)? (?:would(?: (?:have|otherwise|usually|normally|not|only|just|simply))?(?: (?:usually|normally))?(?: (?:done?|give|bring|lend|provide|supply|need|take|demand|require|mask|cover|hide|go|be used))?|otherwise|usually|normally)(?: [a-z]+)?$/
/** Words behind a food for what it does in other dishes: "the funk that anchovy paste gives the original". */
const lends = /^[a-z -]*? (?:gives?|adds?|brings?|lends?|provides?|supplies|supply|has|have|offers?)\b/
/** Words before a food to which this dish is likened, or whose place something else takes. */
const likened =
  /\b(?:differs?|different(?:ly)?|unlike|distinguish(?:es|ed)?) (?:it )?(?:from |to )?(?:the |an? )?$|\bnot (?:of|like|that of) (?:the |an? )?$|\b(?:would|might) (?:usually |normally |otherwise )?(?:expect|get|find|have|miss) (?:from|in|with|of) (?:(?:an? |the )?(?:spoon|spoonful|dash|splash|drop|bit|knob|slick|hit) of )?(?:the |an? )?$|\b(?:replaces|stands? in for|takes the place of|does the job of)\b(?![^.;]*\b(?:with|by) (?:the |some |an? )?$)[^.;,]*$/
/** Predicate of a food in apposition that belongs elsewhere: "Shaoxing, a wheat-based wine, would usually go". */
const wouldGo = /^[a-z-]*(?: [a-z-]+){0,2}, would (?:usually|normally|otherwise) /
/** Many or most makes as the subject: "many are topped with sesame". */
const manyMakes = /^(?:and |but |since |because |as )?(?:many|most)\b(?! of (?:the|it|your)\b)/
/** Other cooks as the subject before a food: "where most recipes reach for gelatin". */
const otherCooks =
  /\b(?:most|many|other|some|all the other|nearly all) (?:recipes|cooks|people|versions|restaurants|bakers|bakeries|kitchens|books|families|households|homes)\b[^.;]*$|\bfor which (?:most|many|other|ordinary) [a-z]+ (?:needs?|uses?|calls? for|rel(?:y|ies) on|wants?|takes?|depends? on) [^.;]*$/
/** Other cooks behind a food, whose food it is: "the touch of honey of other houses". */
const ofOtherCooks =
  /^[a-z-]+(?: [a-z-]+)? (?:(?:of|from|in) )?(?:many|most|other) (?:recipes|cooks|people|versions|kitchens|families|houses|households|homes)\b/
/** The same at the beginning of a clause, whose verb may look like an order: "other families add pecans". */
const cooksBegin =
  /^(?:and |but |where )?(?:(?:at home|elsewhere|in [a-z]+) )?(?:most|many|other|some) [a-z]+ /
/** Advice to leave a product alone: "so stay with a plain loaf". An amount behind it is only a measure. */
const leavingAlone =
  /\b(?:(?:stay|stick|keep) (?:with|to) (?!\d|one\b|two\b|three\b|half\b|an? (?:little|few|teaspoon|tablespoon|pinch|splash|slice)\b)|(?:leave|give) (?:it|them|those|both|all of them) (?:out|on the shelf|a miss|be|aside|alone)\b|(?:skip|avoid) (?:it|them|those|both)\b|steer clear\b|(?:better|best|safer) (?:to )?(?:avoid|skip|leave|not)\b)/
/** A product as the subject of what is in it; a comma before the verb would part an order from it. */
const heldBy =
  /^(?:and |but |since |because |as )?(?:(?!\b(?:that|which|who)\b)[^,.;:!?]){2,60}? (?:(?:both|all|each|also|usually|often|always|mostly|too|typically|normally) )*(?:contains?|hides?|ha(?:s|ve)|(?:is|are) (?:made|enriched|glazed|bound) (?:with|from|of))\b/
const heldIfUsed =
  /^(?:if|when|should) you (?:use|buy|want|like|prefer|reach for|swap in|choose) [^,.;:!?]{2,60}, (?:please )?(?:remember|note|beware|watch out|mind|keep in mind|be aware|know|careful)\b[^.!?:;]* (?:contains?|ha(?:s|ve)|(?:is|are) (?:made|enriched|glazed|bound) (?:with|from|of))\b/
/** Ends of a whole sentence; a colon or a semicolon goes on with it. */
const sentenceEnd = /[.!?](?=\s|$)|\n/g

/** True for a product, or what it holds, before an advice against both: "brioche contains egg, so stay with plain bread". */
function isWarnedOf(folded: string, start: number): boolean {
  const from = [...folded.slice(0, start).matchAll(sentenceEnd)].at(-1)
  const begin = from ? from.index + from[0].length : 0
  const [said = ''] = folded.slice(begin).split(/(?<=[.!?])(?=\s|$)|\n/)
  const sentence = said.trimStart()
  const at = leavingAlone.exec(sentence)?.index ?? -1
  if (at < 0 || start - begin - (said.length - sentence.length) >= at) return false
  return heldIfUsed.test(sentence) || (!order.test(sentence) && heldBy.test(sentence))
}

/** Verbs by which a make of other cooks would change a dish: "regular bouillon would bring 800 mg a bowl". */
const wouldBring = /\bwould (?:only |just |easily )?(?:bring|add|push|put|carry|double|contribute)\b/
/** A product in general, with what it always has in it: "flour tortillas contain wheat". */
const everyMake =
  /^(?:and |but |since |because |as )?(?!the\b|your\b|this\b|these\b|our\b|its\b|their\b|my\b|it\b|they\b|each\b|both\b|all\b|half\b|some of\b)(?:(?!\b(?:that|which|who)\b)[^,.;:!?]){2,60}? (?:(?:both|all|also|always|mostly|too) )*(?:(?:contains?|hides?)\b|(?:is|are) (?:(?:nearly|almost|quite|very) )?(?:usually|often|typically|mostly|normally|commonly|generally|always|sometimes) [a-z]+(?:ed|de|nd) (?:with|from|of|in|on)\b)/
/** A dish of other cooks as the predicate: "bacon and wine are what the bistro version begins with". */
const ofOtherVersion =
  /^[^.;:!?]{2,60}? (?:is|are) what (?:the|an?|most|other) [a-z]+(?: [a-z]+)? (?:begins?|starts?|uses?|calls?|relies|rely|wants?|leans?|is made|are made)\b/
/** A food that would do something, and what keeps it out: "a meringue would look grand, but it is all egg white". */
const wouldBut =
  /^[^.;:!?,]{2,60}? (?:would|could|might) [^.;:!?,]*,? but (?:it|they|that|those|both|neither)? ?(?:is|are|isn't|aren't|contains?|has|have|hides?|won't|brings?|breaks?)\b(?! (?:optional|[a-z]+ed\b|also|just as|not (?:strictly |really )?(?:necessary|needed|required|a must)))[^.;:!?,]*/
/** Question after which a sentence says no: "Tempted to finish with Parmesan? Don't." */
const declined =
  /^ (?:don't|do not|no need|not here|not this time|resist|skip (?:it|that)|leave it|please don't)\b/

/** True for a food that a sentence names to say what holds it, or why it is left out. */
function isKeptOut(folded: string, sentence: readonly Clause[], start: number): boolean {
  const from = sentence[0]?.start ?? 0
  const all = folded.slice(from, sentence.at(-1)?.end)
  const said = all.trimStart()
  const at = start - from - (all.length - said.length)
  if (
    folded[from - 1] === ':' &&
    holding.test(said) &&
    !inviting.test(said) &&
    !/\badd(?:ed)?\b/.test(said)
  ) {
    const ruled =
      folded
        .slice(0, from - 1)
        .split(/[.!?:;]\s/)
        .at(-1) ?? ''
    if (ruledOut.test(ruled)) return true
  }
  const within = (found: RegExpExecArray | null) => found !== null && at < found[0].length
  if (/[?]\s*$/.test(all) && declined.test(folded.slice(sentence.at(-1)?.end))) return true
  if (order.test(said)) return false
  if (within(wouldBut.exec(said)) || within(ofOtherVersion.exec(said))) return true
  // An order or an offer in the same sentence may speak of the same food.
  const isPlain = sentence.every(
    ({ way, text }) => way !== 'order' || /^(?:so )?(?:read|check|look)\b/.test(text),
  )
  return (
    everyMake.test(said) &&
    isPlain &&
    !inviting.test(said) &&
    !offering.test(said) &&
    !/\b(?:too|so) (?:little|small|few)\b/.test(said)
  )
}

/** Eaters beside the one for whom a dish is made: "grown-ups may like theirs with chili sauce". */
const otherEaters =
  /\b(?:grown-?ups?|adults?|parents?|older (?:children|kids|siblings?|eaters?|ones)|bigger (?:kids|children)|everyone else|everybody else|anyone else|the others|other (?:eaters|people|guests)|the rest of the (?:family|table|house|household)|(?:those|anyone|people|guests|eaters) (?:not|without|who (?:are not|do not|don't|can|eat)))\b/

/** Step with what shows its grammar, where it is known. */
type Step = Parameters<typeof isToldByForm>[0]

/** True when a clause tells of a food that is not in the dish, so that no diet has to hold for it. */
function isTold(step: Step, start: number, byForm: boolean): boolean {
  const { folded } = step
  const { sentence, at, clause } = around(step, start)
  if (!clause) return false
  if (byForm && isToldByForm(step, start)) return true
  if (isTakenOver(folded, start)) return false
  if (isWarnedOf(folded, start) || isKeptOut(folded, sentence, start)) return true
  if (ofOtherCooks.test(folded.slice(start)) && clause.way !== 'order') return true
  if (isElsewhere.test(folded.slice(start)) && !order.test(clause.text)) return true
  const { end, ...place } = whole(sentence, at)
  const behind = folded.slice(start, end).replace(/[ .,;:)!?]+$/, '')
  if (foodWould.test(behind) && !inviting.test(behind)) return true
  const last = sentence.at(-1)?.end
  if (likened.test(folded.slice(sentence[0]?.start ?? 0, start))) return true
  if (wouldGo.test(folded.slice(start, last))) return true
  if (
    cooksBegin.test(clause.text) &&
    otherCooks.test(folded.slice(clause.start, start)) &&
    !inviting.test(clause.text)
  )
    return !isBroughtInLater(folded, start)
  if (clause.way === 'order' || clause.way === 'waiting') return false
  const said = folded.slice(place.start, end).trim()
  const isOther = otherRecipe.test(said) || (clause.way === 'relative' && isOfAnother(sentence, at))
  if (isOther) return !inviting.test(said) && !isBroughtInLater(folded, end)
  if (otherProducts.test(said) && madeWith.test(said) && !inviting.test(said)) return true
  if (manyMakes.test(said) && holding.test(said) && !inviting.test(said)) return true
  if (isOfOthers(folded, sentence, start, behind) && !inviting.test(said)) return true
  if (otherMakes.test(said) && wouldBring.test(said)) return true
  if (joining.test(said)) return false
  const all = folded.slice(sentence[0]?.start ?? 0, sentence.at(-1)?.end).trim()
  if (describing.test(all) && !joining.test(all) && !ordering.test(all)) return true
  if (ruledOut.test(behind)) return true
  if (inviting.test(said)) return false
  if (otherMakes.test(said) && holding.test(said)) return true
  if (clause.way === 'relative') return wouldDo.test(said)
  return (
    clause.way === 'reason' &&
    !isHere.test(folded.slice(clause.start, start)) &&
    // "Since butter burns, add it last" uses the butter.
    !(at === 0 && /\b(?:it|them|some)\b/.test(folded.slice(clause.end, sentence.at(-1)?.end)))
  )
}

/** True for a food that other cooks use for a dish, or that lends something to other dishes. */
function isOfOthers(folded: string, sentence: readonly Clause[], start: number, behind: string): boolean {
  const before = folded.slice(sentence[0]?.start ?? 0, start)
  if (otherCooks.test(before) && !isBroughtInLater(folded, start)) return true
  const isStatement = sentence.every(({ way }) => way !== 'order')
  return isStatement && /\b(?:that|which|what) (?:an? |the )?$/.test(before) && lends.test(behind)
}

/** True for a relative clause behind something that is not in the dish: "unlike the original, which leans on cream". */
const isOfAnother = (sentence: readonly Clause[], at: number): boolean => {
  const before = sentence[at - 1]?.text ?? ''
  return (
    /^(?:unlike|instead of|compared (?:with|to)|in contrast to|as opposed to|rather than)\b/.test(before) ||
    otherRecipe.test(before)
  )
}

/**
 * True for a food with which the dish is served, or which stands in for one that is missing.
 * @param from start of the food's sentence
 */
export const isServed = (folded: string, from: number, start: number): boolean => {
  const before = folded.slice(from, start)
  return serving.test(before) || onto.test(before) || lacking.test(folded.slice(0, from))
}

/**
 * Says in which way a step speaks of the food at a place.
 * @param byForm false for a food of the list, of which a sentence speaks because it goes in
 */
export function roleOf(step: Step, start: number, byForm = true): Role {
  if (isTold(step, start, byForm)) return 'told'
  const { sentence, at, clause } = around(step, start)
  if (!clause) return 'used'
  const said = stretch(step.folded, whole(sentence, at))
  const from = sentence[0]?.start ?? 0
  const all = step.folded.slice(from, sentence.at(-1)?.end)
  if (isServed(step.folded, from, start) || offering.test(all)) return 'offered'
  if (clause.way === 'order' || clause.way === 'waiting') return 'used'
  return joining.test(said) ? 'used' : 'offered'
}

/** Words behind a food that other eaters take for themselves: "a drop of Marsala to their own glass". */
const forThemselves =
  /^[^.;!?]*\b(?:to|in|into|on|onto|over|with) (?:their own|theirs|an? (?:separate|second|extra)|another)\b/
/** True for a food that only others take, each onto a plate or into a glass of their own. */
export const isForOthersAlone = (step: { folded: string }, start: number): boolean => {
  const { sentence } = around(step, start)
  return (
    otherEaters.test(step.folded.slice(sentence[0]?.start ?? 0, start)) &&
    forThemselves.test(step.folded.slice(start, sentence.at(-1)?.end))
  )
}

/** True when the sentence speaks of what other eaters take: "grown-ups may like chili sauce with theirs". */
export const isOfOtherEaters = (step: { folded: string }, start: number): boolean =>
  around(step, start).sentence.some(({ text, start: from }) => from <= start && otherEaters.test(text))
