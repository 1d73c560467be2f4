import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { draw } from '#kitchen/illustration/index.ts'
import { PictureError } from '#server/ports/pictures.ts'
import { encodePicture } from './encode-picture.ts'
import { encodePreview } from './encode-preview.ts'
import type { PictureJob, PictureJobAnswer, PictureJobRequest, PictureJobResult } from './picture-jobs.ts'
import { preparePhoto } from './prepare-photo.ts'
import { rasterizeSvg } from './rasterize-svg.ts'

/**
 * The thread that decodes, draws and encodes pictures. It is an entry point of its own:
 * `picture-worker.js` beside `main.js` in the bundle, this file by tsx from the sources.
 */
if (!parentPort) throw new Error('picture-worker runs as a worker thread only')
const port = parentPort

// One core per worker and no cache: the pool decides how much runs at once.
sharp.concurrency(1)
sharp.cache(false)

async function work(job: PictureJob): Promise<PictureJobResult> {
  if (job.kind === 'encode')
    return { kind: 'encode', picture: await encodePicture(job.bytes, job.shape, job) }
  if (job.kind === 'photo') return { kind: 'photo', ...(await preparePhoto(job.bytes)) }
  if (job.kind === 'preview') return { kind: 'preview', bytes: await encodePreview(job.bytes) }
  const svg = 'svg' in job ? job.svg : draw(job.drawing)
  return { kind: 'encode', picture: await encodePicture(await rasterizeSvg(svg)) }
}

port.on('message', async ({ id, job }: PictureJobRequest) => {
  const answer: PictureJobAnswer = await work(job).then(
    (result) => ({ id, ok: true, result }),
    (cause: unknown) => ({
      id,
      ok: false,
      message: cause instanceof Error ? cause.message : String(cause),
      ...(cause instanceof PictureError ? { problem: cause.kind } : {}),
    }),
  )
  port.postMessage(answer)
  // Pixels lie outside the heap, which is so small that it would long see no reason to clear up: megabytes a picture.
  globalThis.gc?.()
})
