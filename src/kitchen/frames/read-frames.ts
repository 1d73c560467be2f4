import { parse } from 'yaml'
import { withFileName } from '../with-file-name.ts'
import { cookingTimes, unknownNames } from './cooking-times.ts'
import { type FrameBook, unknownSlots } from './frame-book.ts'
import { type Frame, frameFile } from './frame-file.ts'

/** File of the cookbook as read from the disk. */
export interface TextFile {
  /** `frames/stir-fry.yaml` */
  path: string
  text: string
}

/** True for a file that holds a frame. */
export const isFrame = (path: string): boolean => path.startsWith('frames/')
export const isTimes = (path: string): boolean => path === 'cooking-times.yaml'

/**
 * Parses the frames among the files of the cookbook.
 * @throws an error that names the file and the fault in it
 */
export function readFrames(files: readonly TextFile[]): FrameBook {
  const table = files.find(({ path }) => isTimes(path))
  if (!table) return { frames: [], times: { techniques: {}, styles: [], kinds: [] } }
  const times = withFileName(table.path, () => {
    const read = cookingTimes.parse(parse(table.text))
    return withKnownNames(read, unknownNames(read))
  })
  const frames = files
    .filter(({ path }) => isFrame(path))
    .map(({ path, text }) =>
      withFileName(path, (): Frame => {
        const slug = path.replace(/^.*\//, '').replace(/\.yaml$/, '')
        const frame = { slug, ...frameFile.parse(parse(text)) }
        return withKnownNames(frame, unknownSlots(frame, times))
      }),
    )
  return { frames, times }
}

function withKnownNames<Read>(read: Read, stray: readonly string[]): Read {
  if (stray.length > 0) throw new Error(`nothing is called ${[...new Set(stray)].join(', ')}`)
  return read
}
