import type { RecipeDraft } from '#contract/recipe.ts'
import { matchFood } from '../foods/index.ts'
import { printAmount } from './amounts.ts'
import { stem } from './constraints.ts'
import { CannotMake } from './dish.ts'
import { plainlyHotFoods } from './families.ts'
import type { Kit, Line } from './kit.ts'
import { pantryItem } from './pantry/index.ts'
import { listOf, sentencesOf, titleCase } from './prose.ts'
import { hashSeed } from './random.ts'
import { unmetTastes } from './tastes.ts'
import { handMinutes, timesOf } from './times.ts'

const canOunces: Record<string, string> = {
  'coconut-milk': '13.5',
  'crushed-tomato': '28',
  'tomato-canned': '14.5',
  'tuna-canned': '5',
  'salmon-canned': '6',
  'artichoke-canned': '14',
  'green-chile-canned': '4',
  'bamboo-shoot': '8',
  'water-chestnut': '8',
  sardine: '4',
  jackfruit: '20',
  'evaporated-milk': '12',
  'condensed-milk': '14',
  'evaporated-coconut-milk': '11.25',
}

/** Diets that a title may name. "Egg-free" would put the word there that its reader wants to avoid. */
const dietWords: Record<string, string> = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  'gluten-free': 'gluten-free',
  'dairy-free': 'dairy-free',
  'low-carb': 'low-carb',
}

function ingredientOf(line: Line, weighed: boolean) {
  const { item, amount } = line
  const plural = amount.unit !== 'each' || amount.value > 1
  const [one = item.one, many = item.buy ? one : item.many] = (item.buy ?? `${item.one}|${item.many}`).split(
    '|',
  )
  const name = plural ? many : one
  const size = amount.unit === 'can' ? ` (${canOunces[item.id] ?? '15'} ounces)` : ''
  const text =
    amount.unit === 'inch'
      ? `${printAmount(amount)} piece`.replace(/ inch(es)? piece/, '-inch piece')
      : printAmount(amount, weighed ? item.cupGrams : undefined)
  return { amount: `${text}${size}`, item: line.cut === '' ? name : `${name}, ${line.cut}` }
}

const wordsOfLine = (line: Line) => [line.item.one.toLowerCase(), line.item.many.toLowerCase()]

const isMentioned = (line: Line, text: string) => wordsOfLine(line).some((word) => text.includes(word))

/** A cook lays out the ingredients in the order in which the steps reach for them. */
function inOrderOfUse(lines: readonly Line[], steps: string): Line[] {
  const at = (line: Line) => {
    const places = wordsOfLine(line).map((word) =>
      steps.search(new RegExp(`\\b${word.replace(/[^a-zà-ÿ0-9' -]/g, '.')}\\b`)),
    )
    return Math.min(...places.map((place) => (place < 0 ? steps.length : place)))
  }
  return lines
    .map((line) => ({ line, place: at(line) }))
    .sort((a, b) => a.place - b.place)
    .map(({ line }) => line)
}

/** Puts title, times, lines and steps together; lines that no step uses are not listed. */
export function draftOf(kit: Kit, recentTitles: readonly string[]): { draft: RecipeDraft; foods: string[] } {
  const { lines, steps, descriptions, extraPrep } = kit.finished()
  const allSteps = steps.join(' ').toLowerCase()
  const listed = inOrderOfUse(
    lines.filter((line) => isMentioned(line, allSteps)),
    allSteps,
  )
  if (listed.length < 2 || steps.length < 2) throw new CannotMake('nothing left of it')
  const hands = listed.reduce(
    (sum, line) => sum + handMinutes(line.cut, line.amount.unit === 'each' ? line.amount.value : 1),
    1.5,
  )
  const { prepTime, cookTime } = timesOf(steps, hands, extraPrep)
  const weighed = kit.dish.kind === 'sweet'
  const draft: RecipeDraft = {
    title: chooseTitle(kit, recentTitles),
    description: chooseDescription(kit, descriptions),
    category: kit.category ?? kit.dish.categories[0] ?? 'dinner',
    prepTime,
    cookTime,
    restTime: 0,
    servings: kit.servings,
    ingredients: listed.map((line) => ingredientOf(line, weighed)),
    instructions: steps,
  }
  return { draft, foods: listed.map((line) => line.item.id) }
}

function dietLead(kit: Kit): string {
  const asked = kit.craving.diets.filter((diet) => dietWords[diet])
  const [first] = asked
  if (!first) return ''
  const word = dietWords[first] ?? ''
  return kit.finished().swapped || kit.chance(0.5) ? word : ''
}

function chooseTitle(kit: Kit, recentTitles: readonly string[]): string {
  const { titles } = kit.finished()
  const lead = dietLead(kit)
  const options = titles
    .map((title) => (/[{(|[]/.test(title) ? kit.say(title) : title))
    .map((title) => titleCase(title))
    .map((title) => (lead && !title.toLowerCase().includes(lead) ? titleCase(`${lead} ${title}`) : title))
    .filter(
      (title) =>
        title.length >= 3 && title.length <= 80 && !repeatsWord(title) && !speaksOfExcluded(kit, title),
    )
  const finished = withFinish(kit, options).filter(
    (title) => title.length <= 80 && !repeatsWord(title) && !speaksOfExcluded(kit, title),
  )
  const fresh = (finished.length > 0 ? finished : options).filter((title) => !recentTitles.includes(title))
  // Of short and long, one that says something of this version and still fits on a card.
  const short = [...new Set(fresh)].filter((title) => title.length <= HANDY)
  const handy = short.length < 12 ? [...new Set(fresh)] : short
  const usual = handy.map((title) => title.length).sort((a, b) => a - b)[handy.length >> 1] ?? 0
  const long = handy.filter((title) => title.length >= Math.min(usual, TELLING))
  const graceful = long.filter((title) => !clumsy.test(title))
  const telling = graceful.length > 0 ? graceful : long
  const shelf = telling.sort((a, b) => hashSeed(a) - hashSeed(b))
  const title = kit.inTurn(shelf, kit.finished().rounds) ?? fresh[0] ?? options[0]
  if (!title) throw new CannotMake('no title')
  return title
}

/** True, and nothing to look forward to. */
const clumsy =
  /\b(?:Garlic Powder|Onion Powder|Chili Flakes|Dijon Mustard|Worcestershire Sauce|Sugar|Oat|Bread French|Lemons|Limes|Ketchup|Tomato Paste|Canned|Fish Sauce|Soy Sauce|(?:Ground|Five)[- ]\w+ Powder|Ground Coriander|Cornstarch|and Maple Syrup|(?:and|with) Bread|Chives Mashed)\b(?!-| Crust| Cookies)/

/** Long titles are cut off on a card. */
const HANDY = 72
/** Shorter ones hardly tell one evening's version from the next. */
const TELLING = 40

/** "Smoky Carrot Soup with Leeks" ends in its gremolata instead; what the cook asked for stays. */
function withFinish(kit: Kit, titles: readonly string[]): string[] {
  const { finish } = kit.finished()
  if (!finish) return []
  const asked = kit.wanted.flatMap((id) => {
    const item = pantryItem(id)
    return item ? [item.one, item.many, item.title ?? item.one].map((word) => word.toLowerCase()) : []
  })
  const joined = titles.flatMap((title) => {
    const [head = title, tail = ''] = title.split(/ with (.*)/)
    const parts = tail.split(/, | and /).filter(Boolean)
    const kept = parts.filter((part) => asked.some((word) => part.toLowerCase().includes(word)))
    // One of the dish's own company may stay beside it, where the finish is a single thing.
    const [other] = kept.length > 0 || / and /.test(finish) || kit.chance(0.45) ? [] : parts
    if (/ and /.test(finish) && kept.length > 0) return []
    return [`${head} with ${listOf([...kept, ...(other ? [other] : []), finish])}`]
  })
  return joined
}

function repeatsWord(title: string): boolean {
  const words = title
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word.length > 3)
  // "Lemony" and "lemons" are one word to a reader.
  return new Set(words.map((word) => stem(word).replace(/(?:y|ed)$/, ''))).size < words.length
}

/** Whole sentences only, as many as fit. */
export const cutTo = (text: string, limit: number) => {
  const sentences = sentencesOf(text)
  while (sentences.length > 1 && sentences.join(' ').length > limit) sentences.pop()
  return sentences.join(' ')
}

function chooseDescription(kit: Kit, descriptions: readonly string[]): string {
  const options = kit.random
    .shuffled(descriptions)
    .map((text) => cutTo(kit.say(text), 220))
    .filter((text) => text.length > 20 && !speaksOfExcluded(kit, text))
  const text = options.find((option) => option.length >= 80 && option.length <= 220) ?? options[0]
  if (!text) throw new CannotMake('no description')
  if (text.length >= 80) return text
  return `${text} ${kit.pick(['Serves the table straight from the pan.', 'Easy to put together and quick to clear up.', 'Nothing in it needs a special trip to the store.'])}`
}

/** An excluded food is never named, not even in a serving idea. */
function speaksOfExcluded(kit: Kit, text: string): boolean {
  const lower = text.toLowerCase()
  return kit.craving.exclusions.some((word) => {
    const plain = stem(word).replace(/[^a-z ]/g, '')
    if (plain.length < 3) return false
    // Long words count inside others, too: no bread means no flatbread. A pineapple is another food than an apple.
    const said =
      lower.match(new RegExp(plain.length > 4 ? `[a-z]*${plain}[a-z]*` : `\\b${plain}(?:e?s)?\\b`, 'g')) ?? []
    return said.some((each) => stem(each) === plain || !isOtherFood(each, kit))
  })
}

const isOtherFood = (word: string, kit: Kit): boolean => {
  const food = matchFood(word)?.food
  return food !== undefined && kit.ok(food.id)
}

/** What every kitchen has does not count where ingredients are counted. */
const isBasic = (item: string) =>
  /^(salt|freshly ground black pepper|extra-virgin olive oil|neutral vegetable oil)/.test(item)

const basics: readonly string[] = ['salt', 'black-pepper', 'olive-oil', 'vegetable-oil']

/** What the number of lines alone costs in `assess`: known before a word of the recipe is put together. */
export function overlong(kit: Kit): number {
  const { maxIngredients } = kit.craving
  if (maxIngredients === null) return 0
  const counted = kit.lines.filter(({ item }) => !basics.includes(item.id)).length
  return Math.max(0, 8 * (counted - maxIngredients))
}

const ovenWords = /\b(oven|bake|broil|roast(ing)? pan|baking sheet)\b/i

/** How far a draft is from what was asked: 0 is a full match; 100 and more breaks a promise. */
export function assess(kit: Kit, draft: RecipeDraft, recentTitles: readonly string[]): number {
  const { craving } = kit
  let score = 0
  const text = [
    draft.title,
    draft.description,
    ...draft.ingredients.map((line) => line.item),
    ...draft.instructions,
  ].join(' ')
  if (speaksOfExcluded(kit, text)) score += 100
  if (craving.maxMinutes !== null && draft.prepTime + draft.cookTime > craving.maxMinutes) {
    score += 10 + (draft.prepTime + draft.cookTime - craving.maxMinutes)
  }
  const counted = draft.ingredients.filter((line) => !isBasic(line.item)).length
  if (craving.maxIngredients !== null && counted > craving.maxIngredients) {
    score += 8 * (counted - craving.maxIngredients)
  }
  score += 12 * kit.unplaced().length
  const stranded = kit
    .finished()
    .lines.filter((line) => !isMentioned(line, draft.instructions.join(' ').toLowerCase()))
  score += stranded.reduce((sum, line) => sum + (kit.wanted.includes(line.item.id) ? 15 : 1), 0)
  if (
    craving.equipment.some((tool) => ['no oven', 'no bake', 'stovetop'].includes(tool)) &&
    ovenWords.test(draft.instructions.join(' '))
  )
    score += 40
  if (craving.equipment.includes('no cook') && draft.cookTime > 0) score += 40
  if (craving.dishes.length > 0 && !craving.dishes.includes(kit.dish.id)) score += 25
  if (craving.moods.includes('spicy') && !kit.uses(...plainlyHotFoods)) score += 6
  score += 8 * unmetTastes(kit).length
  if (recentTitles.includes(draft.title)) score += 3
  if (draft.ingredients.length > 25) score += 10
  if (draft.ingredients.length < 2) score += 100
  const sentences = draft.instructions.flatMap(sentencesOf)
  if (new Set(sentences).size < sentences.length) score += 5
  return score
}
