/**
 * Reads the size from the header of a WebP picture of a dish; null when our encoder cannot have made it
 * (lossy, 4:3).
 */
export function dishSize(bytes: Uint8Array): { width: number; height: number } | null {
  if (bytes.byteLength < 30) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const named = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (named(0) !== 'RIFF' || named(8) !== 'WEBP' || named(12) !== 'VP8 ') return null
  // The upper two bits of each are a scaling hint, not part of the size.
  const [width, height] = [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
  return height === Math.max(1, Math.round((width * 3) / 4)) ? { width, height } : null
}
