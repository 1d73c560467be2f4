import type { Finding } from '#contract/recipe.ts'
import { type WrongDoneness, wrongDoneness } from './inside-temperatures.ts'
import { missingDoneness } from './missing-doneness.ts'
import { donenessOf, rawFishDish, rawFishWords } from './raw-foods.ts'
import type { ReadDraft } from './read-draft.ts'
import type { RuleFamily } from './rule-family.ts'

const names = {
  poultry: 'Raw poultry',
  'ground-meat': 'Raw ground meat',
  pork: 'Raw pork',
  fish: 'Raw fish',
  shellfish: 'Raw shellfish',
  molluscs: 'Raw shellfish',
} as const

/** Rules F1 to F5: raw meat and fish are cooked to a safe temperature or sign, and to no unsafe one. */
export const safetyTemperature: RuleFamily = {
  group: 'Cooked to a safe temperature',
  check(recipe) {
    const wrong = wrongDoneness(recipe)
    const risky = recipe.lines.flatMap((line) => donenessOf(line) ?? [])
    if (wrong.length === 0 && risky.length === 0) return null
    const kinds = new Set(wrong.map(({ doneness }) => doneness.kind))
    const missing = missingDoneness(recipe)
      .filter(({ doneness }) => !kinds.has(doneness.kind) || doneness.kind === 'fish')
      .map(
        ({ line, doneness }): Finding => ({
          rule: `safety.${doneness.kind}-temperature`,
          severity: 'error',
          place: `ingredients.${line.index}`,
          message: `${names[doneness.kind]} (${line.item}): no step says when it is safe, at ${doneness.asText} inside.`,
          remedy: doneness.sentence(line.food?.name ?? line.parsed.food),
        }),
      )
    const findings = [...missing, ...wrong.flatMap((each) => tooLow(recipe, each))]
    // Fish that is eaten raw on purpose is not cooked, so no mark may say that it is.
    const isRaw = rawFishDish.test(recipe.title) && risky.every(({ kind }) => /fish|molluscs/.test(kind))
    return findings.length === 0 && isRaw ? null : findings
  },
}

function tooLow(recipe: ReadDraft, { step, said, doneness }: WrongDoneness): Finding[] {
  const { kind, asText } = doneness
  const place = `instructions.${step}`
  const message = `Step ${step + 1} says ${said}: ${names[kind].toLowerCase()} is safe at ${asText} inside.`
  if (kind !== 'fish')
    return [
      {
        rule: `safety.${kind}-temperature`,
        severity: 'error',
        place,
        message,
        remedy: `Say ${asText} instead.`,
      },
    ]
  if (rawFishWords.test(`${recipe.method} ${recipe.lines.map(({ text }) => text).join(' ')}`)) return []
  return [
    {
      rule: 'safety.fish-temperature-low',
      severity: 'warning',
      place,
      message,
      remedy: 'Say that it is a matter of taste, and use fish sold as sushi-grade.',
    },
  ]
}
