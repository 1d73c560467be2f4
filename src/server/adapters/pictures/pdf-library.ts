import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'

/** The library's own types leave out its memory, byte by byte. */
export type Pdfium = WrappedPdfiumModule & { pdfium: { HEAPU8: Uint8Array } }

/** A page in pixels of its picture. */
export interface PageSize {
  width: number
  height: number
}

/** Of FPDF_GetLastError: the file needs a password, or an unknown way of locking was used. */
const PASSWORD = 4
const SECURITY = 5

const MOST_BYTES = 400 * 1024 * 1024

/** Of WebAssembly, in pages of 64 kB. */
interface Memory {
  buffer: ArrayBuffer
  grow(pages: number): number
}

let loaded: Promise<Pdfium> | undefined

/** PDFium in WebAssembly, loaded when the first PDF comes. What it draws and reads stays in memory of its own. */
export const pdfium = (): Promise<Pdfium> => (loaded ??= load())

async function load(): Promise<Pdfium> {
  const { init } = await import('@embedpdf/pdfium')
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
  const bytes = await readFile(file)
  const library = (await init({ wasmBinary: new Uint8Array(bytes).buffer })) as Pdfium
  bound(library.pdfium.wasmExports)
  library.FPDF_InitLibrary()
  return library
}

/** A small file can hold pictures of gigabytes: what needs more memory than any honest page ends the library instead. */
function bound(exports: object): void {
  const { memory } = exports as { memory: Memory } // its types leave it out
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * 65_536 > MOST_BYTES) throw new RangeError('Too much for one PDF')
    return grow(pages)
  }
}

/** Whether the library ended in the middle of its work; then it is of no more use, and is loaded anew for the next. */
export function hasEnded(cause: unknown): boolean {
  if (!(cause instanceof Error && cause.name === 'RuntimeError')) return false
  loaded = undefined
  return true
}

/** Whether the last document could not be opened because it is locked. */
export const isLocked = (library: Pdfium): boolean =>
  [PASSWORD, SECURITY].includes(library.FPDF_GetLastError())

/** Calls `use` with so many bytes of the library's memory, which are free again afterwards. */
export function withMemory<T>({ pdfium: { wasmExports } }: Pdfium, size: number, use: (at: number) => T): T {
  const at = wasmExports.malloc(size)
  if (at === 0) throw new Error('PDFium has no memory left')
  try {
    return use(at)
  } finally {
    wasmExports.free(at)
  }
}
