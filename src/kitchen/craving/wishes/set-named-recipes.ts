import type { NameHit } from '../../cookbook/find/names-in.ts'
import { nameKey } from '../../cookbook/name-key.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { namesOf } from '../../cookbook/own-names.ts'
import type { Craving, Meaning } from '../index.ts'
import { otherDay, type Span } from './named-recipes.ts'
import type { Token } from './words.ts'

/** Number of words of the longest name of a dish. */
const LONGEST_NAME = 6

/** True when the words of a name belong to a longer one of another dish: a sol kadhi is no kadhi of yogurt. */
function isInLongerName({ from, to }: Span, tokens: readonly Token[], { knownDishes }: Cookbook): boolean {
  for (let start = Math.max(0, to - LONGEST_NAME); start <= from; start++)
    for (let end = to; end <= Math.min(tokens.length, start + LONGEST_NAME); end++) {
      const run = tokens.slice(start, end)
      const isOne = run.slice(1).every(({ afterStop }) => !afterStop)
      if (
        run.length > to - from &&
        isOne &&
        knownDishes.has(nameKey(run.map(({ typed }) => typed).join(' ')))
      )
        return true
    }
  return false
}

/** Stores which recipes are named, and by which words. Changes the craving. */
export function nameRecipes(
  craving: Craving,
  [hit]: readonly NameHit[],
  tokens: readonly Token[],
  { text, words, maxMinutes }: Meaning,
  cookbook: Cookbook,
): void {
  const { bySlug } = cookbook
  if (!hit) return
  // A leftover dish is a food and not the recipe to make: leftover roast chicken.
  const ownWords = tokens.slice(hit.from, hit.to).map(({ word }) => word)
  const [first, last] = [tokens[hit.from]?.at ?? 0, tokens[hit.to - 1]?.at ?? 0]
  const saidWords = text.slice(words[first]?.start ?? 0, words[last]?.end ?? 0)
  const isOfOtherDay = otherDay.test(saidWords)
  // "Leftover panettone" itself may be the name of the recipe that uses it.
  const saysLeft = ownWords.some((word) => /^(?:leftover|stale)$/.test(word)) || isOfOtherDay
  const isLeft =
    !saysLeft &&
    !hit.usesUp &&
    (craving.states ?? []).some(
      ({ state, food }) => state === 'leftover' && ` ${ownWords.join(' ')} `.includes(` ${food} `),
    )
  if (isLeft) return
  const named = hit.slugs.flatMap((slug) => bySlug.get(slug) ?? [])
  craving.recipes = {
    slugs: named.map(({ slug }) => slug),
    isFamily: !hit.isOwn,
    ...((hit.usesUp || isOfOtherDay) && { isOnly: true }),
  }
  craving.named = {
    words: saidWords,
    names: named.flatMap(({ file }) => namesOf(file)),
    needs: isInLongerName(hit, tokens, cookbook)
      ? []
      : named.map(({ file }) => file.needs).filter((needs) => needs.length > 1),
  }
  // "Quick" in a recipe's name sets no time limit: "quick pickled onions".
  const isQuickByName =
    /\bquick\b/i.test(craving.named.words) ||
    (hit.isOwn &&
      tokens[hit.from - 1]?.word === 'quick' &&
      named.some(({ file }) => namesOf(file).some((name) => /\bquick\b/i.test(name))))
  if (maxMinutes === null && isQuickByName) craving.maxMinutes = null
}
