import type { Category } from '#contract/common.ts'
import { type Colour, mix } from './colour.ts'
import { isPiece } from './looks.ts'
import { type FoodLook, lookOf } from './palette.ts'
import { type Chance, chance } from './random.ts'

export interface DrawnRecipe {
  title: string
  category: Category
  ingredients: readonly { item: string }[]
  instructions?: readonly string[]
}

/** A recipe as its painter sees it. */
export interface Dish {
  rng: Chance
  /** Lower case. */
  title: string
  /** Title, items: lower case. */
  words: string
  /** All steps, lower case. */
  method: string
  category: Category
  looks: FoodLook[]
  /** Foods that lie on the dish as pieces: what the title names first, then as listed. */
  pieces: FoodLook[]
  /** Colour of sauce, soup or batter. */
  tint: Colour
  /** The colour of the dish as a whole: for its cloth. */
  main: Colour
}

export function readDish(recipe: DrawnRecipe, seed: string): Dish {
  const title = recipe.title.toLowerCase()
  const looks = unique(recipe.ingredients.map(({ item }) => lookOf(item)).filter((look) => look !== null))
  const standing = (look: FoodLook) => {
    const at = title.indexOf(stem(look.word))
    return at < 0 ? title.length : at
  }
  const ordered = looks.toSorted((a, b) => standing(a) - standing(b))
  const pieces = ordered.filter(isPiece)
  const tints = ordered.filter((look) => look.shape === 'tint')
  const tint = blend(tints.map((look) => look.colour)) ?? mix(pieces[0]?.colour ?? '#d9a05a', '#c98f4e', 0.7)
  return {
    rng: chance(`${seed}\n${recipe.title}`),
    title,
    words: [title, ...recipe.ingredients.map(({ item }) => item.toLowerCase())].join(' | '),
    method: (recipe.instructions ?? []).join(' ').toLowerCase(),
    category: recipe.category,
    looks: ordered,
    pieces,
    tint,
    main: pieces.find((look) => !pale(look.colour))?.colour ?? tint,
  }
}

const stem = (word: string) => word.split(' ').at(-1)?.slice(0, 5) ?? word

function unique(looks: FoodLook[]): FoodLook[] {
  const seen = new Set<string>()
  return looks.filter(({ shape, colour }) => {
    const key = `${shape}${colour}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The strongest colours weigh most: a spoon of tomato paste colours a pot of cream. */
function blend(colours: Colour[]): Colour | null {
  const [first, ...rest] = colours
  if (!first) return null
  return rest
    .slice(0, 3)
    .reduce((sum, colour, i) => mix(sum, colour, pale(colour) ? 0.28 : 0.42 / (i + 1)), first)
}

function pale(colour: Colour): boolean {
  const value = Number.parseInt(colour.slice(1), 16)
  return (value >> 16) + ((value >> 8) & 255) + (value & 255) > 600
}
