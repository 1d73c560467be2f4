import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'

/** Where the letters of English lie on disk: nothing is ever fetched. */
const languageFolder = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

let started: Promise<Worker> | undefined

const start = async (): Promise<Worker> => {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: languageFolder,
    gzip: true,
    cacheMethod: 'none',
  })
  await worker.setParameters({ user_defined_dpi: '300' })
  return worker
}

export interface SeenWord {
  text: string
  confidence: number
  left: number
  top: number
  right: number
  bottom: number
}

export type Segmentation = 'page' | 'column' | 'sparse' | 'line'

const modes: Record<Segmentation, PSM> = {
  page: PSM.AUTO,
  column: PSM.SINGLE_COLUMN,
  sparse: PSM.SPARSE_TEXT,
  line: PSM.SINGLE_LINE,
}

/** The lines of words of a picture that is ready to be read: dark print on white, upright. */
export async function recognise(image: Uint8Array, segmentation: Segmentation): Promise<SeenWord[][]> {
  started ??= start()
  const worker = await started
  await worker.setParameters({ tessedit_pageseg_mode: modes[segmentation] })
  const { data } = await worker.recognize(Buffer.from(image), {}, { text: false, blocks: true })
  return (data.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((paragraph) =>
      paragraph.lines.map((line) =>
        line.words
          .filter(({ text }) => text.trim() !== '')
          .map(({ text, confidence, bbox }) => ({
            text,
            confidence,
            left: bbox.x0,
            top: bbox.y0,
            right: bbox.x1,
            bottom: bbox.y1,
          })),
      ),
    ),
  )
}
