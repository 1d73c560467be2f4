/** Connected piece of ink, with the indexes of its pixels in the picture. */
export interface InkPiece {
  left: number
  right: number
  top: number
  bottom: number
  /** Indexes of the first pixels, up to the maximum that was asked for. */
  places: number[]
}

/**
 * Returns the connected pieces of ink in a picture of `width` by `height`; pixels that touch at a corner are
 * connected. Edges are inclusive.
 * @param most maximum number of indexes for each piece: a black picture is one piece of millions
 */
export function inkPieces(
  isInk: (x: number, y: number) => boolean,
  width: number,
  height: number,
  most = Number.POSITIVE_INFINITY,
): InkPiece[] {
  const seen = new Uint8Array(width * height)
  const pieces: InkPiece[] = []
  let open = new Int32Array(1024)
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isInk(start % width, Math.floor(start / width))) continue
    const piece: InkPiece = { left: width, right: 0, top: height, bottom: 0, places: [] }
    let waiting = 1
    open[0] = start
    seen[start] = 1
    while (waiting > 0) {
      const at = open[--waiting] as number
      const x = at % width
      const y = Math.floor(at / width)
      if (piece.places.length < most) piece.places.push(at)
      piece.left = Math.min(piece.left, x)
      piece.right = Math.max(piece.right, x)
      piece.top = Math.min(piece.top, y)
      piece.bottom = Math.max(piece.bottom, y)
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx
          if (seen[next] || !isInk(nx, ny)) continue
          seen[next] = 1
          if (waiting === open.length) {
            const larger = new Int32Array(open.length * 2)
            larger.set(open)
            open = larger
          }
          open[waiting++] = next
        }
      }
    }
    pieces.push(piece)
  }
  return pieces
}
