import type { RecipeDraft } from '#contract/recipe.ts'
import type { Course } from '../cookbook/courses.ts'
import type { Circumstances } from '../cookbook/find/circumstances.ts'
import { wantedFoods } from '../cookbook/find/wanted.ts'
import type { Craving } from '../craving/craving.ts'
import { findFoods, stemsOf } from '../foods/index.ts'
import { type FoodAtHand, foodsWished, foodWished } from './at-hand.ts'
import { type FrameBook, framesOfFoods, stemsOfNames } from './frame-book.ts'
import type { Frame } from './frame-file.ts'
import type { KindAsked } from './kind-asked.ts'
import { makeFilling, rankFillings } from './make-of-foods.ts'

/** Dish made from foods at hand, or the reason why there is none. */
export type FramedDish =
  | { kind: 'recipe'; draft: RecipeDraft; course: Course; frame: string }
  /** Result when every dish of these foods was made in an earlier turn. */
  | { kind: 'all-made'; titles: string[] }
  | { kind: 'none'; because: string }

export interface FrameRequest extends Pick<Circumstances, 'season' | 'recentTitles' | 'series'> {
  /** Number of the cook's attempt at this craving, from 1: each gets the next dish. */
  turn: number
  /** Frames that may be filled; defaults to those that the words name, or to all when they name none. */
  frames?: readonly Frame[]
  /** Kind of dish that the craving names with its foods; then each of these foods is in the dish. */
  asked?: KindAsked | null
}

/** Largest number of fillings that are written and checked for one craving. */
const MOST_TRIED = 24

/**
 * Makes a dish from the foods that a craving names, and of the kind that it names, such as a stir-fry. Yields
 * after each try so that a server can do other work; the generator returns the dish.
 */
export function* fillFrames(
  book: FrameBook,
  craving: Craving,
  request: FrameRequest,
): Generator<undefined, FramedDish> {
  const { asked } = request
  const foods = asked?.foods ?? foodsNamed(craving)
  const named = asked?.frames ?? request.frames ?? framesNamed(book, craving.text)
  if (foods.length === 0) return { kind: 'none', because: 'no food was named that a dish is made of' }
  const ranked = rankFillings(
    { ...book, frames: named.length > 0 ? named : framesOfFoods(book) },
    foods,
    craving,
    request,
    !!asked,
  ).filter(({ used }) => !asked || used.length === foods.length)
  const had: Extract<FramedDish, { kind: 'recipe' }>[] = []
  let because = `nothing is known here that is made of ${listed(foods)}`
  for (const filling of ranked.slice(0, MOST_TRIED)) {
    const made = makeFilling(filling, craving, book)
    yield
    if (made.kind === 'cannot') {
      if (had.length === 0) because = made.because
      continue
    }
    const { frame } = filling
    const dish = { kind: 'recipe', draft: made.draft, course: frame.course, frame: frame.slug } as const
    if (had.length >= request.turn - 1 && !request.recentTitles?.includes(dish.draft.title)) return dish
    had.push(dish)
  }
  const [first] = had
  if (!first) return { kind: 'none', because }
  // Dishes made for other words may be repeated; attempts past the last dish get none.
  return request.turn > had.length
    ? { kind: 'all-made', titles: had.map(({ draft }) => draft.title) }
    : (had[request.turn - 1] ?? first)
}

const listed = (foods: readonly FoodAtHand[]) => foods.map(({ said }) => said).join(', ')

/**
 * Returns the foods that a craving names, in the order of its words. Rice and pasta count as foods here,
 * though each names dishes as well; foods inside the name of a dish come last: "pasta bake with penne" means
 * penne.
 */
function foodsNamed(craving: Craving): FoodAtHand[] {
  const { claims = [] } = craving
  const wishes = claims.filter(({ kind }) => kind === 'wish')
  const wanted = wantedFoods(craving).map(({ name }) => {
    const claim = wishes.find(({ means, words }) => means === name || stemsOf(words) === stemsOf(name))
    return { name, from: claim?.from ?? claims.length }
  })
  const inNames = wishes.flatMap(({ words, from, dishes = [] }) =>
    words.split(/,\s*|\s+and\s+/).flatMap((part) => {
      const names = foodWished(part)
        ? [part]
        : findFoods(part).map(({ start, end }) => part.slice(start, end))
      return names.map((name) => ({ name, from: dishes.length > 0 && name !== part ? LAST : from }))
    }),
  )
  return foodsWished([...wanted, ...inNames].sort((a, b) => a.from - b.from).map(({ name }) => name))
}

const LAST = 10_000

/**
 * Returns the frames whose kind of dish the words name; "pasta bake with tuna" means bakes, not any pasta.
 */
export function framesNamed({ frames }: Pick<FrameBook, 'frames'>, text: string): Frame[] {
  const said = ` ${stemsOf(text)} `
  const named = frames.flatMap((frame) => {
    const lengths = stemsOfNames(frame).filter((name) => said.includes(` ${name} `))
    return lengths.length > 0 ? [{ frame, length: Math.max(...lengths.map((name) => name.length)) }] : []
  })
  const longest = Math.max(0, ...named.map(({ length }) => length))
  return named.filter(({ length }) => length === longest).map(({ frame }) => frame)
}
