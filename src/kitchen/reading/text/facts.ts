import { readMinutes } from '../minutes.ts'
import { timeWords } from '../photo/page-words.ts'

/**
 * A fact in a line, beside ingredients and steps: minutes, or a text such as `yield`, `author` and `category`
 * as written.
 */
export type Fact =
  | { kind: 'prep' | 'cook' | 'rest' | 'total'; minutes: number }
  | { kind: 'yield' | 'author' | 'category' | 'address' | 'title'; text: string }
  | { kind: 'other' }

const labels: readonly (readonly [Exclude<Fact['kind'], 'other'>, string])[] = [
  ['prep', 'prep(?:aration|ping)?(?: time)?|active(?: time)?|hands[- ]on(?: time)?|working time'],
  ['cook', '(?:cook(?:ing)?|bak(?:e|ing)|roast(?:ing)?|grill(?:ing)?|simmer(?:ing)?|fry(?:ing)?)(?: time)?'],
  [
    'rest',
    '(?:rest(?:ing)?|chill(?:ing)?|marinat(?:e|ing)|cool(?:ing)?|ris(?:e|ing)|proof(?:ing)?|inactive|additional|waiting)(?: time)?',
  ],
  ['total', 'total(?: time)?|ready in|time(?: needed| required)?|takes|duration|overall time'],
  ['yield', 'serves|servings?|yields?|makes|portions?|recipe yield|number of servings|feeds'],
  ['category', 'course|category|meal|meal type|dish type|type of dish'],
  ['author', '(?:recipe )?(?:author|by|from the kitchen of|adapted from|courtesy of)'],
  ['address', 'source|url|link|original(?: recipe)?|from'],
  ['title', 'title|recipe(?: name| title)?|name'],
]
/** Labels of facts that have no use here. */
const ignoredLabels =
  /^(?:cuisine|difficulty|level|skill level|calories|kcal|rating|keywords?|tags?|date|published|updated|posted(?: on| by)?|cost|rest(?:ing)?(?: time)?|chill(?:ing)?(?: time)?|marinat(?:e|ing)(?: time)?|cool(?:ing)?(?: time)?|inactive(?: time)?|additional(?: time)?|rating|diet|energy)\s*[:–—-]\s*\S/i

/** Labels in other languages, as they are printed. */
const printed: Partial<Record<Fact['kind'], string>> = {
  prep: timeWords.prepTime.slice(1).join('|'),
  cook: timeWords.cookTime.slice(1).join('|'),
  rest: timeWords.restTime.slice(1).join('|'),
  total: [...timeWords.totalTime.slice(1), 'tiempo', 'durée', 'dauer'].join('|'),
  yield:
    'für(?= \\d+ (?:person|portion))|pour(?= \\d+ (?:pers|conv))|para(?= \\d+ (?:pers|raci|comen|porci))|' +
    'per(?= \\d+ pers)|dosi per|portionen|personen|ergibt|nombre de (?:parts|personnes)|personnes|raciones|porciones|comensales|porzioni|persone',
}

const labelled = [
  ...labels,
  ...(Object.entries(printed) as (readonly [Exclude<Fact['kind'], 'other'>, string])[]), // the keys are kinds
].map(
  ([kind, words]) => [kind, new RegExp(String.raw`^(?:${words})\s*(?::|–|—|-|=|\s|$)\s*(.*)$`, 'i')] as const,
)
const strict = new Set(['author', 'address', 'title', 'category'])

/**
 * Returns the facts of a line that consists of facts alone: `Prep: 10 min | Cook: 25 min | Serves 4`; null
 * when any part of it is something else. A label alone (`Prep Time`) has its value on the next line,
 * `following`.
 */
export function factsOf(line: string, following = ''): { facts: Fact[]; usesNext: boolean } | null {
  if (line.length > 300) return null
  const plain = line.replace(/[*_]{1,2}/g, '').trim()
  const pieces = plain
    .split(/\s*[|•·●;⋅/]\s*|\s{2,}|,\s+(?=(?:prep|cook|total|serves|makes|yield|bak))/i)
    .flatMap((piece) => piece.split(nextLabel))
    .filter(Boolean)
  if (pieces.length > 1) {
    const facts = pieces.map((piece) => factOf(piece))
    if (facts.every((fact) => fact !== null)) return { facts, usesNext: false }
  }
  const whole = pieces.length > 1 && /[|•·●]/.test(plain) ? null : factOf(plain)
  if (whole) return { facts: [whole], usesNext: false }
  if (following !== '' && following.length < 60 && /^[a-z\s-]{4,25}:?$/i.test(plain)) {
    const fact = factOf(`${plain.replace(/:$/, '')}: ${following}`)
    // Labels that are ordinary words take no value from the next line.
    if (fact && fact.kind !== 'other' && !strict.has(fact.kind)) return { facts: [fact], usesNext: true }
  }
  return null
}

/** Gap before the label of another fact, when nothing but a space parts them: "PREP 15 mins COOK 1 hour". */
const nextLabel =
  /(?<=\d(?: ?(?:min(?:ute)?s?|mins|hours?|hrs?|h|m|servings?|people))?\.?)\s+(?=(?:prep|cook|bak(?:e|ing)|total|rest|chill|ready in|time|serves|servings?|yields?|makes)\w*(?: time)?\s*:?\s+\d)/i

function factOf(text: string): Fact | null {
  for (const [kind, pattern] of labelled) {
    const value = pattern.exec(text)?.[1]?.trim()
    if (!value) continue
    const fact = read(kind, value, text)
    if (fact) return fact
  }
  if (ignoredLabels.test(text)) return { kind: 'other' }
  if (/^\d+(?:\s*(?:-|–|to)\s*\d+)?\s+(?:servings?|portions?|people)\.?$/i.test(text))
    return { kind: 'yield', text: text.replace(/\.$/, '') }
  if (/^https?:\/\/\S+$/i.test(text)) return { kind: 'address', text }
  return null
}

function read(kind: Exclude<Fact['kind'], 'other'>, value: string, text: string): Fact | null {
  if (kind === 'prep' || kind === 'cook' || kind === 'rest' || kind === 'total') {
    // "Bake 20 minutes until golden" is a step; "Bake time: 20 minutes" is a fact.
    const rest = value.replace(
      /[\d½¼¾⅓⅔.,/:\s–—-]|\b(?:about|approx(?:imately)?|around|to|and|hours?|hrs?|h|minutes?|mins?|m|days?|overnight|plus|resting|chilling|pt\w+|minuten?|minutos?|minut[oi]|stunden?|std|heures?|horas?|or[ae]|ca|circa|etwa|environ|und|et|y|e)\b|[()+]/gi,
      '',
    )
    const minutes = rest === '' ? readMinutes(value) : null
    // "Chill 2 hours" is a step, too; "Chill time 2 hours" and "Chill: 2 hours" are facts.
    const isStep =
      (kind === 'cook' && /[.]$/.test(text) && !/:/.test(text)) ||
      (kind === 'rest' && !/\btime\b|[:–—-]/i.test(text))
    return minutes === null || isStep ? null : { kind, minutes }
  }
  if (kind === 'yield') {
    const hasNumber =
      /^(?:about |approx\.? |around |up to )?(?:\d|one|two|three|four|six|eight|ten|twelve|a |an )/i.test(
        value,
      )
    return hasNumber && value.length <= 60
      ? {
          kind,
          text: text.replace(
            /^(?:recipe yields?|yields?|servings?|number of servings|portions?)\s*[:–—-]?\s*/i,
            '',
          ),
        }
      : null
  }
  // These labels are ordinary words, so only a colon makes labels of them, or "by" at the beginning.
  const isLabel =
    /^[\w\s]{2,24}:/.test(text) ||
    (kind === 'author' && /^(?:[Rr]ecipe )?[Bb]y\s+\p{Lu}/u.test(text) && text.length < 60)
  if (!isLabel) return null
  if (kind === 'address')
    return /^https?:\/\/\S+$/i.test(value) ? { kind, text: value } : { kind: 'author', text: value }
  return { kind, text: value }
}
