import type { RecipeDraft } from '#contract/recipe.ts'
import { foodById } from '../foods/index.ts'
import { type Line, mentionsIn, readLines } from './lines.ts'
import { formOf, isMeat } from './meats.ts'
import { changed, listed, type Outcome, refused } from './outcome.ts'
import { replaceLines } from './replace.ts'
import { mapSentences, minutesIn, sentencesOf } from './sentences.ts'
import type { StandIn } from './stand-ins.ts'

/** Cooked meat by the animal; a pound of raw meat gives about three quarters of a pound cooked. */
const cooked: Readonly<Record<string, readonly [id: string, buy: string]>> = {
  chicken: ['chicken-cooked', 'cooked chicken'],
  turkey: ['turkey-cooked', 'cooked turkey'],
  beef: ['roast-beef', 'cooked roast beef'],
  pork: ['cooked-pork', 'cooked pork'],
}
const YIELD = 0.75
const heat = /\b(?:cook|brown|sear|fry|saut[eé]|roast|bake|simmer|grill|broil|poach|boil)\b/i
const readying = /\b(?:season|rub|pat|dry|marinate|toss|pound|trim)\b/i
const doneness = /\d{3} ?°|\bpink\b|\bjuices run\b|cooked through/i

const isRaw = ({ food }: Line) => food !== null && isMeat(food) && food.tags.includes('raw-risk')

/**
 * Replaces raw meat by meat that is cooked already: it is not cooked again but warmed, at the end of what
 * cooks beside it.
 * @param name the animal: `chicken`
 */
export function withCooked(draft: RecipeDraft, name: string): Outcome | null {
  const known = cooked[name]
  if (!known) return null
  const lines = readLines(draft)
  const raw = lines.filter(isRaw)
  // Cooked turkey may stand for chicken, and never for salmon.
  const isPoultry = name === 'chicken' || name === 'turkey'
  const line =
    raw.find(({ food }) => food?.id.includes(name)) ??
    raw.find(({ food }) => isPoultry && food?.tags.includes('poultry'))
  if (!line?.food) return null
  if (formOf(line.food, line.item) === 'ground')
    return refused(
      `The ${line.parsed.food} is shaped or browned raw in this dish: cooked ${name} would not hold together in it.`,
    )
  const all = draft.instructions.flatMap(sentencesOf)
  const about = all.filter((each) => mentionsIn(each, lines).some((found) => found.line.index === line.index))
  const cooking =
    about.find((each) => heat.test(each) && (minutesIn(each) > 0 || doneness.test(each))) ??
    about.find((each) => heat.test(each))
  if (!cooking)
    return refused(
      `The steps do not say where the ${line.parsed.food} is cooked, so the built-in kitchen cannot tell what to leave out.`,
    )
  const isBroth = minutesIn(cooking) >= 25 && about.some((each) => /\bwater\b/i.test(each))
  if (isBroth)
    return refused(
      `The broth of this dish is made of the raw ${line.parsed.food}: cooked ${name} would leave it water. Ask for a new recipe with cooked ${name} and ready-made broth.`,
    )
  const inOven = /\b(?:roast|bake)\b/i.test(cooking)
  const wet = mentionsIn(cooking, lines)
    .filter((found) => found.line.index !== line.index)
    .map(({ line: other }) => other)
  if (inOven && wet.length === 0 && raw.length === 1 && about.length <= 2)
    return refused(
      `Roasting the ${line.parsed.food} is this recipe. With cooked ${name}, ask for a new recipe that uses it.`,
    )
  const others = [...new Map(wet.map((other) => [other.index, other])).values()]
  const beside = others.length > 0 ? ` with the ${listed(others.map(({ parsed }) => parsed.food))}` : ''
  const isSimmered = /\b(?:simmer|boil|poach|broth|stock|water)\b/i.test(cooking)
  const warming =
    isSimmered && others.length > 0
      ? `${cooking.replace(/,? (?:and )?until [^.;]*(?:\d{3}|pink|through|juices)[^.;]*/i, '')}`
      : `Add the ${name}${beside} and warm it through for 3 minutes, until it is hot.`
  const isLater = /\b(?:lift|take|remove|transfer|move|return|put)\b[^.]*\b(?:plate|board|out|back|aside)\b/i
  const next = mapSentences(draft, (sentence) => {
    if (sentence === cooking) return warming
    const isIt = mentionsIn(sentence, lines).some((found) => found.line.index === line.index)
    if (!isIt) return isPronoun(sentence) && doneness.test(sentence) ? '' : sentence
    if (readying.test(sentence) && !heat.test(sentence) && mentionsIn(sentence, lines).length === 1) return ''
    if (isLater.test(sentence) && mentionsIn(sentence, lines).length === 1 && minutesIn(sentence) === 0)
      return /\b(?:return|put)\b[^.]*\bback\b|\breturn\b/i.test(sentence) ? sentence : ''
    return sentence.replace(/,? (?:and )?until [^.;]*(?:\d{3} ?°|no longer pink)[^.;]*/i, ', until hot')
  })
  const standIn: StandIn = {
    id: foodById(known[0])!.id, // the table above has its id
    buy: { one: known[1], many: known[1] },
    name: { one: name, many: name },
    ratio: YIELD,
    preparation: 'shredded or cut into bite-size pieces',
    insteadOfMeat: true,
  }
  const replaced = replaceLines(next, new Map([[line.index, standIn]]))
  const timed = (steps: readonly string[]) =>
    steps.flatMap(sentencesOf).reduce((sum, each) => sum + minutesIn(each), 0)
  const saved = timed(draft.instructions) - timed(replaced.instructions)
  return changed({ ...replaced, cookTime: Math.max(5, Math.round(draft.cookTime - Math.max(0, saved))) })
}

const isPronoun = (sentence: string) => /\b(?:it|them|the meat|the pieces)\b/i.test(sentence)
