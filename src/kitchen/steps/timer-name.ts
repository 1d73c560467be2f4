import { foreignVerbsIn } from './timer-verbs.ts'

interface Place {
  start: number
  end: number
}

/** Verbs of work that takes its time by itself; a timer is named after them before any other verb. */
const waiting =
  'simmer boil bake roast fry saute sauté sear grill broil toast heat preheat microwave steam poach cook brown melt warm ' +
  'braise blanch caramelize caramelise char reduce stew wilt soften sweat stir-fry deep-fry pan-fry air-fry pressure-cook ' +
  'rest stand cool chill refrigerate freeze marinate soak rise prove proof ferment steep infuse drain brine sizzle bubble ' +
  'smoke crisp thaw knead whip churn set parboil pickle press sit bloom scald griddle barbecue crackle cure'
/** Other verbs: work in the meantime, or of a moment. */
const doing =
  'stir whisk beat mix blend toss cover flip turn fold puree process pulse leave wait repeat mash scramble swirl shake rub ' +
  'massage spin squeeze baste scrape pop'

const spelled = (verbs: string) =>
  verbs.split(' ').flatMap((verb) => [[verb, verb] as const, [participle(verb), verb] as const])

/** Returns the participle of a verb: simmer → simmering, bake → baking, stir → stirring. */
function participle(verb: string): string {
  if (verb.endsWith('e')) return `${verb.slice(0, -1)}ing`
  if (/^(?:set|sit|stir|whip|flip|rub|spin|pop|char)$/.test(verb)) return `${verb}${verb.at(-1)}ing`
  return `${verb}ing`
}

const bases = new Map<string, string>([...spelled(waiting), ...spelled(doing)])
const patternOf = (verbs: string) =>
  new RegExp(
    String.raw`(?<![\p{L}-])(${spelled(verbs)
      .map(([form]) => form)
      .sort((a, b) => b.length - a.length)
      .join('|')})(?![\p{L}-])`,
    'giu',
  )
const waitingVerb = patternOf(waiting)
const doingVerb = patternOf(doing)

/** Clauses about the result when the time is over; their verbs are not what the cook does. */
const outcome = /\b(?:until|till|so that|so it|as soon as|when|once|while|before)\b[^,;:()]*/gi
/** Nouns and adjectives that are spelled like verbs. */
const nounBefore =
  /\b(?:the|its|their|your|low|lower|lowest|medium|moderate|medium-low|medium-high|high|higher|highest|gentle|off|residual|direct|indirect|fierce)\s+$/i
const adjectiveAfter = /^\s+(?:sugar|rice|butter|lentils?|bread|sauce|water|place|oil|of\b|aside)/i

/**
 * Returns the name of a timer, from the verb beside its time: "Simmer for 20 minutes" → `Simmer`. It is the
 * nearest verb before the time that takes time, then any verb before it, then one behind it; `Timer` when the
 * step names none.
 */
export function timerName(step: string, { start, end }: Place): string {
  // A stop before a small letter belongs to an abbreviation: "5 Min. backen".
  const opening = lastOf(step.slice(0, start), /[.!?;]\s+(?!\p{Ll})/gu)
  const sentence = step.slice(opening, start)
  const closing = /[.!?;](?:\s+(?!\p{Ll})|\s*$)/u.exec(step.slice(end))
  const behind = step.slice(end, closing ? end + closing.index : undefined)
  const foreign = foreignName(sentence, behind) ?? foreignName(step.slice(0, opening), '')
  if (foreign) return foreign
  const name =
    lastVerb(sentence, waitingVerb) ??
    lastVerb(sentence, doingVerb) ??
    lastVerb(step.slice(0, opening), waitingVerb) ??
    lastVerb(behind, waitingVerb) ??
    lastVerb(behind, doingVerb)
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : 'Timer'
}

/**
 * Returns the verb of another language that is nearest to the time: behind it within the same clause, where
 * German has it, otherwise the last one before it.
 */
function foreignName(before: string, behind: string): string | null {
  const clause = behind.split(/,| und | y | et | e | dann | puis | luego | poi /, 1)[0] ?? ''
  const after = foreignVerbsIn(clause)[0]
  const isGerman = after !== undefined && /^[A-ZÄÖÜ].*(?:en|ern|eln)$/.test(after.name)
  const last = foreignVerbsIn(before).at(-1)
  return (isGerman ? after : (last ?? after ?? foreignVerbsIn(behind)[0]))?.name ?? null
}

const lastOf = (text: string, pattern: RegExp): number => {
  const last = [...text.matchAll(pattern)].at(-1)
  return last ? last.index + last[0].length : 0
}

function lastVerb(text: string, pattern: RegExp): string | null {
  // Clauses are blanked rather than cut out, so that the text around each word stays in place.
  const said = text.replace(outcome, (clause) => ' '.repeat(clause.length))
  const verbs = [...said.matchAll(pattern)].filter(
    ({ 0: word, index }) =>
      !nounBefore.test(said.slice(0, index)) && !adjectiveAfter.test(said.slice(index + word.length)),
  )
  const last = verbs.at(-1)?.[1]?.toLowerCase()
  return last ? (bases.get(last) ?? last) : null
}
