import { isGrammar } from '../../languages/english-grammar.ts'
import { allergensOfWord } from '../allergens.ts'
import { isClaimed, type Reading, wordAt } from '../reading.ts'
import { type Thing, thingAt } from '../things.ts'
import { commonlyLacking, fillers, joins, mains, mealWords } from './noun-phrases.ts'

const isFreeOf = (name: string): boolean => commonlyLacking.has(name) || name === 'tree nut'

/**
 * Returns the list before a word that denies it: "peanut and egg allergy", "nut, dairy and egg free". The
 * list reaches back over "and" and commas as long as its foods are allergens or commonly excluded.
 */
export function listBefore(
  reading: Reading,
  end: number,
  { isFree, isSubject }: { isFree: boolean; isSubject: boolean },
): Thing[] {
  const fits = ({ name }: Thing) => (isFree ? isFreeOf(name) : allergensOfWord(name).length > 0)
  // A subject is the whole list: "peaches and cherries make my mouth itch", "avocado, banana, kiwi are out".
  if (isSubject) {
    const subject = subjectBefore(reading, end)
    if (subject.length > 1) return subject
  }
  const things: Thing[] = []
  let wasJoined = false
  for (let at = end; ; ) {
    const thing = thingEndingAt(reading, at)
    if (!thing) break
    // "Peach and cherry allergy" is one list; in "rice and a nut allergy" the rice is a wish.
    const isUsual = !isFree || things.some(({ name }) => isFreeOf(name))
    const isJoined =
      (!isFree || !isUsual) && wasJoined && !mains.has(thing.name) && !mealWords.has(thing.name)
    if (things.length > 0 && !fits(thing) && !isJoined) break
    things.unshift(thing)
    // Each item may have an article: "a peanut and a sesame allergy".
    const article = ['a', 'an', 'any'].includes(wordAt(reading, thing.from - 1)) ? 1 : 0
    wasJoined = article === 0 && joins(wordAt(reading, thing.from - 1))
    const start = thing.from - article
    const stop = reading.words[thing.from]?.stop ?? ''
    if (stop === '/' || stop === '+') at = thing.from
    // Two items around a comma are a wish and an allergy, "pasta, nut allergy"; more are one list, "egg, milk
    // and nut allergy".
    else if (stop === ',' && things.length > 1) at = thing.from
    else if (stop === '' && joins(wordAt(reading, start - 1))) at = start - 1
    else break
  }
  return things
}

/**
 * Returns the foods that fill a clause from its start up to a verb: two joined by "and", or three and more.
 */
function subjectBefore(reading: Reading, end: number): Thing[] {
  const things: Thing[] = []
  let joined = false
  for (let at = end; at > 0; ) {
    const thing = thingEndingAt(reading, at)
    if (!thing) break
    things.unshift(thing)
    at = thing.from
    while (
      at > 0 &&
      reading.words[at]!.stop === '' &&
      fillers.has(wordAt(reading, at - 1)) &&
      !joins(wordAt(reading, at - 1))
    )
      at--
    if (joins(wordAt(reading, at - 1)) && reading.words[at]!.stop === '') {
      joined = true
      at--
      continue
    }
    const stop = reading.words[at]?.stop ?? ''
    if (stop === ',' && at > 0) continue
    // Foods may follow each other without a comma: "honey apples and mango".
    if (thingEndingAt(reading, at)) continue
    const isClause = at === 0 || stop !== '' || isGrammar(wordAt(reading, at - 1))
    return isClause && (joined || things.length > 2) ? things : []
  }
  return joined || things.length > 2 ? things : []
}

/** Returns the longest food or kind of food that ends before a word. */
function thingEndingAt(reading: Reading, end: number): Thing | null {
  for (let from = Math.max(0, end - 4); from < end; from++) {
    if (isClaimed(reading, from)) continue
    const thing = thingAt(reading.words, from)
    // "Gluten free flour free cake" denies the flour too.
    if (thing && thing.to === end && !/ free /.test(thing.name)) return thing
  }
  return null
}
