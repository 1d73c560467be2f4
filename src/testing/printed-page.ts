import type { PageText, PageWord } from '#kitchen/reading/page.ts'
import { pageOf } from './scripted-reader.ts'

/** Builds lines of print at a place of the page, in letters of a size. */
export const at = (left: number, top: number, text: string, size = 1): PageWord[] =>
  pageOf(text).words.map((word) => ({
    ...word,
    box: {
      left: word.box.left * size + left,
      right: word.box.right * size + left,
      top: word.box.top * size + top,
      bottom: word.box.bottom * size + top,
    },
  }))

export const page = (...words: PageWord[][]): PageText => ({ width: 1800, height: 2400, words: words.flat() })
