import { open } from 'node:fs/promises'

/** Makes a new name in a folder itself survive a loss of power. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

export const ifMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead
    throw error
  }
