import { open } from 'node:fs/promises'

/** What stands in for a file or folder that is gone; other failures stay failures. For `catch`. */
export const ifMissing =
  <T>(instead: T) =>
  (cause: unknown): T => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return instead
    throw cause
  }

/** Makes a new name in a folder outlast a loss of power. Windows cannot open folders and needs no sync. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
