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

/** A part with the dish that it is made for at the end of a wish. */
const partFor =
  /^(.*?)(\p{L}+ )?(chili|sauce|gravy|dip|dressing|frosting|icing|glaze|marinade|rub|relish|coleslaw|slaw|salsa|topping|filling|seasoning|syrup|batter|crust|dough|broth|spread|butter) (?:for|to go (?:on|over|with)|to put on|to serve (?:over|on|with)|on top of) (?:the |my |our |an? |some )*((?:\p{L}+ ){0,2}\p{L}+)[.?!\s]*$/iu

/** Courses of dishes that a sauce is served with. */
const served: ReadonlySet<Course> = new Set<Course>(['main', 'snack', 'side', 'sandwich', 'pasta', 'bread'])

const singular = (words: string): string => words.replace(/(?<=[^s])s$/i, '')

/** Returns a wish for a part by the name that it has after its dish: sauce for meatballs is meatball sauce, and no other. */
function namedAfterDish(said: string, names: Cookbook['names']): string | null {
  const [, before = '', kind = '', part = '', of = ''] = partFor.exec(said) ?? []
  if (part === '') return null
  const dish = singular(of)
  if (names.has(nameKey(`${dish} ${kind}${part}`))) return `${before}${dish} ${kind}${part}`
  // A mushroom sauce for steak is no steak sauce.
  return names.has(nameKey(`${dish} ${part}`)) && !isFoodWord(kind.trim())
    ? `${before}${kind}${dish} ${part}`
    : null
}

/**
 * Returns a wish for the sauce of a dish with the dish as its purpose, "coconut shrimp dipping sauce" as "dipping sauce
 * for coconut shrimp", so that the dish itself is no answer; other wishes stay as they are.
 */
export function sauceForDish(text: string, { names, bySlug }: Cookbook): string {
  const said = text.trim().replace(/[.!?]+$/, '')
  const own = namedAfterDish(said, names)
  if (own) return own
  const which = sauceInWhich.exec(said)
  if (which) return `${which[1]} for ${which[2]}`
  const [, dish = '', sauce = ''] = sauceOf.exec(said) ?? []
  const slugs = names.get(nameKey(dish)) ?? []
  // A chicken with lychee sauce is chicken, and no sauce for a chicken with lychees.
  const isDish =
    dish.includes(' ') &&
    !/ (?:with|in|under|over|and) /i.test(dish) &&
    slugs.length > 0 &&
    slugs.every((slug) => served.has(bySlug.get(slug)?.file.course ?? 'basic'))
  const hasOwn = [said, `${dish} sauce`].some((name) => names.has(nameKey(name)))
  return isDish && !hasOwn && !isFoodWord(dish) ? `${sauce} for ${dish}` : text
}
