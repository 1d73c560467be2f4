import type { Course } from '../../cookbook/courses.ts'
import { accompaniments, type NameHit, namesIn } from '../../cookbook/find/names-in.ts'
import { missingFoods, wantedFoods } from '../../cookbook/find/wanted.ts'
import { isRecipeMood } from '../../cookbook/moods.ts'
import { nameKey } from '../../cookbook/name-key.ts'
import { occasionNamesIn } from '../../cookbook/occasions.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { matchFood } from '../../foods/index.ts'
import type { AmountAtHand } from '../claim.ts'
import { emptyCraving } from '../index.ts'
import { wordSet } from '../word-set.ts'
import { isDishByItself } from './left-dishes.ts'
import { type Entry, type Hit, isFlesh, isFoodEntry, isFoodWord, lexicon } from './lexicon.ts'
import { namesApart } from './names-apart.ts'
import { categoryWords } from './phrases.ts'
import type { Token } from './words.ts'

export interface Span {
  from: number
  to: number
}
const isOutside = (a: Span, b: Span) => a.to <= b.from || a.from >= b.to
const namesDish = ({ entries }: Hit) => entries.some(({ kind }) => kind === 'dish')
const dishId = ({ kind, id }: Entry): string[] => (kind === 'dish' ? [id] : [])
/** Kinds of entry that describe a meal and name none: "vegetarian dinner". */
const sayingHow: ReadonlySet<Entry['kind']> = new Set(['cuisine', 'diet', 'mood', 'equipment'])
const saysHow = (phrase: string): boolean =>
  lexicon()
    .get(phrase)
    ?.some(({ kind }) => sayingHow.has(kind)) ?? false
const namesFood = ({ entries }: Hit) => entries.some(isFoodEntry)

/** True for a taste: "something sweet with ricotta" does not ask for ricotta to be made. */
const saysTaste = ({ entries }: Hit) =>
  entries.some(({ kind, id }) => kind === 'mood' && (id === 'sweet' || id === 'savory'))

/** Words that tell how much of a food is there, in names such as "too many apples" and "a glut of beans". */
const glutWords = wordSet('a lot lots of too much many extra surplus glut leftover pound pounds bushel the')

/**
 * Number of recipes that must share a food's name before the name alone asks for them: jams, and not a cake
 * with jam.
 */
const A_FAMILY = 3

/** Words before the first dish of a craving that name nothing. */
const beforeHead = wordSet(
  'a an the my our some good great best easy simple homemade real proper traditional classic small big recipe for make making how to i we want need',
)
/** Words that begin a description of the dish before them: "the firm kind", "that's thick enough". */
const describesHead = /^(?:that|thats|that's|which|like|from|using|made|the|kind)$/
/** Names of dishes that are verbs as well. */
const doneWithFood = wordSet(
  'slice roll bake fry grill roast stew toast mash dip crumble pickle braise chill smoke wrap dress punch spread shake crisp press',
)
/** Words between a dish and what it is served with, or made for. */
const leadsToSide = /^(?:with|for|over|alongside|beside|from|in|on|into)$/

/** True for a mood that no recipe file declares, such as "salty" and "crunchy". */
const isSaidByNamesAlone = (word: string): boolean =>
  (lexicon().get(word) ?? []).some(({ kind, id }) => kind === 'mood' && !isRecipeMood(id) && id !== 'sweet')

/** Courses of what is bought as a food and made at home as well. */
const made: ReadonlySet<Course> = new Set(['basic', 'condiment', 'sauce', 'preserve'])

const inJars: ReadonlySet<Course> = new Set(['preserve', 'condiment'])

/**
 * Finds the recipes that the words name, the surest first, and those that are only sides. A side gives way
 * when another dish is named, and a food ("ham") names its recipe only when nothing else is asked for.
 * @param there whether the craving is about foods that are there, and how much of them there is
 */
export function recipesNamed(
  tokens: readonly Token[],
  asked: readonly Hit[],
  cookbook: Cookbook,
  { isAtHand, amounts }: { isAtHand: boolean; amounts: readonly AmountAtHand[] },
): { named: NameHit[]; beside: NameHit[] } {
  // A word inside a longer food is no recipe: the steak of a ham steak is ham.
  // The first word of a longer food says which food it is: queso fresco is a cheese, and brownie mix no brownie.
  const isPartOfFood = ({ from, to, isOwn }: NameHit) =>
    asked.some(
      (one) =>
        (!isOwn || (one.from === from && to - from === 1)) &&
        one.from <= from &&
        to <= one.to &&
        one.to - one.from > to - from &&
        namesFood(one) &&
        !namesDish(one),
    )
  // A described meal says more than the family of that name: a "Mexican breakfast" is a breakfast that is
  // Mexican.
  const isMealOfKind = ({ isOwn, from, to }: NameHit) =>
    !isOwn &&
    to - from > 1 &&
    // No recipe declares that it is salty or crunchy: the family of that name is the one that does.
    !tokens.slice(from, to - 1).some(({ word }) => isSaidByNamesAlone(word)) &&
    Object.hasOwn(categoryWords, tokens[to - 1]?.word ?? '') &&
    (tokens.slice(from, to - 1).every(({ word }) => saysHow(word)) ||
      saysHow(
        tokens
          .slice(from, to - 1)
          .map(({ word }) => word)
          .join(' '),
      ))
  const days = occasionNamesIn(tokens.map(({ typed }) => typed).join(' ')).flatMap((name) =>
    tokens.flatMap((_, from) =>
      name.every((word, i) => tokens[from + i]?.typed === word) ? [{ from, to: from + name.length }] : [],
    ),
  )
  // Words of an occasion name no dish: the bowl of the Super Bowl.
  const isOfOccasion = (hit: NameHit) =>
    days.some((day) => !isOutside(hit, day) && !(hit.from <= day.from && day.to <= hit.to))
  // Two foods joined by "and" are foods at hand, though a recipe may carry both as a second name: "rice and
  // tuna".
  const isTwoFoods = ({ from, to, slugs }: NameHit) => {
    const run = tokens.slice(from, to)
    const at = run.findIndex(({ typed }) => /^(?:and|und|et|y|e|mit|con|avec)$/.test(typed))
    const sides = [run.slice(0, at), run.slice(at + 1)].map((side) => side.map(({ word }) => word).join(' '))
    const name = run.map(({ word }) => word).join(' ')
    const isTitle = (slug: string) => {
      const file = cookbook.bySlug.get(slug)?.file
      return file !== undefined && [file.title, file.short ?? ''].some((one) => nameKey(one).includes(name))
    }
    // The last two of a list are foods of it, whatever dish has both: "chicken, broccoli and cheese".
    const isEndOfList =
      (tokens[from]?.afterStop === true || isAtHand) && asked.some((one) => one.to === from && namesFood(one))
    return at > 0 && sides.every(isFoodWord) && (isEndOfList || !slugs.some(isTitle))
  }
  // A taste is no recipe, though drinks share its name: "something sour".
  const isTaste = ({ from, to }: NameHit) =>
    to - from === 1 &&
    asked.some(
      (one) => one.from === from && one.to === to && one.entries.every(({ kind }) => kind === 'mood'),
    ) &&
    (!/^(?:a|an|the|my)$/.test(tokens[from - 1]?.typed ?? '') ||
      asked.some((one) => one.from === to && !tokens[to]?.afterStop))
  // A glut is a name only by itself: with "stale bread and a lot of tomatoes" both foods are at hand.
  const isGlutBesideFood = (hit: NameHit) => {
    const run = tokens.slice(hit.from, hit.to).map(({ word }) => word)
    const food = run.filter((word) => !glutWords.has(word))
    return (
      food.length < run.length &&
      isFoodWord(food.join(' ')) &&
      asked.some((one) => isOutside(hit, one) && namesFood(one))
    )
  }
  // "Ground beef and noodles" is no beef and noodles.
  const isCutFromFood = ({ from, to }: NameHit) =>
    asked.some((one) => one.from < from && from < one.to && one.to <= to && namesFood(one) && !namesDish(one))
  // "Pavlova with leftover egg whites" is a pavlova, whatever else uses them up.
  const isLeftBesideDish = (hit: NameHit) =>
    /^leftovers?$/.test(tokens[hit.from]?.typed ?? '') &&
    asked.some((one) => one.to <= hit.from && namesDish(one) && !namesFood(one))
  const isKept = (hit: NameHit) =>
    ![
      isCutFromFood,
      isPartOfFood,
      isMealOfKind,
      isTwoFoods,
      isOfOccasion,
      isTaste,
      isGlutBesideFood,
      isLeftBesideDish,
    ].some((test) => test(hit))
  const said = namesIn(tokens, cookbook, (word) => lexicon().has(word))
  const together = said.filter((hit) => isKept(hit) && !isManner(hit, tokens, said))
  // The words of a list of foods at hand form no name.
  const apart = isAtHand ? [] : namesApart(tokens, cookbook, together)
  const found = [...apart, ...together.filter((hit) => apart.every((one) => isOutside(hit, one)))]
  const isBeside = ({ slugs }: NameHit) =>
    slugs.every((slug) => accompaniments.has(cookbook.bySlug.get(slug)?.file.course ?? 'main'))
  const isFood = ({ from, to }: NameHit) => {
    const phrase = tokens.slice(from, to).map(({ word }) => word)
    const entries = lexicon().get(phrase.join(' ')) ?? []
    return entries.some(isFoodEntry) && (isAtHand || !entries.some(({ kind }) => kind === 'dish'))
  }
  const typedBefore = (at: number): string => {
    const [before, last] = [tokens[at - 2]?.typed ?? '', tokens[at - 1]?.typed ?? '']
    return /^(?:with|of|from|some|the|my|up|leftover)$/.test(last) ? before : last
  }
  const elsewhere = (hit: NameHit) => asked.filter((other) => isOutside(hit, other))
  // A side named after a meat belongs to that meat: "plums, sauced or baked", "chicken with mushrooms and a
  // lemon sauce".
  const isAfterFood = (hit: NameHit) =>
    !hit.isOwn &&
    asked.some((one) => one.to < hit.from && one.entries.some(isFlesh)) &&
    !tokens.slice(hit.from - 2, hit.from).some(({ typed }) => typed === 'for')
  // Parsley and garlic at the end of a list of foods season them: "mushrooms, cream and persillade".
  const isEndOfFoods = ({ from, slugs }: NameHit) => {
    const before = asked.filter((one) => one.to <= from && namesFood(one))
    const ids = (kind: Entry['kind']) =>
      before.flatMap(({ entries }) => entries.filter((one) => one.kind === kind).map(({ id }) => id))
    const wanted = wantedFoods({ ...emptyCraving(), foods: ids('food'), families: ids('family') })
    return (
      before.length > 1 &&
      (tokens[from]?.afterStop === true || tokens[from - 1]?.typed === 'and') &&
      slugs.every((slug) => {
        const recipe = cookbook.bySlug.get(slug)
        return recipe !== undefined && missingFoods(wanted, recipe, () => false).length === wanted.length
      })
    )
  }
  // Two names of one dish do not compete: the salsa of "pico de gallo salsa".
  const dishesAt = (hit: Span) =>
    asked.filter((one) => !isOutside(hit, one)).flatMap(({ entries }) => entries.flatMap(dishId))
  const isSameDish = (hit: NameHit, one: Hit) => {
    const ids = dishesAt(hit)
    return one.entries.flatMap(dishId).some((id) => ids.includes(id))
  }
  // "Curd rice" for an upset stomach is the dish, whatever else suits the stomach.
  const givesWay = (hit: NameHit) => {
    const others = found.filter((other) => other !== hit)
    return (
      isBeside(hit) &&
      (others.some((one) => !isBeside(one) && (one.isOwn || !hit.isOwn)) ||
        elsewhere(hit).some((one) => namesDish(one) && !isSameDish(hit, one)) ||
        isAfterFood(hit) ||
        isEndOfFoods(hit))
    )
  }
  // "Mayonnaise, I have 1 egg and oil": what stands before the foods at hand is to be made of them.
  const isBeforeFoodsAtHand = ({ from, to }: NameHit) =>
    from === 0 &&
    /^(?:i|we|but|only|got|have)$/.test(tokens[to]?.typed ?? '') &&
    asked.some((one) => one.from > to && namesFood(one))
  // "Vegan cheese recipe" and "caramel icing recipe for a cake" ask for the cheese and the icing.
  const isAskedByName = ({ from, to }: NameHit) =>
    !isAtHand &&
    /^(?:recipes?|rezept|receta|recette|ricetta)$/.test(tokens[to]?.typed ?? '') &&
    !tokens[to]?.afterStop &&
    !/^(?:with|using|of|from)$/.test(tokens[to + 1]?.typed ?? '') &&
    (tokens.slice(0, from).every(({ typed }) => beforeHead.has(typed)) ||
      // "I wonder if you have that tartar sauce recipe" asks for it, whatever it was served with.
      /^(?:that|your)$/.test(tokens[from - 1]?.typed ?? ''))
  // "What's a marinade I could make for my ribeye" asks for the marinade.
  const isAskedFirst = ({ from, to }: NameHit) =>
    !isAtHand &&
    /^(?:so )?what(?:'?s| is| are)(?: (?:a|an|the|some|good|best|great|easy|quick|simple|nice))*$/.test(
      tokens
        .slice(0, from)
        .map(({ typed }) => typed)
        .join(' '),
    ) &&
    /^(?:i|we|you|to|for|that|which)$/.test(tokens[to]?.typed ?? '')
  const isToBeMade = (hit: NameHit) =>
    isBeforeFoodsAtHand(hit) || isSaidToBeMade(hit) || isAskedByName(hit) || isAskedFirst(hit)
  const isSaidToBeMade = ({ from }: NameHit) =>
    /^(?:make|making|makes)$/.test(tokens[from - 1]?.typed ?? '') ||
    (/^(?:a|an|the|my|good|homemade|own)$/.test(tokens[from - 1]?.typed ?? '') &&
      /^(?:make|making)$/.test(tokens[from - 2]?.typed ?? ''))
  // Granola that ends a list of foods is eaten, and not made: "yogurt, strawberries, and granola".
  const isLastOfList = (hit: NameHit) =>
    hit.to - hit.from === 1 &&
    hit.to === tokens.length &&
    tokens[hit.from - 1]?.typed === 'and' &&
    elsewhere(hit).filter(namesFood).length > 1 &&
    !elsewhere(hit).some((one) => namesDish(one) && !namesFood(one)) &&
    matchFood(tokens[hit.from]?.word ?? '') !== null
  // "Mayo with an egg" and "ricotta with lemon juice" name what the first food is made of.
  const isMadeOfOthers = ({ from, to, isOwn, slugs }: NameHit) => {
    const others = asked.filter((one) => one.from >= to && namesFood(one))
    const idsOf = (kind: Entry['kind']) =>
      others.flatMap(({ entries }) => entries.filter((one) => one.kind === kind).map(({ id }) => id))
    const wanted = wantedFoods({ ...emptyCraving(), foods: idsOf('food'), families: idsOf('family') })
    return (
      from === 0 &&
      /^(?:with|from|using|made|of)$/.test(tokens[to]?.typed ?? '') &&
      isOwn &&
      !isAtHand &&
      others.length > 0 &&
      slugs.some((slug) => {
        const recipe = cookbook.bySlug.get(slug)
        return (
          recipe !== undefined &&
          made.has(recipe.file.course) &&
          missingFoods(wanted, recipe, () => false).length === 0
        )
      })
    )
  }
  // Twenty tortillas are there already, and two cans of condensed milk.
  const isAmount = (hit: NameHit) => amounts.some(({ food }) => food === wordsAt(hit))
  const wordsAt = ({ from, to }: Span) =>
    tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ')
  const isLeftBefore = ({ from }: Span) =>
    /^(?:leftovers?|yesterdays?|cold)$/.test(tokens[from - 1]?.typed ?? '')
  const isFirst = ({ from }: Span) => tokens.slice(0, from).every(({ typed }) => beforeHead.has(typed))
  // Pickles "with honey" are put up with it, and no meat or dish beside them is to be served with pickles.
  const isPreserveWith = (hit: NameHit) =>
    hit.isOwn &&
    hit.slugs.every((slug) => inJars.has(cookbook.bySlug.get(slug)?.file.course ?? 'main')) &&
    /^(?:with|without|using|sweetened)$/.test(tokens[hit.to]?.typed ?? '') &&
    !elsewhere(hit).some((one) => namesDish(one) || one.entries.some(isFlesh))
  // "Lemon curd that's thick enough for cake filling" asks for the curd, though it is bought as a food, too.
  const isDescribed = (hit: NameHit) =>
    !isAtHand &&
    hit.slugs.every((slug) => made.has(cookbook.bySlug.get(slug)?.file.course ?? 'main')) &&
    isFirst(hit) &&
    (describesHead.test(tokens[hit.to]?.typed ?? '') ||
      tokens[hit.to + 1]?.typed === 'enough' ||
      // "Preserved lemons for tagines", and not "for dinner".
      (tokens[hit.to]?.typed === 'for' && found.some((one) => one.from > hit.to && one.from <= hit.to + 2)) ||
      isPreserveWith(hit))
  // "Something with paneer" is a dish of it, and no recipe for the cheese.
  const isWithin = ({ from }: NameHit) =>
    /^(?:with|using)$/.test(tokens[from - 1]?.typed ?? '') &&
    /^(?:something|anything|dinner|lunch|breakfast|supper|meal|dish|snack|dessert|ideas?|recipes?|make|cook|eat|quick|easy)$/.test(
      tokens[from - 2]?.typed ?? '',
    )
  const isOnlyFood = (hit: NameHit) =>
    isLastOfList(hit) ||
    (isFood(hit) && isWithin(hit)) ||
    (isFood(hit) &&
      !(isLeftBefore(hit) && isDishByItself(wordsAt(hit), hit.slugs, cookbook.bySlug)) &&
      !isToBeMade(hit) &&
      !isMadeOfOthers(hit) &&
      !isDescribed(hit) &&
      // A food at hand is not to be made once more: leftover ricotta.
      (isAtHand ||
        isAmount(hit) ||
        (!hit.isOwn && hit.slugs.length < A_FAMILY) ||
        found.length > 1 ||
        elsewhere(hit).some((one) => namesDish(one) || namesFood(one) || saysTaste(one))))
  const meant = found.filter((hit) => !isOnlyFood(hit))
  // A dish that another one uses is an ingredient: the mashed potatoes of "brownies that use mashed
  // potatoes".
  const isUsedIn = (hit: NameHit) =>
    /^(?:use|uses|using|used|made|contains|containing)$/.test(typedBefore(hit.from)) &&
    found.some(({ to }) => to < hit.from)
  // The slices of "quince paste, the kind you slice" are cut, and no dish.
  const isVerb = ({ from, to }: NameHit) =>
    to - from === 1 &&
    doneWithFood.has(tokens[from]?.word ?? '') &&
    /^(?:you|i|we|they|to|can|could)$/.test(tokens[from - 1]?.typed ?? '')
  // A dish behind a preposition belongs to the one before it: "bobotie with yellow rice", "preserved lemons
  // for tagines".
  const isBehind = (hit: NameHit) =>
    meant.some((other) => other.isOwn && other.to <= hit.from) &&
    tokens.slice(Math.max(0, hit.from - 2), hit.from).some(({ typed }) => leadsToSide.test(typed))
  const isPreserve = ({ slugs }: NameHit) =>
    slugs.every((slug) => cookbook.bySlug.get(slug)?.file.course === 'preserve')
  const isHead = (hit: NameHit) =>
    isDescribed(hit) ||
    (hit.isOwn && isPreserve(hit) && isFirst(hit) && meant.filter((other) => other !== hit).every(isBehind))
  const isMeant = (hit: NameHit) =>
    isToBeMade(hit) || isMadeOfOthers(hit) || isHead(hit) || (!givesWay(hit) && !isUsedIn(hit))
  // A family by the state of the eater, "upset stomach", comes behind the dish that is named.
  const isOfState = (hit: NameHit) =>
    !hit.isOwn && meant.some((one) => one.isOwn && isBeside(one) && one !== hit)
  const order = (hit: NameHit): number =>
    isHead(hit) || isAskedByName(hit) || isAskedFirst(hit)
      ? 0
      : isBeside(hit) && meant.some((one) => one !== hit && (one.isOwn || !hit.isOwn))
        ? 3
        : isVerb(hit)
          ? 4
          : isBehind(hit) || isOfState(hit)
            ? 2
            : 1
  return {
    named: meant
      .filter((hit) => isMeant(hit) && !(isVerb(hit) && meant.length > 1))
      .sort((a, b) => order(a) - order(b) || b.to - b.from - (a.to - a.from)),
    beside: meant.filter((hit) => !isMeant(hit)),
  }
}

/**
 * True for words that only say in whose style a named dish is made: "brisket style burnt ends" likens the dish to
 * brisket and asks for none.
 */
export const isManner = ({ to }: Span, tokens: readonly Token[], names: readonly NameHit[]): boolean =>
  tokens[to]?.typed === 'style' &&
  !tokens[to]?.afterStop &&
  names.some(({ from, isOwn }) => isOwn && from === to + 1)

/** Words in a name that say that the dish was made on another day: "mac and cheese from last night". */
export const otherDay = /\b(?:last night|yesterday|ayer|gestern|hier|ieri)\b/i
