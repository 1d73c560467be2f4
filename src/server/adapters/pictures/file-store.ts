/**
 * File below a store's root, such as `ab/abcdef….webp`. Names have two parts, of letters that are safe on
 * every file system.
 */
export interface NamedFile {
  name: string
  bytes: Uint8Array
}

/**
 * Store for encoded files: a folder of this machine, or a bucket that several servers share. It does not know
 * the meaning of the files. Every call may be repeated; each rejects when the store cannot be reached.
 */
export interface FileStore {
  read(name: string): Promise<Uint8Array | null>
  has(name: string): Promise<boolean>
  /**
   * Writes files so that each is whole before it can be seen under its name, and the first one is seen last.
   */
  place(files: readonly NamedFile[]): Promise<void>
  /**
   * Sets the age of a file back to zero, so that a running sweep keeps it. False when the caller must place
   * it anew.
   */
  touch(name: string): Promise<boolean>
  /** Removes a file; a missing one is no error. */
  remove(name: string): Promise<void>
  /**
   * Lists all files in the order of their names, up to `before`. `changedAt` is in milliseconds since 1970.
   */
  list(before?: string): AsyncIterable<{ name: string; changedAt: number }>
  /** True when files can be stored just now. */
  ready(): Promise<boolean>
}
