import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'

/** Languages for which Tesseract's data is installed, with their codes there. */
const codes = { en: 'eng', de: 'deu', el: 'ell', es: 'spa', fr: 'fra', it: 'ita' } as const
export type ReadingLanguage = keyof typeof codes

const require = createRequire(import.meta.url)

/** Starts a thread of Tesseract for a language. Its data comes from the disk: nothing is ever fetched. */
const start = async (language: ReadingLanguage): Promise<Worker> => {
  const code = codes[language]
  const folder = dirname(require.resolve(`@tesseract.js-data/${code}/package.json`))
  const langPath = join(folder, '4.0.0_best_int')
  const worker = await createWorker(code, OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none' })
  await worker.setParameters({ user_defined_dpi: '300' })
  return worker
}

let running: { language: ReadingLanguage; worker: Promise<Worker> } | undefined

/** Switches to a language. Only one thread is kept, because each takes memory of its own. */
export async function readIn(language: ReadingLanguage): Promise<void> {
  if (running?.language === language) return
  const before = running
  running = undefined
  if (before) await (await before.worker).terminate()
  running = { language, worker: start(language) }
  await running.worker
}

export interface SeenWord {
  text: string
  confidence: number
  left: number
  top: number
  right: number
  bottom: number
}

export type Segmentation = 'page' | 'column' | 'block' | 'sparse' | 'line'

const modes: Record<Segmentation, PSM> = {
  page: PSM.AUTO,
  column: PSM.SINGLE_COLUMN,
  block: PSM.SINGLE_BLOCK,
  sparse: PSM.SPARSE_TEXT,
  line: PSM.SINGLE_LINE,
}

/** Returns the lines of words of a picture that is ready to be read: dark print on white, upright. */
export async function recognise(image: Uint8Array, segmentation: Segmentation): Promise<SeenWord[][]> {
  running ??= { language: 'en', worker: start('en') }
  const worker = await running.worker
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
