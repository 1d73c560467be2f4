import type { Looks } from '../cookbook/looks.ts'
import { coloursIn } from './colour-words.ts'
import type { DrawnRecipe } from './dish.ts'
import { kindsByTitle } from './kinds-by-title.ts'
import { isPiece } from './looks.ts'
import { type FoodLook, foodIn, lookOf } from './palette.ts'

type Kind = Omit<Looks, 'parts'> & { lead?: string | undefined }

/**
 * Guesses the looks of a recipe that nobody has described, by the words of its title or else by its
 * ingredients.
 */
export function guessLooks(recipe: DrawnRecipe): Looks {
  const title = recipe.title.toLowerCase()
  const seen = recipe.ingredients.flatMap(({ item }) => {
    const look = lookOf(item)
    return look
      ? [
          {
            item:
              item
                .toLowerCase()
                .replace(/\(.*?\)/g, ' ')
                .split(',')[0] ?? '',
            look,
          },
        ]
      : []
  })
  const standing = ({ word }: FoodLook) => {
    const at = title.indexOf(word.split(' ').at(-1)?.slice(0, 5) ?? word)
    return at < 0 ? title.length : at
  }
  const inOrder = seen.toSorted((a, b) => standing(a.look) - standing(b.look))
  // Words behind "with" say little about the dish: a curry with crisp shallots is no crisp, a pie with ice
  // cream no glass.
  const [itself = title] = title.split(/ with /)
  const kind =
    byWords(itself, recipe) ??
    byWords(title, recipe) ??
    byContent(
      recipe,
      inOrder.map(({ look }) => look),
    )
  const { lead, ...looks } = kind
  // The first food in a title is the dish: the salmon of "salmon and asparagus".
  const ownName = [itself.split(/ and /)[0] ?? itself, itself].find(
    (name) => foodIn(name) !== null || coloursIn(name).length > 0,
  )
  const first =
    lead ?? ownName ?? inOrder.find(({ look }) => isPiece(look))?.item ?? inOrder[0]?.item ?? itself
  if (looks.form === 'soup' && isSmooth(title, recipe)) return { ...looks, parts: smoothSoup(first, inOrder) }
  return { ...looks, parts: [first, ...inOrder.map(({ item }) => item)] }
}

interface Seen {
  item: string
  look: FoodLook
}

const isSmooth = (title: string, { instructions = [] }: DrawnRecipe) =>
  !/chowder|minestrone|chunky|tortilla|noodle/.test(title) &&
  /puree|blend|smooth|cream of|creamy|velvet|bisque|gazpacho|(?:tomato|squash|carrot|pumpkin) soup/.test(
    `${title} ${instructions.join(' ').toLowerCase()}`,
  )

/** Returns the visible parts of a smooth soup: its colour, the cream on it, and its garnish. */
function smoothSoup(otherwise: string, seen: readonly Seen[]): string[] {
  const body = seen.find(({ look }) => isPiece(look) && !strewn.includes(look.shape))
  const cream = seen.some(({ item }) => /cream|yog|milk|crème/.test(item))
  return [
    body ? `${body.item} soup` : otherwise,
    ...(cream ? ['swirl of cream'] : []),
    ...seen.filter(({ look }) => strewn.includes(look.shape)).map(({ item }) => item),
  ]
}
const strewn: readonly FoodLook['shape'][] = ['herb', 'leaf', 'ringlet', 'seed', 'nut', 'cube']

const kind = (vessel: Kind['vessel'], view: Kind['view'], form: Kind['form'], lead?: string): Kind => ({
  vessel,
  view,
  form,
  lead,
})

function byWords(title: string, recipe: DrawnRecipe): Kind | null {
  const known = kindsByTitle.find(([words]) => words.test(title))
  if (!known) return null
  const [, vessel, view, form, lead] = known
  const own = typeof lead === 'function' ? lead(title, wordsOf(recipe)) : lead
  if (form === 'long pasta' || form === 'salad')
    return pastaKind(title, recipe, kind(vessel, view, form, own))
  if (form === 'soup' && /ramen|pho\b|laksa|noodle/.test(title)) return kind(vessel, view, 'noodle soup', own)
  return kind(vessel, view, form, own)
}

/**
 * Chooses long or short pasta by the ingredients; a salad counts only if its title says that it is one of
 * pasta.
 */
function pastaKind(title: string, { ingredients }: DrawnRecipe, otherwise: Kind): Kind {
  const shapes = ingredients.map(({ item }) => lookOf(item)?.shape)
  const isSalad = otherwise.form === 'salad'
  if (isSalad && !/pasta salad|macaroni salad|orzo salad/.test(title)) return otherwise
  return shapes.includes('pasta') && !shapes.includes('noodle')
    ? kind(isSalad ? 'bowl' : 'plate', 'from above', 'short pasta')
    : otherwise
}

const wordsOf = ({ title, ingredients }: DrawnRecipe) =>
  [title, ...ingredients.map(({ item }) => item)].join(' | ').toLowerCase()

/** Chooses the kind by the ingredients, for titles without a known word. */
function byContent(recipe: DrawnRecipe, foods: readonly FoodLook[]): Kind {
  const { category } = recipe
  const words = wordsOf(recipe)
  const has = (shape: FoodLook['shape']) => foods.some((food) => food.shape === shape)
  if (has('noodle')) return kind('plate', 'from above', 'long pasta')
  if (has('pasta')) return kind('plate', 'from above', 'short pasta')
  if (category === 'dessert')
    return /flour/.test(words)
      ? kind('cake stand', 'from the side', 'layer cake')
      : kind('tall glass', 'from the side', 'layered in a glass')
  if (category === 'snack') return kind('plate', 'from above', 'fritters')
  if (has('fillet')) return kind('plate', 'from above', 'fish fillet')
  if (/\bchops?\b/.test(words)) return kind('plate', 'from above', 'chops')
  if (/steak|tenderloin/.test(words)) return kind('plate', 'from above', 'steak')
  if (/breast|\bfillet|cutlet|schnitzel/.test(words)) return kind('plate', 'from above', 'cutlet')
  if (/thigh/.test(words)) return kind('plate', 'from above', 'pieces of poultry')
  if (category === 'breakfast')
    return has('egg') ? kind('plate', 'from above', 'omelette') : kind('bowl', 'from above', 'porridge')
  if (has('grain'))
    return category === 'lunch'
      ? kind('bowl', 'from above', 'bowl in sections')
      : kind('plate', 'from above', 'stir-fry')
  return foods.filter(isPiece).length >= 2
    ? kind('plate', 'from above', stillLife)
    : kind('bowl', 'from above', 'stew')
}

/** Form of a dish that nothing identifies: a heap of its ingredients. */
const stillLife: Looks['form'] = 'roasted vegetables'
