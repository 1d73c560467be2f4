import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'

/** PDFium module with its memory as bytes, which the library's own types leave out. */
export type Pdfium = WrappedPdfiumModule & { pdfium: { HEAPU8: Uint8Array } }

/** Size of a rendered page in pixels. */
export interface PageSize {
  width: number
  height: number
}

/** Codes of FPDF_GetLastError: the file needs a password, or uses an unknown encryption. */
const PASSWORD = 4
const SECURITY = 5

const MOST_BYTES = 400 * 1024 * 1024

/** Memory of WebAssembly, in pages of 64 kB. */
interface Memory {
  buffer: ArrayBuffer
  grow(pages: number): number
}

let loaded: Promise<Pdfium> | undefined

/**
 * Returns PDFium in WebAssembly, loaded with the first PDF. Its pages and texts lie in a memory of its own.
 */
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

/**
 * Limits the memory of the library: a small file can hold pictures of gigabytes, and a PDF that needs more
 * than any real page stops the library instead.
 */
function bound(exports: object): void {
  const { memory } = exports as { memory: Memory } // the exports are typed without memory
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * 65_536 > MOST_BYTES) throw new RangeError('Too much for one PDF')
    return grow(pages)
  }
}

/** True when the library has crashed; it is then loaded anew for the next PDF. */
export function hasEnded(cause: unknown): boolean {
  if (!(cause instanceof Error && cause.name === 'RuntimeError')) return false
  loaded = undefined
  return true
}

/** True when the last document could not be opened because it is encrypted. */
export const isLocked = (library: Pdfium): boolean =>
  [PASSWORD, SECURITY].includes(library.FPDF_GetLastError())

/** Calls `use` with the address of `size` bytes in the library's memory, and frees them afterwards. */
export function withMemory<T>({ pdfium: { wasmExports } }: Pdfium, size: number, use: (at: number) => T): T {
  const at = wasmExports.malloc(size)
  if (at === 0) throw new Error('PDFium has no memory left')
  try {
    return use(at)
  } finally {
    wasmExports.free(at)
  }
}
