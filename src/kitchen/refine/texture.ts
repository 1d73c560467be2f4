import type { RecipeDraft } from '#contract/recipe.ts'
import { withAmounts } from './amount-of.ts'
import { isThin, type MoistDish, moistDish } from './appliances/moist.ts'
import { isThickener } from './appliances/pot-times.ts'
import { mentionsIn, readLines } from './lines.ts'
import { already, changed, type Outcome, refused } from './outcome.ts'
import { isAdvice, mapSentences, minutesIn, sentencesOf } from './sentences.ts'
import { listedWith } from './use-up.ts'

/** Textures that a cook wishes for a finished dish. */
export type Texture = 'thicker' | 'thinner' | 'crisper' | 'smooth' | 'of dough'

const words: readonly (readonly [RegExp, Texture])[] = [
  [
    /\b(?:(?:a (?:bit|little)|much|way) )?(?:thicker|thicken(?: it)?(?: up)?|(?:too|less|not so|not as) (?:soupy|runny|watery|thin|liquid)|dicker|plus épais\w*|más espes[oa]|più dens[oa])\b/i,
    'thicker',
  ],
  [
    /\b(?:thinner|runnier|soupier|(?:too|less|not so|not as) (?:thick|stodgy|gloopy)|dünner|plus liquide|más líquid[oa])\b/i,
    'thinner',
  ],
  [
    /\b(?:crisp(?:i)?er|crunchier|(?:more|extra|really|nice and) (?:crisp|crispy|crunchy)|(?:not|too|less) soggy|knuspriger|plus croustillant\w*|más crujiente)\b/i,
    'crisper',
  ],
  [
    /\b(?:smooth(?:er)?|silky|(?:no|without|not|less|too) (?:chunks|chunky|lumps|lumpy|bits)|pur[eé]ed?)\b/i,
    'smooth',
  ],
  [
    /\b(?:chewier|fudgier|fluffier|(?:more|less|too) (?:cakey|fudgy|chewy|dense|fluffy|dry|moist|crumbly)|moister|denser|airier|softer)\b/i,
    'of dough',
  ],
]

/** Parts of a dish of which a texture is said. */
const ofDish =
  '(?: (?:gravy|sauce|soup|stew|broth|chili|curry|crust|skin|edges|top(?:ping)?|texture|consistency))?'

/** Takes the textures out of the words of a wish. */
export function readTextures(text: string): { found: Texture[]; rest: string } {
  let rest = text
  const found = words.flatMap(([pattern, texture]) => {
    const next = rest.replace(new RegExp(`${pattern.source}${ofDish}`, 'i'), ' ')
    const isSaid = next !== rest
    rest = next
    return isSaid ? [texture] : []
  })
  return { found, rest }
}

/** Gives a dish another texture by what cooks do at the stove; a dough, whose texture is its recipe, stays. */
export function withTexture(draft: RecipeDraft, texture: Texture): Outcome {
  switch (texture) {
    case 'thicker':
      return thicker(draft)
    case 'thinner':
      return thinner(draft)
    case 'crisper':
      return crisper(draft)
    case 'smooth':
      return blended(draft)
    case 'of dough':
      return refused(
        'That texture comes from the proportions of the flour, fat, eggs and sugar and from the minutes in the oven, all at once, so that another recipe gives it better than this one changed. Ask for a new recipe and name the texture.',
      )
  }
}

const SIMMERED = 3
/** Grams of thin liquid that a tablespoon of cornstarch binds. */
const BOUND = 480

const notLiquid = (what: string): Outcome =>
  refused(
    `Nothing in this dish simmers in a liquid, so the built-in kitchen knows nothing that makes it ${what}.`,
  )

function thicker(draft: RecipeDraft): Outcome {
  const dish = moistDish(draft, SIMMERED)
  if (!dish || dish.liquid < 100) return notLiquid('thicker')
  const own = dish.inside.filter((line) => isThickener(line) && line.parsed.quantity && line.grams > 0)
  if (own.length > 0) return changed(withAmounts(draft, new Map(own.map(({ index }) => [index, 1.5]))))
  const spoons = Math.max(1, Math.round(dish.liquid / BOUND))
  const next = after(
    draft,
    dish,
    `Stir the cornstarch smooth with ${2 * spoons} tablespoons of cold water, stir it in and simmer for 2 minutes, until it thickens.`,
  )
  return changed({
    ...next,
    cookTime: draft.cookTime + 2,
    ingredients: listedWith(draft.ingredients, {
      amount: `${spoons} tablespoon${spoons > 1 ? 's' : ''}`,
      item: 'cornstarch',
    }),
  })
}

function thinner(draft: RecipeDraft): Outcome {
  const dish = moistDish(draft, SIMMERED)
  const poured = dish?.inside.filter(
    (line) => isThin(line) && line.parsed.quantity && /stock|broth|water|milk$/.test(line.food?.id ?? ''),
  )
  const [most] = poured?.toSorted((a, b) => b.grams - a.grams) ?? []
  return most ? changed(withAmounts(draft, new Map([[most.index, 1.25]]))) : notLiquid('thinner')
}

/** Minutes under the broiler at the end. */
const BROILED = 3

function crisper(draft: RecipeDraft): Outcome {
  const roasted = draft.instructions
    .flatMap(sentencesOf)
    .filter((each) => /\b(?:roast|bake)\b/i.test(each) && minutesIn(each) > 0 && !isAdvice(each))
    .at(-1)
  const isMoist = moistDish(draft, 20) !== null
  if (
    !roasted ||
    isMoist ||
    readLines(draft).some(
      ({ food }) =>
        food !== null && /flour/.test(food.id) && /batter|dough/i.test(draft.instructions.join(' ')),
    )
  )
    return refused(
      'A crust comes from dry heat at the end, and nothing in this dish is roasted or gratinated, so the built-in kitchen knows no sound way to make it crisper.',
    )
  if (/\bbroil/i.test(draft.instructions.join(' ')))
    return already('It is broiled at the end already, which is what makes it crisp.')
  const next = mapSentences(draft, (sentence) =>
    sentence === roasted
      ? `${sentence} For a crisp finish, broil for the last ${BROILED} minutes close under the heat, and watch it.`
      : sentence,
  )
  return changed({ ...next, cookTime: draft.cookTime + BROILED })
}

const blends = /\b(?:blend|puree|purée|blitz|mash)\b/i

function blended(draft: RecipeDraft): Outcome {
  const dish = moistDish(draft, SIMMERED)
  if (!dish || dish.liquid < 100) return notLiquid('smoother')
  const own = dish.after.flat().find((each) => blends.test(each) && !isAdvice(each))
  if (own && /\b(?:until (?:perfectly |very |completely )?smooth|all of)\b/i.test(own))
    return already('It is blended until smooth already.')
  const said = 'Blend the soup in the pot until smooth.'.replace(
    'soup',
    /soup|bisque|chowder/i.test(draft.title) ? 'soup' : 'sauce',
  )
  const isMeaty = dish.inside.some(({ food }) => food?.tags.includes('raw-risk'))
  if (isMeaty)
    return refused(
      'There is meat or fish in the pot, which nobody blends. Ask for a new recipe for a smooth soup.',
    )
  return changed(
    own && mentionsIn(own, dish.lines).length === 0
      ? mapSentences(draft, (sentence) => (sentence === own ? said : sentence))
      : after(draft, dish, said),
  )
}

const cooking = /\b(?:simmer|cook|boil|brais|bubbl|stew|oven)/i

/** Adds a sentence behind the last one in which the dish cooks, or the one that simmers longest. */
function after(draft: RecipeDraft, { long }: MoistDish, sentence: string): RecipeDraft {
  const last = draft.instructions
    .flatMap(sentencesOf)
    .findLast((each) => minutesIn(each) > 0 && cooking.test(each) && !isAdvice(each))
  const target = last ?? long
  const said = /\boven\b/i.test(target)
    ? `Back on the stove, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : sentence
  return mapSentences(draft, (each) => (each === target ? `${each} ${said}` : each))
}
