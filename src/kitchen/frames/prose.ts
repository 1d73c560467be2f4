import { capital } from '../prose.ts'

/** Splits a text behind full stops, never inside a number. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z{(])/)

const small = new Set('and with in of the a an for or to on from over'.split(' '))

/** Converts a text to title case; words with capitals of their own stay. */
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
 * Fills the groups of a frame's text. A sentence with an empty group is left out; a sentence that is only a
 * group may become several sentences, or none.
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

/**
 * Returns steps in which nothing is "remaining" of which none was used before: a step that took the first half of the
 * oil is left out where it has nothing to cook.
 */
export const withoutFalseRemainders = (steps: readonly string[]): string[] =>
  steps.map((step, at) =>
    step.replace(/\bremaining ([a-z]+)/g, (found, noun: string, from: number) =>
      [...steps.slice(0, at), step.slice(0, from)].join(' ').toLowerCase().includes(noun) ? found : noun,
    ),
  )
