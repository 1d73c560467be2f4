import { foods, matchFood, wordsOf } from '../foods/index.ts'
import { dictionaryOf, foreignLanguages } from '../languages/dictionary.ts'
import { greek, greekFoods, greekWords } from './greek.ts'
import { isSmallPrintOf, type Label, type LabelWord, labelsOf, type SeenWord } from './labels.ts'
import { isOneTypoAway } from './one-typo-away.ts'
import { isGreek } from './plain-greek.ts'

/** A food whose name was read on a package. */
export interface PackageFood {
  name: string
  /**
   * Confidence, 0 to 1. A food under 0.8 is a guess: unclear print, a misread letter, or words around it that
   * could change it.
   */
  confidence: number
}

/** Number of words in the longest name that is looked for: `extra virgin olive oil`. */
const LONGEST = 4
const GUESS = 0.79
const MIN_CONFIDENCE = 0.2

/** Words that turn the food before them into another product, or into none: tomato soup, lemon soap. */
const otherProducts = new Set([
  ...'soup cereal chip crisp cracker bar snack drink juice soda mix seasoning flavour flavor flavored flavoured style scented soap cleaner shampoo detergent spray free biscuit cookie cake muffin brownie pie pizza salad dip spread candy gum tea pudding dressing ready meal kit dinner'.split(
    ' ',
  ),
  ...greek.otherProducts,
])
/** Words that may stand behind a name without changing the food. */
const harmless = new Set([
  ...'and in with of organic original classic natural fine pure premium whole chunk piece half slice rigate extra virgin long grain unsalted salted roasted raw'.split(
    ' ',
  ),
  ...greek.harmless,
])
/** Foods whose names stand on many packages with another meaning. */
const neverOnShelves = new Set(['water', 'ice'])
/** Words behind which a package lists what is in the food. */
const contents = new Set([
  ...'ingredient contain allergen trace zutat zutaten enthalt spuren'.split(' '),
  ...greek.contents,
])
const denials = new Set([
  ...'no zero without free less reduced ohne sans sin senza'.split(' '),
  ...greek.denials,
])
/** Words that may stand between a denial and the denied food: "no added salt", "ohne Zusatz von Zucker". */
const betweenDenial = new Set([
  ...'added extra artificial of zusatz von sucres ajoutes anadido'.split(' '),
  ...greek.betweenDenial,
])
/**
 * Words before the liquid that a food lies in, which is not what the package is bought for: "beans in tomato
 * juice", "Thunfisch in Öl".
 */
const inside = new Set(['in', 'im', 'en', 'al', 'alla', 'au', 'aux', ...greek.inside])

/** Words of all food names, by which a misread word is corrected: `chickpeos`. */
let vocabulary: ReadonlySet<string> | null = null
const known = () => {
  vocabulary ??= new Set([
    ...foods.flatMap((food) =>
      [food.name, food.plural, ...food.aliases].flatMap((name) =>
        wordsOf(name).map(({ surface }) => surface),
      ),
    ),
    ...greekWords(),
  ])
  return vocabulary
}

/**
 * Returns the foods that the words on packages name, the surest first. Loose food has no words and is not
 * found. A food is never taken out of a larger product's name: "tomato soup" is no tomato.
 */
export function readPackages(words: readonly SeenWord[]): PackageFood[] {
  const read = labelsOf(words).map((label) => ({ label, found: foodOn(label) }))
  const byFood = new Map<string, PackageFood>()
  for (const { label, found } of read) {
    if (!found) continue
    const larger = read.filter((other) => isSmallPrintOf(label, other.label))
    // Small print below a food lists what is in it, which is not on the shelf; below a maker's large name it
    // is the food's own name.
    if (larger.some((other) => other.found)) continue
    const confidence = larger.length > 0 ? Math.min(found.confidence, GUESS) : found.confidence
    const before = byFood.get(found.id)
    if (!before || before.confidence < confidence) byFood.set(found.id, { name: found.name, confidence })
  }
  return [...byFood.values()].sort((a, b) => b.confidence - a.confidence)
}

interface Found {
  id: string
  name: string
  confidence: number
  /** Share of the label's print that the name takes, by height and letters. */
  weight: number
}

function foodOn(label: Label): Found | null {
  let best: Found | null = null
  for (let from = 0; from < label.words.length; from++) {
    for (let length = Math.min(LONGEST, label.words.length - from); length >= 1; length--) {
      const found = foodIn(label, from, length)
      if (found && (!best || found.weight > best.weight)) best = found
    }
  }
  return best && best.confidence >= MIN_CONFIDENCE ? best : null
}

function foodIn(label: Label, from: number, length: number): Found | null {
  const words = label.words.slice(from, from + length)
  const mended = words.map(({ text }) => mend(text))
  const text = mended.map((word) => word.text).join(' ')
  const match = matchFood(text) ?? matchFood(inEnglish(text))
  // Every word has to be part of the name, otherwise the shorter piece without it is better.
  const isWhole = match !== null && (wordsOf(match.alias).length >= length || inEnglish(text) !== text)
  if (!match || !isWhole || neverOnShelves.has(match.food.id)) return null
  if (isDenied(label, from)) return null
  if (label.words.slice(1, from).some(({ text }) => inside.has(text))) return null
  if (label.words.slice(0, from).some(({ text }) => contents.has(stemOf(text)))) return null
  const clear = Math.min(...words.map(({ confidence }) => confidence)) / 100
  const tallest = Math.max(...words.map(({ height }) => height)) / label.height
  const slipped = mended.some(({ isSlip }) => isSlip)
  const behind = label.words.slice(from + length).map(({ text }) => stemOf(text))
  const turned = behind.some((word) => otherProducts.has(word))
  // "Chocolate cookies" are not the cookies of the table, and "chickpea pasta" is not its pasta.
  const before = label.words.slice(0, from).map(({ text }) => text)
  const changed =
    behind.some((word) => !harmless.has(word) && !known().has(word)) ||
    before.some((word) => known().has(word) && !harmless.has(stemOf(word)))
  const short = match.alias.length < 4
  const sure = clear * (0.5 + 0.5 * tallest) * (short ? 0.8 : 1)
  const most = turned ? 0.4 : slipped || changed || tallest < 0.7 ? GUESS : 1
  return {
    id: match.food.id,
    name: match.food.name,
    confidence: Math.round(Math.min(sure, most) * 100) / 100,
    weight: printOf(words) * (turned ? 0.5 : 1),
  }
}

const isDenied = ({ words }: Label, from: number): boolean => {
  let at = from - 1
  while (at >= 0 && betweenDenial.has(words[at]?.text ?? '')) at--
  return denials.has(words[at]?.text ?? '')
}

/**
 * Translates the name of a food from German, French, Spanish, Italian or Greek into English; unknown names
 * stay as they are.
 */
function inEnglish(text: string): string {
  if (isGreek(text)) return greekFoods().get(text) ?? text
  if (text.length < 4 || known().has(text)) return text
  for (const language of foreignLanguages) {
    const meaning = dictionaryOf(language).get(text)
    if (meaning?.kind === 'food') return meaning.english
  }
  return text
}

const stemOf = (word: string) => (isGreek(word) ? word : (wordsOf(word)[0]?.stem ?? word))

const printOf = (words: readonly LabelWord[]) =>
  words.reduce((sum, { text, height }) => sum + text.length * height ** 1.5, 0)

/** Splits words set close, such as "COCONUTMILK", into two that together name a food. */
function partsOf(word: string): string | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (!known().has(first) || !known().has(second)) continue
    const match = matchFood(`${first} ${second}`)
    if (match && wordsOf(match.alias).length === 2) return `${first} ${second}`
  }
  return null
}

/**
 * Corrects a word that is one misread letter away from exactly one word of a food; short words are left
 * alone.
 */
function mend(word: string): { text: string; isSlip: boolean } {
  if (word.length < 6 || known().has(word) || inEnglish(word) !== word) return { text: word, isSlip: false }
  const joined = partsOf(word)
  if (joined) return { text: joined, isSlip: false }
  const near = [...known()].filter((one) => one.length > 4 && isOneTypoAway(one, word))
  const [only] = near
  return near.length === 1 && only ? { text: only, isSlip: true } : { text: word, isSlip: false }
}
