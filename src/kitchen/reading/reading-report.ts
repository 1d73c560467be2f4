import type { FieldOutcome, FieldReport, ImportField } from '#contract/capture.ts'
import type { ExtraKind, FoundRecipe } from './found-recipe.ts'

/** Report on every part of a recipe from elsewhere, in the order of the form. */
export class ReadingReport {
  readonly entries: FieldReport[] = []

  add(field: ImportField, outcome: FieldOutcome, note: string): void {
    this.entries.push({ field, outcome, note })
  }
}

const extras: Readonly<Record<ExtraKind, FieldReport>> = {
  nutrition: {
    field: 'nutrition',
    outcome: 'left_out',
    note: 'The source’s own figures are left out: the kitchen computes them from the ingredients.',
  },
  rating: { field: 'rating', outcome: 'left_out', note: 'Other people’s ratings stay where they are.' },
  video: { field: 'video', outcome: 'left_out', note: 'The video is not kept; the source has it.' },
  keywords: { field: 'keywords', outcome: 'left_out', note: 'Keywords have no place here.' },
  tools: { field: 'tools', outcome: 'kept', note: 'The equipment is in your notes.' },
}

/** Returns the report on facts of the source for which recipes here have no field. */
export const extrasOf = (found: FoundRecipe): FieldReport[] => found.extras.map((kind) => extras[kind])

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
