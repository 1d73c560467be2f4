import type { Finding } from '#contract/recipe.ts'
import { englishOfClaim, saysSideDish } from '../craving/claim.ts'
import type { Craving } from '../craving/craving.ts'
import { dishWords } from '../craving/dish-words.ts'
import { type Qualifier, qualifiersIn, texturesAsked } from '../craving/qualifiers.ts'
import { isManner, isName, isPraise, joinsNames, strangersIn } from '../craving/strangers.ts'
import { sameAs } from '../culinary/same-words.ts'
import { isTexture, showsTexture } from '../culinary/textures.ts'
import { matchFood } from '../foods/index.ts'
import { isGrammar } from '../languages/english-grammar.ts'
import { rankOf } from '../languages/word-ranks.ts'
import { listOf } from '../prose.ts'
import type { ReadDraft } from './read-draft.ts'
import { meals, nameThatIsFood } from './wished-foods.ts'
import { tokens } from './words.ts'

/** Message about the words of a craving, with its severity. */
type Said = Pick<Finding, 'rule' | 'severity' | 'message'>

/**
 * Returns messages about wishes that could not be proved and words that were read otherwise than typed; none
 * of them refuses a recipe.
 * @param isOfCuisineAsked the recipe was chosen by its cuisine, which its words need not say
 */
export function unprovedWords(
  recipe: ReadDraft,
  craving: Craving,
  { isOfCuisineAsked = false } = {},
): Said[] {
  const { named, readAs = [], notes = [], unusedDish = '' } = craving
  const say = (rule: string, message: string, severity: Finding['severity'] = 'warning'): Said[] => [
    { rule, severity, message },
  ]
  const strangers = strangersIn(craving).filter((word) => !isExplained(recipe, named?.names ?? [], word))
  const unmet = qualifiersIn(craving).filter(
    ({ word }) =>
      !strangers.includes(word) &&
      !isSaid(recipe, craving, word) &&
      !(isOfCuisineAsked && isCuisine(craving, word)),
  )
  const isDoubtful = (word: string) => mayNameFood(craving, word)
  const textures = texturesAsked(craving).filter((word) => !showsTexture(wordsOf(recipe), word))
  const wished = [
    ...textures,
    ...unmet.filter((one) => isOfDish(craving, one) && !isTexture(one.word)).map(({ typed }) => typed),
    ...strangers.filter((word) => !isDoubtful(word) && describesWish(craving, word)),
    ...otherDishesIn(craving).filter(
      (words) => !tokens(words).every((word) => isSaid(recipe, craving, word)),
    ),
  ].map((typed) => `“${typed}”`)
  const talk = [
    ...commonWords(craving).filter(
      (word) =>
        !strangers.includes(word) &&
        !isTexture(word) &&
        !unmet.some((one) => one.word === word) &&
        !isSaid(recipe, craving, word),
    ),
    ...strangers.filter((word) => !isDoubtful(word) && !describesWish(craving, word)),
    ...unmet.filter((one) => !isOfDish(craving, one)).map(({ typed }) => typed),
  ]
  const isFood = nameThatIsFood(craving) !== null
  return [
    ...(named && !isFood && !isCalled(recipe, named)
      ? say('dish', `You asked for ${named.words}; nothing in its name says that this is it.`)
      : []),
    ...(strangers.some(isDoubtful) ? say('unknown', notUnderstood(strangers.filter(isDoubtful))) : []),
    ...(wished.length > 0
      ? say('qualifier', `You asked for ${listOf(wished)}; nothing in this recipe says that it is.`)
      : []),
    ...notes.flatMap((note) => say('set-aside', note)),
    ...(tokens(unusedDish).every((word) => isSaid(recipe, craving, word))
      ? []
      : say(
          'set-aside',
          `“${unusedDish}” is there already and is not made once more; this recipe does not use it.`,
        )),
    ...(talk.length > 0 ? say('unknown', notUnderstood(talk), 'note') : []),
    ...readAs.flatMap(({ typed, as }) => say('read-as', `“${typed}” was read as ${as}.`, 'note')),
  ]
}

/** Returns the words that were not understood although everybody knows them: the machine of a "bread machine loaf". */
const commonWords = (craving: Craving): string[] => {
  const rare = strangersIn(craving)
  return (craving.unknown ?? []).filter(
    (word) => !rare.includes(word) && !isPraise(word) && !isGrammar(word) && !joinsNames.test(word),
  )
}

const notUnderstood = (words: readonly string[]): string =>
  `Not understood: ${[...new Set(words)].map((word) => `“${word}”`).join(', ')}.`

/**
 * True when an unknown word may name something to eat: every word of a short craving, the names of foods, and
 * words that are no English. "Faithful readers" are talk, which is a note and no warning.
 */
const mayNameFood = (craving: Craving, word: string): boolean =>
  isName(craving) || matchFood(word) !== null || (rankOf(word, 'en') === null && !word.includes("'"))

/** Words for what is wished without saying which dish: "exotic ingredients", "something unusual". */
const anyDish =
  /^(?:dish|dishes|food|foods|meal|meals|recipe|recipes|ingredient|ingredients|drink|drinks|cocktail|cocktails)$/
const something = /^(?:something|anything|sth)$/

/** True when an unknown word describes what is wished, so that a dish without it is told: an exotic cocktail. */
function describesWish({ claims = [] }: Craving, word: string): boolean {
  const at = claims.findIndex((claim) => englishOfClaim(claim) === word)
  const [before, next] = [claims[at - 1], claims[at + 1]]
  const isBefore = next !== undefined && !next.afterStop && anyDish.test(englishOfClaim(next))
  return at >= 0 && (isBefore || (before !== undefined && something.test(englishOfClaim(before))))
}

/**
 * True when a word before a dish or a food describes it, as far as can be told: "glazed", but not "long
 * lost".
 */
const isOfDish = (craving: Craving, { word, typed }: Qualifier): boolean =>
  mayNameFood(craving, word) ||
  isManner(word) ||
  dishWords.has(word) ||
  (craving.claims ?? []).some(({ kind, words }) => kind === 'wish' && words === typed)

/** Returns the words of dishes that describe the named one: the adobo of "adobo-fried chicken". */
function otherDishesIn({ claims = [], named, recipes, menu, beside = [] }: Craving): string[] {
  if (named === undefined || recipes === undefined || menu !== undefined) return []
  const name = named.words.toLowerCase()
  return claims
    .filter(
      ({ kind, namesA = [] }) =>
        kind === 'wish' && namesA.length > 0 && namesA.every((one) => one === 'dish'),
    )
    .map(({ words }) => words)
    .filter(
      (words) => !name.includes(words.toLowerCase()) && !beside.includes(words) && !saysSideDish.test(words),
    )
}

/** True when a word of a craving names a cuisine. */
const isCuisine = ({ claims = [] }: Craving, word: string): boolean =>
  claims.some(
    ({ words, namesA = [] }) =>
      words.toLowerCase() === word && namesA.length > 0 && namesA.every((one) => one === 'cuisine'),
  )

/** Returns the words by which a recipe shows its textures, in lower case. */
const wordsOf = ({ title, draft, lines, method }: ReadDraft): string =>
  [title, draft.description, ...lines.map(({ text }) => text), method].join('\n').toLowerCase()

/** True when a recipe or its names contain a word: the fagioli of a "pasta e fagioli" are understood. */
function isExplained(recipe: ReadDraft, names: readonly string[], word: string): boolean {
  const texts = [recipe.title, recipe.draft.description, ...recipe.lines.map(({ text }) => text), ...names]
  const said = tokens(texts.join(' '))
  return tokens(word).every((token) => said.includes(token))
}

/** True when the words of a recipe state a description from the craving: "glazed" when a glaze is made. */
function isSaid(recipe: ReadDraft, { recipes, named }: Craving, word: string): boolean {
  // The names of a family belong to other recipes too, so they prove nothing.
  const names = recipes?.isFamily === false ? (named?.names ?? []) : []
  if (isExplained(recipe, names, word)) return true
  const roots = new Set([word, ...sameAs(word)].map(rootOf))
  const { title, draft, lines, methodTokens } = recipe
  const said = tokens([title, draft.description, ...lines.map(({ text }) => text)].join(' '))
  return [...methodTokens, ...said].some((one) => roots.has(rootOf(one)))
}

/**
 * Returns a word without the ending of its adjective or verb: "glazed" and "glaze", "cheesy" and "cheese".
 */
const rootOf = (word: string): string =>
  word.length > 3 ? word.replace(/(?<=[aeiouy].*)(?:ing|ed|en|y|e)$/, '') : word

/** Words for a meal or a course, which the category states and no name has to. */
const isMeal = new RegExp(`^(?:${meals}|dish|recipe|side|starter|appetizer|main|course|entree)$`)

/**
 * True when the recipe's title or description contains one of the dish's names, or the last word of the
 * cook's name for it.
 */
function isCalled(recipe: ReadDraft, { words, names }: NonNullable<Craving['named']>): boolean {
  const said = new Set(tokens(`${recipe.title} ${recipe.draft.description}`))
  // A meal word is skipped: "pasta dinner" is pasta.
  const last = tokens(words).findLast((word) => !isMeal.test(word))
  if (last === undefined) return true
  return said.has(last) || names.some((name) => tokens(name).every((word) => said.has(word)))
}
