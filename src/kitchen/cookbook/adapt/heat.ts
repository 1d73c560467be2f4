import type { RecipeDraft } from '#contract/recipe.ts'
import { heatOfLine, heatPerServing, MILD_TO, SPICY_FROM, wishedMoods } from '../../checks/asked-moods.ts'
import { type ReadLine, readDraft } from '../../checks/read-draft.ts'
import { tokens } from '../../checks/words.ts'
import type { Craving } from '../../craving/craving.ts'
import { listOf } from '../../prose.ts'
import { changedHeat } from '../../refine/heat.ts'
import { breaches } from '../../refine/keep-rules.ts'
import { removeLine } from '../../refine/remove.ts'
import { meansLine } from '../line-of.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'

/**
 * Share that is left of a hot food that carries the taste, each time that the heat of a draft is changed: a third, then a
 * quarter of what was written. A check reports a dish that is still too hot then.
 */
const ROUNDS = [1 / 3, 3 / 4] as const

/**
 * Makes a dish as mild or as hot as the craving asks and says so in its description; returns it unchanged
 * when no change is sound.
 */
export function withHeat(recipe: LinkedRecipe, draft: RecipeDraft, craving: Craving): RecipeDraft {
  const moods = wishedMoods(craving).map(({ mood }) => mood)
  const isMild = moods.includes('mild')
  if (isMild === moods.includes('spicy')) return draft
  const isMet = (each: RecipeDraft) => {
    const heat = heatPerServing(readDraft(each))
    return isMild ? heat <= MILD_TO : heat >= SPICY_FROM
  }
  if (isMet(draft) && !(isMild && hasHotSauce(draft))) return draft
  const seeded = isMild ? withoutHotSauces(recipe, withoutSeeds(draft)) : draft
  const milder = isMild ? withoutHotSauces(recipe, draft) : draft
  const changed = isMet(seeded) ? seeded : turned(recipe, milder, isMild ? 'less' : 'more', isMet)
  const keepsNeeds = recipe.file.needs.every((need) => !has(draft, need) || has(changed, need))
  const isSound =
    changed !== draft && keepsNeeds && breaches(changed, craving).length <= breaches(draft, craving).length
  return isSound
    ? { ...changed, description: `${changed.description} ${whatChanged(draft, changed)}` }
    : draft
}

const has = ({ ingredients }: RecipeDraft, need: string): boolean =>
  ingredients.some(({ item }) => meansLine(need, item))

function turned(
  { file }: LinkedRecipe,
  draft: RecipeDraft,
  direction: 'less' | 'more',
  isMet: (draft: RecipeDraft) => boolean,
): RecipeDraft {
  let current = draft
  const keeps = (item: string) => file.needs.some((need) => meansLine(need, item))
  for (const share of ROUNDS) {
    if (isMet(current)) break
    const outcome = changedHeat(current, direction, { share, keeps })
    if (outcome.kind !== 'changed') break
    current = outcome.draft
  }
  return current
}

/** Sauces of chiles, which stay out of a mild dish however little of them there is. */
const hotSauces =
  /^(?:sriracha|(?:mexican-)?hot-sauce|chili-(?:sauce|oil|garlic-sauce)|sambal[a-z-]*|harissa|nam-prik-pao)$/
const isHotSauce = (line: ReadLine): boolean =>
  hotSauces.test(line.food?.id ?? '') && line.parsed.quantity !== null && !/\bmild\b/.test(line.text)
const hasHotSauce = (draft: RecipeDraft): boolean => readDraft(draft).lines.some(isHotSauce)

/**
 * Returns the draft without its sauces of chiles, as far as the steps can do without them. One that the dish is known
 * by, as dan dan noodles are by their chili oil, goes to the table.
 */
function withoutHotSauces({ file }: LinkedRecipe, draft: RecipeDraft): RecipeDraft {
  const places = readDraft(draft).lines.filter(isHotSauce)
  return places
    .toSorted((a, b) => b.index - a.index)
    .reduce((left, { index, item, parsed }) => {
      const less = removeLine(left, index, { anySize: true, isOptional: true })
      if (!less) return left
      return file.needs.some((need) => meansLine(need, item)) ? atTable(less, parsed.food) : less
    }, draft)
}

/** Sets a hot sauce on the table, for those who like it. */
const atTable = (draft: RecipeDraft, name: string): RecipeDraft => ({
  ...draft,
  ingredients: [...draft.ingredients, { amount: '', item: `${name}, for the table` }],
  instructions: draft.instructions.map((step, at) =>
    at === draft.instructions.length - 1
      ? `${step} Set the ${name} on the table for those who like it hot.`
      : step,
  ),
})

/** Fresh chiles, whose seeds and ribs are the hottest part. */
const fresh = /^(?:jalapeno|red-chili|green-chili|habanero)$/

/** Returns the draft with its fresh chiles seeded, the smallest change, since the chiles stay in the dish. */
const withoutSeeds = (draft: RecipeDraft): RecipeDraft => {
  const lines = readDraft(draft).lines
  return {
    ...draft,
    ingredients: draft.ingredients.map((line, at) => {
      const isFresh = fresh.test(lines[at]?.food?.id ?? '') && !/seed|powder|whole/.test(line.item)
      if (!isFresh) return line
      const [name = '', ...how] = line.item.split(', ')
      return { ...line, item: `${name}, seeded${how.length > 0 ? ` and ${how.join(', ')}` : ''}` }
    }),
  }
}

/** Returns the sentence about the change: "Made mild: with the jalapeño seeded, without the cayenne." */
function whatChanged(before: RecipeDraft, after: RecipeDraft): string {
  const [old, now] = [hotLines(before), hotLines(after)]
  const isLess = heatPerServing(readDraft(after)) < heatPerServing(readDraft(before))
  const parts = old.flatMap((line) => {
    const same = now.find((one) => isSame(one, line))
    if (!same) return [`without the ${line.parsed.food}`]
    if (same.amount !== line.amount) return [`with ${isLess ? 'less' : 'more'} of the ${line.parsed.food}`]
    return same.item === line.item ? [] : [`with the ${line.parsed.food} seeded`]
  })
  const added = now.filter((line) => !old.some((one) => isSame(one, line)))
  return `Made ${isLess ? 'mild' : 'hotter'}: ${listOf([...parts, ...added.map((line) => `with ${line.parsed.food}`)])}.`
}

const isSame = (one: ReadLine, other: ReadLine): boolean =>
  tokens(one.parsed.food).join(' ') === tokens(other.parsed.food).join(' ')

const hotLines = (draft: RecipeDraft): ReadLine[] =>
  readDraft(draft).lines.filter((line) => heatOfLine(line) > 0)
