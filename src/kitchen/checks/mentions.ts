import type { ReadStep } from './read-draft.ts'
import { afterAll, isInTalk } from './talk.ts'
import { roleOf } from './use-of-foods.ts'

/** Stretch of a step's text that names a food. */
type Mention = Partial<ReadStep['mentions'][number]> & { start: number; end: number }

/** Words before a mention that deny, replace or only consider the food. */
const denied =
  /(?:without|\bno|\bnot|instead of|rather than|in (?:place|lieu) of|replac\w+|(?:substitut\w+|stand-?ins?|replacements?|swaps?) for|alternatives? to|as you would(?: use| add| treat| do)?(?: with)?|the way you would(?: use| add| treat| do)?(?: with)?|(?:not|no|never) (?:contains?|needs?|has|have|uses?)|contain\w* no|free (?:of|from)|st(?:ands?|anding|ood) in for|fill(?:s|ing)? in for|tak(?:es?|ing) the (?:place|role) of|do(?:es|ing)? the (?:job|work) of|play(?:s|ing)? the (?:part|role) of|mak(?:es?|ing) up for|size of an?|as thick as|(?<!not |n't |never )(?:avoid|skip)(?:p?ing)?|-free|vegan|plant-based|(?:baby|child|toddler|little one)'s(?= usual ))\s+(?:an? |the |any |some |your )?(?:(?:runny|thick|soft|usual|traditional|classic|customary|original|real|ordinary|regular|scrambled|fried|boiled|poached|melted) ){0,2}$/
/** The second of two foods that are denied or only compared: "no milk or butter", "as you would cream and butter". */
const deniedBoth =
  /\b(?:(?:without|no|not|nor|neither|instead of|rather than)(?: (?:any|the|using|adding))? [a-z-]+(?: [a-z-]+)?,? (?:or|nor)|(?:as|the way) you would(?: use| add| treat)? (?:the )?[a-z-]+(?: [a-z-]+)? (?:and|or)) $/
/** Words behind a mention that make it a size, a color or a manner. */
const compared =
  /^\s*(?:(?:(?:,|,? or|,? and) (?!(?:which|that|who|it|they|this|these)\b)[a-z]+(?: [a-z]+)? )?(?:normally|usually|otherwise|traditionally)\b|(?:[a-z]+ )?(?:normally|usually|otherwise|traditionally)\b|-free\b|-?style\b|-?side\b(?! by)|-?sized|-?size\b|-?colou?red|-(?:brown|red|yellow|green|white|pale|soft|tender|smooth)\b|-like| like(?= (?:texture|consistency|flavou?r|taste|crumbs?|coating|crust|sauce|filling|pieces|shreds|mass|mixture)\b)|-?thick consistency|[ -](?:allerg(?:y|ies|ic)|intoleran(?:t|ces?)|sensitivit(?:y|ies)|lovers?|fans|eaters|skeptics|stand-?ins?|substitutes?|replacements?|alternatives?|look|shine)\b|-[a-z]+ed (?:look|shine|finish)\b)/
/** Words behind "fish" that make a verb of it: "fish out the bay leaf", "fish the herbs out". */
const lifted = /^ (?:(?:it|them|the|any|all|those|these)(?: [a-z]+){0,2} )?out\b/
/** Verbs before "sausages" that make it a form: "press into long, thin sausages". */
const shaped = /(?:into|shape|form|roll)[^.]{0,40}$/

/** Words behind a denied food that bring it in: "without the cream it is dry, so pour it in". */
const pouredAfterAll = new RegExp(`^[^.;]*\\b${afterAll}\\b`)

/**
 * True when a step only talks of a food: compares with it, denies it, replaces it, or quotes its name.
 * @param isListed true for a food that has a line, so that a sentence of any form may be the one where it goes in
 */
export function isOnlyTalk(
  step: Pick<ReadStep, 'folded'> & Partial<ReadStep>,
  { start, end }: Mention,
  isListed = false,
): boolean {
  const before = step.folded.slice(Math.max(0, start - 60), start)
  return (
    isInTalk(step, start) ||
    roleOf(step, start, !isListed) === 'told' ||
    (denied.test(before) && !pouredAfterAll.test(step.folded.slice(end))) ||
    deniedBoth.test(before) ||
    compared.test(step.folded.slice(end, end + 24)) ||
    // A quotation mark inside the name, smoked "salmon", quotes a part of it.
    step.folded.slice(start, end).includes('"') ||
    /\b(?:no|not|un)-$/.test(before) ||
    (/["']/.test(step.folded[start - 1] ?? '') && step.folded[end] === step.folded[start - 1]) ||
    (step.folded.slice(start, end) === 'fish' && lifted.test(step.folded.slice(end, end + 40))) ||
    (/^sausages?$/.test(step.folded.slice(start, end)) && shaped.test(before))
  )
}
