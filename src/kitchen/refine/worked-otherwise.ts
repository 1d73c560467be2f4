import type { RecipeDraft } from '#contract/recipe.ts'
import { surface, workedFoods } from '../checks/worked-foods.ts'
import { readLines } from './lines.ts'

const isFat = /oil$|^butter$|^vegan-butter$|^ghee$|^lard$|^margarine$|^shortening$/
const vessel = new RegExp(String.raw`\b${surface}\b`, 'i')
/** The name of what is spread, up to the next clause: "the buns", "both cut sides". */
const named =
  /^ ((?:(?:an?|the|your|both|two|three|each|its|one|all|it|them)\b)(?: (?!and\b|on\b|with\b|while\b|to\b|for\b|until\b|again\b|lightly\b|thickly\b)[a-z0-9/-]+)*)/i

/**
 * Returns the draft with pans greased and boards prepared in another way than by the food that a cook is to have
 * none of: oil where the steps say butter, parchment in place of a floured board.
 * @param faults counts what is wrong with a draft; a change is kept where it leaves fewer
 */
export function workedOtherwise(draft: RecipeDraft, faults: (of: RecipeDraft) => number): RecipeDraft {
  let current = draft
  for (const at of draft.instructions.keys())
    for (const change of changesFor(current)) {
      const step = current.instructions[at]!
      const next = { ...current, instructions: current.instructions.with(at, change(step)) }
      if (next.instructions[at] !== step && faults(next) < faults(current)) current = next
    }
  return current
}

type Change = (step: string) => string

/** Returns the ways in which a step may be reworded, the nearest to the written one first. */
function changesFor(draft: RecipeDraft): Change[] {
  const fats = readLines(draft).filter(({ food }) => food && isFat.test(food.id))
  const names = [...new Set([...fats.map(({ parsed }) => `the ${parsed.food}`), 'oil'])]
  return [withoutDusting, ...names.map((name) => greasedWith('butter', name)), greasedWith('oil', 'butter')]
}

/** Greases with another fat where a step uses one by a verb or participle; the fat is named where it is listed. */
const greasedWith =
  (from: 'butter' | 'oil', to: string): Change =>
  (step) =>
    workedFoods(step.toLowerCase())
      .filter(({ food }) => food === from)
      .toReversed()
      .reduce((text, { start, end }) => otherFat(text, start, end, to), step)

function otherFat(text: string, start: number, end: number, to: string): string {
  const [before, word, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  const plain = to.split(' ').at(-1) ?? to
  const cased = (next: string) =>
    /^\p{Lu}/u.test(word) ? next.charAt(0).toUpperCase() + next.slice(1) : next
  const greased = plain === 'butter' ? 'buttered' : plain === 'oil' ? 'oiled' : 'greased'
  if (/^ed /.test(after)) {
    const noun = new RegExp(String.raw`^ed (?:[a-z0-9/'-]+ ){0,4}?${surface}\b`, 'i').test(after)
    const article = /\b(an?) (lightly |well-|generously )?$/i.exec(before)
    const start = noun ? greased : ''
    const rest = after.slice(noun ? 2 : 3)
    if (article && !article[2]) {
      const next = /^[aeio]/i.test(start || rest) ? 'an' : 'a'
      return `${before.slice(0, -article[0].length)}${/^A/.test(article[1]!) ? 'A' : 'a'}${next.slice(1)} ${start}${rest}`
    }
    return `${before}${cased(start)}${noun ? rest : rest.trimStart()}`
  }
  const thing = named.exec(after)?.[1]
  const isVessel = thing === undefined || vessel.test(thing)
  // Nobody brushes a slice of cake with oil because it was to have no butter.
  const isOnSlice =
    to === 'oil' && /^(?:it|them)$/.test(thing ?? '') && /\b(?:slice|toast)[^.;]*$/i.test(before)
  if (isOnSlice && / and $/.test(before)) return `${before.slice(0, -5)}${after.slice(thing!.length + 1)}`
  if (isVessel) return `${before}${cased(plain === 'oil' || plain === 'butter' ? plain : 'grease')}${after}`
  return `${before}${cased(/oil$/.test(to) ? 'brush' : 'spread')} ${thing} with ${to}${after.slice(thing.length + 1)}`
}

/** Rolls out between parchment, shapes with wet hands and greases pans well, where a step dusts with flour or sugar. */
const withoutDusting: Change = (step) =>
  step
    .replace(/\b(butter|oil|grease)(?:,| and) (?:flour|sugar)( and line)?(?= )/gi, '$1$2')
    .replace(
      /\b((?:roll|rolled|rolling)\b[^.;]*?) on (?:a|the) (?:lightly |well[- ])?floured (?:board|counter|surface|work surface|bench|cloth|towel)\b/gi,
      '$1 between two sheets of parchment paper',
    )
    .replace(
      /\b(?:an?|the) (?:lightly |well[- ])?floured (board|counter|surface|work surface|bench|tray|plate|sheet|pan|bowl)\b/gi,
      'a lightly oiled $1',
    )
    .replace(/\b(?:a |the )?(?:lightly |well[- ])?floured (?:sheet of )?(parchment|paper)\b/gi, 'oiled $1')
    .replace(/\b(?:a |the )?(?:lightly |well[- ])?floured (?:cloth|towel)\b/gi, 'a sheet of parchment')
    .replace(/\b(?:lightly |well[- ])?floured (hands|fingers|palms)\b/gi, 'wet $1')
    .replace(
      /\b(an?|the) (?:lightly |well[- ])?floured (knife|cutter|glass|cup|spoon|spatula)\b/gi,
      (_, article: string, noun: string) => `${article === 'an' ? 'a' : article} wet ${noun}`,
    )
    .replace(/\b(?:lightly |well[- ])?floured (knife|cutter|glass|cup|spoon|spatula)\b/gi, 'wet $1')
