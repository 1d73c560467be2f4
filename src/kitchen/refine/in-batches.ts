import type { RecipeDraft } from '#contract/recipe.ts'
import { durationsOf, heats } from '../checks/times.ts'
import { minutesIn, sentencesOf, spell } from './sentences.ts'

/** Kind of vessel that holds only so much, with the servings that fit at once. */
interface Kind {
  named: RegExp
  /** Fewest servings that one holds, whatever the recipe is written for. */
  least: number
  isOf: 'pan' | 'mug' | 'pot' | 'oven'
}

const kinds: readonly Kind[] = [
  {
    isOf: 'mug',
    least: 1,
    named: /\b(?:microwave-safe )?(?:mug|ramekin in the microwave)\b/gi,
  },
  {
    isOf: 'pan',
    least: 3,
    named:
      /\b(?:skillets?|frying pans?|saut[eé] pans?|griddles?|grill pans?|woks?|air fryers?(?: baskets?)?|waffle irons?|waffle makers?|sandwich press(?:es)?|cr[eê]pe pans?)\b/gi,
  },
  {
    isOf: 'pot',
    least: 6,
    named:
      /\b(?:dutch ovens?|stockpots?|saucepans?|(?:soup|stew|large|heavy|big|wide|deep) pots?|pots?(?! (?:roast|pie|holder|sticker|lid))|slow cookers?|pressure cookers?|multicookers?|rice cookers?)\b/gi,
  },
  {
    isOf: 'oven',
    least: 4,
    named:
      /\b(?:baking sheets?|sheet pans?|baking trays?|roasting (?:pans?|tins?)|(?:baking|casserole|gratin|ovenproof) dish(?:es)?|\d+-by-\d+-inch (?:[a-z]+ )?(?:pans?|dish(?:es)?))\b/gi,
  },
]

/** Share by which a vessel may be fuller than the recipe fills it. */
const FULLER = 1.5
/** Servings up to which no vessel of a home kitchen is too small, whatever a recipe for one or two says. */
const FEW = 6

/** Words of a step that cooks a little at a time. */
const batched = /\b(?:batch(?:es)?|at a time|one by one|a few (?:pieces )?at once)\b/i
/** Appliances of which a kitchen has one. */
const oneOfAKind = /griddle|air fryer|waffle|sandwich press/i

/** Sentence that this module writes, by which it is found again. */
const own = /^For this amount (?:cook|take|make|use) /

/**
 * Says in a recipe that grew how many pans, pots or trays it takes or in how many batches it is cooked, and counts the
 * time of the batches: twenty sandwiches are not fried in one skillet within ten minutes.
 * @param before the recipe before it was scaled
 */
export function inBatches(draft: RecipeDraft, before: RecipeDraft): RecipeDraft {
  const [scaled, base] = [withoutOwn(draft), withoutOwn(before)]
  if (scaled.servings <= FEW || scaled.servings < base.servings * 1.75) return scaled
  const place = mainVessel(scaled.instructions)
  // A pan for twice as much has taken the place of the author's.
  const isOtherPan = place?.kind.isOf === 'oven' && mainVessel(base.instructions)?.words !== place.words
  if (place === null || isOtherPan) return scaled
  const { kind, words, at, cooks } = place
  const holds = Math.max(kind.least, Math.min(base.servings, 12)) * (kind.isOf === 'mug' ? 1 : FULLER)
  const count = Math.ceil(scaled.servings / holds)
  // A step that has named several vessels already has counted them.
  if (count < 2 || /\b(?:two|three) [\w-]*(?: [\w-]+)? ?(?:pans|dishes|sheets)\b/i.test(words)) return scaled
  const name = plain(words)
  const step = scaled.instructions[cooks] ?? ''
  const isBatched = batched.test(step) || batched.test(scaled.instructions[at] ?? '')
  const isInTurns =
    kind.isOf === 'mug' || isBatched || (kind.isOf === 'pan' && (cooks === at || oneOfAKind.test(words)))
  const rounds = isInTurns ? count : kind.isOf === 'oven' ? Math.ceil(count / 2) : 1
  // The time of a dish that is cooked in batches anyway is the time of all of them.
  const once = Math.round(isBatched ? base.cookTime : minutesOf(step))
  const all =
    rounds > 1 && once > 0 ? inFives(once * (isBatched ? scaled.servings / base.servings : rounds)) : 0
  const inAll = all > 0 ? `, about ${spell(all)} in all` : ''
  const said =
    kind.isOf === 'mug'
      ? `For this amount make each ${name} by itself, ${scaled.servings} of them${inAll}.`
      : isBatched
        ? `For this amount cook in more batches, or in several ${plural(name)} at once${inAll}, and cover what is done with foil.`
        : isInTurns
          ? `For this amount cook in ${count} batches, or in several ${plural(name)} at once${inAll}, and cover what is done with foil.`
          : rounds > 1
            ? `For this amount use ${count} ${plural(name)}, two at a time in the oven${inAll}.`
            : `For this amount use ${count} ${plural(name)}, each with its share.`
  return withTime(
    {
      ...scaled,
      instructions: scaled.instructions.map((step, index) =>
        index === (rounds > 1 ? cooks : at) ? `${step} ${said}` : step,
      ),
    },
    all > 0 ? all - once : 0,
  )
}

/** Rounds minutes as they are written, so that a later scaling finds the same number. */
const inFives = (minutes: number): number =>
  minutes < 12 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5

/** Returns the minutes that a step names, one after the other. */
const minutesOf = (step: string): number =>
  durationsOf(step, false).reduce((sum, { least, most }) => sum + (least + most) / 2, 0)

/** Adds minutes to the cooking time, which stays within reach of the minutes of the steps. */
function withTime(draft: RecipeDraft, more: number): RecipeDraft {
  if (more === 0) return draft
  const named = draft.instructions.reduce((sum, step) => sum + minutesOf(step), 0)
  const least = named / 1.3 - draft.prepTime - draft.restTime
  return {
    ...draft,
    cookTime: Math.max(1, Math.round(Math.max(draft.cookTime + more, more > 0 ? least : 0))),
  }
}

/** Takes out what an earlier scaling has said of batches, with the minutes that it has counted. */
function withoutOwn(draft: RecipeDraft): RecipeDraft {
  let more = 0
  const instructions = draft.instructions.map((step) => {
    const all = sentencesOf(step)
    const mine = all.filter((sentence) => own.test(sentence))
    if (mine.length === 0) return step
    const left = all.filter((sentence) => !own.test(sentence)).join(' ')
    const minutes = Math.max(...mine.map(minutesIn))
    if (minutes > 0) more += minutes - (batched.test(left) ? 0 : Math.round(minutesOf(left)))
    return left
  })
  return more === 0 && instructions.every((step, at) => step === draft.instructions[at])
    ? draft
    : withTime({ ...draft, instructions }, -more)
}

interface Place {
  kind: Kind
  /** The vessel as the step names it. */
  words: string
  /** Step that names it, and step that cooks in it for the longest. */
  at: number
  cooks: number
}

/** Returns the vessel in which a dish cooks for the longest time; null where none is named. */
function mainVessel(steps: readonly string[]): Place | null {
  const cooks = steps.reduce(
    (best, step, at) =>
      heats(step.toLowerCase()) && minutesIn(step) > minutesIn(steps[best] ?? '') ? at : best,
    steps.findIndex((step) => heats(step.toLowerCase())),
  )
  if (cooks < 0) return null
  for (let at = cooks; at >= 0; at--) {
    const found = kinds
      .flatMap((kind) => [...(steps[at] ?? '').matchAll(kind.named)].map((match) => ({ kind, match })))
      .toSorted((one, other) => one.match.index - other.match.index)
      .at(-1)
    if (found) return { kind: found.kind, words: found.match[0], at, cooks }
  }
  return null
}

/** Returns the name of one vessel without its size. */
const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/^\d+-by-\d+-inch /, '')
    .replace(/dishes$/, 'dish')
    .replace(/presses$/, 'press')
    .replace(/(?<=[a-rt-z])s$/, '')
const plural = (name: string): string => (/(?:sh|ss)$/.test(name) ? `${name}es` : `${name}s`)
