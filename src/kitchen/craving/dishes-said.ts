import type { Cookbook } from '../cookbook/open-cookbook.ts'
import type { Craving } from './index.ts'
import { asFoodAtHand, isAtHand } from './wishes/at-hand.ts'
import { barbecued } from './wishes/barbecued.ts'
import { boughtBeside } from './wishes/dishes-beside.ts'
import { isDishByItself, kindLeftOver, leftDishes } from './wishes/left-dishes.ts'
import { type Hit, isFoodEntry, isFoodWord } from './wishes/lexicon.ts'
import { withoutMade } from './wishes/made-foods.ts'
import { isManner, recipesNamed } from './wishes/named-recipes.ts'
import { scan } from './wishes/scan.ts'
import type { Token } from './wishes/words.ts'

type NamedHits = ReturnType<typeof recipesNamed>['named']

/** Phrases of a craving that say a dish or a food. */
interface DishesSaid {
  /** Phrases with the meanings that they have here. */
  asked: Hit[]
  /** Foods that are bought for a dish beside the one that is made. */
  bought: Hit[]
  /** Names of recipes: of the dish that is made, of dishes beside it, and of dishes that are left over. */
  named: NamedHits
  beside: NamedHits
  left: NamedHits
  /** Dish that is left over and that nobody wants again, or null. */
  unused: string | null
}

/** Finds the dishes and foods in the words that no pass has claimed. */
export function dishesSaid(
  tokens: readonly Token[],
  craving: Craving,
  text: string,
  cookbook: Cookbook,
): DishesSaid {
  const { amounts = [] } = craving
  const isThere = isAtHand(craving)
  const scanned = scan(tokens)
  const said = scanned
    .flatMap((hit) => withoutMade(hit, tokens, scanned, cookbook))
    .map((hit, _, all) => barbecued(hit, all, tokens))
    .map((hit, _, all) => (isThere ? asFoodAtHand(hit, all, tokens) : hit))
  const { named: names, beside } = recipesNamed(tokens, said, cookbook, {
    isAtHand: isThere,
    amounts,
  })
  const { named, left, ...unusedOf } = leftDishes(names, tokens, cookbook, isThere ? amounts : [])
  const unused = unusedOf.unused ?? (names.length === 0 ? kindLeftOver(text) : null)
  // The fried fish of last night is no dish to make.
  const isLeft = ({ from, to }: Hit) => left.some((one) => one.from <= from && to <= one.to)
  // Lasagna that is left over is no stack of sheets.
  const isWholeDish = ({ from, to }: Hit) =>
    left.some(
      (one) =>
        one.from === from &&
        one.to === to &&
        [({ word }: Token) => word, ({ word, english }: Token) => english ?? word].some((wordOf) =>
          isDishByItself(tokens.slice(from, to).map(wordOf).join(' '), one.slugs, cookbook.bySlug),
        ),
    )
  // A product that no recipe was found for is a food to be bought or at hand: cooked quinoa.
  const unmade = scanned.filter(
    (hit) =>
      names.length === 0 &&
      // The jam of "chicken blueberry jam" would be made, where nobody says that it is there.
      (isThere || tokens[hit.from]?.afterStop !== false || !isFoodWord(tokens[hit.from - 1]?.word ?? '')) &&
      // "Honey, what can I make with pistachios?" speaks to somebody.
      !(hit.from === 0 && /^what$/.test(tokens[hit.to]?.typed ?? '')) &&
      !said.some((one) => one.from === hit.from) &&
      ![...names, ...beside].some((one) => one.from < hit.to && hit.from < one.to),
  )
  const asked = [...said, ...unmade]
    .sort((a, b) => a.from - b.from)
    .map((hit) =>
      isLeft(hit)
        ? { ...hit, entries: isWholeDish(hit) ? [] : hit.entries.filter(({ kind }) => kind !== 'dish') }
        : isManner(hit, tokens, names)
          ? { ...hit, entries: hit.entries.filter((entry) => !isFoodEntry(entry)) }
          : hit,
    )
  return { asked, bought: boughtBeside(beside, scanned, asked), named, beside, left, unused }
}
