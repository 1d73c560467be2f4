import type { Finding } from '#contract/recipe.ts'
import type { Language } from '../languages/dictionary.ts'
import type { RuleFamily } from './rule-family.ts'

/** Doubled words that are right in a recipe, such as "mahi mahi" and "dan dan". */
const rightTwice = /^(tom|couscou|pili|mahi|bon|dan|peri|piri|chop|ylang|that)$/i

/** Rule W1: the text shows no traces of a template or a machine. */
export const wording: RuleFamily = {
  group: 'The text reads well',
  check({ draft, language }) {
    const texts: [place: string, text: string][] = [
      ['title', draft.title],
      ['description', draft.description],
      ...draft.ingredients.map(({ amount, item }, i): [string, string] => [
        `ingredients.${i}`,
        `${amount} ${item}`,
      ]),
      ...draft.instructions.map((step, i): [string, string] => [`instructions.${i}`, step]),
    ]
    // One search of all texts comes first, since nearly every text is clean and no trace spans two lines.
    const isClean = artefacts('', texts.map(([, text]) => text).join('\n'), language).length === 0
    return [
      ...(isClean ? [] : texts.flatMap(([place, text]) => artefacts(place, text, language))),
      ...draft.instructions.flatMap((step, i) => sentenceForm(`instructions.${i}`, step, i)),
    ]
  },
}

function artefacts(place: string, text: string, language: Language): Finding[] {
  const findings: Finding[] = []
  const placeholder = text.match(/[{}]|\$\{|\b(?:undefined|null|NaN)\b|\[object|\blorem ipsum\b/)
  if (placeholder)
    findings.push(artefact('wording.placeholder', place, `"${placeholder[0]}" is left over from a template.`))
  const doubled = text.match(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu)
  // A doubled word in a title may be a name: "Biang Biang Noodles".
  const isName = place === 'title' && /^\p{Lu}\S* \p{Lu}/u.test(doubled?.[0] ?? '')
  if (doubled && !isName && !rightTwice.test(doubled[1] ?? ''))
    findings.push(artefact('wording.doubled-word', place, `"${doubled[0]}" says a word twice.`))
  // Other languages have the letter as a word, too: "llevar a ebullición".
  const article =
    language === 'en' &&
    text.match(/(?<!\p{L})a (?=[aeiou])(?!(?:eu|uni(?!n)|use|usu|one\b|once\b|ut[ei])\w*)\w+/iu)
  if (article) findings.push(artefact('wording.article', place, `"${article[0]}" wants "an".`))
  return findings
}

function sentenceForm(place: string, step: string, index: number): Finding[] {
  const text = step.trim()
  const findings: Finding[] = []
  if (/^\p{Ll}/u.test(text))
    findings.push(artefact('wording.capital', place, `Step ${index + 1} does not start with a capital.`))
  if (!/[.!?)"”']$/.test(text))
    findings.push(artefact('wording.full-stop', place, `Step ${index + 1} does not end with a full stop.`))
  return findings
}

/**
 * Returns a finding about style, an error for the built-in engine (see `check-recipe.ts`) and a warning for
 * others.
 */
const artefact = (rule: string, place: string, message: string): Finding => ({
  rule,
  severity: 'warning',
  place,
  message,
})
