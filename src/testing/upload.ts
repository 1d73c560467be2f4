import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { ImportJob } from '#contract/imports.ts'
import { api } from '#contract/index.ts'
import type { Cook } from './cooks.ts'

const boundary = 'larder-test-boundary'

/** Builds the body of a form with one file, and its content type. */
export const formWith = (field: string, fileName: string, bytes: Uint8Array | string) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  payload: Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(bytes as Uint8Array),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
})

/** Uploads a file of recipes as the web app does. */
export async function uploadFile(
  app: FastifyInstance,
  cook: Cook,
  fileName: string,
  bytes: Uint8Array | string,
): Promise<LightMyRequestResponse> {
  const { idToken } = await cook.signIn()
  const { headers, payload } = formWith('file', fileName, bytes)
  return await app.inject({
    method: 'POST',
    url: api.imports.start.path,
    headers: { ...headers, authorization: `Bearer ${idToken}` },
    payload,
  })
}

/** Waits until the import is neither reading nor saving. */
export async function settled(cook: Cook, id: string): Promise<ImportJob> {
  for (;;) {
    const job = await cook.get(api.imports.get, { params: { id } })
    if (job.state !== 'reading' && job.state !== 'saving') return job
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

/** Uploads a file and waits until it was read. */
export async function readUpload(
  app: FastifyInstance,
  cook: Cook,
  fileName: string,
  bytes: Uint8Array | string,
) {
  const reply = await uploadFile(app, cook, fileName, bytes)
  if (reply.statusCode !== 202) throw new Error(`The upload answered ${reply.statusCode}: ${reply.body}`)
  return await settled(cook, (reply.json() as ImportJob).id)
}
