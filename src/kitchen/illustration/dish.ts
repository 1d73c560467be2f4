import type { Category } from '#contract/common.ts'
import type { Looks } from '../cookbook/looks.ts'
import { type Colour, mix } from './colour.ts'
import { guessLooks } from './guess.ts'
import { isPiece } from './looks.ts'
import type { FoodLook } from './palette.ts'
import { type Part, readPart } from './parts.ts'
import { type Chance, chance } from './random.ts'

export interface DrawnRecipe {
  title: string
  category: Category
  ingredients: readonly { item: string }[]
  instructions?: readonly string[]
  /** Looks that the author described; guessed from title and ingredients when left out. */
  looks?: Looks | undefined
}

/** The facts about a recipe that its picture needs. */
export interface Dish {
  rng: Chance
  looks: Looks
  parts: readonly Part[]
  /** First and largest part, which gives the dish its name and its colour. */
  lead: Part
  body: Colour
  /** Words of all parts in lower case, for scenes to search. */
  words: string
  /** All visible foods, in order of size. */
  foods: readonly FoodLook[]
  /** Visible foods that lie on the dish as pieces. */
  pieces: readonly FoodLook[]
  /** Pieces other than the dish itself: its toppings and the food beside it. */
  extras: readonly FoodLook[]
  /** Colour of sauce, soup or batter. */
  tint: Colour
  /** Colour of the dish as a whole, which the cloth follows. */
  main: Colour
}

export function readDish(recipe: DrawnRecipe, seed: string): Dish {
  const looks = recipe.looks ?? guessLooks(recipe)
  const parts = looks.parts.map(readPart)
  const lead = parts[0] ?? readPart(looks.form)
  const foods = unique(parts.flatMap((part) => part.looks))
  const leading = new Set(lead.looks.map(({ shape, colour }) => `${shape}${colour}`))
  const pieces = foods.filter(isPiece)
  const sauce = parts.filter(({ flows }) => flows).map(({ colour }) => colour)
  return {
    rng: chance(`${seed}\n${recipe.title}`),
    looks,
    parts,
    lead,
    body: lead.colour,
    words: looks.parts.join(' | ').toLowerCase(),
    foods,
    pieces,
    extras: pieces.filter(
      ({ shape, colour, word }) =>
        !leading.has(`${shape}${colour}`) &&
        !lead.looks.some((look) => look.shape === shape && look.word === word),
    ),
    tint: sauce[0] ?? blend(foods) ?? mix(lead.colour, '#c98f4e', 0.5),
    main: [...pieces.map(({ colour }) => colour), lead.colour].find((colour) => !pale(colour)) ?? lead.colour,
  }
}

function unique(looks: readonly FoodLook[]): FoodLook[] {
  const seen = new Set<string>()
  return looks.filter(({ shape, colour }) => {
    const key = `${shape}${colour}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/**
 * Mixes the colours of sauces; strong ones weigh most, because a spoon of tomato paste colours a pot of
 * cream.
 */
function blend(foods: readonly FoodLook[]): Colour | null {
  const [first, ...rest] = foods.filter(({ shape }) => shape === 'tint').map(({ colour }) => colour)
  if (!first) return null
  return rest
    .slice(0, 3)
    .reduce((sum, colour, i) => mix(sum, colour, pale(colour) ? 0.28 : 0.42 / (i + 1)), first)
}

export function pale(colour: Colour): boolean {
  const value = Number.parseInt(colour.slice(1), 16)
  return (value >> 16) + ((value >> 8) & 255) + (value & 255) > 600
}
