import { open } from 'node:fs/promises'

/**
 * Returns a handler for `catch` that gives a substitute for a missing file or folder; other errors are thrown
 * again.
 */
export const ifMissing =
  <T>(instead: T) =>
  (cause: unknown): T => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return instead
    throw cause
  }

/** Makes a new name in a folder survive a power failure. Windows cannot open folders and needs no sync. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
