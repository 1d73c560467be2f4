import type { RecipeDraft } from '#contract/recipe.ts'
import { asPattern } from '../prose.ts'
import { sentencesOf } from './sentences.ts'
import { counts } from './shares.ts'

/** Pans of usual kitchens for flat bakes, by their area in square inches, the smallest first. */
const pans: readonly (readonly [name: string, area: number])[] = [
  ['8 1/2-by-4 1/2-inch loaf pan', 38],
  ['8-inch square pan', 64],
  ['9-inch square pan', 81],
  ['11-by-7-inch pan', 77],
  ['9-by-13-inch pan', 117],
]
/** Relative difference up to which an area counts as the same: the layer is a little thicker or thinner. */
const NEAR = 0.16
/** Relative difference for a gratin or lasagna, which may lie deeper or thinner than a cake. */
const LOOSE = 0.5

const side = String.raw`(\d+(?:\.\d+| 1\/2)?)`
const inches = String.raw`(?:[- ]?inch(?:es)?|["”]| ?in\b\.?)?`
const pan = '((?:[a-z]+ ){0,2}?(?:pan|dish|tin)s?)'
/** A pan by its sides, as books and people write it: "9-by-13-inch pan", "9x13 dish", "9 x 5 inch loaf pan". */
const flat = new RegExp(String.raw`\b${side}${inches}[- ]?(?:by|x|×)[- ]?${side}${inches} ${pan}\b`, 'i')
const square = new RegExp(String.raw`\b${side}${inches} square ${pan}\b`, 'i')
const muffins = /\b(?:a |the )?(?:(\d+)[- ]cup )?(?:standard )?(muffin (?:tin|pan)|cupcake (?:tin|pan))\b/i
const tin =
  /\b(?:an? |the )?((?:\d+(?: 1\/2)?(?:-by-|x)?\d*(?: 1\/2)?-inch )?(?:round )?(?:cake tin|cake pan|springform(?: pan| tin)?|loaf (?:tin|pan)|bundt (?:pan|tin)|pie (?:dish|plate|tin|pan)|tart (?:tin|pan)|\d+ ?cm (?:(?:round|square|loaf|springform) )?(?:cake )?(?:tin|pan)))\b/i
const batter = /\b(?:batter|dough|cake|loaf|crust|brownies?|blondies?|pie|tart|bread|muffins?|cupcakes?)\b/i

/** Titles of dishes of cubed or sliced bread, which lie as loosely in their pan as a gratin. */
const ofBread = /\b(?:stuffing|strata|panzanella|croutons)\b/i

const number = (text: string) => Number(text.replace(' 1/2', '.5'))

/**
 * Returns the draft in a vessel for `factor` times as much, with the same depth and so the same time: another
 * pan of nearly that area, several of the same tin, other muffin cups. If there is none, it returns the
 * reason as a text.
 */
export function withOtherVessel(draft: RecipeDraft, factor: number): RecipeDraft | string {
  const text = draft.instructions.join(' ')
  if (!/\bbake\b|\boven\b/i.test(text)) return draft
  const isBatter = !ofBread.test(draft.title) && batter.test(`${draft.title} ${text}`)
  const cups = muffins.exec(text)
  if (cups) return inMuffinTins(draft, cups, factor)
  const measured = flat.exec(text)
  const side = measured ? null : square.exec(text)
  const near = isBatter ? NEAR : LOOSE
  if (measured && /\bloaf\b/i.test(measured[0]) && factor > 1 && Number.isInteger(factor) && factor <= 3)
    return inSeveral(draft, measured[0], measured[0], factor)
  if (measured) return inPan(draft, measured[0], number(measured[1]!) * number(measured[2]!), factor, near)
  if (side) return inPan(draft, side[0], number(side[1]!) ** 2, factor, near)
  if (!isBatter) return inDish(draft, factor)
  const other = tin.exec(text)
  if (!other) return inDish(draft, factor)
  return Number.isInteger(factor) && factor <= 3
    ? inSeveral(draft, other[0], other[1]!, factor)
    : whyNot(draft)
}

/** A pan that a cook has. */
export interface Pan {
  name: string
  area: number
  count: number
}

const ownPan = new RegExp(
  String.raw`(?:\b(?:i|we) (?:only )?(?:have|own|got) (?:only )?(?:an? )?)?(?:\b(two|2|three|3) )?\b${side}${inches}(?:[- ]?(?:by|x|×)[- ]?${side}${inches}(?: ${pan}\b)?|[- ]square(?: ${pan}\b)?)`,
  'i',
)

/** Reads the pan that a wish names: "I only have an 8 inch square pan", "in two 8x8 pans". */
export function readPan(text: string): { pan: Pan; rest: string } | null {
  const match = ownPan.exec(text)
  if (!match) return null
  const [words, count = '', one = '', other = one] = match
  const [a, b] = [number(one), number(other)]
  if (a < 4 || b < 4 || a > 20 || b > 20) return null
  const name = a === b ? `${one}-inch square pan` : `${one}-by-${other}-inch pan`
  return {
    pan: { name, area: a * b, count: counts[count.toLowerCase()] ?? 1 },
    rest: `${text.slice(0, match.index)} ${text.slice(match.index + words.length)}`,
  }
}

/** Share by which the layer in another pan may be thicker or thinner, so that it bakes for about the same time. */
const SAME_LAYER = 0.25

/** Puts a flat bake into the pan that the cook has; returns the factor for the recipe where that holds more or less. */
export function inOwnPan(draft: RecipeDraft, { name, area, count }: Pan): RecipeDraft | number | null {
  const text = draft.instructions.join(' ')
  const found = flat.exec(text) ?? square.exec(text)
  if (!found) return null
  const now = found[3] === undefined ? number(found[1]!) ** 2 : number(found[1]!) * number(found[2]!)
  const factor = (area * count) / now
  if (Math.abs(factor - 1) > SAME_LAYER) return factor
  const shown = count === 1 ? name : `${COUNTS[count]} ${name}s`
  return dividedBetween(renamedIn(draft, found[0], shown), shown)
}

/** Dish in which a gratin or casserole is baked and served. */
export const inItsDish =
  /\b(?:(?:baking|casserole|gratin|ovenproof) dish|casserole|\d+ ?(?:by|[x×]) ?\d+(?:-inch)? (?:baking )?dish)\b/i

const dish = /\b(a|the) (?:large |big |medium )?(baking dish|casserole dish|ovenproof dish|gratin dish)\b/i
/** Calls a dish without a size a small one for half, and a large one for twice as much. */
const inDish = (draft: RecipeDraft, factor: number): RecipeDraft =>
  factor > 0.65 && factor < 1.5
    ? draft
    : {
        ...draft,
        instructions: draft.instructions.map((step) =>
          step.replace(
            dish,
            (_, article: string, name: string) => `${article} ${factor < 1 ? 'small' : 'large'} ${name}`,
          ),
        ),
      }

function inPan(
  draft: RecipeDraft,
  words: string,
  area: number,
  factor: number,
  near: number,
): RecipeDraft | string {
  const wanted = area * factor
  const nearest = severalPans.toSorted(
    (one, other) => Math.abs(Math.log(one.area / wanted)) - Math.abs(Math.log(other.area / wanted)),
  )[0]!
  if (Math.abs(nearest.area / wanted - 1) <= near)
    return dividedBetween(renamedIn(draft, words, nearest.name), nearest.name)
  return Number.isInteger(factor) && factor <= 3 ? inSeveral(draft, words, words, factor) : whyNot(draft)
}

/** Says that several pans share what the steps put into one. */
const dividedBetween = (draft: RecipeDraft, name: string): RecipeDraft =>
  /^(?:two|three) /.test(name)
    ? {
        ...draft,
        instructions: draft.instructions.map((step) =>
          sentencesOf(step)
            .map((sentence) =>
              sentence.includes(name) && !/\b(?:grease|butter|oil|line)\b/i.test(sentence)
                ? `${sentence} Divide everything evenly between the pans.`
                : sentence,
            )
            .join(' '),
        ),
      }
    : draft

/** Every pan by itself and, of the two larger kinds, two or three together. */
const severalPans: readonly { name: string; area: number }[] = pans.flatMap(([name, area]) =>
  (area > 80 ? [1, 2, 3] : [1]).map((count) => ({
    name: count === 1 ? name : `${count === 2 ? 'two' : 'three'} ${name}s`,
    area: area * count,
  })),
)

const COUNTS = ['', 'one', 'two', 'three']

/**
 * Takes several of the same tin: "Grease a 9-inch cake pan" → "Grease two 9-inch cake pans"; sentences behind
 * it speak of the pans.
 */
function inSeveral(draft: RecipeDraft, words: string, name: string, factor: number): RecipeDraft {
  return renamedIn(draft, words, `${COUNTS[factor]} ${name.replace(/^(?:an?|the) /i, '')}s`)
}

function renamedIn(draft: RecipeDraft, words: string, name: string): RecipeDraft {
  let isDone = false
  return {
    ...draft,
    instructions: draft.instructions.map((step) => {
      if (isDone || !step.includes(words)) return step
      isDone = true
      const article = /^\d|^(?:two|three)/.test(name) ? `(?:an? |the )?` : ''
      const shown = /^(?:two|three)/.test(name) ? name : /^8/.test(name) ? `an ${name}` : `a ${name}`
      const renamed = step.replace(new RegExp(`${article}${asPattern(words)}`, 'i'), shown)
      return renamed.replace(/\b(greased|buttered|oiled|lined|prepared) (two|three)\b/gi, '$2 $1')
    }),
  }
}

function inMuffinTins(draft: RecipeDraft, found: RegExpExecArray, factor: number): RecipeDraft | string {
  const [words, cups = '12', name = 'muffin tin'] = found
  const wanted = Math.round(Number(cups) * factor)
  if (wanted < 1) return whyNot(draft)
  const tins = Math.ceil(wanted / 12)
  const shown =
    wanted % 12 === 0 && tins > 1
      ? `${COUNTS[tins] ?? tins} 12-cup ${name}s`
      : tins === 1
        ? `${wanted} holes of a ${name}`
        : `${wanted} holes of ${COUNTS[tins] ?? tins} ${name}s`
  return {
    ...draft,
    instructions: draft.instructions.map((step) =>
      step.includes(words) ? step.replace(words, words.startsWith(' ') ? ` ${shown}` : shown) : step,
    ),
  }
}

const whyNot = ({ servings }: RecipeDraft): string =>
  `This is baked in one tin: for that number it needs another tin and another time, and the built-in kitchen does not guess at those. It can be doubled (two tins); or bake it for ${servings} and freeze what is left.`
