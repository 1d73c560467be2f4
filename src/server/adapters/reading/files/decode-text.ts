/**
 * Decodes a file of unknown encoding: by its byte order mark, else as UTF-8, else in the Western encoding of
 * old Windows programs, in which every byte is a character.
 */
export const decodeText = (bytes: Uint8Array): string => decode(bytes, false)

/** Decodes like `decodeText` the first bytes of a file, which may end within a character. */
export const decodeStart = (bytes: Uint8Array): string => decode(bytes, true)

function decode(bytes: Uint8Array, stream: boolean): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
