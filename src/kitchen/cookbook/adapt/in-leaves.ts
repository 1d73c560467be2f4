import type { RecipeDraft } from '#contract/recipe.ts'
import { capital } from '../../prose.ts'
import { type Line, mentionsIn, readLines } from '../../refine/lines.ts'
import { removeLine } from '../../refine/remove.ts'
import { sentencesOf } from '../../refine/sentences.ts'
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
  // Most cravings leave out no bread, and parsing the lines takes the most time here.
  if (!exclusions.some((word) => bread.test(word))) return null
  const lines = readLines(draft)
  const line = lines[at]
  const quantity = line?.parsed.quantity
  if (quantity?.kind !== 'exact' || quantity.value.denominator !== 1) return null
  const id = line?.food?.id ?? ''
  if (!line || !held.test(id)) return null
  const change = withoutWorkOnBread(draft, line, lines)
  if (change === null) return null
  const count = quantity.value.numerator * (/tortilla|shell/.test(id) ? 1 : 2)
  const next = withStandIn(draft, at, { use: [`${count} ${leaves}`], change })
  return withoutIdleLines({ ...filledOnce(next), description: describedIn(draft, line, lines) }, at)
}

const names = (text: string, line: Line, lines: readonly Line[]): boolean =>
  mentionsIn(text, lines).some((mention) => mention.line === line)

/**
 * Returns the sentences that work on the bread, each with the sentence to put in its place: "Toast the buns
 * and fill them with the beef." leaves "Fill the large lettuce leaves with the beef."
 */
function withoutWorkOnBread(draft: RecipeDraft, line: Line, lines: readonly Line[]) {
  const change: Record<string, string> = {}
  for (const sentence of draft.instructions.flatMap(sentencesOf)) {
    const named = mentionsIn(sentence, lines)
    const first = named.find((mention) => mention.line === line)
    const before = sentence.slice(0, first?.start)
    if (!first || !beforehand.test(before)) continue
    // A sauce that is spread on a bun is spread on a leaf as well.
    if (/\bspread\b/i.test(before) && !/\btoast/i.test(sentence)) continue
    const rest = filling.exec(sentence.slice(first.end))?.[0]
    const others = named.filter((mention) => mention.line !== line && (!rest || mention.end <= first.end))
    if (!others.every((mention) => fat.test(mention.line.food?.id ?? ''))) return null
    change[sentence] = rest ? filled(rest) : ''
  }
  return change
}

/** Names the leaves in the sentence that fills them, where only the work on the bread had named it. */
function filledOnce(draft: RecipeDraft): RecipeDraft {
  if (draft.instructions.some((step) => step.includes('lettuce leaves'))) return draft
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
  const named = rest.replace(/\b(?:them|each(?: of them)?)\b/, `the ${leaves}`)
  return capital(named === rest ? rest.replace(/^(\w+)/, `$1 the ${leaves}`) : named)
}

/** Returns the description without its sentences about the bread, and with one about the leaves. */
function describedIn({ description }: RecipeDraft, line: Line, lines: readonly Line[]): string {
  const kept = sentencesOf(description).filter((sentence) => !names(sentence, line, lines))
  return [...kept, `Served in lettuce leaves in place of ${line.parsed.food}.`].join(' ')
}

/** Leaves out what only the bread needed: the butter for toasting it, and lettuce beside the leaves. */
function withoutIdleLines(draft: RecipeDraft, at: number): RecipeDraft {
  const lines = readLines(draft)
  const idle = lines.find(
    (line, index) =>
      index !== at &&
      (/lettuce/.test(line.food?.id ?? '') ||
        (fat.test(line.food?.id ?? '') && !draft.instructions.some((step) => names(step, line, lines)))),
  )
  if (!idle) return draft
  return removeLine(draft, lines.indexOf(idle), { anySize: true }) ?? draft
}
