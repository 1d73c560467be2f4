/** A connected piece of ink, with the pixels that it is made of as places in the picture that was looked at. */
export interface InkPiece {
  left: number
  right: number
  top: number
  bottom: number
  places: number[]
}

/** The connected pieces of ink in a picture of `width` by `height`, corners included. Edges are inclusive. */
export function inkPieces(
  isInk: (x: number, y: number) => boolean,
  width: number,
  height: number,
): InkPiece[] {
  const seen = new Uint8Array(width * height)
  const pieces: InkPiece[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isInk(start % width, Math.floor(start / width))) continue
    const piece: InkPiece = { left: width, right: 0, top: height, bottom: 0, places: [] }
    const open = [start]
    seen[start] = 1
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width
      const y = Math.floor(at / width)
      piece.places.push(at)
      piece.left = Math.min(piece.left, x)
      piece.right = Math.max(piece.right, x)
      piece.top = Math.min(piece.top, y)
      piece.bottom = Math.max(piece.bottom, y)
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx
          if (seen[next] || !isInk(nx, ny)) continue
          seen[next] = 1
          open.push(next)
        }
      }
    }
    pieces.push(piece)
  }
  return pieces
}
