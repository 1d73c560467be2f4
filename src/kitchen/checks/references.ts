import type { Food } from '../foods/food.ts'
import { matchFood } from '../foods/index.ts'
import { absent, soldWithout } from './absent.ts'
import { type DietRule, ofPlantMaker } from './diet-rules.ts'
import { familyOf } from './food-families.ts'
import { definite, isMadeBefore, longName, type Place } from './made-in-steps.ts'
import { oncePer } from './once-per.ts'
import { isAskedToKeep, isOwnName, isWaitedFor } from './own-names.ts'
import { isOfAnimals, plantShapes } from './plant-shapes.ts'
import type { ReadDraft, ReadLine, ReadStep } from './read-draft.ts'
import { fold, tokens } from './words.ts'

/*
 * References from the steps to the list. Cooks name a listed food by a shorter word, and a thing they made
 * from it by a word of its own: "pour in the milk" of the oat milk, "the cheese sauce" of blended cashews.
 * Such a word adds no food to the dish. The list is judged line by line, so a word that only refers to it
 * needs no judgment.
 */

/**
 * Words for the state of a food at that moment, which do not tell which food: "the hot stock" is the stock of
 * the list.
 */
const states = new Set(
  'hot warm warmed cold cool cooled chilled melted softened remaining reserved rest leftover soaked drained thick thin'.split(
    ' ',
  ),
)
export const isState = (token: string): boolean => states.has(token)

/** Words for pieces of a food, which do not tell which food: the lasagna sheets are the lasagna noodles. */
const pieces = new Set('sheet strip piece slice bit chunk cube'.split(' '))
export const isPiece = (token: string): boolean => pieces.has(token)

/** Words for one thing: a listed vegetable broth is also called the stock. */
const sameName: ReadonlyMap<string, readonly string[]> = new Map([
  ['broth', ['stock']],
  ['stock', ['broth']],
  ['bouillon', ['stock', 'broth']],
  ['yogurt', ['yoghurt']],
  ['mayo', ['mayonnaise']],
  ['mayonnaise', ['mayo']],
])

const everyShape = new RegExp(plantShapes.source, 'g')

/** Returns the last words of listed substitutes for a forbidden food: `milk` of "oat milk". */
const namesOf = (recipe: ReadDraft, rule: DietRule): ReadonlySet<string> => {
  const names = new Set<string>()
  for (const { text } of recipe.lines) {
    // "Vegan chicken-free broth" is in no shape of a chicken.
    const shaped = isOfAnimals(rule) ? (text.replace(soldWithout, ' ').match(everyShape) ?? []) : []
    for (const found of [...(text.match(new RegExp(rule.substitutes, 'g')) ?? []), ...shaped]) {
      const last = tokens(found).at(-1)
      for (const name of last === undefined ? [] : [last, ...(sameName.get(last) ?? [])]) names.add(name)
    }
  }
  return names
}
const standInNames = oncePer((recipe: ReadDraft) => oncePer((rule: DietRule) => namesOf(recipe, rule)))

/**
 * True when words of a step that name a forbidden food only refer to a listed one.
 * @param keeps true when a line keeps the rule
 */
export function refersToListed(
  recipe: ReadDraft,
  step: ReadStep,
  place: Place,
  rule: DietRule,
  keeps: (line: ReadLine) => boolean,
): boolean {
  const named = tokens(step.folded.slice(place.start, place.end))
  const head = named.at(-1) ?? ''
  const names = standInNames(recipe)(rule)
  // All words must belong to one line: rice noodles and eggs on a list are no egg noodles.
  if (isNameOfALine(recipe, named, names)) return true
  if (isOwnName(recipe, step, place, rule) || isWaitedFor(step, place)) return true
  if (isOfListed(recipe, step, place) || isAskedToKeep(step, place.end, rule)) return true
  if (isMadeBefore(recipe, step, place)) return true
  // "The pasta" is the gluten-free macaroni of the list; egg noodles are no rice noodles.
  const isDefinite = definite.test(step.folded.slice(Math.max(0, place.start - 40), place.start))
  const family = isDefinite ? familyOf(head) : undefined
  // "The cheese" is the one of a maker whose products the table lacks.
  if (isDefinite && asMade.has(head) && isOfPlantMaker(recipe, rule)) return true
  // "The buckwheat noodles" are the listed buckwheat soba; egg-free linguine are no egg noodles.
  const isCalledSo = (line: ReadLine) =>
    named.slice(0, -1).every((token) => states.has(token) || wordsOfLine(line).includes(token))
  return (
    family !== undefined &&
    recipe.lines.some(
      (line) =>
        isCalledSo(line) &&
        (isIn(line.food, family) || (kinds.has(head) && isKind(line, family))) &&
        keeps(line),
    )
  )
}

/** Foods of animals that makers of vegan products imitate. */
const asMade = new Set(
  'cheese butter mayo mayonnaise cream yogurt milk egg sausage burger patty mince meat bacon'.split(' '),
)
const isOfPlantMaker = ({ lines }: ReadDraft, rule: DietRule): boolean =>
  isOfAnimals(rule) && lines.some(({ food, text }) => food === null && ofPlantMaker.test(text))

/**
 * True when the words are the heading of some lines that make a sauce: "the ranch" is what the lines under it make. Under
 * the heading "Peanut sauce" peanuts are still peanuts, and under "Shrimp" the shrimp are shrimp.
 */
const isHeading = ({ draft }: ReadDraft, own: readonly string[]): boolean =>
  draft.ingredients.some(
    ({ group }) =>
      group != null &&
      matchFood(group)?.food.aisle === 'Oils & Condiments' &&
      tokens(group).map(longName).join(' ') === own.join(' '),
  )

/** Words of a line that a step may mean: "oyster sauce without garlic" names no garlic. */
export const wordsOfLine = oncePer(({ text, item }: ReadLine) => {
  const [written = ''] = fold(item).split(',')
  // A line of another language goes by its own name as well: "the queso vegano".
  const isTranslated = !text.includes(written) && !/-free\b/.test(text)
  const said = isTranslated ? `${text} ${written}` : text
  return tokens(said.replace(absent, ' ').replace(soldWithout, ' ')).map(longName)
})

/** True when all of these words stand in one line, name a listed substitute, or are the heading of some lines. */
export const isNameOfALine = (
  recipe: ReadDraft,
  named: readonly string[],
  names: ReadonlySet<string> = new Set(),
): boolean => {
  const own = named.filter((token) => !states.has(token) && !isPiece(token)).map(longName)
  return (
    own.length > 0 &&
    (own.every((token) => [...names].some((name) => longName(name) === token)) ||
      isHeading(recipe, own) ||
      recipe.lines.some((line) => {
        const said = wordsOfLine(line)
        // The rice is the riced cauliflower of the list.
        return own.every((token) => said.includes(token) || said.includes(`${token}d`))
      }))
  )
}

/** Foods that are bought under the names of their kinds. */
const kinds = new Set(['cheese', 'sausage', 'burger', 'patty', 'mince', 'noodle', 'pasta', 'bread'])
/**
 * True when a word of a line belongs to a family, though the table lacks the product: "dairy-free mozzarella
 * shreds" are a cheese.
 */
const isKind = ({ text }: ReadLine, family: (food: Food) => boolean): boolean =>
  tokens(text).some((token) => isIn(matchFood(token)?.food ?? null, family))

const isIn = (food: Food | null, family: (food: Food) => boolean): boolean => food !== null && family(food)

const listedTokens = oncePer(
  (recipe: ReadDraft): ReadonlySet<string> => new Set(recipe.lines.flatMap((line) => line.tokens)),
)

/** True for a listed plant in the shape of another food: "cauliflower steaks", "cashew ricotta". */
export const isPlantShape = (recipe: ReadDraft, step: ReadStep, { start, end }: Place): boolean =>
  shapesOf(step).some((shape) => {
    const [plant = ''] = tokens(step.folded.slice(shape.start, shape.end))
    const isListed = listedTokens(recipe).has(plant) || /^(?:vegan|plant|meatless)$/.test(plant)
    return shape.start < end && start < shape.end && isListed
  })

const shapesOf = oncePer((step: ReadStep): readonly Place[] =>
  [...step.folded.matchAll(plantShapes)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  })),
)

/** True for a part of a listed food: "the thick cream off the top of the coconut milk". */
export function isOfListed(recipe: ReadDraft, { folded }: ReadStep, { end }: Place): boolean {
  const [, source] =
    /^ (?:from|of|off)(?: the)?(?: (?:top|can|surface|middle|cent(?:er|re)|heart|thickest part|widest part) of)?(?: the)? ([a-z-]+(?: [a-z-]+)?)/.exec(
      folded.slice(end),
    ) ?? []
  return source !== undefined && tokens(source).every((token) => listedTokens(recipe).has(token))
}
