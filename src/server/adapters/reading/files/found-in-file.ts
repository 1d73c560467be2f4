import type { ArchivedFolder, ArchivedRecipe, ArchivePart } from '#contract/archive.ts'
import type { ImportApp } from '#contract/imports.ts'
import type { AppRecipe } from '#kitchen/reading/apps/index.ts'

/** Gives the bytes of a picture that the file holds. null when it holds none of that name. */
export type FindPicture = (path: string) => Promise<Uint8Array | null>

/** What a file gives, piece by piece, in the order in which it is to be saved. */
export type FoundInFile =
  | {
      kind: 'app-recipe'
      app: ImportApp
      recipe: AppRecipe
      picture: FindPicture
      fallback: readonly string[]
    }
  | { kind: 'archived-recipe'; key: string; recipe: ArchivedRecipe; picture: FindPicture }
  | { kind: 'folder'; folder: ArchivedFolder }
  | { kind: 'part'; part: ArchivePart; content: unknown }
  /** Something that is no recipe, or is broken: told in plain words. */
  | { kind: 'unread'; what: string }
  /** How much of the file was read, 0 to 1. */
  | { kind: 'progress'; share: number }

/** A file that holds nothing to import, in words for a cook. */
export class UnreadableFile extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnreadableFile'
  }
}
