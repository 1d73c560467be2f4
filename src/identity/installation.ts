import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { openPrivateJson, type PrivateFolder } from './private-file.ts'

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
export async function openInstallation(folder: PrivateFolder): Promise<Installation> {
  const { instanceId, projectId, apiKey, secret } = await openPrivateJson(
    folder,
    'installation.json',
    installationFile,
    newInstallation,
    'everyone must then sign in again.',
  )
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
