import type { RecipeDraft } from '#contract/recipe.ts'
import { type Line, mentionsIn, readLines } from '../../refine/lines.ts'
import { removeLine } from '../../refine/remove.ts'
import { withStandIn } from './stand-in.ts'

/** Breads of which each eater holds one. */
const held =
  /^(?:(?:burger|brioche)-bun|(?:dinner|hoagie)-roll|bolillo|pita|(?:flour|corn)-tortilla|taco-shell)$/
/** Exclusions that mean bread itself, and not the gluten in it, for which shops sell other breads. */
const bread = /^(?:bun|bread|roll|tortilla|toast|pita)s?$/
/** Verbs for work on a bread before it is filled, which no leaf needs. */
const beforehand =
  /\b(?:toast|warm|heat|grill|griddle|fry|bake|butter|brush|split|slit|slice|cut|halve|char|spread)(?:ed|ing|s)?\b/i
/** Verbs for filling it, with what follows them. */
const filling = /\b(?:fill|pile|heap|top|tuck|divide|spoon|stack|fold)\b.*/is
/** Fats that a bread is toasted with. */
const fat = /butter|oil|margarine|ghee/
const leaves = 'large lettuce leaves'

/**
 * Serves in lettuce leaves what a recipe serves in buns, rolls or tortillas, for a cook who leaves out bread.
 * @returns null where the bread is another, is cooked with the dish, or is left out for another reason
 */
export function inLeaves(draft: RecipeDraft, at: number, exclusions: readonly string[]): RecipeDraft | null {
  const lines = readLines(draft)
  const line = lines[at]
  const quantity = line?.parsed.quantity
  if (!line || quantity?.kind !== 'exact' || quantity.value.denominator !== 1) return null
  if (!held.test(line.food?.id ?? '') || !exclusions.some((word) => bread.test(word))) return null
  const change = withoutWorkOnBread(draft, line, lines)
  if (change === null) return null
  const count = quantity.value.numerator * (/tortilla|shell/.test(line.food?.id ?? '') ? 1 : 2)
  const next = withStandIn(draft, at, {
    for: line.parsed.food,
    use: [`${count} ${leaves}`],
    diet: 'gluten-free',
    change,
  })
  return withoutIdleLines({ ...filledOnce(next), description: describedIn(draft, line, lines) }, at)
}

/**
 * Returns the sentences that work on the bread, each with the sentence to put in its place: "Toast the buns
 * and fill them with the beef." leaves "Fill the large lettuce leaves with the beef."
 */
function withoutWorkOnBread(draft: RecipeDraft, line: Line, lines: readonly Line[]) {
  const change: Record<string, string> = {}
  for (const sentence of draft.instructions.flatMap((step) => step.split(/(?<=[.!?])\s+/))) {
    const named = mentionsIn(sentence, lines)
    const [first] = named.filter((mention) => mention.line === line)
    if (!first || !beforehand.test(sentence.slice(0, first.start))) continue
    const rest = filling.exec(sentence.slice(first.end))?.[0]
    const before = named.filter((mention) => mention.line !== line && (!rest || mention.end <= first.end))
    const isOfFat = before.every((mention) => fat.test(mention.line.food?.id ?? ''))
    const isSpread = /\bspread\b/i.test(sentence.slice(0, first.start)) && !/\btoast/i.test(sentence)
    // A sauce that is spread on a bun is spread on a leaf as well.
    if (isSpread) continue
    if (!isOfFat) return null
    change[sentence] = rest ? filled(rest) : ''
  }
  return change
}

/** Names the leaves in the sentence that fills them, where only the work on the bread had named it. */
function filledOnce(draft: RecipeDraft): RecipeDraft {
  if (draft.instructions.some((step) => step.includes(leaves) || step.includes('lettuce leaves')))
    return draft
  const at = draft.instructions.findIndex((step) => filling.test(step))
  const named = (step: string) =>
    step.replace(
      /(^|[.!?] )((?:Fill|Pile|Heap|Tuck|Divide|Spoon|Stack)\b[^.!?]*)/,
      (_, start: string, rest: string) => start + filled(rest),
    )
  return {
    ...draft,
    instructions: draft.instructions.map((step, index) => (index === at ? named(step) : step)),
  }
}

const filled = (rest: string): string => {
  const said = /\b(?:them|each(?: of them)?)\b/.test(rest)
    ? rest.replace(/\b(?:them|each(?: of them)?)\b/, `the ${leaves}`)
    : rest.replace(/^(\w+)/, `$1 the ${leaves}`)
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** Returns the description without its sentences about the bread, and with one about the leaves. */
function describedIn({ description }: RecipeDraft, line: Line, lines: readonly Line[]): string {
  const kept = description
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !mentionsIn(sentence, lines).some((mention) => mention.line === line))
  return [...kept, `Served in lettuce leaves in place of ${line.parsed.food}.`].join(' ')
}

/** Leaves out what only the bread needed: the butter for toasting it, and lettuce beside the leaves. */
function withoutIdleLines(draft: RecipeDraft, at: number): RecipeDraft {
  const lines = readLines(draft)
  const idle = lines.find(
    (line, index) =>
      index !== at &&
      (/lettuce/.test(line.food?.id ?? '') ||
        (fat.test(line.food?.id ?? '') &&
          !draft.instructions.some((step) =>
            mentionsIn(step, lines).some((mention) => mention.line === line),
          ))),
  )
  if (!idle) return draft
  return removeLine(draft, lines.indexOf(idle), { anySize: true }) ?? draft
}
