import type { RecipeDraft } from '#contract/recipe.ts'
import type { Food } from '../../../foods/index.ts'
import { mapSentences, sentencesOf } from '../../../refine/sentences.ts'
import { listedWith, titled } from '../../../refine/use-up.ts'

/** Spices and flowers of sweet things: the amount for a cake, a batch of cookies or eight cups, and how it is bought. */
const amounts: readonly (readonly [food: RegExp, amount: string, item: string])[] = [
  [/^saffron$/, '1 large pinch', 'saffron threads, crumbled'],
  [/^lavender$/, '2 teaspoons', 'dried culinary lavender, finely ground'],
  [/^cardamom/, '1 teaspoon', 'ground cardamom'],
  [/^cinnamon$/, '1 1/2 teaspoons', 'ground cinnamon'],
  [
    /^(?:ginger-ground|pumpkin-pie-spice|five-spice|apple-pie-spice|chai-spice|mixed-spice)$/,
    '1 1/2 teaspoons',
    '{name}',
  ],
  [/^(?:nutmeg|allspice|clove|clove-ground|star-anise|anise|black-pepper)$/, '1/2 teaspoon', '{name}'],
  [/^(?:cayenne|chili-powder|chili-flake)$/, '1/4 teaspoon', '{name}'],
  [
    /^(?:rosemary|thyme|basil|sage|tarragon|lemon-balm|lemon-verbena)$/,
    '1 tablespoon',
    'finely chopped fresh {name}',
  ],
  [/^mint$/, '2 tablespoons', 'finely chopped fresh mint'],
  [/^(?:matcha)$/, '1 tablespoon', 'matcha powder'],
  [/^espresso-powder$/, '1 tablespoon', 'instant espresso powder'],
  [/^rose-water$/, '1 teaspoon', 'rose water'],
  [/^(?:orange-blossom-water|orange-flower-water)$/, '1 teaspoon', 'orange blossom water'],
  [/^(?:almond-extract|peppermint|peppermint-extract|flavor-extract)$/, '1/2 teaspoon', '{name}'],
  [/^thai-basil$/, '1 tablespoon', 'finely chopped fresh {name}'],
  [/^tea-leaf$/, '1 tablespoon', 'tea leaves, finely ground'],
  [/^(?:caraway|fennel|anise|poppy)-seed$/, '2 teaspoons', '{name}'],
  [/^(?:lemon|lime|orange)-zest$/, '1 tablespoon', 'finely grated {name}'],
  [/^(?:lemon|lime|orange|grapefruit|yuzu|bergamot)$/, '1 tablespoon', 'finely grated {name} zest'],
]

const mixing = /\b(?:whisk|beat|mix|stir|cream|rub|pulse|combine|toss|blend|sift)\b/i
const heating = /\b(?:warm|heat|simmer|scald|bring|boil|steep|dissolve|cook)\b/i
const isAside = /\b(?:glaze|frosting|icing|topping|egg wash|pan|tin)\b/i

/**
 * Returns something sweet with a spice, a herb or a flower in it, mixed in where the sugar or the flour is, or warmed
 * in the milk; null for a food that is no such spice, or where nothing is mixed.
 */
export function withSpiceInSweet(draft: RecipeDraft, food: Food): RecipeDraft | null {
  const found = amounts.find(([asked]) => asked.test(food.id))
  if (!found) return null
  const [, amount, bought] = found
  const name = food.name.replace(/^(?:fresh|ground) /, '')
  const all = draft.instructions.flatMap(sentencesOf)
  const place = (does: RegExp, holds: RegExp) =>
    all.find((sentence) => does.test(sentence) && holds.test(sentence) && !isAside.test(sentence))
  const target =
    place(mixing, /\bflour\b/i) ??
    place(mixing, /\bsugar\b/i) ??
    place(heating, /\b(?:milk|cream|water|syrup)\b/i)
  if (target === undefined) return null
  const called = calledIn(bought, name)
  return titled(
    {
      ...mapSentences(draft, (sentence) =>
        sentence === target
          ? `${sentence} ${mixing.test(target) ? 'Mix' : 'Stir'} in the ${called}.`
          : sentence,
      ),
      ingredients: listedWith(draft.ingredients, {
        amount,
        item: bought.replace('{name}', food.name.replace(/^fresh /, '')),
      }),
    },
    name,
  )
}

/** Returns the words by which a step calls a line: "the lavender" for dried culinary lavender. */
const calledIn = (bought: string, name: string): string =>
  /^saffron/.test(bought)
    ? 'saffron'
    : /lavender/.test(bought)
      ? 'lavender'
      : / zest$/.test(bought)
        ? `${name} zest`
        : name
