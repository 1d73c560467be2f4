import type { Allergen, Food, FoodTag } from '../foods/food.ts'
import type { Condition } from './condition.ts'

/** A group of foods that one condition forbids for one reason. */
export interface FoodGroup {
  /** The reason, as the end of a sentence: `fructans`. */
  why: string
  /** Advice on a substitute, as a whole sentence. */
  instead?: string
  has(food: Food, condition: Condition): boolean
  /** Words for foods that the table does not know, in English. */
  words: RegExp
  /** Words looked for in every line, even where the food is known: the food of "raw milk" is just milk. */
  said: RegExp
  /** Words of a line that make a food of this group allowed: ground nuts are not whole ones. */
  unless?: RegExp
  /** True when foods of this group may be used once they are cooked through. */
  isFineCooked: boolean
  /** The ids as written, so that a test can look each of them up. */
  ids: readonly string[]
}

export interface LabelNote {
  ids: string
  /** Advice about the product, as a whole sentence: `Use stock made without onion and garlic.` */
  note: string
}

/** A food group as the rules write it: ids separated by spaces, words separated by commas. */
export interface Listed {
  why: string
  instead?: string
  ids?: string
  tags?: readonly FoodTag[]
  allergens?: readonly Allergen[]
  /** Test by figures instead of names: more than 17.5 g of fat. */
  fits?: (food: Food, condition: Condition) => boolean
  /** Ids that the tags, allergens or figures would include by mistake. */
  but?: string
  words?: string
  said?: string
  unless?: RegExp
  isFineCooked?: boolean
}

export const split = (ids = ''): string[] => ids.split(/\s+/).filter(Boolean)

const nothing = /(?!)/

/**
 * Builds a pattern of whole words from a comma-separated list, in the singular or plural, with a space or a
 * hyphen between the words.
 */
export function anyOf(list = ''): RegExp {
  const words = list
    .split(',')
    .map((word) => word.trim().replace(/ /g, '[ -]'))
    .filter(Boolean)
  return words.length > 0 ? new RegExp(`(?<![a-z])(?:${words.join('|')})(?:e?s)?(?![a-z])`) : nothing
}

export function group(listed: Listed): FoodGroup {
  const { why, instead, tags = [], allergens = [], fits, unless } = listed
  const ids = split(listed.ids)
  const named = new Set(ids)
  const but = new Set(split(listed.but))
  return {
    why,
    ...(instead === undefined ? {} : { instead }),
    has: (food, condition) =>
      named.has(food.id) ||
      (!but.has(food.id) &&
        (tags.some((tag) => food.tags.includes(tag)) ||
          allergens.some((allergen) => food.allergens.includes(allergen)) ||
          (fits?.(food, condition) ?? false))),
    words: anyOf(listed.words),
    said: anyOf(listed.said),
    ...(unless === undefined ? {} : { unless }),
    isFineCooked: listed.isFineCooked ?? false,
    ids: [...ids, ...but],
  }
}
