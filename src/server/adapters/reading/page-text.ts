/** Number of bytes at the start of a page in which its `<meta>` with the encoding is searched. */
const STATEMENT_WITHIN = 4096

/**
 * Decodes a page by its byte order mark, its Content-Type, its own `<meta>`, or as UTF-8; where the result is
 * plainly wrong, as Windows-1252, in which old pages are written. Never throws.
 */
export function pageText(bytes: Uint8Array, contentType: string): string {
  const marked = byMark(bytes)
  if (marked) return decode(bytes, marked) ?? ''
  const named = /charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(contentType)?.[1]
  const head = Buffer.from(bytes.subarray(0, STATEMENT_WITHIN)).toString('latin1')
  const stated = /<meta[^>]{0,200}?charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(head)?.[1]
  for (const label of [named, stated, 'utf-8']) {
    // A readable `<meta>` has one byte per letter, so a page that names UTF-16 there is not written in it.
    const text =
      label === undefined || /^utf-?16/i.test(label) ? null : decode(bytes, label, /^utf-?8$/i.test(label))
    if (text !== null) return text
  }
  return decode(bytes, 'windows-1252') ?? ''
}

const byMark = (bytes: Uint8Array): string | null => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

function decode(bytes: Uint8Array, label: string, fatal = false): string | null {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes)
  } catch {
    return null
  }
}
