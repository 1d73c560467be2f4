import type { Craving } from '../../../craving/craving.ts'
import { isAtHand } from '../../../craving/wishes/at-hand.ts'
import { type Occasion, occasionsIn } from '../../occasions.ts'
import type { Cookbook } from '../../open-cookbook.ts'
import { type Asked, askedOf } from '../asked.ts'
import { askedWords, saysOnlyHow } from '../asked-words.ts'
import type { Circumstances } from '../circumstances.ts'
import { calledByDiet, calledWhole } from '../may-be-meant.ts'
import { type WantedFood, wantedFoods } from '../wanted.ts'

/** A craving as the rules of the order look at it, read once for all recipes. */
export interface Wish {
  cookbook: Cookbook
  craving: Craving
  circumstances: Circumstances
  /** Slugs of the recipes that the words name. */
  named: ReadonlySet<string>
  /** True when the words are a recipe's own name; false for the name of a family, and for none. */
  isOwnName: boolean
  /** Slugs of the recipes whose own name is the whole craving. */
  calledWhole: ReadonlySet<string>
  /** The same, with the recipes that the craving names by their diet. */
  called: ReadonlySet<string>
  asked: Asked
  /** Words that the index is asked for, in English and singular; none for an open wish. */
  words: readonly string[]
  /** Scores of the recipes that the index finds for these words. */
  scores: ReadonlyMap<string, number>
  wanted: readonly WantedFood[]
  /** True for wished foods that are at hand. */
  isThere: boolean
  /** True for several foods of which a dish is to be made, so that each further food has to be bought. */
  isOfFoods: boolean
  occasions: readonly Occasion[]
  /** True when the words only say how a meal is to be. */
  isOpen: boolean
  /** True when they name no dish and no food; tools and talk beside a meal leave it as open as it is. */
  isUnnamed: boolean
  /** True for such a craving that names a tool: the tool is all that it asks for. */
  isOfTools: boolean
}

/** Reads what the rules of the order need to know of a craving. */
export function wishOf(cookbook: Cookbook, craving: Craving, circumstances: Circumstances): Wish {
  const { recipes, equipment, targets = [], purpose = [] } = craving
  const named = new Set(recipes?.slugs)
  const isOwnName = recipes?.isFamily === false
  const asked = askedOf(cookbook, craving)
  const wanted = wantedFoods(craving)
  const isThere = isAtHand(craving)
  const isOpen = saysOnlyHow(cookbook, craving)
  const words = isOpen ? [] : wordsOfIndex(craving, asked)
  const isForProtein = targets.some(({ measure, atLeast = 0 }) => measure === 'protein' && atLeast > 0)
  const namesDish = recipes !== undefined || asked.head !== null || craving.dishes.length > 0
  const isUnnamed =
    (isOpen || !namesDish) && wanted.length === 0 && asked.words.every(({ weight }) => weight === 0)
  const whole = calledWhole(cookbook, craving)
  return {
    ...{ cookbook, craving, circumstances, named, isOwnName, asked, words, wanted, isThere },
    calledWhole: whole,
    called: new Set([...calledByDiet(cookbook, craving), ...whole]),
    scores: cookbook.score([...words, ...purpose, ...(isForProtein ? ['protein'] : [])]),
    isOfFoods: !isOwnName && wanted.length > 1 && (named.size === 0 || isThere),
    occasions: occasionsIn(craving.text),
    ...{ isOpen, isUnnamed, isOfTools: isUnnamed && equipment.length > 0 },
  }
}

function wordsOfIndex(craving: Craving, { words, sides }: Asked): string[] {
  const weighty = words.filter(({ weight }) => weight > 0).map(({ word }) => word)
  return [...new Set([...askedWords(craving), ...weighty])].filter((word) => !sides.has(word))
}
