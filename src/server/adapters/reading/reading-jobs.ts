/**
 * Messages to and from the reading thread, as plain data. Types only: both sides of the thread import this
 * file.
 */
import type { MessagePort } from 'node:worker_threads'
import type { RecipeDraft } from '#contract/recipe.ts'
import type { Corrections } from '#kitchen/nutrition/index.ts'
import type { FoundRecipe } from '#kitchen/reading/index.ts'
import type { RecipeContent } from '#kitchen/recipe-content.ts'
import type { FetchedPage } from '#server/ports/pages.ts'
import type { FileItem, FilePicture, FoundDraft, ReadSource } from '#server/ports/reading.ts'

export interface ReadingJobs {
  page: { asked: { page: FetchedPage; which: number }; result: ReadSource }
  text: { asked: { text: string; which: number }; result: ReadSource }
  found: { asked: { found: FoundRecipe }; result: FoundDraft }
  /** Items of the file are requested and sent through the port; the job ends with the file. */
  file: { asked: { path: string; name: string; port: MessagePort }; result: undefined }
  recipe: { asked: { draft: RecipeDraft; corrections?: Corrections | undefined }; result: RecipeContent }
}

export type FileQuestion = { ask: 'next' } | { ask: 'picture'; name: string | null }
export type FileAnswer = { item: FileItem } | { picture: FilePicture }

/** `forCook` is true when a cook can read the message. */
export interface ReadingFailure {
  message: string
  forCook: boolean
}

export type ReadingJob = {
  [Kind in keyof ReadingJobs]: { kind: Kind } & ReadingJobs[Kind]['asked']
}[keyof ReadingJobs]
export type ReadingResult = ReadingJobs[keyof ReadingJobs]['result']
