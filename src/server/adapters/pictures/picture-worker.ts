import sharp from 'sharp'
import { draw } from '#kitchen/illustration/index.ts'
import { PictureError } from '#server/ports/pictures.ts'
import { messageOf, serveJobs } from '../threads/serve-jobs.ts'
import { encodePicture } from './encode-picture.ts'
import { encodePreview } from './encode-preview.ts'
import type { PictureJob, PictureJobFailure, PictureJobResult } from './picture-jobs.ts'
import { preparePhoto, turnPhoto } from './prepare-photo.ts'
import { rasterizeSvg } from './rasterize-svg.ts'

/**
 * Worker thread that decodes, draws and encodes pictures. It is an entry point of its own:
 * `picture-worker.js` beside `main.js` in the bundle, this file by tsx from the sources.
 */
// One core per worker and no cache, because the pool decides how much runs at once.
sharp.concurrency(1)
sharp.cache(false)

async function work(job: PictureJob): Promise<PictureJobResult> {
  if (job.kind === 'encode')
    return { kind: 'encode', picture: await encodePicture(job.bytes, job.shape, job) }
  if (job.kind === 'photo') return { kind: 'photo', ...(await preparePhoto(job.bytes)) }
  if (job.kind === 'turn') return { kind: 'photo', ...(await turnPhoto(job.bytes, job.degrees)) }
  if (job.kind === 'preview') return { kind: 'preview', bytes: await encodePreview(job.bytes) }
  const svg = 'svg' in job ? job.svg : draw(job.drawing)
  return { kind: 'encode', picture: await encodePicture(await rasterizeSvg(svg)) }
}

serveJobs<PictureJob, PictureJobResult, PictureJobFailure>(
  work,
  (cause) => ({
    message: messageOf(cause),
    ...(cause instanceof PictureError ? { problem: cause.kind } : {}),
  }),
  // Pixels lie outside the JavaScript heap, whose small size would trigger no garbage collection for a long
  // time.
  () => globalThis.gc?.(),
)
