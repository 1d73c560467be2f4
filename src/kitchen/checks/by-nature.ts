import type { Allergen } from '#contract/dietary.ts'
import { soldWithout } from './absent.ts'

/*
 * Foods that are an allergen themselves. A claim covers what a product could be made without, so it is not
 * believed of them: there is no gluten-free seitan and no dairy-free whey, whatever a line says.
 */

/** Names of such foods; wheat starch is left out, since makers wash the gluten out of it (Codex Stan 118). */
const names: Partial<Record<Allergen, RegExp>> = {
  gluten:
    /\b(?:wheat(?! starch| ?grass|[- ](?:free|style))|barley|rye(?![- ]style)|spelt|seitan|bulgur|farro|freekeh|kamut|einkorn|emmer|durum|triticale)\b/,
  milk: /\b(?:whey|casein(?:ate)?s?|(?:cow|goat|sheep|ewe|buffalo)'?s?'? milk)\b/,
  eggs: /\b(?:albumen|(?:quail|duck|hen'?s?|chicken) eggs?)\b/,
  peanuts: /\b(?:peanuts?|groundnuts?)(?![- ](?:free|flavou?r))\b/,
  soy: /\b(?:soya? ?beans?|edamame)\b/,
  sesame: /\b(?:sesame seeds?)\b/,
  celery: /\b(?:celery (?:stalks?|sticks?|ribs?|root)|celeriac)\b/,
  mustard: /\bmustard seeds?\b/,
}
/** Words by which a line says that a food is not in it, up to the next comma or bracket. */
const notIn =
  /\b(?:not|no|never|without|instead of|rather than|in place of|to replace|unlike|like)\b[^,;()]*/g

/** True when a text names a food that is one of the allergens itself. */
export function isByNature(text: string, allergens: readonly Allergen[]): boolean {
  const own = text.replace(notIn, ' ').replace(soldWithout, ' ')
  return allergens.some((allergen) => names[allergen]?.test(own) ?? false)
}
