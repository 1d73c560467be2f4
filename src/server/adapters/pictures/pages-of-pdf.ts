import sharp from 'sharp'
import { DocumentError, type PreparedPage } from '#server/ports/photos.ts'
import { hasEnded, isLocked, type PageSize, type Pdfium, pdfium } from './pdf-library.ts'
import { wordsOfPage } from './pdf-words.ts'
import { asPhoto, LONGEST_SIDE } from './prepare-photo.ts'

/** Maximum pixels per point of a page, 300 to the inch, so that a stamp does not become a poster. */
const MOST_SCALE = 300 / 72
/** Number of pages to look through for each page that is allowed, because scans have empty backs. */
const LOOKED_AT = 4
/** Flags of FPDF_RenderPageBitmap: draw annotations, and store red before blue. */
const WITH_NOTES_AS_RGBA = 0x01 | 0x10
const WHITE = 0xffffffff
/** Number of pixels that must differ from the background before a page counts as printed. */
const LEAST_INK = 60
const DIFFERENT = 40

/**
 * Renders the pages of a PDF in their order, without empty ones, and with their words where the PDF has a
 * text layer.
 * @throws DocumentError `locked`, `empty`, `damaged`, `too_much`, or `too_many_pages` when more than `most`
 * pages are printed
 */
export async function pagesOfPdf(bytes: Uint8Array, most: number): Promise<PreparedPage[]> {
  const library = await pdfium()
  const { wasmExports } = library.pdfium
  const file = wasmExports.malloc(bytes.length)
  if (file === 0) throw new DocumentError('damaged', 'This PDF is too large to open')
  let document = 0
  let isAlive = true
  try {
    document = open(library, file, bytes)
    if (document === 0) throw whyClosed(library)
    const count = library.FPDF_GetPageCount(document)
    if (count === 0) throw new DocumentError('empty', 'This PDF has no pages')
    const tooMany = (pages: number) => new DocumentError('too_many_pages', 'This PDF is too long', { pages })
    if (count > most * LOOKED_AT) throw tooMany(count)
    const pages: PreparedPage[] = []
    for (let index = 0; index < count; index++) {
      const page = await pageOf(library, document, index)
      if (page && pages.length === most) throw tooMany(count)
      if (page) pages.push(page)
    }
    if (pages.length === 0)
      throw new DocumentError('empty', 'The pages of this PDF are empty', { pages: count })
    return pages
  } catch (cause) {
    if (!hasEnded(cause)) throw cause
    isAlive = false
    throw new DocumentError('too_much', 'This PDF takes more memory than there is for one', { cause })
  } finally {
    if (isAlive && document !== 0) library.FPDF_CloseDocument(document)
    if (isAlive) wasmExports.free(file)
  }
}

function open(library: Pdfium, at: number, bytes: Uint8Array): number {
  library.pdfium.HEAPU8.set(bytes, at)
  return library.FPDF_LoadMemDocument(at, bytes.length, '')
}

const whyClosed = (library: Pdfium) =>
  isLocked(library)
    ? new DocumentError('locked', 'This PDF is locked with a password')
    : new DocumentError('damaged', 'This PDF is damaged and cannot be opened')

/** Renders one page as a photo, with its words where it has a text layer; null for an empty page. */
async function pageOf(library: Pdfium, document: number, index: number): Promise<PreparedPage | null> {
  const page = library.FPDF_LoadPage(document, index)
  if (page === 0) throw new DocumentError('damaged', 'A page of this PDF is damaged')
  try {
    const size = sizeOf(library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page))
    if (!size) throw new DocumentError('damaged', 'A page of this PDF has no size')
    const pixels = drawn(library, page, size)
    if (isEmpty(pixels)) return null
    const photo = await asPhoto(sharp(pixels, { raw: { ...size, channels: 4 } }))
    const words = wordsOfPage(library, page, size)
    return { ...photo, ...(words && { words }) }
  } finally {
    library.FPDF_ClosePage(page)
  }
}

function sizeOf(width: number, height: number): PageSize | null {
  if (!(width > 0 && height > 0 && Number.isFinite(width + height))) return null
  const scale = Math.min(LONGEST_SIDE / Math.max(width, height), MOST_SCALE)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Returns the pixels of a page on white, as RGBA. */
function drawn(library: Pdfium, page: number, { width, height }: PageSize): Uint8Array {
  const bitmap = library.FPDFBitmap_Create(width, height, 0)
  if (bitmap === 0) throw new Error('PDFium has no memory left for a page')
  try {
    library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_NOTES_AS_RGBA)
    const [from, stride] = [library.FPDFBitmap_GetBuffer(bitmap), library.FPDFBitmap_GetStride(bitmap)]
    // Rows of the bitmap have no gaps, because a pixel has as many bytes as rows are padded to.
    return library.pdfium.HEAPU8.slice(from, from + stride * height)
  } finally {
    library.FPDFBitmap_Destroy(bitmap)
  }
}

function isEmpty(pixels: Uint8Array): boolean {
  let ink = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const apart =
      Math.abs((pixels[at] ?? 0) - (pixels[0] ?? 0)) +
      Math.abs((pixels[at + 1] ?? 0) - (pixels[1] ?? 0)) +
      Math.abs((pixels[at + 2] ?? 0) - (pixels[2] ?? 0))
    if (apart > DIFFERENT * 3 && ++ink > LEAST_INK) return false
  }
  return true
}
