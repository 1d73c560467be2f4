import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import { withoutDoneness } from './doneness.ts'
import { isOil } from './fitting-words.ts'
import { type Line, mentionsIn, readLines } from './lines.ts'
import { isMeat } from './meats.ts'
import { mapSentences, sentencesOf } from './sentences.ts'

/** Advice about leftovers, whose temperature is that of reheating and holds for every food. */
const isKeeping = /\b(?:freez\w*|thaw\w*|reheat\w*|leftovers?|rewarm\w*|warm it (?:up )?again|keeps?)\b/i

/** Work on the fat that runs out of meat: "Spoon off the fat." */
const fatWork = String.raw`(?:spoon|pour|drain|skim|tip|tilt|blot|ladle|leave|keep)(?: (?:off|away|out))?(?: (?:any|all|most|some|half|all but (?:an? |one |two |\d )?(?:tablespoons?|teaspoons?|spoonfuls?)|excess|extra|surplus|the rest|of|the))* (?:fat|grease|drippings)(?: (?:off|away|out|behind))?`
const ofItsFat = new RegExp(`^${fatWork}(?:[^.;,]*)[.;]?$`, 'i')
const withItsFat = new RegExp(`,? (?:and (?:then )?|then )?${fatWork}(?=[.,;]|$)`, 'i')
const openingWithFat = new RegExp(`^${fatWork}(?:[^.;,]*?),? (?:and|then|and then) ([a-z])`, 'i')
/** Fat that runs as a sign that meat is done. */
const untilFatRuns =
  /,? until (?:its|the|their|some of the|most of the) (?:[a-z]+ )?fat (?:runs|has run|renders|has rendered|melts|has melted)(?: out| clear)?/i
/** Fat of the meat as a food to fry in. */
const itsFat =
  /\b(?:the|its|their) (?:(?:red|rendered|hot|remaining|bacon|sausage|meat) )*(?:fat|drippings|grease)\b/gi

/** Words for a product of plants that goes by the name of a meat. */
const ofPlants = /\b(?:vegan|vegetarian|plant-based|meatless|meat-free)\b/i

/** Solid fats of a dish, which its steps may call the fat. */
const solidFat = /butter|lard|shortening|ghee|margarine|fat$|suet/

/**
 * Returns a rewriting of the sentences of a dish in which plants took the place of meat: without the colour, the
 * temperature and the fat by which only meat is cooked. A sentence that speaks of a meat that is left, or of
 * reheating, stays.
 * @param ingredients lines of the changed dish
 * @param names names of the plants in the steps
 */
export function withoutSignsOfMeat(
  ingredients: readonly Ingredient[],
  names: readonly string[],
): (sentence: string, step: string) => string {
  const lines = readLines({ ingredients: [...ingredients] }).filter(({ item }) => !ofPlants.test(item))
  const raw = lines.filter(({ food }) => food?.tags.includes('raw-risk'))
  const isFleshLeft = raw.some(({ food }) => food !== null && isMeat(food))
  const hasItsFat = lines.some(({ food }) => food !== null && (isMeat(food) || solidFat.test(food.id)))
  const oil = lines.find(({ food }) => isOil(food ?? undefined))
  const saysPlant = (text: string) => names.some((name) => text.toLowerCase().includes(name.toLowerCase()))
  return (sentence, step) => {
    if (isKeeping.test(sentence)) return sentence
    const lean = hasItsFat ? sentence : withoutFat(sentence, oil !== undefined)
    if (mentionsIn(lean, raw).length > 0) return isFleshLeft ? lean : behindPlant(lean, names, raw)
    const isMeant =
      raw.length === 0 ||
      saysPlant(lean) ||
      (!isFleshLeft && saysPlant(step) && mentionsIn(step, raw).length === 0)
    return isMeant ? withoutDoneness(lean, null) : lean
  }
}

/** Rewrites what a sentence about eggs and plants says of the plants, from the last of their names on. */
function behindPlant(sentence: string, names: readonly string[], raw: readonly Line[]): string {
  const at = Math.max(...names.map((name) => sentence.toLowerCase().lastIndexOf(name.toLowerCase())))
  const [before, after] = [sentence.slice(0, Math.max(at, 0)), sentence.slice(Math.max(at, 0))]
  return at < 0 || mentionsIn(after, raw).length > 0 ? sentence : `${before}${withoutDoneness(after, null)}`
}

const withoutFat = (sentence: string, hasOil: boolean): string => {
  const opened = sentence.replace(openingWithFat, (_, letter: string) => letter.toUpperCase())
  if (ofItsFat.test(opened)) return ''
  const less = opened.replace(withItsFat, '').replace(untilFatRuns, '')
  return hasOil ? less.replace(itsFat, 'the oil') : less
}

/** Words for meat, fish and their parts in a headnote. */
const meatWords = `(?:(?:smoked|spiced|white|ground|tender|crisp|shredded|raw|minced|grilled|whole) )*(?:chicken|beef|pork|lamb|veal|turkey|duck|fish|shrimps?|prawns?|sausages?|bacon|ham|meat|thighs?|breasts?)`
const ofMeat = new RegExp(
  String.raw`(?<!\b(?:vegan|vegetarian|plant-based|meatless|mock|no|without|than|like|as)\b(?: [a-z-]+){0,3} )\b${meatWords}\b(?!-| (?:stock|broth|sauce|fat|paste))`,
  'gi',
)
const ofParts = /,? and (?:the )?(?:bones?|marrow|skin)\b/gi
const saysParts = /\b(?:bones?|bony|marrow|carcass)\b/i

/**
 * Returns a headnote for a dish that has no meat any more: without the sentences that still speak of it; of the only
 * sentence, with the plant in its place.
 * @param ingredients lines of the changed dish
 */
export function headnoteWithoutMeat(
  description: string,
  ingredients: readonly Ingredient[],
  name: string,
): string {
  const lines = readLines({ ingredients: [...ingredients] }).filter(({ item }) => !ofPlants.test(item))
  if (lines.some(({ food }) => food !== null && isMeat(food))) return description
  const lean = description.replace(ofParts, '')
  const isOfMeat = (text: string) => text.search(ofMeat) >= 0 || saysParts.test(text)
  if (!isOfMeat(lean)) return lean
  const left = sentencesOf(lean).filter((sentence) => !isOfMeat(sentence))
  return left.join(' ').length >= SHORTEST ? left.join(' ') : lean.replace(ofMeat, name)
}
/** Shortest headnote that says something of a dish. */
const SHORTEST = 40

/** Returns a dish that has lost the last of its meat without the signs by which meat is cooked; others as they are. */
export function withoutSignsAtAll(draft: RecipeDraft, before: RecipeDraft): RecipeDraft {
  const isFlesh = (each: RecipeDraft) =>
    readLines(each).some(({ food, item }) => food !== null && isMeat(food) && !ofPlants.test(item))
  if (draft === before || !isFlesh(before) || isFlesh(draft)) return draft
  const rewritten = withoutSignsOfMeat(draft.ingredients, [])
  return mapSentences(draft, (sentence, at) => rewritten(sentence, draft.instructions[at]!))
}
