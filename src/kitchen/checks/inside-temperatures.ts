import { oncePer } from './once-per.ts'
import { type Doneness, donenessFor, donenessOf } from './raw-foods.ts'
import type { ReadDraft, ReadLine } from './read-draft.ts'
import { toCelsius } from './temperatures.ts'
import { durationsOf } from './times.ts'
import { tokens } from './words.ts'

/**
 * Words of a step that leave a meat raw: too low a temperature, or "medium-rare" for a meat that must be
 * cooked through.
 */
export interface WrongDoneness {
  /** Index of the step, from 0. */
  step: number
  start: number
  end: number
  /** Words as the step has them. */
  said: string
  /** Safe words that replace them. */
  safe: string
  /** Temperature that the words state; 0 when they state none. */
  celsius: number
  doneness: Doneness
}

/** Temperature or range with its scale, optionally followed by the other scale: `130–135°F (54–57°C)`. */
const scale = String.raw`\s*(?:(?:°|º|˚|degrees?|deg\.?)(?:\s*(?:fahrenheit|celsius|[fc](?![a-z])))?|(?:fahrenheit|celsius|[fc](?![a-z])))`
const range = String.raw`(?:(?:between\s*\d{2,3}${scale}?\s*and|\d{2,3}${scale}?\s*(?:-|–|—|to|or))\s*)?`
const figure = new RegExp(
  String.raw`(?<![\d.,/])${range}(\d{2,3})(${scale})(?:\s*[([/]\s*(?:about )?${range}(\d{2,3})(${scale})(?:\s*[)\]])?)?`,
  'gi',
)
/** Temperature without any scale: "an internal temperature of 130". */
const bare =
  /(?<=\b(?:internal temp(?:erature)?|thermometer)\b[^.\d]{0,30})(?<![\d.,/])(\d{2,3})(?!\s*(?:°|º|˚|degrees?|deg\b|fahrenheit|celsius|[fc]\b|minutes?|mins?|hours?|seconds?|-|–|\d|\.\d|\/|%))/gi

/** Temperature in a text, at `text.slice(start, end)`. */
export interface Figure {
  start: number
  end: number
  celsius: number
  scales: 'F' | 'C' | 'FC' | 'CF'
}

/** Returns the scale of a figure; without a letter, the one in which it can be the inside of a meat. */
const scaleOf = (text: string, value: number): 'F' | 'C' =>
  /f/i.test(text.replace(/deg(?:rees?)?\.?/gi, '')) ? 'F' : /c/i.test(text) ? 'C' : value >= 90 ? 'F' : 'C'

export function figuresIn(text: string): Figure[] {
  const found = [...text.matchAll(figure)].map((match): Figure => {
    const value = Number(match[1])
    const first = scaleOf(match[2] ?? '', value)
    const start = match.index
    const end = start + match[0].length
    const celsius = toCelsius({ value, scale: first })
    if (match[3] === undefined) return { start, end, celsius, scales: first }
    // The lower of two scales that disagree counts, since a cook may follow it.
    const other = toCelsius({ value: Number(match[3]), scale: first === 'F' ? 'C' : 'F' })
    const isSame = Math.abs(other - celsius) < 3
    return {
      start,
      end,
      celsius: isSame ? celsius : Math.min(celsius, other),
      scales: first === 'F' ? 'FC' : 'CF',
    }
  })
  const plain = [...text.matchAll(bare)].map((match): Figure => {
    const value = Number(match[1])
    const first = scaleOf('', value)
    const start = match.index
    return { start, end: start + match[0].length, celsius: toCelsius({ value, scale: first }), scales: first }
  })
  return [
    ...found,
    ...plain.filter(({ start }) => !found.some((each) => each.start <= start && start < each.end)),
  ].sort((one, other) => one.start - other.start)
}

/** Words that make a temperature one of the inside of a food. */
const ofInside =
  /\b(?:internal|inside|cent(?:er|re)s?|core|thermometer|thickest|probe|middle|reach(?:es|ed)?|registers?|registering|reads?|reading|hits?|done (?:at|when)|doneness|pull(?:ed)?|medium|rare|well[- ]done|temperature of|temp of|aim(?:ing)? for|target|(?:off|out)(?: the (?:heat|grill|pan))? at|(?:cook|grill|roast|bake|sear|fry|smoke|broil|air-?fry|brown|barbecue)(?:ed|s)?\b[^.;]*\b(?:to|until))\b/
/** Words that make a temperature one of something else, such as the oven. */
const ofOther =
  /\b(?:oven|oil|water|fat|dough|milk|cream|custard|syrup|sugar|candy|caramel|chocolate|butter|pan|skillet|griddle|preheat\w*|pre-heat\w*|smoker|grill temperature|fridge|refrigerat\w*|freezer|yeast|bread|keep(?:s|ing)? (?:it |them )?(?:warm|hot)|hold(?:ing)?|warming|cool(?:s|ed)?|drops?|falls?|chill(?:ed)?|room|danger|below|under|less than|never|not|dehydrat\w*|brine|marinade|heat the|ambient|yogurt|jam)\b/
const bath = /\bsous[- ]vide|\bimmersion circulator|\bwater[- ]bath|\bprecision cooker/

/** Splits a step into sentences with their offsets. */
function sentencesOf(text: string): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = []
  let start = 0
  for (const match of text.matchAll(/(?<=[.!?])\s+/g)) {
    found.push({ text: text.slice(start, match.index), start })
    start = match.index + match[0].length
  }
  return [...found, { text: text.slice(start), start }]
}

interface Meat {
  line: ReadLine
  names: ReadonlySet<string>
  /** Doneness of the meat; null for meat that may be eaten rare: whole cuts of beef, lamb and game. */
  doneness: Doneness | null
}

const shaped = new Set('burger patty meatball meatloaf kofta kofte slider hamburger kebab loaf'.split(' '))
const common = new Set(
  'fresh large small boneless skinless whole ground lean raw bone in skin on of fillet breast fat'.split(' '),
)

/** Returns the raw meat and fish of the list, with the words that a step may use for each. */
function meatsOf(recipe: ReadDraft): Meat[] {
  const meats = recipe.lines.flatMap((line): Meat[] => {
    const doneness = donenessOf(line)
    const isFree =
      doneness === null &&
      (line.food?.tags.includes('raw-risk') ?? false) &&
      (line.food?.tags.includes('meat') ?? false)
    if (!doneness && !isFree) return []
    const isGround = doneness === null && /\b(?:grind|mince the|ground (?:the|your))\b/.test(recipe.method)
    const own = [...tokens(line.parsed.food), ...(line.food ? tokens(line.food.name) : [])]
    const names = new Set(own.filter((token) => !common.has(token)))
    const told = isGround ? donenessFor('ground-meat') : doneness
    if (told && (told.kind === 'ground-meat' || /\bground\b|\bminced?\b/.test(line.text)))
      for (const shape of shaped) names.add(shape)
    if (told?.kind === 'poultry') names.add('bird')
    if (told?.kind === 'fish') names.add('fish')
    if (isFree && !isGround)
      for (const name of ['steak', 'beef', 'roast']) if (!names.has('lamb')) names.add(name)
    return [{ line, names, doneness: told }]
  })
  return meats
}

/** Returns the meats that a text names. */
const namedIn = (text: string, meats: readonly Meat[]): Meat[] => {
  const said = new Set(tokens(text))
  return meats.filter(({ names }) => [...names].some((name) => said.has(name)))
}

/**
 * True when the words before a figure say it of a cured or smoked meat, "the chorizo is browned and reaches",
 * and name no raw one in between.
 */
function isOfReadyMeat(before: string, recipe: ReadDraft, meats: readonly Meat[]): boolean {
  const said = tokens(before)
  const reach = said.findLastIndex((word) => /^(?:reach|register|hit)/.test(word))
  const lastOf = (names: Iterable<string>) =>
    Math.max(-1, ...[...names].map((name) => said.lastIndexOf(name)))
  const raw = Math.max(-1, ...meats.map(({ names }) => lastOf(names)))
  return recipe.lines.some((line) => {
    const isReady =
      line.food?.tags.includes('meat') && !line.food.tags.includes('raw-risk') && donenessOf(line) === null
    const at = isReady ? lastOf([...tokens(line.food!.name), ...tokens(line.parsed.food)]) : -1
    return at > raw && at <= reach && reach - at <= NEAR
  })
}

/** Most words from a meat to the verb of its temperature, "the chorizo is browned and reaches". */
const NEAR = 9

/**
 * Returns the doneness of the meat that a sentence is about: named in it, last named before it in the step,
 * or the only one of the list.
 */
function meatOf(step: string, at: number, sentence: string, meats: readonly Meat[]): Doneness | null {
  const own = namedIn(sentence, meats)
  const before = own.length > 0 ? own : nearest(step.slice(0, at), meats)
  const chosen = before.length > 0 ? before : meats
  if (chosen.length === 0 || chosen.some(({ doneness }) => doneness === null)) return null
  const all = chosen.flatMap(({ doneness }) => (doneness ? [doneness] : []))
  // The lowest requirement decides among several meats in a sentence, since a lower figure is wrong for all
  // of them.
  return all.reduce((least, each) => (each.inside < least.inside ? each : least))
}

function nearest(before: string, meats: readonly Meat[]): Meat[] {
  for (const { text } of sentencesOf(before).reverse()) {
    const named = namedIn(text, meats)
    if (named.length > 0) return named
  }
  return []
}

/** Returns the longest time, in minutes, that a step keeps food in a water bath; null when it uses none. */
function bathOf(step: string, title: string): number | null {
  if (!bath.test(step) && !bath.test(title)) return null
  return Math.max(0, ...durationsOf(step).map(({ least }) => least))
}

/**
 * True when a longer time in a water bath pasteurizes at a lower temperature (FSIS, Cooking Guideline for
 * Meat and Poultry, appendix A).
 */
function isPasteurised(minutes: number | null, celsius: number, { kind }: Doneness): boolean {
  const least = kind === 'poultry' ? 59.4 : 54
  return minutes !== null && celsius >= least && minutes >= (kind === 'poultry' || celsius >= 60 ? 60 : 120)
}

/** True when a recipe pasteurizes this kind of meat in a water bath, which is doneness enough. */
export const pasteurises = (recipe: ReadDraft, doneness: Doneness): boolean =>
  recipe.steps.some(({ text, folded }) => {
    const minutes = bathOf(folded, recipe.title)
    return (
      minutes !== null &&
      figuresIn(text).some(({ celsius }) => celsius < 90 && isPasteurised(minutes, celsius, doneness))
    )
  })

/** Words by which the cooking continues to a safe figure: basted at 140 °F, wrapped, back on the smoker. */
const cooksFurther =
  /\b(?:continu\w+ (?:to )?(?:cook|roast|smok|grill|bak|brais|sear|fry)|(?:return|back) (?:[a-z]+ ){0,4}(?:to|in|on|into)\b|keep (?:cook|roast|smok|grill|bak)ing|(?:cook|roast|smoke|grill|bake|sear|fry) (?:[a-z]+ ){0,6}until|increase the|raise the)/
const rises = /\b(?:rest\w*|carry|carries|carryover|climbs?|ris(?:es?|ing))\b/
/** Degrees Celsius (some 10 °F) that a roast gains while it rests. */
const CARRY_OVER = 6

function isOnTheWay(after: string, celsius: number, least: number): boolean {
  return figuresIn(after).some((figure) => {
    if (figure.celsius < least - 0.6 || figure.celsius > 100) return false
    const between = after.slice(0, figure.start).toLowerCase()
    if (/\bis done when\b/.test(between)) return false
    return cooksFurther.test(between) || (rises.test(between) && celsius >= least - CARRY_OVER)
  })
}

/** Degrees Celsius below which no meat is called done: the figure belongs to a dough, a fridge or a room. */
const COLD = 37
const figureOf = ({ scales }: Figure, { asText }: Doneness): string => {
  const [fahrenheit = '', celsius = ''] = asText.split(' ').map((part) => part.replace(/[()]/g, ''))
  return { F: fahrenheit, C: celsius, FC: `${fahrenheit} (${celsius})`, CF: `${celsius} (${fahrenheit})` }[
    scales
  ]
}

/** Words that contradict cooking through: "medium-rare", "pink in the middle". */
const pinkOrRare =
  /(?: for (?:a (?:perfect |nice )?)?(?:medium[- ]rare|rare)\b)|\b(?:with an? (?:[a-z]+ ){0,2}(?:pink|rosy|blushing|rare) (?:cent(?:er|re)|middle|inside)|(?:leaving|leave|keep|keeping) the (?:cent(?:er|re)s?|middles?|insides?) (?:still |slightly |a little )?(?:pink|rosy|rare)|(?:to (?:a (?:perfect |nice )?)?)?(?:medium[- ]rare|rare)(?! (?:spices?|ingredients?))|(?:still |slightly |just |barely |faintly |a (?:little|bit|touch) |very )+(?:pink|rosy|blushing|rare)(?: (?:in|at) the (?:middle|cent(?:er|re))| inside| in the inside)?|(?:stay(?:s|ing)?|remains?|(?:keep(?:s|ing)?|leav(?:e|es|ing)) (?:it|them|the [a-z]+)) (?:[a-z]+ ){0,2}(?:pink|rosy|rare|translucent|bloody|undercooked)(?: and (?:pink|rosy|translucent|juicy))?(?: (?:in|at) the (?:middle|cent(?:er|re))| inside)?|(?:pink|rosy|blushing|translucent|undercooked|bloody)(?: (?:in|at) the (?:middle|cent(?:er|re))| inside| in the inside))\b/gi
const denied =
  /\b(?:no|not|never|isn't|longer|without|nothing|n't|avoid|than|if|any|lost|loses)\s+(?:[a-z]+\s+){0,2}$/i

/**
 * True for meats that must not stay pink: poultry and ground meat. Pork may at 145 °F, and fish is a matter
 * of taste.
 */
const mustBeThrough = (kind: Doneness['kind']) => kind === 'poultry' || kind === 'ground-meat'

/**
 * Finds figures and words of the steps that leave poultry, ground meat, pork or fish raw. Cached, since
 * several rules need them.
 */
export const wrongDoneness = oncePer((recipe: ReadDraft): WrongDoneness[] => {
  const meats = meatsOf(recipe)
  return meats.some(({ doneness }) => doneness)
    ? recipe.steps.flatMap(({ index }) => wrongInStep(recipe, index, meats))
    : []
})

/** Number of characters behind a figure that are searched for continued cooking. */
const AHEAD = 600

function wrongInStep(recipe: ReadDraft, index: number, meats: readonly Meat[]): WrongDoneness[] {
  const { text: written, folded } = recipe.steps[index]!
  const isEnglish = recipe.language === 'en'
  const step = isEnglish ? written : folded
  const foreign = isEnglish ? null : rawInLanguages(written)
  if (!foreign && !/\d|pink|rosy|rare|blush|translucent|bloody|undercooked/i.test(step)) return []
  const minutes = bathOf(folded, recipe.title)
  const next = recipe.steps
    .slice(index + 1, index + 4)
    .map(({ text }) => text)
    .join(' ')
  const found = sentencesOf(step).flatMap(({ text, start }) => {
    const figures = figuresIn(text)
    const words = isEnglish ? rawWords(text) : []
    if (figures.length + words.length === 0) return []
    const doneness = meatOf(step, start, text, meats)
    if (!doneness || doneness.kind === 'shellfish' || doneness.kind === 'molluscs') return []
    const namesMeat = namedIn(text, meats).length > 0
    const wrong = figures.filter((figure) => {
      const { celsius, end } = figure
      if (celsius < COLD || celsius >= doneness.inside - 0.6) return false
      if (isPasteurised(minutes, celsius, doneness)) return false
      if (isOfReadyMeat(text.slice(0, figure.start), recipe, meats)) return false
      if (!isOfInside(text, figure, namesMeat))
        return minutes !== null && bath.test(text.toLowerCase()) && mustBeThrough(doneness.kind)
      const after = `${text.slice(end, end + AHEAD)} ${step.slice(start + text.length, start + text.length + AHEAD)} ${next}`
      return !isOnTheWay(after.slice(0, AHEAD), celsius, doneness.inside)
    })
    const own = (from: number, to: number, safe: string, celsius = 0): WrongDoneness => ({
      step: index,
      start: start + from,
      end: start + to,
      said: text.slice(from, to).trim(),
      safe,
      celsius,
      doneness,
    })
    const low = wrong.map((figure) =>
      own(figure.start, figure.end, figureOf(figure, doneness), figure.celsius),
    )
    const isSaid = doneness.kind !== 'fish' && (mustBeThrough(doneness.kind) || wrong.length > 0)
    return isSaid && minutes === null
      ? [...low, ...words.map(([from, to, safe]) => own(from, to, safe))]
      : low
  })
  const doneness = foreign === null ? null : meatOf(step, 0, step, meats)
  if (foreign === null || !doneness || !mustBeThrough(doneness.kind) || minutes !== null) return found
  return [...found, { step: index, start: 0, end: 0, said: foreign, safe: '', celsius: 0, doneness }]
}

function rawWords(text: string): [from: number, to: number, safe: string][] {
  return [...text.matchAll(pinkOrRare)]
    .filter(({ index }) => !denied.test(text.slice(0, index)))
    .map(({ index, 0: said }) => [index, index + said.length, throughFor(said)])
}

/** Words in other languages that leave a meat pink, and words that deny it. */
const rawForeign =
  /(?<!\p{L})(?:noch|innen|leicht|zart|schön|bien|encore|légèrement|un peu|restent?|gard\p{L}+|laiss\p{L}+|dej\p{L}+|qued\p{L}+|todavía|aún|ligeramente|un poco|lasci\p{L}+|resti?n?o?|riman\p{L}+|ancora|leggermente|un po')\s(?:\p{L}+\s){0,3}(?:rosa|rosig|blutig|roh|rosée?s?|saignante?s?|crue?s?|rosad[oa]s?|crud[oaie]s?|sangrantes?|rosat[oaie]|al sangue)(?!\p{L})/iu
const rawDenied =
  /(?<!\p{L})(?:nicht|kein\p{L}*|ohne|ne|n['’]\p{L}+|pas|plus|sans|aucune?|no|sin|non|senza|più|nessun\p{L}*)(?!\p{L})/iu

/** Returns the words of a German, Spanish, French or Italian step that leave a meat raw, or null. */
function rawInLanguages(step: string): string | null {
  const sentence = sentencesOf(step).find(({ text }) => rawForeign.test(text) && !rawDenied.test(text))
  return sentence ? (rawForeign.exec(sentence.text)?.[0] ?? null) : null
}

/** Returns words for cooking through that fit into the sentence. */
function throughFor(said: string): string {
  if (/^ for\b/i.test(said)) return ''
  if (/^to\b/i.test(said)) return 'until cooked through'
  if (/^(?:stay|remain)/i.test(said))
    return `${/^\w+ing/i.test(said) ? 'being' : /^\w+s\b/i.test(said) ? 'is' : 'are'} cooked through`
  if (/^(?:leave|keep)s? (?:it|them)\b/i.test(said)) return 'cook it through'
  return /^lea|^keep/i.test(said) ? 'cooking it through' : 'cooked through'
}

/** Words before a temperature of the surroundings: "at 150 °F". */
const around = /\bat(?: about| around)?\s*$/
const leaves =
  /\b(?:from|out of|off|in|into) the (?:oven|pan|skillet|smoker|water|oil|fat|grill|griddle|bread)\b/g

/**
 * True when a figure is one of the inside: by the words around it, or because the sentence is about the meat.
 */
function isOfInside(text: string, { start, end }: Figure, namesMeat: boolean): boolean {
  const lead = text.slice(Math.max(0, start - 240), start).toLowerCase()
  const before = lead.slice(Math.max(lead.lastIndexOf(';'), lead.lastIndexOf(', then'), 0))
  const close = before.slice(-34)
  const after = text.slice(end, end + 26).toLowerCase()
  if (ofOther.test(close.replace(leaves, '')) || /^\s*(?:oven|oil|water|smoker|pan|bath)\b/.test(after))
    return false
  return ofInside.test(before) || ofInside.test(after) || (namesMeat && !around.test(before))
}

/** Returns the steps with safe figures, and without words for rare meat. Fish stays the cook's choice. */
export function corrected(steps: readonly string[], wrong: readonly WrongDoneness[]): string[] {
  return steps.map((step, index) =>
    wrong
      .filter((each) => each.step === index && each.doneness.kind !== 'fish')
      .sort((one, other) => other.start - one.start)
      .reduce((text, { start, end, safe }) => `${text.slice(0, start)}${safe}${text.slice(end)}`, step)
      .replace(/\b(cooked through)(?:,? (?:and|but)|,)(?: until)? cooked through\b/g, '$1'),
  )
}
