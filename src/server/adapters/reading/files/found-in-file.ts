import type { ArchivedFolder, ArchivedRecipe, ArchivePart } from '#contract/archive.ts'
import type { ImportApp } from '#contract/imports.ts'
import type { AppRecipe } from '#kitchen/reading/apps/index.ts'

/** Returns the bytes of a picture inside of the file; null when the file has none of that name. */
export type FindPicture = (path: string) => Promise<Uint8Array | null>

/** Piece of content of a file, in the order in which the pieces are to be saved. */
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
  /** Content that is no recipe, or is damaged, described in plain words. */
  | { kind: 'unread'; what: string }
  /** Share of the file that was read, 0 to 1. */
  | { kind: 'progress'; share: number }

/** Error for a file without anything to import, in words for a cook. */
export class UnreadableFile extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnreadableFile'
  }
}
