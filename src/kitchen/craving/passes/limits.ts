import { listOf } from '../../prose.ts'
import { claim, type Pass, type Reading, wordsWithin } from '../reading.ts'
import { nutrients } from './nutrients.ts'
import { spoiltNote } from './spoilt-note.ts'

/**
 * Reads wishes that no recipe can be checked against: a price, a vitamin, the age of a food. The nearest rule
 * that the kitchen has is used instead, and the cook is told.
 */
export const readLimits: Pass = (reading) => {
  readSums(reading)
  readNutrients(reading)
  readOldFoods(reading)
  readQuestions(reading)
  readUnnamedDiet(reading)
  readUnits(reading)
  readLikeness(reading)
}

/** Sums of money: "$30", "15 dollars a week". */
const sums =
  /(?:\p{Sc} ?\d+(?:[.,]\d+)?|\b\d+(?:[.,]\d+)? ?(?:\p{Sc}|dollars?|bucks|euros?|quid|rupees|pesos|usd|eur)(?!\p{L}))(?: ?(?:\/|a|per|each) ?(?:week|day|month|person|head|meal|serving))?/giu

function readSums(reading: Reading): void {
  const found = claimAll(reading, sums, 'number', 'costs little')
  if (found.length === 0) return
  reading.moods.add('budget')
  reading.told.push(
    `Prices are not known here, so ${listOf(found.map((sum) => `“${sum}”`))} was read as: it should cost little.`,
  )
}

const ofNutrients = new RegExp(
  `(?<!cast |waffle |pizzelle |krumkake |an |the |a )\\b(?:(?:rich|high) in )?(?:${nutrients.join('|')})\\b(?! skillet| pan| steak| pot)(?:[- ](?:rich|packed|dense|loaded)\\b)?`,
  'gi',
)

function readNutrients(reading: Reading): void {
  const found = claimAll(reading, ofNutrients, 'joining', '')
  if (found.length > 0)
    reading.told.push(
      `${listOf(found)}: the kitchen counts none of it in a recipe. Ask your doctor or dietitian which foods have it, and name them here.`,
    )
}

const old =
  /\b(?:expired|out of date|past (?:its|their|the) (?:(?:use by |best before |sell by |expiry |expiration )?date|best|prime)|spoiled|moldy|mouldy|gone (?:bad|off)|slimy|rotten)\b/gi

function readOldFoods(reading: Reading): void {
  const found = claimAll(reading, old, 'joining', '')
  if (found.length > 0) reading.told.push(spoiltNote(found[0] ?? ''))
}

/** Questions to which a recipe is no answer: an amount for many people, what went wrong, how long something keeps. */
const questions =
  /\b(?:how (?:many|much|long)|what happens|what(?:'s| is) the difference|why (?:do|does|did|is|are|won't|isn't)|is it (?:safe|ok|okay|bad)|is it (?:better|best)|can (?:i|you|we) (?:freeze|reheat|store|refreeze))\b/i

function readQuestions(reading: Reading): void {
  if (questions.test(reading.text))
    reading.told.push('Larder makes recipes and answers no questions: this is a recipe for what you named.')
}

const someDiet =
  /\b(?:(?:ok|okay|safe|good|fine|suitable|right|allowed) (?:for|with|on)|fits?|suits?) (?:his|her|my|their|our) (?:new |special |strict )?diet\b/i

/** "A cake that is ok with his diet": no word says which foods that diet leaves out. */
function readUnnamedDiet(reading: Reading): void {
  if (someDiet.test(reading.text) && reading.diets.size === 0 && reading.conditions.length === 0)
    reading.told.push(
      'Your words do not say which diet it is, so nothing is left out for it. Name the foods to leave out, or list them in your profile.',
    )
}

const units =
  /\b(?:(?:please |and |also |be sure to |make sure to |can you )*(?:use|using|give|with|in|list|measure|show)(?: me| it| everything| all| the| ingredients?| amounts?| measurements?)* )(?:in )?(?:grams?|metric|ounces|milliliters|millilitres|us|imperial|cups)(?: (?:and (?:millilit(?:er|re)s|ml|celsius)|units?|measure(?:ment)?s?|system|as (?:the )?units?(?: of measure(?:ment)?)?|instead of cups|not cups|only))+/gi

/** "Use grams as units": the page shows either measure of every recipe. */
function readUnits(reading: Reading): void {
  const [found] = claimAll(reading, units, 'joining', '')
  if (found !== undefined)
    reading.told.push(
      `“${found}”: every recipe shows its amounts in US and in metric measures; choose them under Units on its page.`,
    )
}

const likeness =
  /\b(?:(?:that|which) )?(?:doesn['’]?t|don['’]?t|does not|do not|won['’]?t|didn['’]?t|not)(?: (?:really|just|too much|exactly))? (?:taste|tasting|smell|smelling|look|looking) (?:(?:too much|anything|exactly|just) )?(?:like|of) [^,.;!?]{2,40}?(?=[,.;!?]|$| (?:and|but|with|for|or|please|because|so)\b)|\bnot (?:the )?(?:same )?colou?r (?:of|like) [^,.;!?]{2,40}?(?=[,.;!?]|$)/gi

/** "That doesn't taste like sweetener", "not the color of medicine": a comparison names nothing to put in or leave out. */
function readLikeness(reading: Reading): void {
  for (const found of claimAll(reading, likeness, 'joining', ''))
    reading.told.push(`“${found}”: how a dish tastes or looks is nothing that the kitchen can check.`)
}

/**
 * Claims every stretch of the text that a pattern finds.
 * @returns the stretches as typed
 */
function claimAll(reading: Reading, pattern: RegExp, kind: 'number' | 'joining', means: string): string[] {
  const { text, words } = reading
  return [...text.matchAll(pattern)].flatMap(({ index, 0: found }) => {
    const place = wordsWithin(words, index, index + found.length)
    // A texture that somebody does not like is no sign of a spoiled food: "gags on slimy textures".
    const isDenied = reading.claims.some(
      (one) => one.kind === 'exclusion' && place !== null && one.from <= place.from && place.to <= one.to,
    )
    if (!place || isDenied) return []
    claim(reading, kind, place.from, place.to, means)
    return [found]
  })
}
