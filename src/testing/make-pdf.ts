/** A page of a PDF for a test: lines of text, a picture that fills the page, both, or nothing. */
export interface PdfPage {
  /** Lines of text; the first is set larger, as titles are. */
  lines?: readonly string[]
  /** A JPEG that fills the page. */
  image?: { bytes: Uint8Array; width: number; height: number }
  /** Page content that is already compressed with deflate, in place of lines and image. */
  packed?: Uint8Array
}

const WIDTH = 595
const HEIGHT = 842

/** Writes a PDF 1.4 file: numbered objects, a cross-reference table, and a trailer. */
export function makePdf(pages: readonly PdfPage[], { locked = false }: { locked?: boolean } = {}): Buffer {
  const objects: Buffer[] = []
  const add = (...parts: (string | Uint8Array)[]) =>
    objects.push(Buffer.concat(parts.map((part) => Buffer.from(part))))
  const stream = (dictionary: string, bytes: Uint8Array) =>
    add(`<<${dictionary}/Length ${bytes.length}>>stream\n`, bytes, '\nendstream')
  const font = add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>')
  const parent = pages.length * 3 + 2
  const kids = pages.map(({ lines = [], image: picture, packed }) => {
    const image = picture
      ? stream(
          `/Type/XObject/Subtype/Image/Width ${picture.width}/Height ${picture.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
          picture.bytes,
        )
      : add('<<>>')
    const drawing = picture ? `q ${WIDTH} 0 0 ${HEIGHT} 0 0 cm /Im Do Q\n` : ''
    const content = packed
      ? stream('/Filter/FlateDecode', packed)
      : stream('', Buffer.from(drawing + textOf(lines), 'latin1'))
    return add(
      `<</Type/Page/Parent ${parent} 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents ${content} 0 R` +
        `/Resources<</Font<</F ${font} 0 R>>${picture ? `/XObject<</Im ${image} 0 R>>` : ''}>>>>`,
    )
  })
  add(`<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`)
  const catalog = add(`<</Type/Catalog/Pages ${parent} 0 R>>`)
  // Encryption keys that no password matches, not even the empty one.
  const key = `<${'4c'.repeat(32)}>`
  const encrypt = locked ? add(`<</Filter/Standard/V 1/R 2/O${key}/U${key}/P -4>>`) : 0
  return assembled(objects, `/Root ${catalog} 0 R${encrypt ? `/Encrypt ${encrypt} 0 R/ID[<01><01>]` : ''}`)
}

const textOf = (lines: readonly string[]) =>
  lines
    .map((line, index) => {
      const text = line.replace(/[\\()]/g, '\\$&')
      const size = index === 0 ? 24 : 12
      return `BT /F ${size} Tf 60 ${HEIGHT - 80 - index * 24} Td (${text}) Tj ET\n`
    })
    .join('')

function assembled(objects: readonly Buffer[], trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const starts: number[] = []
  let at = 9
  objects.forEach((object, index) => {
    starts.push(at)
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    parts.push(part)
    at += part.length
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}${trailer}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
