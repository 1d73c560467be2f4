import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const CELL = {
  phone: { width: 300, height: 650, columns: 6 },
  tablet: { width: 450, height: 648, columns: 4 },
  desk: { width: 600, height: 560, columns: 3 },
}
const PER_SHEET = 12
const GAP = 12
const CAPTION = 26

const cellOf = (width: number) => (width < 600 ? CELL.phone : width < 1000 ? CELL.tablet : CELL.desk)

/** Puts twelve screens on a sheet, each cut at the height of its cell; returns the sheets' names. */
export async function contactSheets(
  folder: string,
  look: { name: string; width: number },
  names: string[],
): Promise<string[]> {
  const { width, height, columns } = cellOf(look.width)
  const sheets: string[] = []
  for (let at = 0; at < names.length; at += PER_SHEET) {
    const some = names.slice(at, at + PER_SHEET)
    const cells = await Promise.all(
      some.map(async (name, index) => {
        const left = GAP + (index % columns) * (width + GAP)
        const top = GAP + Math.floor(index / columns) * (height + CAPTION + GAP)
        const picture = await sharp(join(folder, `${name}-${look.name}.png`))
          .resize({ width })
          .toBuffer({ resolveWithObject: true })
        // The picture fills the width of its cell and is cut at its height.
        const cut = await sharp(picture.data)
          .extract({ left: 0, top: 0, width, height: Math.min(height, picture.info.height) })
          .toBuffer()
        return [
          { input: caption(name, width), left, top },
          { input: cut, left, top: top + CAPTION },
        ]
      }),
    )
    const rows = Math.ceil(some.length / columns)
    const sheet = `sheet-${look.name}-${at / PER_SHEET + 1}.png`
    await sharp({
      create: {
        width: GAP + columns * (width + GAP),
        height: GAP + rows * (height + CAPTION + GAP),
        channels: 3,
        background: '#808080',
      },
    })
      .composite(cells.flat())
      .png()
      .toFile(join(folder, sheet))
    sheets.push(sheet)
  }
  return sheets
}

const caption = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><rect width="100%" height="100%" fill="#222"/><text x="8" y="18" font-family="sans-serif" font-size="14" fill="#fff">${text}</text></svg>`,
  )

/** Writes one page with all screens, each in every look side by side. */
export async function writeIndex(
  folder: string,
  taken: { screen: string; file: string }[],
  faults: string[],
) {
  const groups = grouped(taken)
  const sections = [...groups].map(
    ([screen, shots]) =>
      `<h2>${screen}</h2><div>${shots.map(({ file }) => `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${file}</figcaption></figure>`).join('')}</div>`,
  )
  const style =
    'body{font:14px sans-serif;margin:24px}div{display:flex;flex-wrap:wrap;gap:16px}img{width:240px;max-height:520px;object-fit:cover;object-position:top;border:1px solid #999}figure{margin:0}'
  const list =
    faults.length > 0
      ? `<h2>Found</h2><ul>${faults.map((fault) => `<li>${escaped(fault)}`).join('')}</ul>`
      : ''
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${list}${sections.join('')}`,
  )
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function grouped(taken: { screen: string; file: string }[]) {
  const groups = new Map<string, typeof taken>()
  for (const shot of taken) groups.set(shot.screen, [...(groups.get(shot.screen) ?? []), shot])
  return groups
}
