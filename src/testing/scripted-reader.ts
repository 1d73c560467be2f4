import type { PageText, Reader, ReadOptions } from '#server/ports/reader.ts'

/** A page as words in lines of text, set in one column: what a reader would see of clean print. */
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

/** A text reader that does as the test says. Without instructions it finds no words. */
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
    /** What was read, in order. */
    calls,
    /** What the next pictures say, one for each call. */
    readNext: (...given: (PageText | Error | string)[]) =>
      pages.push(...given.map((page) => (typeof page === 'string' ? pageOf(page) : page))),
  })
}
