import type { Finding } from '#contract/recipe.ts'
import { familyOf } from './food-families.ts'
import { isOnlyTalk } from './mentions.ts'
import type { ReadDraft, ReadLine, ReadStep } from './read-draft.ts'
import type { RuleFamily } from './rule-family.ts'
import { tokens } from './words.ts'

/** Words of an item that say how it comes, not what it is: they prove no use. */
const describing = new Set(
  'fresh freshly dried ground large small medium extra whole chopped minced sliced diced grated shredded crushed peeled finely roughly thinly coarsely boneless skinless unsalted salted plain light dark cold warm hot soft ripe lean optional serving garnish taste needed divided plus more about each cup tablespoon teaspoon ounce pound gram piece clove can tin package pinch white black brown cooked raw frozen canned reduced sodium free organic virgin purpose half halved quartered cubed trimmed rinsed drained softened melted room temperature good quality store bought from with into your for the and or'.split(
    ' ',
  ),
)

/** What stands for many ingredients at once: a person's way of writing. */
const collective =
  /\b(?:ingredients|everything|spices|seasonings?|vegetables|veggies|toppings|dressing|marinade|sauce|batter|dough|filling|mixture|garnish|herbs|remaining|rest)\b/

/** C1: what is listed is used. */
export const listedIsUsed: RuleFamily = {
  group: 'Every ingredient is used',
  check(recipe, { source }) {
    if (recipe.lines.length === 0 || recipe.steps.length === 0) return null
    const methodFor = methodReader(recipe)
    return recipe.lines
      .filter(
        (line) =>
          !isUsed(line, recipe, methodFor) && !(source === 'person' && collective.test(recipe.method)),
      )
      .map(({ index, item }) => ({
        rule: 'coherence.listed-is-used',
        severity: 'error',
        place: `ingredients.${index}`,
        message: `${sentenceCase(item)} is listed but no step uses it.`,
        remedy: 'Name it in the step where it goes in, or take it off the list.',
      }))
  },
}

function isUsed(line: ReadLine, recipe: ReadDraft, methodFor: (line: ReadLine) => string): boolean {
  const name = plainName(line)
  if (/\b(?:water|ice|ice cubes?)$/.test(line.parsed.food.toLowerCase())) return true
  if (/\bsalt\b|\bpepper\b/.test(line.text) && /\bseason/.test(recipe.method)) return true
  if (/spray/.test(line.text) && /spray|greas|coat|oil/.test(recipe.method)) return true
  const method = methodFor(line)
  const has = (phrase: string) => phrase !== '' && method.includes(` ${phrase} `)
  if (has(name.slice(-2).join(' ')) || has(name.at(-1) ?? '')) return true
  if (
    line.foods.some((food) =>
      [food.name, food.plural, ...food.aliases].some((alias) => has(tokens(alias).join(' '))),
    )
  )
    return true
  if (name.some((token) => token.length > 3 && has(token))) return true
  return recipe.steps.some((step) => step.tokens.some((token) => isOnlyMember(line, token, recipe)))
}

/** "The pasta" is the spaghetti of the list, when the list has no other pasta. */
function isOnlyMember(line: ReadLine, word: string, recipe: ReadDraft): boolean {
  const family = familyOf(word)
  if (!family || !line.food || !family(line.food)) return false
  return recipe.lines.filter((other) => other.food && family(other.food)).length === 1
}

/** The words of an item that name its food. */
function plainName(line: ReadLine): string[] {
  const named = tokens(line.parsed.food).filter((token) => !describing.has(token))
  return named.length > 0 ? named : line.tokens.filter((token) => !describing.has(token))
}

/** The steps without the names of lines other than the asked one, so that "chicken stock" does not prove a use of the chicken. */
function methodReader(recipe: ReadDraft): (line: ReadLine) => string {
  const method = ` ${recipe.steps.flatMap((step) => step.tokens).join(' ')} `
  const longNames = recipe.lines
    .map((line) => ({ line, name: plainName(line).slice(-2).join(' ') }))
    .filter(({ name }) => name.includes(' ') && method.includes(` ${name} `))
  return (line) => {
    const own = plainName(line).join(' ')
    return longNames
      .filter((other) => other.line !== line && !own.includes(other.name))
      .reduce((rest, { name }) => rest.replaceAll(` ${name} `, ' · '), method)
  }
}

/** Free for every cook, and words that are foods in a shop and something else in a kitchen. */
const free = new Set(
  'water salt pepper ice tap water black pepper kosher salt sea salt boiling water roll dip wrap stick scoop shell crumb crust dressing batter dough sauce gravy broth stock mixture filling topping glaze frosting icing marinade paste puree patty meatball dumpling pancake waffle cookie cake bread loaf pizza burger soup stew salad taco burrito smoothie curry omelet omelette toast sandwich jam syrup custard meringue caramel crouton sprinkle'.split(
    ' ',
  ),
)

/** Never listed by every cook, never bought for a dish. */
const everyKitchenHas = /^(?:water|ice|ice-cubes|salt|sea-salt|kosher-salt|pepper|black-pepper)$/

/** C2: every food in the steps is on the list. */
export const mentionedIsListed: RuleFamily = {
  group: 'Everything in the steps is listed',
  check(recipe) {
    if (recipe.lines.length === 0 || recipe.steps.length === 0) return null
    const seen = new Set<string>()
    return recipe.steps.flatMap((step) =>
      strangers(step, recipe).flatMap(({ id, alias }): Finding[] => {
        if (seen.has(id)) return []
        seen.add(id)
        return [
          {
            rule: 'coherence.mentioned-is-listed',
            severity: 'error',
            place: `instructions.${step.index}`,
            message: `Step ${step.index + 1} uses ${alias}, which is not on the list.`,
            remedy: `Add ${alias} to the ingredients, or take it out of the step.`,
          },
        ]
      }),
    )
  },
}

/** What a listed food is taken apart into: the juice of the lemon, the white of the egg. */
const parts = new Set(
  'juice zest rind peel wedge yolk white leaf stalk stem floret clove kernel tail shell skin fat drippings'.split(
    ' ',
  ),
)
const partOf = (token: string): boolean => parts.has(token)

/** Foods of a step that no line of the list accounts for. */
export function strangers(step: ReadStep, recipe: ReadDraft): { id: string; alias: string }[] {
  const listed = recipe.lines.flatMap((line) => line.foods)
  const listedIds = new Set(listed.map((food) => food.id))
  const words = new Set(recipe.lines.flatMap((line) => line.tokens))
  const title = new Set(tokens(recipe.title))
  return step.mentions.flatMap((mention) => {
    const { food, alias, start, end } = mention
    const named = tokens(step.folded.slice(start, end))
    const family = familyOf(alias) ?? familyOf(named.at(-1) ?? '')
    const accounted =
      everyKitchenHas.test(food.id) ||
      listedIds.has(food.id) ||
      named.every((token) => words.has(token) || title.has(token) || partOf(token)) ||
      named.every((token) => free.has(token)) ||
      (family !== undefined && listed.some(family)) ||
      isOnlyTalk(step, mention)
    return accounted ? [] : [{ id: food.id, alias: step.folded.slice(start, end) }]
  })
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
