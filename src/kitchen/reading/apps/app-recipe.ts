import type { FieldReport, ImportField } from '#contract/capture.ts'
import { MAX_NOTES_LENGTH } from '#contract/limits.ts'
import { type RecipeDraft, recipeDraft } from '#contract/recipe.ts'
import { headOf } from '#contract/storable-text.ts'
import { draftOf } from '../draft-of.ts'
import { cut } from '../fit.ts'
import { type FoundRecipe, nothingFound } from '../found-recipe.ts'
import { manyLines, oneLine, plainText } from '../plain-text.ts'

/** Recipe of another app: the fields of any source, and those that only a cook's own collection has. */
export interface AppRecipe extends FoundRecipe {
  url: string | null
  /** ISO 8601 instant. */
  createdAt: string | null
  isFavorite: boolean
  /** Rating by the cook, 1 to 5; 0 and null mean none. */
  rating: number | null
  folder: string | null
  picture: FoundPicture | null
  /** Facts for which Larder has no field; each goes into the notes under its label. */
  further: { label: string; text: string }[]
  /** Facts that are not imported, with the reason. */
  leftOut: { field: ImportField; note: string }[]
}

/**
 * A picture of the recipe: `file` is a path in the archive, `base64` the bytes themselves. An address is
 * reported and not fetched.
 */
export type FoundPicture =
  | { kind: 'file'; path: string }
  | { kind: 'base64'; data: string }
  | { kind: 'url'; url: string }

/** A recipe as it would be saved, with a report on each part of it. */
export interface ImportedRecipe {
  draft: RecipeDraft
  notes: string
  isFavorite: boolean
  rating: number | null
  folder: string | null
  url: string | null
  author: string | null
  createdAt: string | null
  report: FieldReport[]
}

export const emptyAppRecipe = (): AppRecipe => ({
  ...nothingFound(),
  url: null,
  createdAt: null,
  isFavorite: false,
  rating: null,
  folder: null,
  picture: null,
  further: [],
  leftOut: [],
})

/**
 * Turns an app's recipe into the one to save. Facts without a field here go into the notes under their names,
 * so that nothing is lost silently. Returns null without any ingredient and step, because then it is no
 * recipe.
 */
export function importedRecipe(found: AppRecipe): ImportedRecipe | null {
  if (found.ingredients.length === 0 && found.steps.length === 0) return null
  const further = found.further.flatMap(({ label, text }) => {
    const plain = plainText(text)
    return plain ? [`${label}: ${plain}`] : []
  })
  const { draft, notes, report } = draftOf({
    ...found,
    notes: [found.notes, ...further].filter(Boolean).join('\n\n'),
  })
  const labels = found.further.filter(({ text }) => plainText(text)).map(({ label }) => label)
  if (labels.length > 0)
    report.push({ field: 'other', outcome: 'changed', note: `In your notes now: ${labels.join(', ')}.` })
  report.push(...found.leftOut.map(({ field, note }) => ({ field, outcome: 'left_out' as const, note })))
  const rating = ratingOf(found.rating, report)
  const url = webAddress(found.url)
  const author = headOf(oneLine(found.author ?? ''), 200) || null
  if (url || author)
    report.push({ field: 'author', outcome: 'kept', note: [author, url].filter(Boolean).join(', ') })
  return {
    // The draft already fits the limits, except that its title may be missing.
    draft: recipeDraft.parse({ ...draft, title: draft.title || 'Untitled recipe' }),
    notes: cut(notes, MAX_NOTES_LENGTH),
    isFavorite: found.isFavorite,
    rating,
    folder: headOf(oneLine(found.folder ?? ''), 80).trim() || null,
    url,
    author,
    createdAt: found.createdAt,
    report,
  }
}

function ratingOf(value: number | null, report: FieldReport[]): number | null {
  if (value === null || !(value > 0)) return null
  const rating = Math.min(5, Math.max(1, Math.round(value)))
  const note = rating === value ? `${rating} of 5` : `${value} became ${rating} of 5.`
  report.push({ field: 'rating', outcome: rating === value ? 'kept' : 'changed', note })
  return rating
}

/** Returns an address that a link may lead to, or null for anything else. */
function webAddress(value: string | null): string | null {
  const text = manyLines(value ?? '')
  return /^https?:\/\/[^\s<>"']{3,1900}$/i.test(text) ? text : null
}
