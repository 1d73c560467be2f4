import { donenessOf } from './raw-foods.ts'
import type { ReadDraft, ReadLine } from './read-draft.ts'
import { durationsOf } from './times.ts'
import { sentences } from './words.ts'

/**
 * "Frozen" as a statement about the meat itself: not "previously frozen" or "partly frozen", and not about
 * another food.
 */
const frozen =
  /(?<!\b(?:previously|partially|partly|semi-?|slightly|half-?|never|not|fresh or|flash) ?)\bfrozen\b(?! (?:and thawed|for \d+ min|until (?:just )?firm|briefly|peas?|corn|vegetables?|spinach|broccoli|fries|carrots?|onions?|berr(?:y|ies)))/
/** Products that are cooked from frozen, or were cooked before freezing. */
const ready =
  /\b(?:cooked|pre-?cooked|breaded|battered|nuggets?|dumplings?|gyoza|potstickers?|wontons?|ravioli|pierogi|patt(?:y|ies)|burgers?|popcorn|taquitos?|corn dogs?|pies?|pizzas?|egg rolls?|spring rolls?|stock|broth|thawed|defrosted)\b/
const rawMeat =
  /\b(?:chicken|turkey|duck|goose|beef|pork|lamb|veal|venison|bison|goat|rabbit|steaks?|roasts?|chops?|ribs?|brisket|sausages?|mince|meat|joint)\b/

/** Returns the first line of frozen raw meat or poultry, or null. */
export function frozenMeat(recipe: ReadDraft): ReadLine | null {
  return (
    recipe.lines.find((line) => {
      if (!frozen.test(line.text) || ready.test(line.text)) return false
      const food = line.food
      if (!food)
        return (
          rawMeat.test(line.text) && !/\b(?:vegan|vegetarian|veggie|plant-based|meatless)\b/.test(line.text)
        )
      const isMeat = food.tags.includes('meat') || food.tags.includes('poultry')
      return isMeat && (food.tags.includes('raw-risk') || donenessOf(line) !== null)
    }) ?? null
  )
}

const notThawed =
  /\b(?:do not|don't|no need to|without|never|needn't|not be|rather than|instead of) (?:be )?(?:thaw|defrost)\w*|\bunthawed\b/g
const longer =
  /\blonger\b|\bhalf as long again\b|\b50 ?%|\b1 ?1\/2 times|\bone and a half times|\bextra time\b|\bmore time\b|\badditional\b/
const slowCooker = /\bslow[- ]?cook\w*|\bcrock-?pot/

/** True when a step thaws the meat. */
export const isThawed = (recipe: ReadDraft): boolean =>
  /\b(?:thaw|defrost)/.test(recipe.method.replace(notThawed, ''))

/**
 * True when a step cooks the meat from frozen and gives a time (FSIS, "The Big Thaw": about half as long
 * again).
 */
export const isCookedFromFrozen = (recipe: ReadDraft): boolean =>
  recipe.steps.some(({ folded }) =>
    sentences(folded).some(
      (sentence) =>
        /\bfrom frozen\b|\bfrozen (?:[a-z-]+ ){0,4}(?:in|into|to|on)\b[^.]*\b(?:pressure|instant pot)/.test(
          sentence,
        ) &&
        (longer.test(sentence) || durationsOf(sentence).length > 0),
    ),
  )

/**
 * True when frozen meat goes into a slow cooker, where it stays too long at temperatures at which germs grow
 * (FSIS, "Slow Cookers and Food Safety").
 */
export const isSlowCookedFrozen = (recipe: ReadDraft): boolean =>
  frozenMeat(recipe) !== null && !isThawed(recipe) && slowCooker.test(`${recipe.title}\n${recipe.method}`)

/** True when no step thaws the frozen meat or cooks it for longer. */
export const isFrozenUnsaid = (recipe: ReadDraft): boolean =>
  frozenMeat(recipe) !== null &&
  !isThawed(recipe) &&
  !isCookedFromFrozen(recipe) &&
  !isSlowCookedFrozen(recipe)

const kinds = /\b(?:chicken|turkey|duck|goose|beef|pork|lamb|veal|venison|sausages?|roast|steaks?)\b/
export const meatName = (line: ReadLine): string => line.text.match(kinds)?.[0] ?? 'meat'
