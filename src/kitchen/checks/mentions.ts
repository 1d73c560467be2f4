import type { ReadStep } from './read-draft.ts'

/** A place of a step's text. */
type Mention = Partial<ReadStep['mentions'][number]> & { start: number; end: number }

/** Before a mention: it is denied, replaced or only thought of. */
const denied =
  /(?:without|\bno|\bnot|instead of|rather than|in place of|replac\w+|substitute for|size of an?|as thick as|if using|if you (?:like|have)|avoid(?:ing)?|skip(?:ping)?|-free|vegan|plant-based)\s+(?:an? |the |any |some )?(?:(?:runny|thick|soft) )?$/
/** Before it, a few words on: what is made looks, feels or tastes like it. */
const likened =
  /\b(?:like|resembl\w+|reminiscent of|(?:colou?r|body|texture|consistency|thickness|flavou?r|taste|look|feel|size|shape) of|as (?!soon|quickly|long|much|many|far|well|fast|little|needed|thinly|evenly|finely)[a-z]+ as|(?:stiff|thick|smooth|creamy|soft|fluffy|light|crisp|firm|silky|rich) as)((?: [a-z-]+){0,5}) $/
/** These words begin something else that is done with it: "until like sand, then add butter". */
const doing =
  /\b(?:add|stir|fold|pour|sprinkle|top|with|then|and|until|into|mix|brush|whisk|season|drizzle|spread|melt|serve|use|for|to|but|in|cook|fry|simmer|saute|toss|coat|dip|cover|finish|possible|foams?|turns?)\b/
/** After it: it is a measure, a colour or a manner. */
const compared = /^\s*(?:-?style\b|-?side\b(?! by)|-?sized|-?size\b|-?colou?red|-?like|-?thick consistency)/
/** "Press into long, thin sausages": a form, not a food. */
const shaped = /(?:into|shape|form|roll)[^.]{0,40}$/

/** A step only talks of a food: what it is like, what it is not, what it replaces, or in quotation marks. */
export function isOnlyTalk(step: ReadStep, { start, end }: Mention): boolean {
  const before = step.folded.slice(Math.max(0, start - 60), start)
  const [, between = null] = likened.exec(before) ?? []
  return (
    denied.test(before) ||
    (between !== null && !doing.test(between)) ||
    compared.test(step.folded.slice(end, end + 24)) ||
    (step.folded[start - 1] === '"' && step.folded[end] === '"') ||
    (/^sausages?$/.test(step.folded.slice(start, end)) && shaped.test(before))
  )
}
