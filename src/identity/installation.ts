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
 * The identity of this installation: its tokens carry its own issuer and audience, and browsers keep its
 * users under its own API key, so that no installation accepts the tokens or users of another.
 */
export interface Installation {
  issuer: string
  projectId: string
  apiKey: string
  /** Returns a keyed digest of 43 characters; digests of different purposes never match. */
  digest(purpose: string, text: string): string
}

/** Reads the installation's identity from `folder`; creates it on the first start. */
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
