/** The size that a WebP file of a dish says of itself; null when it is none that our encoder makes (lossy, 4:3). */
export function dishSize(bytes: Uint8Array): { width: number; height: number } | null {
  if (bytes.byteLength < 30) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const named = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (named(0) !== 'RIFF' || named(8) !== 'WEBP' || named(12) !== 'VP8 ') return null
  // Two bits of each say how to enlarge it.
  const [width, height] = [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
  return height === Math.max(1, Math.round((width * 3) / 4)) ? { width, height } : null
}
