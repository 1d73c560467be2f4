import { createHmac, randomBytes } from 'node:crypto'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { createPrivateFile, hasCode, privateFolder } from './private-file.ts'

const installationFile = z.object({
  instanceId: z.string().min(8),
  projectId: z.string().min(8),
  apiKey: z.string().regex(/^[\w-]{20,}$/),
  secret: z.string().min(43),
})

/**
 * What makes this installation another one than the next: its tokens carry its own issuer and audience, and
 * browsers keep its users under its own API key, so nothing of one installation is ever taken by another.
 */
export interface Installation {
  issuer: string
  projectId: string
  apiKey: string
  /** A keyed digest, 43 characters; `purpose` keeps the uses apart. */
  digest(purpose: string, text: string): string
}

/** Reads the installation's identity from `folder`; makes it on the first start. */
export async function openInstallation(folder: string): Promise<Installation> {
  await privateFolder(folder)
  const path = join(folder, 'installation.json')
  let content = await read(path)
  if (content === null) {
    await createPrivateFile(path, JSON.stringify(newInstallation(), null, 2))
    content = await read(path)
  }
  const parsed = installationFile.safeParse(parseJson(content ?? ''))
  if (!parsed.success) {
    throw new Error(
      `${path} is damaged. Restore it from a backup, or remove it: everyone must then sign in again.`,
    )
  }
  await chmod(path, 0o600)
  const { instanceId, projectId, apiKey, secret } = parsed.data
  const key = Buffer.from(secret, 'base64url')
  return {
    issuer: `urn:larder:identity:${instanceId}`,
    projectId,
    apiKey,
    digest: (purpose, text) => createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url'),
  }
}

const newInstallation = (): z.infer<typeof installationFile> => ({
  instanceId: randomBytes(12).toString('hex'),
  projectId: `larder-${randomBytes(8).toString('hex')}`,
  apiKey: `lk_${randomBytes(24).toString('base64url')}`,
  secret: randomBytes(32).toString('base64url'),
})

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
