import { tokens } from '../../../checks/words.ts'
import type { Craving } from '../../../craving/craving.ts'
import { stem } from '../../../craving/stem.ts'
import { matchFood } from '../../../foods/index.ts'
import { nameKey } from '../../name-key.ts'
import type { Cookbook, LinkedRecipe } from '../../open-cookbook.ts'
import { ownNamesOf } from '../../own-names.ts'
import { coverage, isTitleAbout } from '../explains.ts'
import { wordsOf } from '../wanted.ts'
import type { Rule } from './match.ts'

/**
 * Prefers recipes in which the index finds more of the words. Members of a family match its name equally, however many
 * words their titles have.
 */
const wordsFound: Rule = ({ craving, words, scores }) => {
  const familyName = craving.recipes?.isFamily ? wordsOf(craving.named?.words ?? '') : []
  const isBareFamily = familyName.length > 0 && words.every((word) => familyName.includes(word))
  const most = Math.max(1, ...scores.values())
  return ({ recipe, isNamed }) => (isBareFamily && isNamed ? 1 : (scores.get(recipe.slug) ?? 0) / most)
}

/** Prefers recipes that answer a larger share of the words. */
const wordsAnswered: Rule =
  () =>
  ({ share }) =>
    share

/** Puts another dish last, and another kind of dish behind it: no sauce for who asks for a sauce. */
const anotherDish: Rule =
  () =>
  ({ lacks, isOtherKind }) =>
    lacks === null ? 0 : isOtherKind ? -3 : -2

/** Prefers the course that the words ask for: salads for a chicken salad. */
const courseAsked: Rule = ({ asked: { head } }) =>
  head === null ? null : ({ recipe }) => (recipe.file.course === head ? 0.6 : 0)

/** Prefers a cake in the title to cupcakes for a craving that asks for a cake. */
const titleAboutHead: Rule = ({ asked: { head } }) =>
  head === null ? null : ({ recipe }) => (isTitleAbout(recipe, head) ? 0.15 : 0)

/** Prefers a title about the food for a craving of this food alone. */
const titleAboutFood: Rule = ({ asked: { head, words }, wanted: [first, ...others] }) => {
  if (head !== null || !first || others.length > 0 || words.length !== 1) return null
  const food = stem(tokens(first.name).at(-1) ?? '')
  return ({ recipe }) => (isTitleAbout(recipe, food) ? 0.3 : 0)
}

/** Puts every other recipe behind the one whose own name the words are. */
const otherThanNamed: Rule = ({ isOwnName }) => (isOwnName ? ({ isNamed }) => (isNamed ? 0 : -1) : null)

/** Puts the members of a named family before other recipes that match its name. */
const memberOfFamily: Rule = ({ named, isOwnName }) =>
  isOwnName || named.size === 0 ? null : ({ isNamed }) => (isNamed ? 0.3 : 0)

/** Prefers recipes that the craving calls by their diet or by their whole name, the latter first. */
const calledSo: Rule = ({ called, calledWhole }) =>
  called.size === 0
    ? null
    : ({ recipe, isCalled }) => (isCalled ? 1 : 0) + (calledWhole.has(recipe.slug) ? 2 : 0)

/** Share of a craving's words from which on only talk stays unanswered. */
const MOST_OF_IT = 0.9
/** Prefers the recipe that has the name as its own and not only through its family: guacamole itself. */
const ownerOfName: Rule = ({ cookbook, craving }) => {
  const owners = ownersOfName(cookbook, craving)
  return owners.size === 0
    ? null
    : ({ recipe, share }) => (owners.has(recipe.slug) && share > MOST_OF_IT ? 0.4 : 0)
}

/** Prefers the recipe whose title is the name itself. */
const titleIsName: Rule = ({ craving }) => {
  const name = nameKey(craving.named?.words ?? '')
  return name === '' ? null : ({ recipe }) => (nameKey(recipe.file.title) === name ? 0.15 : 0)
}

/** Prefers "Classic Apple Pie" for apple pies, and less so titles with further words. */
const plainTitle: Rule = ({ craving, asked: { head }, words }) => {
  const rate = plainnessOf(words)
  const worth = craving.recipes || head !== null ? 0.4 : 0.1
  return words.length === 0 ? null : ({ recipe }) => worth * rate(recipe)
}

/** Bonus of a dish that everybody knows, by the number of words that say what is wanted; many words leave it little. */
const WORTH_OF_STANDARD: readonly number[] = [0.9, 0.8, 0.4]
const WITH_MANY_WORDS = 0.05
/** Prefers dishes that everybody knows, or that people expect of the cuisine they named. */
const standardDish: Rule = ({ craving, asked, isOpen, isOfTools }) => {
  const said = asked.words.filter(({ isManner }) => !isManner).length + (craving.purpose ?? []).length
  const worth = WORTH_OF_STANDARD[isOpen || isOfTools ? 0 : said] ?? WITH_MANY_WORDS
  return ({ recipe }) => (isStandard(recipe, craving) ? worth : 0)
}

/** Prefers a sauce whose names or description mention the dish that it is for. */
const forItsPurpose: Rule = ({ cookbook: { names }, craving: { purpose = [] }, asked: { head } }) => {
  if (purpose.length === 0) return null
  // A sauce for pasta is also called a pasta sauce.
  const called = new Set(names.get(nameKey([...purpose, head ?? ''].join(' '))))
  // A rib-eye is a steak, and a marinade for steaks is one for it.
  const whole = tokens(matchFood(purpose.join(' '))?.food.name ?? '')
  const words = [...new Set([...purpose, ...whole])]
  return ({ recipe }) =>
    (called.has(recipe.slug) ? 1 : 0) +
    words.reduce((sum, word) => sum + coverage(recipe, word, false), 0) / purpose.length
}

/** Rules about the name of a dish and the words that say what is wanted. */
export const rulesByName: readonly Rule[] = [
  ...[wordsFound, wordsAnswered, anotherDish, courseAsked, titleAboutHead, titleAboutFood],
  ...[otherThanNamed, memberOfFamily, calledSo, ownerOfName, titleIsName],
  ...[plainTitle, standardDish, forItsPurpose],
]

/** Returns the named recipes of which the name is their own. */
function ownersOfName({ bySlug }: Cookbook, { recipes, named }: Craving): ReadonlySet<string> {
  const name = nameKey(named?.words ?? '')
  const isOwner = (slug: string) => {
    const recipe = bySlug.get(slug)
    return recipe !== undefined && ownNamesOf(recipe.file).some((one) => nameKey(one) === name)
  }
  return new Set((recipes?.slugs ?? []).filter(isOwner))
}

/** Returns a function that rates how plainly a title names the words: 1 with no further word, less for each. */
function plainnessOf(words: readonly string[]): (recipe: LinkedRecipe) => number {
  const asked = new Set([...words, 'classic'])
  return ({ file }) => {
    const title = wordsOf(file.title)
    const others = title.filter((word) => !asked.has(word)).length
    // A title that shares no word with the craving gets no bonus: a harira for a lentil soup.
    return others === title.length ? 0 : Math.max(0, 1 - others / 2)
  }
}

const isStandard = ({ file }: LinkedRecipe, { cuisines }: Craving): boolean =>
  file.standard === 'everywhere' || (file.standard === 'its cuisine' && cuisines.length > 0)
