/**
 * Goals for the built-in kitchen's answers to cravings, for several cooks each, checked against its rules and
 * the request.
 */
import { performance } from 'node:perf_hooks'
import { type Finding, type RecipeDraft, recipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe, nearDuplicates } from '#kitchen/checks/index.ts'
import { namesOf } from '#kitchen/cookbook/own-names.ts'
import { computeNutrition, nutritionLines } from '#kitchen/nutrition/index.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'
import { testCookbook } from '#testing/test-cookbook.ts'
import type { AskedCraving, Term } from './asked-craving.ts'
import { termsOf } from './asked-craving.ts'
import type { Failure, Section } from './goal.ts'

interface Made {
  asked: AskedCraving
  seed: number
  draft: RecipeDraft
  findings: Finding[]
  terms: Term[]
}
interface Refused {
  asked: AskedCraving
  seed: number
  reason: string
  terms: Term[]
}

const cookbook = await testCookbook()
/** Number of times that one cook asks for the same craving. */
const MOST_TURNS = 10

export function cravingsSection(cravings: readonly AskedCraving[], seeds: number): Section {
  const times: number[] = []
  const trials = cravings.flatMap((asked) =>
    Array.from({ length: seeds }, (_, seed) => {
      const started = performance.now()
      const trial = run(asked, seed)
      times.push(performance.now() - started)
      return trial
    }),
  )
  const made = trials.filter((trial): trial is Made => 'draft' in trial)
  const clean = (rules: RegExp) =>
    made.filter(({ findings }) => !findings.some((each) => rules.test(each.rule) && each.severity !== 'note'))
      .length
  const raw = made.filter(({ draft }) =>
    checkRecipe(draft).rules.some(({ group }) => group === 'Cooked to a safe temperature'),
  )
  const safe = raw.filter(
    ({ findings }) => !findings.some(({ rule }) => /^safety\..*-temperature$/.test(rule)),
  )
  const listed = made.reduce((sum, { draft }) => sum + draft.ingredients.length, 0)
  const unused = made
    .flatMap(({ findings }) => findings)
    .filter(({ rule }) => rule === 'coherence.listed-is-used').length
  const terms = trials.flatMap((trial) => trial.terms)
  const sound = made.filter(
    ({ findings, terms: own }) =>
      blocking({ rules: [], findings }).length === 0 && own.every(({ holds }) => holds),
  )
  const perCraving = cravings.map((asked) => ({
    asked,
    drafts: askedAgain(asked, MOST_TURNS),
  }))
  const pairs = perCraving.map(({ asked, drafts }) => ({ asked, drafts, near: nearDuplicates(drafts) }))
  const share = (name: string, good: number, of: number, target: number) => ({ name, good, of, target })
  return {
    title: `The built-in engine: ${cravings.length} cravings × ${seeds} cooks, ${trials.length - made.length} refused`,
    goals: [
      share('A recipe is made', made.length, trials.length, 0.99),
      share(
        'Schema-valid answer',
        made.filter(({ draft }) => recipeDraft.safeParse(draft).success).length,
        made.length,
        1,
      ),
      share('Listed ingredient used', listed - unused, listed, 1),
      share('No food mentioned that is not listed', clean(/^coherence\.mentioned/), made.length, 1),
      share('Diets and exclusions hold', clean(/^(?:diet|title)\./), made.length, 1),
      share('Safe temperature where meat or fish is raw', safe.length, raw.length, 1),
      share('Safe practice', clean(/^safety\.(?!.*-temperature)/), made.length, 1),
      share(
        'Nutrition stated = computed, within 1 %',
        made.filter(statesItsNutrition).length,
        made.length,
        1,
      ),
      share('Times agree', clean(/^times\./), made.length, 1),
      share('Amounts and foods known', clean(/^amounts\./), made.length, 1),
      share('Text without artefacts', clean(/^wording\./), made.length, 1),
      share('Portions plausible', clean(/^portions\./), made.length, 0.98),
      share('Craving terms covered', terms.filter(({ holds }) => holds).length, terms.length, 0.95),
      share('All checks and all terms', sound.length, trials.length, 0.95),
      share(
        'Cravings with at most 1 near-duplicate pair in ten',
        pairs.filter(({ near }) => near.length <= 1).length,
        pairs.length,
        1,
      ),
      { name: 'Answering one craving', values: times, unit: 'ms', target: 300 },
    ],
    failures: [
      ...trials.flatMap(failuresOf),
      ...pairs
        .filter(({ near }) => near.length > 1)
        .map(({ asked, drafts, near }) => ({
          kind: `near-duplicates: ${asked.id}`,
          example: `"${asked.prompt}": ${near.length} pairs, such as "${drafts[near[0]?.first ?? 0]?.title}" and "${drafts[near[0]?.second ?? 0]?.title}"`,
        })),
    ],
    notes: [],
  }
}

/** Returns the first answer that a cook gets; each seed is another cook. */
function run(asked: AskedCraving, seed: number): Made | Refused {
  const craving = readWords(asked.prompt)
  const answer = answerTo(craving, 1, `goals ${seed}`)
  if (answer.kind === 'refused')
    return { asked, seed, reason: answer.reason, terms: termsOf(asked.expect, null) }
  // The diets of the file are checked even if the parser missed them in the words.
  const stated = { ...craving, diets: [...new Set([...craving.diets, ...asked.expect.diet])] }
  const { findings } = checkRecipe(answer.draft, {
    craving: stated,
    source: 'engine',
    ...(answer.course && { course: answer.course }),
  })
  return {
    asked,
    seed,
    draft: answer.draft,
    findings,
    terms: termsOf(asked.expect, answer.draft, namesOfAnswer(answer.slug)),
  }
}

const namesOfAnswer = (slug: string | undefined): string[] => {
  const recipe = slug === undefined ? undefined : cookbook.bySlug.get(slug)
  return recipe ? namesOf(recipe.file) : []
}

/** Returns the answers to one cook's repeated craving, up to the one where nothing new is left. */
function askedAgain(asked: AskedCraving, turns: number): RecipeDraft[] {
  const craving = readWords(asked.prompt)
  const drafts: RecipeDraft[] = []
  for (let turn = 1; turn <= turns; turn++) {
    const answer = answerTo(craving, turn, 'goals')
    if (answer.kind === 'refused') break
    drafts.push(answer.draft)
  }
  return drafts
}

/**
 * True when the nutrition on the recipe page equals the sum of its lines, within a kilocalorie of rounding.
 */
function statesItsNutrition({ draft }: Made): boolean {
  const stated = computeNutrition(draft).perServing.calories
  const lines = nutritionLines(draft.ingredients, draft.servings, undefined, draft.instructions)
  const sum = lines.reduce((total, line) => total + (line.perServing?.calories ?? 0), 0)
  return Math.abs(stated - sum) <= Math.max(1, stated / 100)
}

function failuresOf(trial: Made | Refused): Failure[] {
  const { asked, seed } = trial
  const where = `${asked.id} seed ${seed} "${asked.prompt}"`
  if (!('draft' in trial)) return [{ kind: 'refused', example: `${where}: ${trial.reason}` }]
  const titled = `${where} -> "${trial.draft.title}"`
  return [
    ...trial.findings
      .filter(({ severity }) => severity !== 'note')
      .map(({ rule, severity, message, place }) => {
        const step = place.startsWith('instructions.')
          ? ` | ${trial.draft.instructions[Number(place.slice(13))]}`
          : ''
        return { kind: `${rule} (${severity})`, example: `${titled}: ${message}${step}` }
      }),
    ...trial.terms
      .filter(({ holds }) => !holds)
      .map(({ what }) => ({ kind: `expected: ${asked.id} ${what}`, example: titled })),
  ]
}
