import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const web = (path: string) => fileURLToPath(new URL(`../src/web/${path}`, import.meta.url))

/**
 * Icons to render. The `maskable` ones and the one for iOS fill the whole square, because those devices cut
 * their own shape.
 */
const icons = [
  { fileName: 'icons/192.png', from: 'public/favicon.svg', size: 192 },
  { fileName: 'icons/512.png', from: 'public/favicon.svg', size: 512 },
  { fileName: 'icons/maskable-512.png', from: 'icons/full.svg', size: 512 },
  { fileName: 'icons/apple-touch.png', from: 'icons/full.svg', size: 180 },
]

/** Renders the SVG icons in the sizes that devices ask for, under names without a hash. */
export const appIcons = (): Plugin => ({
  name: 'app-icons',
  apply: 'build',
  async generateBundle() {
    for (const { fileName, from, size } of icons) {
      const drawn = await readFile(web(from))
      // The density renders the SVG at its final size instead of enlarging it: 64 units at 72 dpi are 64
      // pixels.
      const source = await sharp(drawn, { density: (72 * size) / 64 })
        .resize(size, size)
        .png({ compressionLevel: 9 })
        .toBuffer()
      this.emitFile({ type: 'asset', fileName, source })
    }
  },
})
