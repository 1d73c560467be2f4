import type { ArchivedFolder, ArchivedRecipe, ArchivePart } from '#contract/archive.ts'
import type { FieldReport, ImportedDraft } from '#contract/capture.ts'
import type { ImportApp } from '#contract/imports.ts'
import type { CheckReport, Finding, RecipeDraft } from '#contract/recipe.ts'
import type { Corrections } from '#kitchen/nutrition/index.ts'
import type { ImportedRecipe } from '#kitchen/reading/apps/index.ts'
import type { FoundRecipe } from '#kitchen/reading/index.ts'
import type { RecipeContent } from '#kitchen/recipe-content.ts'
import type { FetchedPage } from './pages.ts'

/** A recipe that was found somewhere, ready for its cook to look over. */
export interface FoundDraft {
  draft: ImportedDraft
  notes: string
  report: FieldReport[]
  checks: CheckReport
  author: string | null
  /** What the text itself says where it comes from. */
  address: string | null
  /** Addresses of its pictures, the best first. */
  pictures: string[]
}

/** What a page or a text holds. */
export interface ReadSource {
  /** The titles of all its recipes; none when the kitchen found none. */
  titles: string[]
  /** The place of the recipe that was asked for, or of the first where there is no such. */
  which: number
  found: FoundDraft | null
  /** Its own words, for whoever reads what the kitchen could not. */
  text: string
}

export interface ReadingOptions {
  /** Whose time it takes. */
  cook: string
  signal?: AbortSignal
  /** Waits until the cook may have more, instead of being refused. */
  patient?: boolean
}

/** A picture that a file holds, or why there is none where there should be one. */
export interface FilePicture {
  bytes?: Uint8Array
  missing?: string
}

/** What a file gives, piece by piece, in the order in which it is to be saved. */
export type FileItem =
  | { kind: 'app-recipe'; app: ImportApp; recipe: ImportedRecipe; findings: Finding[] }
  | { kind: 'archived-recipe'; key: string; recipe: ArchivedRecipe; findings: Finding[] }
  | { kind: 'folder'; folder: ArchivedFolder }
  | { kind: 'part'; part: ArchivePart; content: unknown }
  /** Something that is no recipe, or is broken: told in plain words. */
  | { kind: 'unread'; what: string }
  /** How much of the file was read, 0 to 1. */
  | { kind: 'progress'; share: number }

/** An item, with its pictures while it is the last one: by the name that an archive of ours gives them, or its own. */
export type FileReading = FileItem & { picture: (name: string | null) => Promise<FilePicture> }

/**
 * Reads what strangers wrote, beside the event loop and within bounds of time and memory for each call and each cook.
 * Every call rejects with `ReadingError`, and with the signal's reason when aborted.
 */
export interface Reading {
  /** The recipes of a page of the web; `which` is the one that is wanted. */
  page(page: FetchedPage, which: number, options: ReadingOptions): Promise<ReadSource>
  /** The recipes of a text that a cook pasted. */
  text(text: string, which: number, options: ReadingOptions): Promise<ReadSource>
  /** A recipe that somebody else found, such as a model, made ready to be looked over. */
  found(found: FoundRecipe, options: ReadingOptions): Promise<FoundDraft>
  /** Everything that is kept of a recipe that a cook wrote, held against the kitchen's rules. */
  recipe(draft: RecipeDraft, options: ReadingOptions & { corrections?: Corrections }): Promise<RecipeContent>
  /** The items of an uploaded file, each read when it is asked for. */
  file(
    path: string,
    name: string,
    options: { cook: string; signal: AbortSignal },
  ): AsyncGenerator<FileReading>
  /** Stops whatever is being read, and its threads. */
  close(): Promise<void>
}

/**
 * `too_much`: it takes more time or memory than one reading may. `spent`: the cook has used up what a minute holds for
 * one cook. `busy`: too many wait already. `unreadable`: a file
 * that holds nothing to read, in words for a cook. `broken`: the reader itself failed.
 */
export class ReadingError extends Error {
  readonly kind: 'too_much' | 'spent' | 'busy' | 'unreadable' | 'broken'
  /** When another try makes sense. */
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
