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
import { portions } from './portions.ts'
import { readDraft } from './read-draft.ts'
import { readerOf } from './reader-of.ts'
import type { RuleFamily } from './rule-family.ts'
import { safetyPractice } from './safety-practice.ts'
import { safetyTemperature } from './safety-temperature.ts'
import { shape } from './shape.ts'
import { statedNutrition } from './stated-nutrition.ts'
import { times } from './times.ts'
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
]

/**
 * Holds a draft against the kitchen's rules, and against what the cook asked for. Never throws.
 *
 * Strictness follows the source. `engine`: everything counts. `model`: what would harm or mislead counts, and style
 * is a warning (docs/decisions/039); after its one repair so is a single slip of coherence. `person`: nothing but poison
 * is an error, for it is their recipe.
 * `rules` lists the groups that had something to check, in the order of the recipe page.
 */
export function checkRecipe(draft: RecipeDraft, expectation: Expectation = {}): CheckReport {
  const source = expectation.source ?? 'engine'
  const recipe = readDraft(draft, readerOf(draft))
  const ran = families.flatMap((family) => {
    const found = family.check(recipe, { ...expectation, source })
    return found === null
      ? []
      : [{ group: family.group, findings: found.map((each) => weighed(each, source, recipe.language)) }]
  })
  const findings = ran.flatMap((family) => family.findings)
  return {
    rules: ran.map(({ group, findings: own }) => ({
      group,
      passed: own.every(({ severity }) => severity === 'note'),
    })),
    findings: source === 'model' && expectation.repaired ? withOneSlip(findings) : findings,
  }
}

/** The findings that a recipe is refused for, after one repair. */
export const blocking = (report: CheckReport): Finding[] =>
  report.findings.filter(({ severity }) => severity === 'error')

/** Rules whose breach makes a text clumsy, not wrong. */
const isCoherence = ({ rule }: Finding): boolean => rule.startsWith('coherence.') || rule.startsWith('times.')

function weighed(finding: Finding, source: DraftSource, language: Language): Finding {
  if (finding.severity === 'note') return finding
  // Put into English word by word, a text keeps its foods and loses its grammar: style is no ground for refusing it.
  if (language !== 'en' && (isCoherence(finding) || finding.rule.startsWith('wording.')))
    return { ...finding, severity: 'warning' }
  if (source === 'person')
    return finding.rule === 'safety.not-food' ? finding : { ...finding, severity: 'warning' }
  // A short description and a step of one word are clumsy, and no reason to write the recipe again.
  if (source === 'model' && /^shape\.(?:description|empty-step)$/.test(finding.rule))
    return { ...finding, severity: 'warning' }
  // The minutes of the head are for planning; a model's are noted where its steps say otherwise.
  if (source === 'model' && finding.rule.startsWith('times.steps')) return { ...finding, severity: 'warning' }
  if (source === 'engine' && finding.rule.startsWith('wording.')) return { ...finding, severity: 'error' }
  return finding
}

/** A repaired draft of a model may miss once: people do so in every third recipe. */
function withOneSlip(findings: Finding[]): Finding[] {
  const slips = findings.filter((each) => isCoherence(each) && each.severity === 'error')
  return slips.length > 1
    ? findings
    : findings.map((each) => (slips.includes(each) ? { ...each, severity: 'warning' } : each))
}
