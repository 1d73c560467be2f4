import type { RecipeDraft } from '#contract/recipe.ts'
import { pantryItem } from '../../../culinary/index.ts'
import type { Food } from '../../../foods/index.ts'
import { mapSentences, sentencesOf } from '../../../refine/sentences.ts'
import { listedWith, titled } from '../../../refine/use-up.ts'

/** Parts of a dish that are named with a food in front, and the sentence in which each is made. */
const parts: readonly (readonly [part: RegExp, made: RegExp])[] = [
  [/^(?:mash|mashed potato(?:es)?|potatoes)$/, /\bmash\b.*\b(?:butter|milk|cream|salt|oil)\b/i],
  [
    /^(?:crust|pastry|dough|biscuits?|dumplings?)$/,
    /\b(?:whisk|mix|stir|rub|cut|pulse|combine)\b.*\bflour\b/i,
  ],
  [/^(?:sauce|gravy|cream sauce)$/, /\b(?:simmer|whisk|stir|cook)\b.*\b(?:sauce|thick|gravy|coats?)\b/i],
  [/^(?:mayo|mayonnaise|aioli)$/, /\b(?:mayonnaise|mayo|aioli)\b/i],
  [/^(?:crumb|crumbs|topping|crumble|streusel)$/, /\b(?:breadcrumbs|crumbs|panko|topping|oats)\b/i],
  [/^(?:butter)$/, /\bbutter\b/i],
]

/** Pastes and sauces by the spoon, for four, as strong as a cook would stir them in. */
const bySpoon: readonly (readonly [food: RegExp, spoonfuls: number])[] = [
  [/^wasabi/, 0.67],
  [/^(?:horseradish|prepared-horseradish|miso|white-miso|pesto|harissa|chipotle|gochujang|tahini)/, 2],
  [/mustard/, 1.5],
]

/**
 * Returns a dish with a spice, a herb, a cheese or a paste in the part of it that is named with the food: the saffron
 * of a fish pie "with saffron mash". Null where the words name no part, or the dish makes none.
 * @param text words of the cook
 */
export function withFoodInPart(draft: RecipeDraft, food: Food, text: string): RecipeDraft | null {
  const found = parts.find(([part]) => partSaid(text, food, part))
  const target = found && draft.instructions.flatMap(sentencesOf).find((sentence) => found[1].test(sentence))
  if (!found || target === undefined) return null
  const line = lineOf(food, draft.servings)
  if (!line) return null
  const part = partSaid(text, food, found[0])
  const name = food.name.replace(/^(?:fresh|ground|prepared) /, '')
  const how =
    food.id === 'saffron'
      ? `Steep the saffron in a tablespoon of hot water for 5 minutes and stir it into the ${part} with its liquid.`
      : `Stir the ${name} into the ${part}.`
  return titled(
    {
      ...mapSentences(draft, (sentence) => (sentence === target ? `${sentence} ${how}` : sentence)),
      ingredients: listedWith(draft.ingredients, line),
    },
    `${name} ${part}`,
  )
}

/** Returns the word for a part right behind a food's name: "mash" in "saffron mash". */
function partSaid(text: string, { name, aliases }: Food, part: RegExp): string | null {
  const said = text.toLowerCase()
  for (const one of [name, ...aliases]) {
    const at = said.indexOf(`${one.toLowerCase()} `)
    const behind = at < 0 ? '' : said.slice(at + one.length + 1)
    const [first = '', second = ''] = behind.replace(/[^\p{L} -]/gu, ' ').split(/\s+/)
    for (const word of [`${first} ${second}`, first]) if (part.test(word)) return word
  }
  return null
}

/** Line of the food for so many servings; null for a food that is no seasoning. */
function lineOf(food: Food, servings: number): { amount: string; item: string } | null {
  const by = servings / 4
  if (food.id === 'saffron') return { amount: '1/4 teaspoon', item: 'saffron threads' }
  const [, spoonfuls] = bySpoon.find(([asked]) => asked.test(food.id)) ?? []
  if (spoonfuls !== undefined) return { amount: spoons(spoonfuls * by), item: food.name }
  const roles = pantryItem(food.id)?.roles ?? []
  if (roles.includes('herb'))
    return { amount: spoons(2 * by), item: `chopped ${food.name.replace(/^fresh /, '')}` }
  if (roles.some((role) => /cheese/.test(role)))
    return { amount: `${Math.max(2, Math.round(3 * by))} ounces`, item: `${food.name}, grated or crumbled` }
  if (food.aisle === 'Spices & Seasonings')
    return { amount: `${by > 1.2 ? '3/4' : '1/2'} teaspoon`, item: food.name }
  return null
}

const spoons = (count: number): string => {
  const whole = Math.max(1, Math.round(count))
  return `${whole} tablespoon${whole > 1 ? 's' : ''}`
}
