import { foodById } from '../foods/index.ts'
import type { Claim, Craving, Meaning } from './index.ts'
import type { Entry, Hit } from './wishes/lexicon.ts'
import type { Token } from './wishes/words.ts'

/** Returns the meaning that the cook is shown: a food by its name, a dish by the words that named it. */
function meaningOf(entry: Entry | undefined, english: string): string {
  if (entry?.kind === 'dish') return english.toLowerCase()
  const name = entry?.kind === 'food' ? foodById(entry.id)?.name : undefined
  return name ?? entry?.id.replace(/-/g, ' ') ?? ''
}

/** Returns one claim per read phrase or unread word, so that every word of the craving is covered once. */
export function claimsOf(
  meaning: Meaning,
  tokens: readonly Token[],
  hits: readonly Hit[],
  craving: Craving,
  told: ReadonlySet<number>,
): Claim[] {
  const { words, text } = meaning
  const wished = hits.map(({ from, to, entries }): Claim => {
    const [first, last] = [tokens[from]?.at ?? 0, tokens[to - 1]?.at ?? 0]
    const english = words
      .slice(first, last + 1)
      .map(({ plain }) => plain)
      .join(' ')
    const means = meaningOf(entries[0], english)
    return {
      kind: 'wish',
      ...(words[first]?.stop && { afterStop: true }),
      english,
      namesA: [...new Set(entries.map(({ kind }) => kind))],
      dishes: entries.filter(({ kind }) => kind === 'dish').map(({ id }) => id),
      words: text.slice(words[first]?.start ?? 0, words[last]?.end ?? 0),
      means,
      from: first,
      to: last + 1,
    }
  })
  const taken = [...meaning.claims, ...wished]
  const rest = words.flatMap((word, at): Claim[] => {
    if (taken.some(({ from, to }) => from <= at && at < to)) return []
    const isUnknown = craving.unknown?.includes(word.plain) ?? false
    return [
      {
        kind: isUnknown ? 'unknown' : 'joining',
        words: text.slice(word.start, word.end),
        ...(word.stop && { afterStop: true }),
        // Words of a sauce's purpose, as in "for steak", are no part of a name and get no English.
        ...(!told.has(at) && { english: word.plain }),
        means: '',
        from: at,
        to: at + 1,
      },
    ]
  })
  return [...taken, ...rest].sort((a, b) => a.from - b.from)
}
