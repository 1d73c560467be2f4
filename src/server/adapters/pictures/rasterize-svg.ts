import sharp from 'sharp'

/**
 * Renders an SVG of our own making as a PNG, in the SVG's own size. SVG from outside is never rendered. The
 * file is not compressed, since it is decoded again at once.
 */
export async function rasterizeSvg(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(paintedThrough(svg)))
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/**
 * Replaces `opacity` of single shapes by transparent paint, which looks the same and takes half the time: the
 * renderer gives every shape with `opacity` a surface of the whole picture's size. Groups keep their opacity.
 */
const paintedThrough = (svg: string) =>
  svg.replace(/<(?:path|circle|ellipse|rect|line|polygon|polyline)\b[^<>]*\/>/g, (shape) =>
    /(?:fill|stroke)-opacity=/.test(shape)
      ? shape
      : shape.replace(/ opacity="([\d.]+)"/, ' fill-opacity="$1" stroke-opacity="$1"'),
  )
