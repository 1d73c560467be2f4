import type { Meaning } from './index.ts'
import { stem } from './stem.ts'
import type { Token } from './wishes/words.ts'

/** Returns the tokens that no pass has claimed; a stop replaces the claimed words between them. */
export function unclaimedTokens({ words, claims }: Meaning): Token[] {
  const tokens: Token[] = []
  let gap = false
  words.forEach((word, at) => {
    if (claims.some(({ from, to }) => from <= at && at < to)) {
      gap = true
      return
    }
    const stop = gap && tokens.length > 0 ? ',' : word.stop
    tokens.push({
      word: word.isName ? stem(word.folded) : word.stem,
      typed: word.isName ? word.folded : word.plain,
      ...(word.isName && { english: word.stem }),
      original: stem(word.folded),
      afterStop: stop !== '',
      stop,
      isForeign: word.isForeign,
      at,
      start: word.start,
    })
    gap = false
  })
  return tokens
}

/** Returns the craving's words in English, with their stops. */
export const englishOf = ({ words }: Meaning): string =>
  words
    .map(({ plain, folded, isName, stop }, at) => {
      const before = at === 0 ? '' : stop === '' ? ' ' : `${stop} `
      // A dish that is known by its name keeps it: the panna of a panna cotta is no cream.
      return before + (isName ? folded : plain)
    })
    .join('')
