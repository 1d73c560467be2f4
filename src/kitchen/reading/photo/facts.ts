import { readDurations } from '../../steps/read-durations.ts'
import { durationWords, servingWords, timeWords } from './page-words.ts'

/** Facts in the small print of a recipe: the servings, and times in minutes. */
export interface Facts {
  servings?: number
  prepTime?: number
  cookTime?: number
  restTime?: number
  totalTime?: number
}

const any = (words: readonly string[]) => words.join('|')
const range = String.raw`(\d{1,3})(?:\s*(?:-|–|to|bis|à|a)\s*\d{1,3})?`
const servings = new RegExp(
  String.raw`(?<!\p{L})(?:${any(servingWords.before)}|for)\s*[:.-]?\s*(?:about|approx\.?|around|up to|ca\.?|environ)?\s*${range}(?:\s*(dozen))?(?![\d/½]|[.,]\d|\s*(?:min|h\b|std|g\b|kg|ml|cl|l\b|cm|°))` +
    String.raw`|(?<![\p{L}\d])${range}\s*(?:${any(servingWords.behind)})(?!\p{L})`,
  'iu',
)
/** Words that give the servings only when people follow: "for 4", "para 4", "pour 4", "für 4", "per 4". */
const needsPeople = /^(?:for|für|pour|para|per)\b/iu
const people = new RegExp(String.raw`(?:${any(servingWords.behind)})(?!\p{L})`, 'iu')

const labels = (Object.keys(timeWords) as (keyof typeof timeWords)[]).map(
  (name) =>
    [
      name,
      new RegExp(
        String.raw`(?<!\p{L})(?:${any(timeWords[name])})${ending(name)}(?!\p{L})\s*[:.-]?\s*`,
        'giu',
      ),
    ] as const,
)

/**
 * Returns the pattern behind a word for a time: "prep time", but of rests only "rest time" or "rest:",
 * because steps tell of resting, too.
 */
function ending(name: keyof typeof timeWords): string {
  if (name === 'totalTime') return ''
  return name === 'restTime' ? String.raw`(?:\s*time\s*[:.-]?|\s*:)` : String.raw`(?:\s*time)?`
}

/** Writes the times of a line in English units: `2 Std. 30 Min.` as `2 hours 30 min`. */
const inEnglishUnits = (text: string) =>
  durationWords.reduce((line, [word, english]) => line.replace(word, english), text)

/** Reads the facts in a line of small print such as `Serves 6  Prep 15 minutes  Cook 1 hr 20 min`. */
export function readFacts(printed: string): Facts {
  const text = inEnglishUnits(printed)
  const facts: Facts = {}
  const served = servings.exec(text)
  if (served && (!needsPeople.test(served[0]) || people.test(text.slice(served.index, served.index + 40)))) {
    const count = Number(served[1] ?? served[3]) * (served[2] ? 12 : 1)
    if (count >= 1 && count <= 100) facts.servings = count
  }
  const durations = readDurations(text)
  for (const [name, pattern] of labels) {
    for (const match of text.matchAll(pattern)) {
      const at = match.index + match[0].length
      const found = durations.find(({ start }) => start >= at && start - at <= 2)
      // A sign close before the figure may have been a figure, too: "§5 min".
      if (found && /[^\s:.–(-]$/u.test(text.slice(at, found.start))) continue
      if (found && facts[name] === undefined) facts[name] = Math.round(found.seconds / 60)
    }
  }
  return facts
}

/** True for small print: a line of facts with little else. */
export function isSmallPrint(text: string): boolean {
  const facts = readFacts(text)
  if (Object.keys(facts).length > 0) return text.split(/\s+/).length <= 16 && !/^\d+[.)]\s/.test(text)
  return (
    /^(?:prep|cook|bake|total|serves|servings|makes|yields?|difficulty|time|from the kitchen of|source|page)\b/i.test(
      text,
    ) && text.split(/\s+/).length <= 8
  )
}
