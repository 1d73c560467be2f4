import { capital } from '../prose.ts'

/** Splits after a full stop, never inside a number. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z{(])/)

const small = new Set('and with in of the a an for or to on from over'.split(' '))

/** Title Case as book titles have it; words with capitals of their own stay. */
export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, at) =>
      at > 0 && small.has(word)
        ? word
        : word
            .split('-')
            .map((part, index) => (index > 0 && small.has(part) ? part : capital(part)))
            .join('-'),
    )
    .join(' ')

const group = /\{([^{}]+)\}/g

/**
 * A text of a frame with its groups filled in. A sentence with a group that stands for nothing is left out; one that is
 * a group and nothing else may become several sentences, or none.
 */
export const withGroups = (text: string, fill: (group: string) => string): string =>
  sentencesOf(text)
    .map((sentence) => {
      const isEmpty = [...sentence.matchAll(group)].some(([, words = '']) => fill(words) === '')
      return isEmpty ? '' : capital(sentence.replace(group, (_, words: string) => fill(words)))
    })
    .filter((sentence) => sentence !== '')
    .map((sentence) => sentence.replace(/\.\.$/, '.'))
    .join(' ')
