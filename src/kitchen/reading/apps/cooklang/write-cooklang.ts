import { stringify } from 'yaml'
import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import { lineMentions, readMethod } from '../../../steps/step-lines.ts'
import { timesIn } from '../../../steps/times-in.ts'

export interface CooklangExtras {
  notes: string
  source?: string | null
  author?: string | null
}

/**
 * Writes a recipe as Cooklang: the first mention of each ingredient in the steps carries its amount, and
 * times are timers. Ingredients that no step names get an opening step of their own, so that every one is in
 * the file.
 */
export function writeCooklang(draft: RecipeDraft, { notes, source, author }: CooklangExtras): string {
  const head = {
    title: draft.title,
    ...(draft.description && { description: draft.description }),
    servings: draft.servings,
    course: draft.category,
    'prep time': `${draft.prepTime} minutes`,
    'cook time': `${draft.cookTime} minutes`,
    ...(draft.restTime > 0 && { 'rest time': `${draft.restTime} minutes` }),
    ...(source && { source }),
    ...(author && { author }),
  }
  const { steps, unnamed } = markedSteps(draft)
  const opening =
    unnamed.length > 0 ? [`Have ready: ${unnamed.map((line) => componentOf(line)).join('; ')}.`] : []
  const remarks = notes.trim()
    ? [
        notes
          .trim()
          .split('\n')
          .map((line) => `> ${line}`.trimEnd())
          .join('\n'),
      ]
    : []
  return `${['---', stringify(head, { lineWidth: 0 }).trimEnd(), '---', '', [...remarks, ...opening, ...steps].join('\n\n')].join('\n')}\n`
}

interface Mark {
  start: number
  end: number
  text: string
}

function markedSteps({ ingredients, instructions }: RecipeDraft) {
  const method = readMethod(instructions, ingredients)
  const named = new Set<number>()
  const steps = method.steps.map((step, index) => {
    const text = instructions[index] ?? ''
    // Mentions have places in the folded text, which are valid here only if folding kept its length.
    const mentions =
      step.folded.length === text.length ? lineMentions(step, method, (line) => named.has(line)) : []
    const marks: Mark[] = []
    for (const { line, start, end, implied } of mentions) {
      const ingredient = ingredients[line]
      if (!ingredient || implied || named.has(line)) continue
      named.add(line)
      marks.push({ start, end, text: componentOf(ingredient) })
    }
    for (const { start, end } of timesIn(text)) {
      const [, amount, unit] =
        /^(\d+(?:\s*(?:-|–|to)\s*\d+)?)\s+(seconds?|minutes?|hours?)$/i.exec(text.slice(start, end)) ?? []
      if (amount && unit) marks.push({ start, end, text: `~{${amount}%${unit}}` })
    }
    return marked(text, marks)
  })
  return { steps, unnamed: ingredients.filter((_, line) => !named.has(line)) }
}

function marked(text: string, marks: readonly Mark[]): string {
  let written = ''
  let at = 0
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    if (mark.start < at) continue
    written += `${escaped(text.slice(at, mark.start))}${mark.text}`
    at = mark.end
  }
  const whole = written + escaped(text.slice(at))
  return whole.replace(/\n\s*\n/g, '\n').replace(/^([>=-])/gm, '\\$1')
}

/** Escapes the signs of the language inside ordinary text. */
const escaped = (text: string): string =>
  text
    .replace(/[@#~\\]/g, '\\$&')
    .replace(/--+/g, '–')
    .replace(/\[-/g, '[ -')

/**
 * Writes an ingredient as a component: `{ amount: '2 pounds', item: 'tomatoes, halved' }` →
 * `@tomatoes{2%pounds}(halved)`.
 */
function componentOf({ amount, item }: Ingredient): string {
  const comma = item.indexOf(',')
  const name = bare(comma > 0 ? item.slice(0, comma) : item)
  const preparation = bare(comma > 0 ? item.slice(comma + 1) : '')
  const [, quantity = '', unit = ''] =
    /^((?:about\s+)?[\d½¼¾⅓⅔⅛][\d\s./½¼¾⅓⅔⅛–-]*(?:to\s+\d+\s*)?)(.*)$/u.exec(amount.trim()) ?? [
      '',
      amount.trim(),
      '',
    ]
  const inside = unit.trim() ? `${bare(quantity)}%${bare(unit)}` : bare(quantity)
  return `@${name}{${inside}}${preparation ? `(${preparation})` : ''}`
}

const bare = (text: string): string =>
  text
    .replace(/[@#~{}%\\]/g, ' ')
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
