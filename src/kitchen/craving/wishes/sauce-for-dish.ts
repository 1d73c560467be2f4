import type { Course } from '../../cookbook/courses.ts'
import { nameKey } from '../../cookbook/name-key.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { isFoodWord } from './lexicon.ts'

/** A sauce with the words before it, to the end of the wish. */
const sauceOf =
  /^(?:an? |the |some |good |my )*(\p{L}[\p{L}' -]*?) ((?:dipping |brown |white |cream )?(?:sauces?|dips?|grav(?:y|ies)|glazes?))$/iu
/** A sauce with the dish that it is cooked or served with: "the sauce in which Coney Island hamburgers are cooked". */
const sauceInWhich =
  /^(?:the )?((?:\p{L}+ )?(?:sauce|gravy|glaze|broth)) (?:(?:in|with) which|that|which) (?:the |they (?:cook|serve) )?(\p{L}[\p{L}' -]*?)(?: (?:is|are|get|gets|come|comes) (?:cooked|served|made|simmered|braised|dipped)?(?: in| with)?)?$/iu

/** Courses of dishes that a sauce is served with. */
const served: ReadonlySet<Course> = new Set<Course>(['main', 'snack', 'side', 'sandwich', 'pasta', 'bread'])

/**
 * Returns a wish for the sauce of a dish with the dish as its purpose, "coconut shrimp dipping sauce" as "dipping sauce
 * for coconut shrimp", so that the dish itself is no answer; other wishes stay as they are.
 */
export function sauceForDish(text: string, { names, bySlug }: Cookbook): string {
  const said = text.trim().replace(/[.!?]+$/, '')
  const which = sauceInWhich.exec(said)
  if (which) return `${which[1]} for ${which[2]}`
  const [, dish = '', sauce = ''] = sauceOf.exec(said) ?? []
  const slugs = names.get(nameKey(dish)) ?? []
  const isDish =
    dish.includes(' ') &&
    slugs.length > 0 &&
    slugs.every((slug) => served.has(bySlug.get(slug)?.file.course ?? 'basic'))
  const hasOwn = [said, `${dish} sauce`].some((name) => names.has(nameKey(name)))
  return isDish && !hasOwn && !isFoodWord(dish) ? `${sauce} for ${dish}` : text
}
