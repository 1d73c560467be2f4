import type { CheckReport, Finding, RecipeDraft } from '#contract/recipe.ts'
import type { Language } from '../languages/dictionary.ts'
import { allergies } from './allergies.ts'
import { amounts } from './amounts.ts'
import { listedIsUsed, mentionedIsListed } from './coherence.ts'
import { conditionsHold } from './conditions.ts'
import { dietsAndExclusions } from './diets.ts'
import type { DraftSource, Expectation } from './expectation.ts'
import { notFood } from './not-food.ts'
import { oven } from './oven.ts'
import { ownWords } from './own-words.ts'
import { portions } from './portions.ts'
import { readDraft } from './read-draft.ts'
import { readerOf } from './reader-of.ts'
import type { RuleFamily } from './rule-family.ts'
import { safetyPractice } from './safety-practice.ts'
import { safetyTemperature } from './safety-temperature.ts'
import { shape } from './shape.ts'
import { statedNutrition } from './stated-nutrition.ts'
import { times } from './times.ts'
import { isOnlyTold } from './what-turns-away.ts'
import { wishes } from './wishes.ts'
import { wording } from './wording.ts'

const families: readonly RuleFamily[] = [
  shape,
  amounts,
  listedIsUsed,
  mentionedIsListed,
  times,
  oven,
  notFood,
  safetyTemperature,
  safetyPractice,
  allergies,
  dietsAndExclusions,
  conditionsHold,
  wishes,
  portions,
  statedNutrition,
  wording,
  ownWords,
]

/**
 * Checks a draft against the kitchen's rules and against the cook's craving. Never throws.
 *
 * The source decides the severity. `engine`: everything counts. `model`: harmful and misleading findings
 * count, and style is a warning (docs/decisions/039); after its one repair a single error of coherence
 * becomes a warning too. `person`: only poison is an error, since the recipe is theirs.
 * `rules` lists the groups that had something to check, in the order of the recipe page.
 */
export function checkRecipe(draft: RecipeDraft, expectation: Expectation = {}): CheckReport {
  const source = expectation.source ?? 'engine'
  const recipe = readDraft(draft, readerOf(draft))
  const ran = families.flatMap((family) => {
    const found = family.check(recipe, { ...expectation, source })
    return found === null
      ? []
      : [{ group: family.group, findings: found.map((each) => withSeverity(each, source, recipe.language)) }]
  })
  const findings = ran.flatMap((family) => family.findings)
  return {
    rules: ran.map(({ group, findings: own }) => ({
      group,
      // A word that was not understood is not proved, even where it is only talk.
      passed: own.every(({ severity, rule }) => severity === 'note' && rule !== 'wish.unknown'),
    })),
    findings: source === 'model' && expectation.repaired ? withOneSlip(findings) : findings,
  }
}

/** Returns the findings that refuse a recipe, after one repair. */
export const blocking = (report: CheckReport): Finding[] =>
  report.findings.filter(({ severity }) => severity === 'error')

/** True for rules whose breach makes a text clumsy, but not wrong. */
const isCoherence = ({ rule }: Finding): boolean => rule.startsWith('coherence.') || rule.startsWith('times.')

function withSeverity(finding: Finding, source: DraftSource, language: Language): Finding {
  if (finding.severity === 'note') return finding
  // A text translated word by word keeps its foods and loses its grammar, so style is no ground for refusing
  // it.
  if (language !== 'en' && (isCoherence(finding) || finding.rule.startsWith('wording.')))
    return { ...finding, severity: 'warning' }
  if (source === 'person')
    return finding.rule === 'safety.not-food' ? finding : { ...finding, severity: 'warning' }
  if (source === 'model' && isOnlyTold(finding)) return { ...finding, severity: 'warning' }
  if (source === 'engine' && finding.rule.startsWith('wording.')) return { ...finding, severity: 'error' }
  return finding
}

/**
 * Turns a single error of coherence in a repaired draft of a model into a warning, since people make one in
 * every third recipe.
 */
function withOneSlip(findings: Finding[]): Finding[] {
  const slips = findings.filter((each) => isCoherence(each) && each.severity === 'error')
  return slips.length > 1
    ? findings
    : findings.map((each) => (slips.includes(each) ? { ...each, severity: 'warning' } : each))
}
