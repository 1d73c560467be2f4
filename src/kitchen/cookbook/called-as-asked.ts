import type { RecipeDraft } from '#contract/recipe.ts'
import { tokens } from '../checks/words.ts'
import { type Claim, englishOfClaim } from '../craving/claim.ts'
import type { Craving } from '../craving/craving.ts'
import { pantryItem } from '../culinary/index.ts'
import { isFlesh } from '../foods/flesh.ts'
import { foodById } from '../foods/index.ts'
import { capital } from '../prose.ts'

/**
 * Returns a recipe that calls a rarer food as the cook does. The table keeps many fish, cheeses and greens in
 * one row because their figures are alike: amberjack in the row of hake, yet it is no hake.
 */
export function calledAsAsked(draft: RecipeDraft, { foods, text, claims = [] }: Craving): RecipeDraft {
  const said = ` ${tokens(text).join(' ')} `
  const isSaid = (name: string) => said.includes(` ${tokens(name).join(' ')} `)
  let named = draft
  for (const id of foods) {
    const food = foodById(id)
    if (!food || !(food.byName || isFlesh(food)) || isSaid(food.name)) continue
    const own = tokens(food.name)
    const called = food.aliases.find(
      (alias) => isSaid(alias) && !tokens(alias).some((word) => own.includes(word)),
    )
    if (called === undefined || textOf(named).includes(called)) continue
    const other = [pantryItem(id)?.many, pantryItem(id)?.one, food.name].reduce<RecipeDraft>(
      (draft, name) => (name === undefined ? draft : renamed(draft, name, called)),
      named,
    )
    // A step that says "cod" for the salt cod of the list would name nothing that is listed as bacalao.
    const isInShort = tokens(other.instructions.join('\n')).some((word) => own.includes(word))
    if (!isInShort) named = other
  }
  return claims.reduce(withVariety, named)
}

/** Varieties of a food that share its row: smoked gouda is gouda. */
const variety = /^(?:smoked|sharp|extra sharp|aged|mature)$/

/** Returns a recipe that names the variety of a food as the cook does. */
function withVariety(draft: RecipeDraft, claim: Claim): RecipeDraft {
  const { means } = claim
  const called = englishOfClaim(claim)
  const kind = called.endsWith(` ${means}`) ? called.slice(0, -means.length - 1) : ''
  return variety.test(kind) && !textOf(draft).includes(called) ? renamed(draft, means, called) : draft
}

const textOf = ({ ingredients }: RecipeDraft) => ingredients.map(({ item }) => item.toLowerCase()).join('\n')

function renamed(draft: RecipeDraft, from: string, to: string): RecipeDraft {
  const word = new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, 'giu')
  const written = (text: string) =>
    text.replace(word, (own) => (/^\p{Lu}/u.test(own) ? to.split(' ').map(capital).join(' ') : to))
  return {
    ...draft,
    title: written(draft.title),
    description: written(draft.description),
    ingredients: draft.ingredients.map((line) => ({ ...line, item: written(line.item) })),
    instructions: draft.instructions.map(written),
  }
}
