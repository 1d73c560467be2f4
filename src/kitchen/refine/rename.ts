import { asPattern, capital } from '../prose.ts'
import { type Line, type Mention, mentionsIn } from './lines.ts'

/** Name of a food in running text: `tofu` and `tofu`, `flax egg` and `flax eggs`. */
export interface Name {
  one: string
  many: string
}

/** New names of replaced lines, by the line's index. */
export type Renames = ReadonlyMap<number, Name>

/**
 * Returns the text with every mention of a replaced line under its new name, in the number of the sentence if
 * the new name has it. `title` capitalises the words.
 */
export function renamed(
  text: string,
  lines: readonly Line[],
  renames: Renames,
  { title = false } = {},
): string {
  const mentions = mentionsIn(text, lines).filter(({ line }) => renames.has(line.index))
  const [only] = mentions
  // A dish that goes by the name of its food stays one: turkey hamburgers.
  if (title && only && text.slice(only.start, only.end).length === text.trim().length)
    return `${titleCase(inTitle(renames.get(only.line.index)!.one, ''))} ${text}` // the mentions are filtered by it
  let result = text
  for (const mention of mentions.toReversed()) {
    result = replaced(result, mention, renames.get(mention.line.index)!, title)
  }
  // A "beef meatloaf" in the place of the leftover one says its noun once.
  const once = result.replace(/\b(\p{L}{4,}) \1\b/giu, (twice, word: string) =>
    text.includes(twice) ? twice : word,
  )
  return capitalised(onceEach(once, renames), text)
}

/** Joins two lines that have become the same food: "the vegan cheese and vegan cheese" is one. */
function onceEach(text: string, renames: Renames): string {
  const names = [...renames.values()].flatMap(({ one, many }) => [one, many])
  const twice = [...new Set(names)].filter((name, _, all) => name !== '' && all.includes(name))
  return twice.reduce((result, name) => {
    const word = asPattern(name)
    // Beef stock beside a line that the steps call stock is one stock; coconut milk beside milk is two milks.
    const again = /stock$|broth$/.test(name) ? `(?:${word}|${name.split(' ').at(-1)})` : word
    return result.replace(new RegExp(`\\b(${word})(?:,? and|,| with| in) (?:the )?${again}\\b`, 'gi'), '$1')
  }, text)
}

/** Cuts behind the name of an animal; text that speaks of the chicken goes on to speak of the pork, and not of the chop. */
const cut = /^(chicken|turkey|beef|pork|lamb|veal) (?:breast|thigh|cutlet|chop|tenderloin)s?$/
const ofAnimal = (old: string, name: string): string =>
  /^(?:chicken|turkey|beef|pork|lamb|veal)$/i.test(old) ? name.replace(cut, '$1') : name

function replaced(text: string, { start, end, plural }: Mention, name: Name, title: boolean): string {
  const old = text.slice(start, end)
  const before = text.slice(0, start)
  const after = text.slice(end)
  const word = ofAnimal(old, plural ? name.many : name.one)
  // "The vegan butter" stays; it must not become "the vegan vegan butter".
  const claim = /^(vegan|gluten-free|dairy-free|vegetarian|low-sodium)\s/.exec(word)?.[1]
  const bare =
    claim && before.toLowerCase().trimEnd().endsWith(claim) ? word.slice(claim.length).trimStart() : word
  const shown = title
    ? titleCase(inTitle(bare, after))
    : /^\p{Lu}/u.test(old) && opensSentence(before)
      ? capital(bare)
      : bare
  const nowPlural =
    plural && name.many !== name.one ? true : plural ? isPlural(name.many) : isPlural(name.one)
  // The verb of "Soy and bourbon are boiled" belongs to both.
  const isOneOfSeveral = /(?:\band|,) (?:the )?$/i.test(before) && /^ (?:are|have|were)\b/.test(after)
  return article(before, shown) + shown + (isOneOfSeveral ? after : agreeing(after, plural, nowPlural))
}

/**
 * Returns a name for a title, which says its diet once, before everything else, and has "pumpkin seed" before
 * a noun, not "seeds".
 */
const inTitle = (name: string, after: string) => {
  const bare = name.replace(
    /^(?:vegan|gluten-free|dairy-free|vegetarian|nut-free|ground|canned|cooked|young) /,
    '',
  )
  return /^ (?!With\b|And\b|In\b|On\b)\p{Lu}/u.test(after)
    ? bare.replace(/(seed|bean|nut|chickpea|prawn|mushroom|lentil|scallop|breast|thigh|fillet)s$/, '$1')
    : bare
}

const isPlural = (name: string) => /[^su]s$/.test(name) && !/(?:ss|us|is|couscous|hummus|swiss)$/.test(name)
const opensSentence = (before: string) => before.trim() === '' || /[.!?]\s*$/.test(before)
const small = new Set(['a', 'an', 'and', 'the', 'with', 'in', 'of', 'on', 'or', 'for'])
export const titleCase = (text: string) =>
  text.replace(/[\p{L}'’]+/gu, (word) => (small.has(word) ? word : capital(word)))

/** Corrects the article before a new name: "an egg" → "a flax egg". */
const article = (before: string, word: string) =>
  before.replace(/\b(a|an)(\s+)$/i, (_, found: string, space: string) => {
    const right = /^[aeiou]/i.test(word) ? 'an' : 'a'
    return (/^[A-Z]/.test(found) ? capital(right) : right) + space
  })

/**
 * Adapts verbs and pronouns of the same sentence, when one thing took the place of several or several that of
 * one.
 */
function agreeing(after: string, wasPlural: boolean, isNow: boolean): string {
  // A word with one form for both numbers took its number from the verb: "The shrimp are pink".
  if (wasPlural === isNow) return isNow ? after.replace(/^ is\b/, ' are') : after.replace(/^ are\b/, ' is')
  const end = after.search(/[.!?](?:\s|$)/)
  const rest = end < 0 ? '' : after.slice(end)
  const sentence = end < 0 ? after : after.slice(0, end)
  const pairs = isNow ? toPlural : toSingular
  return pairs.reduce((text, [from, to]) => text.replace(from, to), sentence) + rest
}

const toSingular: readonly [RegExp, string][] = [
  [/^ are\b/, ' is'],
  [/^ have\b/, ' has'],
  [/^ were\b/, ' was'],
  [/\bthey are\b/, 'it is'],
  [/\bthey have\b/, 'it has'],
  [/\bthey\b/, 'it'],
  [/\bthem\b/, 'it'],
  [/\btheir\b/, 'its'],
  [/,? one at a time/, ''],
]
const toPlural: readonly [RegExp, string][] = [
  [/^ is\b/, ' are'],
  [/^ has\b/, ' have'],
  [/^ was\b/, ' were'],
  // The pronoun follows the new number: "Pat the chickpeas dry and rub them with the salt."
  [/\b(and|then) ([a-z]+) it\b/g, '$1 $2 them'],
]

/** Keeps the capital letter with which a text began. */
const capitalised = (text: string, before: string) => (/^\p{Lu}/u.test(before) ? capital(text) : text)
