/** Formats of uploaded pictures. SVG is excluded: it can refer to other files and runs a renderer. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff'

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/**
 * Returns the brands that an ISO media file (AVIF, HEIC, MP4) lists in its first box; empty for any other
 * file.
 */
const brands = (bytes: Uint8Array): string[] => {
  if (ascii(bytes, 4, 8) !== 'ftyp') return []
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256)
  const names: string[] = []
  for (let at = 8; at + 4 <= length; at += 4) if (at !== 12) names.push(ascii(bytes, at, at + 4))
  return names
}

const isAvif = (names: string[]) => names.some((name) => /^avi[fs]$/.test(name))

/**
 * Returns the format that the first bytes announce, or null. Names and media types of uploads are not
 * trusted.
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  if (/^(II\*\0|MM\0\*)$/.test(ascii(bytes, 0, 4))) return 'tiff'
  return isAvif(brands(bytes)) ? 'avif' : null
}

/** Recognises HEIC, the iPhone's own format, which needs a decoder of its own. */
export function isHeic(bytes: Uint8Array): boolean {
  const names = brands(bytes)
  return !isAvif(names) && names.some((name) => /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(name))
}

/**
 * Recognises a PDF by its mark anywhere in the first kilobyte, as PDF readers do: some programs write a line
 * before it.
 */
export const isPdf = (bytes: Uint8Array): boolean => ascii(bytes, 0, 1024).includes('%PDF-')
