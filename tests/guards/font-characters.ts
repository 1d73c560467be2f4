import { brotliDecompressSync } from 'node:zlib'

/** Numbers of tables in a WOFF2 file; `cmap` is the first, and two others are packed in a special way. */
const CMAP = 0
const GLYF = 10
const LOCA = 11
const NAMED_BY_LETTERS = 63

/**
 * Lists the characters that a WOFF2 file can write: those that its `cmap` maps to a glyph (W3C, WOFF File
 * Format 2.0).
 */
export function charactersOf(file: Buffer): Set<string> {
  const cmap = cmapOf(file)
  const characters = new Set<string>()
  const add = (first: number, last: number) => {
    for (let point = first; point <= last; point++) characters.add(String.fromCodePoint(point))
  }
  for (let table = 0; table < cmap.readUInt16BE(2); table++) {
    const at = cmap.subarray(cmap.readUInt32BE(4 + table * 8 + 4))
    const format = at.readUInt16BE(0)
    if (format === 12) {
      for (let group = 0; group < at.readUInt32BE(12); group++)
        add(at.readUInt32BE(16 + 12 * group), at.readUInt32BE(20 + 12 * group))
    } else if (format === 4) {
      const size = at.readUInt16BE(6)
      for (let segment = 0; segment < size; segment += 2) {
        const last = at.readUInt16BE(14 + segment)
        // The last segment ends the table and maps nothing.
        if (last < 0xffff) add(at.readUInt16BE(16 + size + segment), last)
      }
    }
  }
  return characters
}

function cmapOf(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is no WOFF2 file.')
  let at = 48
  const number = (): number => {
    let value = 0
    for (;;) {
      const byte = file[at++] ?? 0
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let before = 0
  let cmap = { start: 0, length: 0 }
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file[at++] ?? 0
    const table = flags & 63
    if (table === NAMED_BY_LETTERS) at += 4
    let length = number()
    const isUnchanged = flags >> 6 === (table === GLYF || table === LOCA ? 3 : 0)
    if (!isUnchanged) length = number()
    if (table === CMAP) cmap = { start: before, length }
    before += length
  }
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  return tables.subarray(cmap.start, cmap.start + cmap.length)
}
