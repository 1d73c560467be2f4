import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import type { Food } from '../../../foods/index.ts'
import { asPattern } from '../../../prose.ts'
import { titleCase } from '../../../refine/rename.ts'
import { sentencesOf } from '../../../refine/sentences.ts'
import { type Finish, frostings, glazes } from './finishes.ts'

/** Headings of the lines of a cake's own finish. */
const heading = /\b(?:frosting|icing|glaze|topping|buttercream|ganache|finish|sauce|syrup)\b/i
/** Words for a finish in the steps and in a title. */
const ownWords = /\b(?:frost(?:ing|ed|s)?|ic(?:ing|ed)|glaz(?:e|ed|ing)|buttercream|ganache)\b/i
/** Servings for which the finishes are written. */
const CAKE = 12

/**
 * Returns a cake with the glaze or the frosting that is asked for in the place of its own: a yellow cake "with an
 * orange marmalade glaze". Null where the words name none of the food, or the cake's own cannot be taken away.
 * @param text words of the cook
 */
export function withOtherFinish(draft: RecipeDraft, food: Food, text: string): RecipeDraft | null {
  const kind = finishSaid(text, food)
  if (kind === null || draft.servings < CAKE / 2) return null
  const [, maker] = (kind === 'glaze' ? glazes : frostings).find(([asked]) => asked.test(food.id)) ?? []
  const bare = maker ? withoutFinish(draft) : null
  if (!maker || !bare) return null
  const finish = maker(food.name.replace(/^fresh /, ''))
  return finished(bare, finish, `${titleCase(shortened(food.name)[0] ?? food.name)} ${titleCase(kind)}`, kind)
}

/** Returns the finish that is named behind a food: "glaze" for "orange marmalade glaze" and "drizzle". */
function finishSaid(text: string, { name, aliases }: Food): 'glaze' | 'frosting' | null {
  const said = text.toLowerCase()
  for (const one of [name, ...aliases, ...[name, ...aliases].flatMap((each) => shortened(each))]) {
    const found = new RegExp(
      `\\b${asPattern(one.toLowerCase())} (glazes?|icing|drizzle|frosting|buttercream)\\b`,
    ).exec(said)?.[1]
    if (found) return /frosting|buttercream/.test(found) ? 'frosting' : 'glaze'
  }
  return null
}

/** Shorter words by which a glaze is called: maple for maple syrup, lemon for lemon juice. */
const shortened = (name: string): string[] => {
  const short = name.toLowerCase().replace(/ (?:syrup|juice|extract|sauce|zest)$/, '')
  return short === name.toLowerCase() ? [] : [short]
}

/** Returns a cake without its own frosting or glaze; itself where it has none, null where it cannot be taken away. */
function withoutFinish(draft: RecipeDraft): RecipeDraft | null {
  const isOwn = ({ group }: Ingredient) => group !== undefined && heading.test(group)
  const taken = draft.ingredients.filter(isOwn)
  const left = draft.ingredients.filter((line) => !isOwn(line))
  if (taken.length === 0) return ownWords.test([draft.title, ...draft.instructions].join(' ')) ? null : draft
  const words = (lines: readonly Ingredient[]) => new Set(lines.flatMap(({ item }) => wordsOf(item)))
  const [gone, stays] = [words(taken), words(left)]
  const speaksOfIt = (sentence: string) =>
    ownWords.test(sentence) ||
    (wordsOf(sentence).some((word) => gone.has(word) && !stays.has(word)) &&
      !wordsOf(sentence).some((word) => stays.has(word) && !gone.has(word)))
  const instructions = draft.instructions
    .map((step) => {
      const all = sentencesOf(step)
      // A step that makes the finish goes as a whole, together with what it beats in and where it is spread.
      const isIts =
        all.some((sentence) => ownWords.test(sentence)) && !/\b(?:oven|bake[sd]?|batter)\b/i.test(step)
      return isIts ? '' : all.filter((sentence) => !speaksOfIt(sentence)).join(' ')
    })
    .filter(Boolean)
  const title = draft.title.replace(
    / with .*\b(?:frosting|icing|glaze|buttercream|ganache|sauce|syrup)\b.*$/i,
    '',
  )
  const description = sentencesOf(
    draft.description.replace(/; [^.;]*\b(?:frosting|icing|glaze|buttercream|ganache)\b[^.;]*\./i, '.'),
  )
    .filter((sentence) => !ownWords.test(sentence))
    .join(' ')
  return ownWords.test(title) || instructions.length < 2
    ? null
    : { ...draft, title, description, ingredients: left, instructions }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

function finished(draft: RecipeDraft, { lines, steps }: Finish, title: string, kind: string): RecipeDraft {
  const group = `For the ${kind}`
  return {
    ...draft,
    title: `${draft.title} with ${title}`,
    description:
      draft.description ||
      `${draft.title} under a ${title.toLowerCase()}, which goes on when the cake is out of its pan.`,
    ingredients: [...draft.ingredients, ...lines.map(([amount, item]) => ({ amount, item, group }))],
    instructions: [...draft.instructions, steps],
  }
}
