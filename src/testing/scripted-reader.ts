import type { PageText, Reader, ReadOptions } from '#server/ports/reader.ts'

/** Lays a text out as words in lines of one column, which is the result of reading clean print. */
export const pageOf = (text: string, confidence = 93): PageText => {
  const [height, width] = [30, 15]
  const words = text.split('\n').flatMap((line, row) => {
    const top = 40 + row * 50
    return [...line.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      box: { left: 40 + index * width, top, right: 40 + (index + word.length) * width, bottom: top + height },
      confidence,
      ink: 'dark' as const,
    }))
  })
  return { width: 1200, height: 1600, words }
}

/** Creates a text reader that a test scripts. By default it finds no words. */
export const scriptedReader = () => {
  const pages: (PageText | Error)[] = []
  const calls: (ReadOptions & { picture: Uint8Array })[] = []
  const reader: Reader = {
    async read(picture, options) {
      calls.push({ ...options, picture })
      options.signal.throwIfAborted()
      const page = pages.shift() ?? { width: 1200, height: 1600, words: [] }
      if (page instanceof Error) throw page
      return page
    },
    close: async () => undefined,
  }
  return Object.assign(reader, {
    /** Read pictures with their options, in order. */
    calls,
    /** Texts of the next pictures, one for each call. */
    readNext: (...given: (PageText | Error | string)[]) =>
      pages.push(...given.map((page) => (typeof page === 'string' ? pageOf(page) : page))),
  })
}
