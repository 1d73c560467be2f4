import { Buffer } from 'node:buffer'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'

/** Builds a zip of these files, as an app might write it. */
export async function zipOf(files: Record<string, string | Uint8Array>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content as Uint8Array), path)
  zip.end()
  return await buffer(zip.outputStream)
}

/** Reads the files of a zip by their paths, in its order. */
export async function unzipped(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}

/** Parses the JSON file at this path. */
export const jsonIn = (files: ReadonlyMap<string, Buffer>, path: string) => {
  const file = files.get(path)
  if (!file) throw new Error(`There is no ${path} among ${[...files.keys()].join(', ')}`)
  return JSON.parse(file.toString())
}
