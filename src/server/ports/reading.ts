import type { ArchivedFolder, ArchivedRecipe, ArchivePart } from '#contract/archive.ts'
import type { FieldReport, ImportedDraft } from '#contract/capture.ts'
import type { ImportApp } from '#contract/imports.ts'
import type { CheckReport, Finding, RecipeDraft } from '#contract/recipe.ts'
import type { Corrections } from '#kitchen/nutrition/index.ts'
import type { ImportedRecipe } from '#kitchen/reading/apps/index.ts'
import type { FoundRecipe } from '#kitchen/reading/index.ts'
import type { RecipeContent } from '#kitchen/recipe-content.ts'
import type { FetchedPage } from './pages.ts'

/** Recipe that was found in a text, ready for its cook to review. */
export interface FoundDraft {
  draft: ImportedDraft
  notes: string
  report: FieldReport[]
  checks: CheckReport
  author: string | null
  /** Address of its source, according to the text itself. */
  address: string | null
  /** Addresses of its pictures, the best first. */
  pictures: string[]
}

/** Recipes of a page or a text. */
export interface ReadSource {
  /** Titles of all its recipes; none when the kitchen found none. */
  titles: string[]
  /** Index of the requested recipe, or of the first where there is no such. */
  which: number
  found: FoundDraft | null
  /** Text of the source, for a model that reads where the kitchen could not. */
  text: string
}

export interface ReadingOptions {
  /** Id of the cook whose budget is used. */
  cook: string
  signal?: AbortSignal
  /** True waits until the cook's budget allows the job, instead of refusing it. */
  patient?: boolean
}

/** Picture of a file, or the reason why it is missing. */
export interface FilePicture {
  bytes?: Uint8Array
  missing?: string
}

/** Piece of content of a file, in the order in which the pieces are to be saved. */
export type FileItem =
  | { kind: 'app-recipe'; app: ImportApp; recipe: ImportedRecipe; findings: Finding[] }
  | { kind: 'archived-recipe'; key: string; recipe: ArchivedRecipe; findings: Finding[] }
  | { kind: 'folder'; folder: ArchivedFolder }
  | { kind: 'part'; part: ArchivePart; content: unknown }
  /** Content that is no recipe, or is damaged, described in plain words. */
  | { kind: 'unread'; what: string }
  /** Share of the file that was read, 0 to 1. */
  | { kind: 'progress'; share: number }

/**
 * Item of a file. Its pictures can be read while it is the last one: by the name in an archive of ours, or by
 * the recipe's own.
 */
export type FileReading = FileItem & { picture: (name: string | null) => Promise<FilePicture> }

/**
 * Reads texts from untrusted sources, in worker threads and within limits of time and memory for each call
 * and each cook. Every call rejects with `ReadingError`, and with the signal's reason when aborted.
 */
export interface Reading {
  /** Reads the recipes of a page of the web; `which` is the index of the wanted one. */
  page(page: FetchedPage, which: number, options: ReadingOptions): Promise<ReadSource>
  /** Reads the recipes of a text that a cook pasted. */
  text(text: string, which: number, options: ReadingOptions): Promise<ReadSource>
  /** Prepares a recipe that was found elsewhere, such as by a model, for review. */
  found(found: FoundRecipe, options: ReadingOptions): Promise<FoundDraft>
  /** Computes everything that is stored of a recipe that a cook wrote, with the kitchen's checks. */
  recipe(draft: RecipeDraft, options: ReadingOptions & { corrections?: Corrections }): Promise<RecipeContent>
  /** Yields the items of an uploaded file, each read when it is asked for. */
  file(
    path: string,
    name: string,
    options: { cook: string; signal: AbortSignal },
  ): AsyncGenerator<FileReading>
  /** Stops every reading, and the threads. */
  close(): Promise<void>
}

/**
 * Error of a reading. `too_much`: it takes more time or memory than one reading may. `spent`: the cook has
 * used up the budget of a minute. `busy`: too many wait already. `unreadable`: a file without anything to
 * read, in words for a cook. `broken`: the reader itself failed.
 */
export class ReadingError extends Error {
  readonly kind: 'too_much' | 'spent' | 'busy' | 'unreadable' | 'broken'
  /** Seconds until another try makes sense. */
  readonly retryAfterS: number | undefined
  constructor(
    kind: ReadingError['kind'],
    message: string,
    { retryAfterS, ...options }: ErrorOptions & { retryAfterS?: number } = {},
  ) {
    super(message, options)
    this.name = 'ReadingError'
    this.kind = kind
    this.retryAfterS = retryAfterS
  }
}
