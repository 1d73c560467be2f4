import type { RecipeDraft } from '#contract/recipe.ts'
import { listedWith } from '../../refine/use-up.ts'

/**
 * Starches that are boiled by themselves and served with a dish: the amount for four servings, and the
 * sentence added to the last step.
 */
const starches: readonly (readonly [
  asked: RegExp,
  amount: number,
  unit: string,
  item: string,
  said: string,
])[] = [
  [/\brice\b/, 3, 'cups', 'hot cooked rice, to serve', 'Serve with the rice.'],
  [/\b(?:noodles?)\b/, 12, 'ounces', 'egg noodles, boiled and drained, to serve', 'Serve with the noodles.'],
  [
    /\b(?:spaghetti|pasta)\b/,
    12,
    'ounces',
    'spaghetti, boiled and drained, to serve',
    'Serve over the spaghetti.',
  ],
  [/\bcouscous\b/, 3, 'cups', 'hot cooked couscous, to serve', 'Serve with the couscous.'],
  [/\bquinoa\b/, 3, 'cups', 'hot cooked quinoa, to serve', 'Serve with the quinoa.'],
  [
    /\b(?:naan|pita|injera|roti|chapati|paratha|tortillas?)\b/,
    4,
    '',
    '{name}, warmed, to serve',
    'Serve with the {name}.',
  ],
  [/\btoast\b/, 8, 'slices', 'bread, toasted, to serve', 'Serve with the toast.'],
  [/\brolls?\b/, 4, '', 'bread rolls, warmed, to serve', 'Serve with the rolls.'],
  [/\b(?:bread|baguette)\b/, 8, 'slices', 'crusty bread, to serve', 'Serve with the bread.'],
  [
    /\bpotato(?:es)?\b/,
    2,
    'pounds',
    'small potatoes, boiled in salted water until tender, to serve',
    'Serve with the potatoes.',
  ],
]

/** Returns the draft with the wished starch beside it; null when the food is no starch. */
export function withStarch(draft: RecipeDraft, name: string): RecipeDraft | null {
  const found = starches.find(([asked]) => asked.test(name.toLowerCase()))
  const last = draft.instructions.at(-1)
  if (!found || last === undefined) return null
  const [, amount, unit, item, said] = found
  const named = (text: string) => text.replace('{name}', name.toLowerCase())
  const scaled = Math.max(1, Math.round((amount * draft.servings) / 4))
  const singular = scaled === 1 ? unit.replace(/s$/, '') : unit
  return {
    ...draft,
    ingredients: listedWith(draft.ingredients, {
      amount: `${scaled} ${singular}`.trim(),
      item: named(item),
    }),
    instructions: [...draft.instructions.slice(0, -1), `${last} ${named(said)}`],
  }
}
