import sharp from 'sharp'
import { DocumentError } from '#server/ports/photos.ts'
import { PictureError } from '#server/ports/pictures.ts'
import { messageOf, serveJobs } from '../threads/serve-jobs.ts'
import { decodeHeic } from './decode-heic.ts'
import type { DocumentJob, DocumentJobFailure, DocumentJobResult } from './document-jobs.ts'
import { pagesOfPdf } from './pages-of-pdf.ts'

/**
 * Worker thread that opens PDF and HEIC, which only libraries in WebAssembly can read. It is an entry point
 * of its own: `document-worker.js` beside `main.js` in the bundle, this file by tsx from the sources. Each
 * library is loaded only for its own kind of file.
 */
// One core and no cache, because the pool decides how much runs at once.
sharp.concurrency(1)
sharp.cache(false)

async function work(job: DocumentJob): Promise<DocumentJobResult> {
  if (job.kind === 'heic') return { kind: 'heic', photo: await decodeHeic(job.bytes) }
  return { kind: 'pdf', pages: await pagesOfPdf(job.bytes, job.most) }
}

const problemOf = (cause: unknown): Pick<DocumentJobFailure, 'problem'> => {
  if (cause instanceof PictureError) return { problem: { of: 'picture', kind: cause.kind } }
  if (cause instanceof DocumentError)
    return { problem: { of: 'document', kind: cause.kind, pages: cause.pages } }
  return {}
}

serveJobs<DocumentJob, DocumentJobResult, DocumentJobFailure>(work, (cause) => ({
  message: messageOf(cause),
  ...problemOf(cause),
}))
