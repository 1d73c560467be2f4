import { remembered } from '#contract/remembered.ts'
import { oncePer } from '../../checks/once-per.ts'
import type { NameHit } from '../../cookbook/find/names-in.ts'
import { denying } from '../../cookbook/name-tables.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { rankOf } from '../../languages/word-ranks.ts'
import { isThing } from '../things.ts'
import { isFoodWord, lexicon } from './lexicon.ts'
import type { Token } from './words.ts'

/** Frequency rank from which on an English word says by itself which dish is meant: the Catalina of a dressing. */
const RARE = 3000
/** Most words that may stand between those of a name. */
const MOST_BETWEEN = 4
/** Words that lead away from a name, so that what follows them is no part of it. */
const leadsAway =
  /^(?:with|without|for|or|but|not|no|non|from|to|like|than|as|instead|of|in|on|using|that|which|i|we|my|is|are|was)$/
const endsSentence = /[.;:!?]/

/** Words of the state of a food, which are rare and name no dish. */
const ofState = /^(?:leftover|stale|overripe|frozen|canned|cooked|recipe|homemade|easy|quick)$/
const isOfKitchen = (word: string): boolean => lexicon().has(word) || isThing(word)
const isRare = (word: string): boolean =>
  !ofState.test(word) && (rankOf(word, 'en') ?? RARE) >= RARE && !isOfKitchen(word)
const isKnown = (word: string): boolean => rankOf(word, 'en') !== null || isOfKitchen(word)

/** Lists the recipes' own names of two words or more. */
const longNames = oncePer(({ names, families }: Cookbook): readonly string[] =>
  [...names.keys()].filter((name) => name.includes(' ') && !families.has(name) && !denying.test(name)),
)

/** Returns a function that lists the own names with a rare word; an index of all words would take 10 MB. */
const namesWith = oncePer((cookbook: Cookbook) =>
  remembered((word): readonly string[] =>
    isRare(word)
      ? longNames(cookbook).filter((name) => name.includes(word) && name.split(' ').includes(word))
      : [],
  ),
)

/**
 * Finds recipes' own names whose words stand apart: "Catalina sweet and sour red dressing" is a Catalina dressing.
 * The words between keep what they wish for, except that they name no other dish.
 */
export function namesApart(
  tokens: readonly Token[],
  cookbook: Cookbook,
  found: readonly NameHit[],
): NameHit[] {
  const namesOf = namesWith(cookbook)
  return tokens.flatMap(({ word, typed }, at) => {
    if (/^(?:and|&)$/.test(typed)) return ofFirstFood(at)
    const hits = namesOf(word).flatMap((name) => placeOf(name.split(' '), word, at) ?? [])
    // A name that stands together says more.
    const isFound = ({ from, to }: { from: number; to: number }) =>
      found.some((one) => one.isOwn && one.to - one.from > 1 && one.from < to && from < one.to)
    const [best] = hits
      .filter((hit) => !isFound(hit))
      .sort((a, b) => b.size - a.size || a.to - a.from - (b.to - b.from))
    return best
      ? [
          {
            from: best.from,
            to: best.to,
            slugs: cookbook.names.get(best.name) ?? [],
            isOwn: true,
            between: best.between,
          },
        ]
      : []
  })

  /** Finds the potato kugel of "potato and onion kugel", where the kitchen has no onion kugel. */
  function ofFirstFood(at: number): NameHit[] {
    const wordsAt = (from: number, to: number) =>
      tokens
        .slice(from, to)
        .map(({ word }) => word)
        .join(' ')
    const isName = (name: string) => cookbook.names.has(name) && !cookbook.families.has(name)
    // The kugel of a kugel is no ball, whatever the word means in German.
    const namesAt = (from: number, end: number, head: number) =>
      [tokens[head]?.original, tokens[head]?.word].map((word) => `${wordsAt(from, end)} ${word}`)
    const places = [1, 2].flatMap((size) => [at + 2, at + 3].map((head) => ({ from: at - size, head })))
    const place = places.find(
      ({ from, head }) =>
        from >= 0 &&
        head < tokens.length &&
        !tokens.slice(from + 1, head + 1).some(({ afterStop }) => afterStop) &&
        isFoodWord(wordsAt(from, at)) &&
        isFoodWord(wordsAt(at + 1, head)) &&
        namesAt(from, at, head).some(isName) &&
        !namesAt(at + 1, head, head).some((name) => cookbook.names.has(name)),
    )
    if (!place || found.some((one) => one.isOwn && one.from < place.head && place.from < one.to - 1))
      return []
    const { from, head } = place
    const between = tokens.flatMap((_, i) => (at <= i && i < head ? [i] : []))
    const slugs = cookbook.names.get(namesAt(from, at, head).find(isName) ?? '') ?? []
    return [{ from, to: head + 1, slugs, isOwn: true, between }]
  }

  function placeOf(name: readonly string[], rare: string, at: number) {
    const places: number[] = [at]
    const own = name.indexOf(rare)
    for (let i = own - 1; i >= 0; i--) {
      const place = nextPlace(name[i] ?? '', places[0]!, -1)
      if (place === null) return null
      places.unshift(place)
    }
    for (let i = own + 1; i < name.length; i++) {
      const place = nextPlace(name[i] ?? '', places.at(-1)!, 1)
      if (place === null) return null
      places.push(place)
    }
    const [from, to] = [places[0]!, places.at(-1)! + 1]
    const between = tokens.flatMap((_, i) => (from < i && i < to && !places.includes(i) ? [i] : []))
    if (between.length === 0 || between.length > MOST_BETWEEN) return null
    // A word that nobody knows may name another dish: a "cowboy zibbet casserole" is no cowboy casserole.
    if (!between.every((i) => isKnown(tokens[i]?.word ?? ''))) return null
    return { from, to, between, name: name.join(' '), size: name.length }
  }

  /** Returns the nearest place of a word in one direction; null where other words lead away before it. */
  function nextPlace(word: string, start: number, step: 1 | -1): number | null {
    for (let i = start + step; i >= 0 && i < tokens.length; i += step) {
      if (endsSentence.test(tokens[step > 0 ? i : i + 1]?.stop ?? '')) return null
      const token = tokens[i]!
      if (token.word === word) return i
      if (leadsAway.test(token.typed) || Math.abs(i - start) > MOST_BETWEEN) return null
    }
    return null
  }
}
