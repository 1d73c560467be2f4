import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const web = (path: string) => fileURLToPath(new URL(`../src/web/${path}`, import.meta.url))

/** `maskable` and the one for iOS reach to the edges: those devices cut their own shape. */
const icons = [
  { fileName: 'icons/192.png', from: 'public/favicon.svg', size: 192 },
  { fileName: 'icons/512.png', from: 'public/favicon.svg', size: 512 },
  { fileName: 'icons/maskable-512.png', from: 'icons/full.svg', size: 512 },
  { fileName: 'icons/apple-touch.png', from: 'icons/full.svg', size: 180 },
]

/** Renders the drawn icons into the sizes that devices ask for, under names that stay. */
export const appIcons = (): Plugin => ({
  name: 'app-icons',
  apply: 'build',
  async generateBundle() {
    for (const { fileName, from, size } of icons) {
      const drawn = await readFile(web(from))
      // Drawn at the size that is wanted, not enlarged: an SVG of 64 units has 72 dots per 64 of them.
      const source = await sharp(drawn, { density: (72 * size) / 64 })
        .resize(size, size)
        .png({ compressionLevel: 9 })
        .toBuffer()
      this.emitFile({ type: 'asset', fileName, source })
    }
  },
})
