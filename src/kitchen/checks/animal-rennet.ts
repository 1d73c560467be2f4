import type { Finding } from '#contract/recipe.ts'
import type { Craving } from '../craving/craving.ts'
import { capital, listOf } from '../prose.ts'
import type { DraftSource } from './expectation.ts'
import type { ReadDraft, ReadLine } from './read-draft.ts'

/**
 * Cheeses whose protected recipes ask for animal rennet, or that are mostly made with it (EU registers of Parmigiano
 * Reggiano, Grana Padano, Pecorino Romano, Gruyère, Comté, Manchego, Roquefort, Gorgonzola and others).
 */
const withRennet =
  /\b(?:parmesan|parmigiano|grana padano|pecorino|gruy[eè]re|comt[eé]|beaufort|emment(?:al|aler|haler)|manchego|roquefort|gorgonzola|asiago|raclette|reblochon)\b/

/** True for who eats no meat: a vegetarian, or a cook who asks for a dish without meat. */
export const eatsNoMeat = ({ diets, exclusions }: Craving): boolean =>
  diets.includes('vegetarian') || exclusions.includes('meat') || exclusions.includes('rennet')

/** The diet by its name; "hidden veggies" only ask for vegetables. */
const saysVegetarian = /vegetari|végétari/i

/** Words of a vegetarian who eats no cheese of animal rennet, in five languages. */
const strictly =
  /\b(?:strict(?:ly|ement)?|streng|estrict[ao](?:mente)?|strettamente|rigoros[ao](?:mente)?)\b[^.;]{0,20}\b(?:veget|végét|animal|tier|rennet)|\b(?:veget|végét)[a-zéà]+\b[^.;]{0,4}\b(?:stri?eng|strict|estrict|stretto)|\b(?:rennet|(?:tierisch\w*|ohne|kein) lab|presure|présure|cuajo|caglio)\b/i

/** Cheeses of a protected name, which are never made without animal rennet. */
const alwaysOfRennet = /^(?:parmesan|grana-padano|pecorino)/

/**
 * Notes the cheeses of animal rennet, which vegetarians buy in another make. They are a fault for a strict one, and
 * those of a protected name in a model's recipe, which can name the other make, unless the cook has asked for the cheese.
 */
export function ofAnimalRennet(
  recipe: ReadDraft,
  { text, typed = text, exclusions, foods }: Craving,
  source: DraftSource,
): Finding[] {
  const own = recipe.lines.filter(
    ({ food, text }) =>
      food?.allergens.includes('milk') &&
      withRennet.test(`${food.name} ${text}`.toLowerCase()) &&
      !/\b(?:vegan|vegetarian|veggie|microbial|rennet)\b/.test(text),
  )
  const isStrict = exclusions.includes('rennet') || strictly.test(typed)
  const isModels =
    source === 'model' && saysVegetarian.test(typed) && !foods.some((id) => alwaysOfRennet.test(id))
  const nameOf = (line: ReadLine) =>
    capital(withRennet.exec(`${line.text} ${line.food?.name ?? ''}`.toLowerCase())?.[0] ?? '')
  const said = (place: number, names: readonly string[], isFault: boolean): Finding => ({
    rule: 'diet.rennet',
    severity: isFault ? 'error' : 'note',
    place: `ingredients.${place}`,
    message: `${listOf([...new Set(names)])}: look for one that is made without animal rennet, as a vegetarian hard cheese is.`,
    ...(isFault && { remedy: 'Name a vegetarian hard cheese, made with microbial rennet.' }),
  })
  const faults = own.filter(({ food }) => isStrict || (isModels && alwaysOfRennet.test(food?.id ?? '')))
  if (faults.length > 0) return faults.map((line) => said(line.index, [nameOf(line)], true))
  const [first] = own
  return first ? [said(first.index, own.map(nameOf), false)] : []
}
