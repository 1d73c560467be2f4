import type { ReadStep } from './read-draft.ts'

/** A place of a step's text. */
type Mention = Partial<ReadStep['mentions'][number]> & { start: number; end: number }

/** Before a mention: it is denied, compared or only thought of. */
const denied =
  /(?:without|\bno|\bnot|instead of|rather than|in place of|replac\w+|substitute for|size of an?|like|looks? like|resembles?|as [a-z]+ as|(?:stiff|thick|smooth|creamy|soft|fluffy|light|crisp|firm|silky|rich) as|as thick as|consistency of|colou?r of|resembl\w+|if using|if you (?:like|have)|avoid(?:ing)?|skip(?:ping)?|-free|vegan|plant-based)\s+(?:an? |the |any |some )?(?:(?:runny|thick|soft|softly|loose|whipped|ground|pulled|shredded|flaked|crumbled|cooked|canned|stiff|wet|double|heavy|beaten|real|silky|creamy|firm|fluffy|smooth|scrambled) ){0,2}$/
/** After it: it is a measure or a colour. */
const compared = /^\s*(?:-?style\b|-?sized|-?size\b|-?colou?red|-?like|-?thick consistency)/
/** "Press into long, thin sausages": a form, not a food. */
const shaped = /(?:into|shape|form|roll)[^.]{0,40}$/

/** Whether a step only talks of a food: what it is like, what it is not, what it replaces. */
export function isOnlyTalk(step: ReadStep, { start, end }: Mention): boolean {
  const before = step.folded.slice(Math.max(0, start - 50), start)
  return (
    denied.test(before) ||
    compared.test(step.folded.slice(end, end + 24)) ||
    (/^sausages?$/.test(step.folded.slice(start, end)) && shaped.test(before))
  )
}
