import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rename, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { z } from 'zod'

/** A folder that only this user can read. */
export const privateFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 })

/**
 * Writes a file of mode 0600 that is there whole or not at all, also after a crash or a loss of power.
 * @returns false when another process made it first; then that one's file stands
 */
export async function createPrivateFile(path: string, content: string): Promise<boolean> {
  const draft = join(dirname(path), `.${randomUUID()}.draft`)
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await link(draft, path)
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    // Some file systems have no hard links; a rename is whole as well, but the last of two would win.
    if (!hasCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK')) throw error
    await rename(draft, path)
  } finally {
    await unlink(draft).catch(() => undefined)
  }
  await syncFolder(dirname(path))
  return true
}

/**
 * What a private JSON file holds; made on the first start, by whichever process is first.
 * @throws an error that names the file when it is not what `schema` says; `otherwise` says what removing it costs
 */
export async function openPrivateJson<T>(
  path: string,
  schema: z.ZodType<T>,
  make: () => T,
  otherwise: string,
): Promise<T> {
  await privateFolder(dirname(path))
  let content = await read(path)
  if (content === null) {
    await createPrivateFile(path, JSON.stringify(make(), null, 2))
    content = await read(path)
  }
  const parsed = schema.safeParse(parseJson(content ?? ''))
  if (!parsed.success)
    throw new Error(`${path} is damaged. Restore it from a backup, or remove it: ${otherwise}`)
  await chmod(path, 0o600)
  return parsed.data
}

async function read(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Makes the new name last; folders cannot be opened on Windows, where it is not needed. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

export const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))
