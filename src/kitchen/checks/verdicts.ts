/*
 * Verdicts that stand behind a food: "Parmesan is often grated over it, and we leave it off". A pronoun for the food,
 * or this dish as the subject, and a word for leaving out or bringing in decide, wherever in the text they follow.
 */

/** Pronouns for a food just named. */
const pronoun = '(?:it|they|that|those|these|them|both|either|which|none of (?:it|them)|all of (?:it|them))'
/** Particles that take something away, unless a place behind them says from where: "off the heat". */
const away =
  '(?:out|off|away|aside|behind|elsewhere|absent|missing|omitted|skipped|dropped|banned|excluded|avoided|forgotten about)(?! (?:of (?:the|its|your)|the (?:heat|oven|stove|boil|pan|fire)|heat|to|overnight|from the heat)\\b)'
/** Places where a food waits that is not in the dish: "Worcestershire stays in the cupboard". */
const kept =
  '(?:in|on) (?:the|its|their) (?:cupboard|pantry|larder|shelf|bottle|jar|shop|store|fridge|drawer|rack)\\b'
const helping =
  '(?:is|are|was|were|be|been|will|would|must|should|can|has|have|had|to|gets?|simply|just|always|deliberately|therefore|also|all|both|best|better|happily|quietly|strictly)'
const staying =
  '(?:stays?|staying|left|kept|remains?|sits?|sitting|bows?|steps?|ruled|cut|counted|shut|goes|go|is|are|be|being|falls?|drops?)'
/** This very dish as the subject of a clause. */
const thisDish =
  '(?:this (?:one|kind|sort|way|pot|pan|version|dish|bowl|plate|recipe|batch|kitchen|table|soup|stew|sauce|cake|loaf|salad|curry)|this(?= (?:is|has|needs?|takes?|gets?|relies|goes|does|from|with|keeps|stays|manages|leaves|skips)\\b)|ours|mine|here)'

/** Statements that the food is not in the dish. */
const statedOut = new RegExp(
  [
    // "they stay out", "so is left off", "which is kept away from this plate"
    `(?:${pronoun}|,|and|so|but|yet|therefore|thus)(?: so)? (?:${helping} )*${staying} (?:[a-z]+ly )?${away}`,
    `${pronoun} (?:${helping} )*(?:omitted|skipped|dropped|banned|excluded|avoided|missing|absent|unnecessary|off limits|not (?:used|needed|added|in|here|for|part|allowed|welcome|called for|an option|[a-z]+ (?:here|in this)))\\b`,
    // "we leave it off", "this pot skips both"
    `(?:we|i|you may|you can|you (?:will )?(?:want|need) to|${thisDish}(?: [a-z]+)?) (?:[a-z]+ly )?(?:leaves?|keeps?) ${pronoun} ${away}`,
    `(?:we|i|${thisDish}) (?:[a-z]+ly )?(?:skips?|omits?|drops?|avoids?|forgoe?s?|passe?s? (?:on|over)|does without|do without)(?: ${pronoun})?\\b`,
    `(?:we|i|it|they|you|${thisDish}(?: [a-z]+){0,2}|,|and|but|so) (?:can |will |happily |simply |all )*(?:go|goes|do|does|manages?|gets? (?:by|along)|lives?|cooks?) (?:[a-z]+ )?without\\b`,
    // "but not here", "though not in this one"
    '(?:but|yet|though|although|and|just|only) (?:never|not|none) (?:here|in (?:this|these|mine|ours)|on (?:this|these|our)|for (?:this|these|us)|today|tonight|this (?:time|one))\\b',
    `(?:has|have) no (?:place|business|part|role|room|call) `,
    `${thisDish}[^.;:]{0,24} (?:has|have|needs?|takes?|contains?|uses?|wants?|gets?|holds?) (?:no|none|neither|nothing|not)\\b`,
    `${thisDish}[^.;:]{0,12} (?:does not|doesn't|is not|isn't|has not|never|won't|will not)\\b`,
    `(?:none|nothing of the (?:kind|sort)|no such thing) (?:here|is|are|goes|go|in this)\\b`,
    `(?:do not|don't|please do not|never) (?:use|add|buy|stir in|include|put in|be tempted|reach for) ${pronoun}\\b`,
    // "the seeds take that part"
    '(?:takes?|fills?|does|do|plays?|serves?|steps? into) (?:on )?(?:that|its|their|this) (?:part|place|role|job|work|turn|gap|spot|stead|slot|purpose)\\b|in (?:its|their) (?:place|stead)\\b',
  ]
    .map((words) => `(?:${words})`)
    .join('|'),
)
/** Predicate of a food that is out: "barley and rye are out as well". */
export const isOut = new RegExp(
  `^(?:(?:,|,? (?:and|or|nor)) [a-z ,-]+?)? (?:${helping} )*${staying} (?:[a-z]+ly )?(?:${away}|nowhere\\b|${kept})`,
)
/** Orders to leave the food out, which a sentence that invites to it makes a choice. */
const orderedOut = new RegExp(
  `(?:leave|leaving|keep) (?:it|them|that|those|both) ${away}|(?:^|[,;:] |\\band |\\bso |\\bbut |\\bplease )(?:skip|omit|drop|avoid|ditch|pass on|pass over) (?:it|them|that|those|both)\\b|(?:steer|stay|keep) clear\\b`,
)
/** This dish put against what was said of another: "others use ghee; this one takes oil". */
const contrast = new RegExp(
  `(?:^|[,;:] |\\band |\\bbut |\\bwhile |\\bwhereas |\\bso )(?:in )?(?:${thisDish})\\b(?![^.;:]*\\b(?:too|also|likewise|same|as well|it|them|some|plenty|lots|both)\\b)`,
)
/** Words by which the rest of a text takes over what was said of others. */
const takenOver = new RegExp(
  `\\b(?:(?:do|does|add|use) (?:the same|so|likewise)|likewise|follow(?:s|ing)? suit|so (?:do|does|is|are|has|have|should|can|may|will) (?:we|you|i|${thisDish}|the)|(?:as|and|just as) (?:we|i|you) (?:do|can|should|may|will)\\b|${thisDish} (?:does|is|has|do|are|one does)(?:,? (?:too|as well|also|it|some|plenty))|as here|here too|(?:we|you|${thisDish}) (?:do|can|does|may|should|will),? (?:too|as well|also))`,
)
/** Orders that bring in a food which a pronoun names: "scatter it over". */
const broughtInLater =
  /^ (?:that|which)? ?(?:you|we) (?!would|could|might|may|do not|don't|leave|skip|miss|expect)|\b(?:add|stir|scatter|sprinkle|fold|pour|drizzle|dot|grate|crumble|whisk|swirl|sear|fry|toss|tuck|melt|beat|drop|slip|mix) (?:in |over |on )?(?:it|them|some|one|a little|plenty)\b|\b(?:it|they|some|which) (?:also )?(?:can |may |should |will |then )?(?:go(?:es)?|comes?) (?:in|on|over|into|next|last)\b/
const conditional =
  /\b(?:if|unless|or|for (?:vegans?|vegetarians?|those|anyone|people|guests|a (?:vegan|vegetarian|lighter))|optional(?:ly)?|to make (?:it|this))\b/

/** Returns what follows a place: the rest of its sentence, and the next one. */
function following(folded: string, end: number): string {
  const rest = folded.slice(end, end + REACH)
  const stops = [...rest.matchAll(/[.!?](?=\s|$)|\n/g)].map(({ index }) => index)
  return rest.slice(0, stops[1] ?? rest.length)
}
const REACH = 240

/** True when the dish is said to do as was told of others: "the classic has butter, and this one does too". */
export const isTakenOver = (folded: string, start: number): boolean =>
  takenOver.test(following(folded, start))

/** True when what follows a food brings it in: "butter is traditional, so add it". */
export const isBroughtInLater = (folded: string, end: number): boolean =>
  broughtInLater.test(following(folded, end)) || takenOver.test(following(folded, end))

/**
 * True when what follows a food says that it is not in this dish.
 * @param isInvited true when the food's own clause offers it, so that an order to leave it out is a choice
 */
export function isRuledOutLater(folded: string, end: number, isInvited: boolean): boolean {
  const text = following(folded, end)
  if (takenOver.test(text)) return false
  const out =
    statedOut.exec(text) ??
    (isInvited ? null : orderedOut.exec(text)) ??
    (isInvited ? null : contrast.exec(text))
  if (!out) return false
  // "Leave it out for vegans" leaves it in for the others.
  const clause = text.slice(text.slice(0, out.index).search(/[^.;:]*$/)).split(/[.;:]/)[0] ?? ''
  if (conditional.test(clause)) return false
  const between = text.slice(0, out.index)
  return !broughtInLater.test(between)
}
