/** A file below a store's root: `ab/abcdef….webp`. Names have two parts, letters that are safe anywhere. */
export interface NamedFile {
  name: string
  bytes: Uint8Array
}

/**
 * Where encoded files lie: a folder of this machine, or a bucket that several servers share. What the files mean is
 * not its matter. Every call may be repeated; each rejects when the place cannot be reached.
 */
export interface FileStore {
  read(name: string): Promise<Uint8Array | null>
  has(name: string): Promise<boolean>
  /** Each file is whole before it can be seen under its name, and the first one is seen last. */
  place(files: readonly NamedFile[]): Promise<void>
  /** Makes a file young, so that a sweep under way leaves it. False when the caller must place it anew. */
  touch(name: string): Promise<boolean>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
  /** All files in the order of their names, up to `before`. `changedAt` is in milliseconds since 1970. */
  list(before?: string): AsyncIterable<{ name: string; changedAt: number }>
  /** Whether files can be kept just now. */
  ready(): Promise<boolean>
}
