import type { FieldReport, ImportedDraft } from '#contract/capture.ts'
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_GROUP_LENGTH,
  MAX_INGREDIENTS,
  MAX_LINE_LENGTH,
  MAX_NOTES_LENGTH,
  MAX_STEP_LENGTH,
  MAX_STEPS,
  MAX_TITLE_LENGTH,
} from '#contract/limits.ts'
import type { Ingredient } from '#contract/recipe.ts'
import { splitLine } from '../display/split-line.ts'
import { readCategory } from './category.ts'
import { cut, splitLong } from './fit.ts'
import type { FoundRecipe } from './found-recipe.ts'
import { counted, extrasOf, ReadingReport } from './reading-report.ts'
import { readServings } from './servings.ts'
import { readTimes } from './times.ts'

export interface ReadDraftResult {
  /**
   * Draft for the form. Facts that the source lacks are empty or a first guess, and the report names them.
   */
  draft: ImportedDraft
  /** Text for the cook's private notes. */
  notes: string
  report: FieldReport[]
}

const USUAL_SERVINGS = 4

/**
 * Turns a found recipe into a draft for the cook to review, with a report on every part of it. Never throws.
 */
export function draftOf(found: FoundRecipe): ReadDraftResult {
  const report = new ReadingReport()
  const notes = [found.notes]
  const draft: ImportedDraft = {
    title: titleOf(found, report),
    description: descriptionOf(found, report, notes),
    category: categoryOf(found, report),
    ...timesOf(found, report),
    servings: servingsOf(found, report, notes),
    ingredients: ingredientsOf(found, report, notes),
    instructions: stepsOf(found, report, notes),
  }
  const written = notes.filter(Boolean).join('\n\n')
  if (found.notes) report.add('notes', 'kept', 'Tips and remarks are in your private notes.')
  for (const what of found.unclear) report.add('other', 'left_out', `Not understood: ${what}`)
  report.entries.push(...extrasOf(found))
  if (written.length > MAX_NOTES_LENGTH)
    report.add(
      'notes',
      'left_out',
      `Notes hold ${MAX_NOTES_LENGTH} characters; the rest of them is left out.`,
    )
  return { draft, notes: cut(written, MAX_NOTES_LENGTH), report: report.entries }
}

function titleOf({ title }: FoundRecipe, report: ReadingReport): string {
  if (title === '') report.add('title', 'missing', 'No title was found. Please give it one.')
  else if (title.length > MAX_TITLE_LENGTH) report.add('title', 'changed', 'The title was shortened.')
  else report.add('title', 'kept', title)
  return cut(title, MAX_TITLE_LENGTH)
}

function descriptionOf({ description }: FoundRecipe, report: ReadingReport, notes: string[]): string {
  if (description.length > MAX_DESCRIPTION_LENGTH) {
    report.add('description', 'changed', 'The description was shortened; all of it is in your notes.')
    notes.push(description)
  } else if (description) report.add('description', 'kept', 'As written.')
  return cut(description, MAX_DESCRIPTION_LENGTH)
}

function categoryOf({ categories, title }: FoundRecipe, report: ReadingReport): ImportedDraft['category'] {
  const read = readCategory(categories, title)
  if (read?.as === 'said') report.add('category', 'kept', read.category)
  else report.add('category', 'guessed', `Not said; ${read?.category ?? 'dinner'} is a guess.`)
  return read?.category ?? 'dinner'
}

type Times = Pick<ImportedDraft, 'prepTime' | 'cookTime' | 'restTime'>

function timesOf(found: FoundRecipe, report: ReadingReport): Times {
  const times = readTimes(found)
  report.add('times', times.outcome, times.note)
  return { prepTime: times.prepTime, cookTime: times.cookTime, restTime: times.restTime }
}

function servingsOf(found: FoundRecipe, report: ReadingReport, notes: string[]): number {
  const read = readServings(found.yield)
  const said = found.yield ? `“${cut(found.yield, 80)}”` : ''
  if (read?.as === 'said') report.add('servings', 'kept', String(read.servings))
  else if (read?.as === 'range') report.add('servings', 'changed', `${said} became ${read.servings}.`)
  else if (read) report.add('servings', 'changed', `${said} became ${read.servings} servings of one each.`)
  else if (said)
    report.add('servings', 'guessed', `${said} does not say for how many; ${USUAL_SERVINGS} is a guess.`)
  else report.add('servings', 'guessed', `Not said; ${USUAL_SERVINGS} is a guess.`)
  if (found.yield && read?.as !== 'said') notes.push(`Makes: ${found.yield}`)
  return read?.servings ?? USUAL_SERVINGS
}

function ingredientsOf({ ingredients }: FoundRecipe, report: ReadingReport, notes: string[]): Ingredient[] {
  const kept = ingredients.slice(0, MAX_INGREDIENTS)
  const rest = ingredients.slice(MAX_INGREDIENTS)
  if (rest.length > 0) {
    report.add(
      'ingredients',
      'changed',
      `A recipe holds ${MAX_INGREDIENTS} lines; ${counted(rest.length, 'more line')} went to your notes.`,
    )
    notes.push(`More ingredients:\n${rest.map(({ text }) => text).join('\n')}`)
  } else if (kept.length > 0) report.add('ingredients', 'kept', counted(kept.length, 'line'))
  else report.add('ingredients', 'missing', 'No ingredients were found. Please add them.')
  const long = kept.filter(({ text }) => text.length > MAX_LINE_LENGTH).length
  if (long > 0)
    report.add(
      'ingredients',
      'changed',
      `A line holds ${MAX_LINE_LENGTH} characters; ${counted(long, 'longer one')} ${long === 1 ? 'was' : 'were'} shortened.`,
    )
  // A single heading over all lines says nothing.
  const hasParts = new Set(kept.map(({ group }) => group)).size > 1
  return kept.map(({ text, group }) => {
    const { amount, item } = splitLine(text)
    const heading = hasParts ? headingFrom(group) : undefined
    return {
      amount: cut(amount, MAX_LINE_LENGTH),
      item: cut(item, MAX_LINE_LENGTH),
      ...(heading && { group: heading }),
    }
  })
}

/** Returns a heading as it is printed, but `FOR THE SAUCE:` as `For the sauce`. */
export function headingFrom(group: string | null): string | undefined {
  const name = cut((group ?? '').replace(/[:\s]+$/, '').trim(), MAX_GROUP_LENGTH).trim()
  const isShouted = /^\p{Lu}+(?:[\s\d&'’-]\p{Lu}*)*$/u.test(name) && name.length > 3
  return (isShouted ? name.charAt(0) + name.slice(1).toLowerCase() : name) || undefined
}

function stepsOf({ steps }: FoundRecipe, report: ReadingReport, notes: string[]): string[] {
  let group: string | null = null
  const texts = steps.flatMap((step) => {
    const heading = step.group && step.group !== group ? `${step.group.replace(/[:\s]+$/, '')}: ` : ''
    group = step.group
    return splitLong(heading + step.text, MAX_STEP_LENGTH)
  })
  const rest = texts.slice(MAX_STEPS)
  if (rest.length > 0) {
    report.add(
      'instructions',
      'changed',
      `A recipe holds ${MAX_STEPS} steps; ${counted(rest.length, 'more step')} went to your notes.`,
    )
    notes.push(`More steps:\n${rest.join('\n')}`)
  } else if (texts.length > 0) report.add('instructions', 'kept', counted(texts.length, 'step'))
  else report.add('instructions', 'missing', 'No steps were found. Please add them.')
  return texts.slice(0, MAX_STEPS)
}
