import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'

/** The library's own types leave out its memory, byte by byte. */
export type Pdfium = WrappedPdfiumModule & { pdfium: { HEAPU8: Uint8Array } }

/** Of FPDF_GetLastError: the file needs a password, or an unknown way of locking was used. */
const PASSWORD = 4
const SECURITY = 5

let loaded: Promise<Pdfium> | undefined

/** PDFium in WebAssembly, loaded when the first PDF comes. What it draws and reads stays in memory of its own. */
export const pdfium = (): Promise<Pdfium> => (loaded ??= load())

async function load(): Promise<Pdfium> {
  const { init } = await import('@embedpdf/pdfium')
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
  const bytes = await readFile(file)
  const library = (await init({ wasmBinary: new Uint8Array(bytes).buffer })) as Pdfium
  library.FPDF_InitLibrary()
  return library
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
