/**
 * Checks recipes in the form of a model's answers with the kitchen's rules, and prints each sound one that is
 * blocked at the first answer and each violation that is accepted. A line of the file is a JSON object with
 * `id`, `kind` (`violation`, or a word for sound), `craving`, `recipe` as a model writes it and, if the cook
 * has any, `profile.allergies`. A violation whose craving asks for nothing takes the cook's allergies from
 * the words of `violation`: "peanut allergy: satay sauce". Exits with a code other than 0 when more than 3 %
 * of the sound ones are blocked, or any violation is accepted.
 *
 *     npm run answers:check -- FILE
 */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Allergen, allergens } from '#contract/dietary.ts'
import { blocking, checkRecipe, withRestTime, withSafetySteps } from '#kitchen/checks/index.ts'
import { isTitledAsAnother } from '#kitchen/cookbook/titled-as-another.ts'
import type { Craving } from '#kitchen/craving/craving.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { readAnswer } from '#server/adapters/ai/model/recipe-answer.ts'
import { openSoundCookbook } from './read-cookbook.ts'

const MOST_BLOCKED = 0.03
const MENDED = 'The kitchen has corrected its steps for safety.'
const [file] = process.argv.slice(2)
if (!file) {
  console.error('Which file? npm run answers:check -- FILE')
  process.exit(2)
}
const row = z.object({
  id: z.string(),
  kind: z.string(),
  craving: z.string(),
  /** Allergies of the cook's profile, as people name them: "shellfish" stands for two. */
  profile: z.object({ allergies: z.array(z.string().transform(allergiesOf)).default([]) }).optional(),
  /** Words for people about the rule that a violation breaks. */
  violation: z.string().optional(),
  recipe: z.unknown(),
})
type Row = z.infer<typeof row>

/** Reads the name of an allergy as a craving does, and stops at one that names no allergen. */
function allergiesOf(name: string): readonly Allergen[] {
  const read = readCraving(`allergic to ${name}`).allergies ?? []
  if (read.length === 0) throw new Error(`No allergy is called “${name}”.`)
  return read
}

/** Lists the allergens that are named in the words, in singular or plural: "tree-nut", "lupin/mustard". */
const allergensNamed = (words: string): Allergen[] =>
  allergens.filter((name) => new RegExp(`\\b${name.replace('-', '[ -]').replace(/s$/, '')}`, 'i').test(words))

/** Names of recipes, which a craving is read with on the server too. */
const cookbook = await openSoundCookbook()

/** Lists the allergies of the cook's profile. */
function profileAllergies({ profile, violation = '' }: Row, asked: Craving): Allergen[] {
  if (profile) return profile.allergies.flat()
  const asksForNothing = [asked.diets, asked.exclusions, asked.allergies ?? [], asked.conditions ?? []].every(
    ({ length }) => length === 0,
  )
  const namesDish = asked.named !== undefined || asked.foods.length > 0
  return asksForNothing && !namesDish ? allergensNamed(violation) : []
}

/**
 * Lists the faults of an answer, or the mark of one that the kitchen has mended for safety; empty for an
 * answer that is accepted unchanged.
 */
function faultsOf(row: Row): string[] {
  const { craving: words, recipe, kind } = row
  const read = readCraving(words, undefined, cookbook)
  const craving = { ...read, allergies: [...(read.allergies ?? []), ...profileAllergies(row, read)] }
  if (craving.refusal) return [craving.refusal]
  const answer = readAnswer(recipe, 'dinner')
  if (answer.kind !== 'value') return [answer.kind === 'unusable' ? answer.problem : 'The model refused.']
  const filed = { ...answer.value, category: craving.category ?? answer.value.category }
  const draft = withSafetySteps(withRestTime(filed))
  const faults = blocking(
    checkRecipe(draft, {
      craving,
      source: 'model',
      isTitledAsAnother: isTitledAsAnother(cookbook, draft, craving),
    }),
  ).map(({ message }) => message)
  const isMended = draft.instructions.join('\n') !== answer.value.instructions.join('\n')
  // An added sentence on doneness does not remove a forbidden food, so a violation that was only mended is
  // marked, for a person to read.
  if (kind === 'violation' && faults.length === 0 && isMended) return [MENDED]
  return faults
}

const answers = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => row.parse(JSON.parse(line)))
  .map((answer) => ({ ...answer, faults: faultsOf(answer) }))
const violations = answers.filter(({ kind }) => kind === 'violation')
const sound = answers.filter(({ kind }) => kind !== 'violation')
const blocked = sound.filter(({ faults }) => faults.length > 0)
const kept = violations.filter(({ faults }) => faults.length === 0)
const mended = violations.filter(({ faults }) => faults[0] === MENDED)
for (const { id, craving, faults } of blocked) console.log(`blocked  ${id}  ${craving}: ${faults.join(' ')}`)
for (const { id, craving } of kept) console.log(`kept     ${id}  ${craving}`)
for (const { id, craving } of mended)
  console.log(`mended   ${id}  ${craving}: read whether that was its fault`)
console.log(
  `${sound.length - blocked.length} of ${sound.length} sound answers kept, ${violations.length - kept.length} of ${violations.length} violations caught, ${mended.length} of them by mending`,
)
if (kept.length > 0 || blocked.length > sound.length * MOST_BLOCKED) process.exit(1)
