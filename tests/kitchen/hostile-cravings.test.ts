import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { diets } from '#kitchen/craving/index.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'
import { sampled } from '#testing/sampled.ts'

/**
 * Hostile, silly or impossible cravings. `refuse`: the kitchen must refuse with a reason; `make`: it must
 * cook; `either`: a recipe that keeps every rule and reports what it left out, or a refusal, but never a
 * broken promise.
 */
const hostile = z.object({
  id: z.string(),
  group: z.string(),
  prompt: z.string(),
  answer: z.enum(['refuse', 'make', 'either']),
  expect: z
    .object({
      all: z.array(z.string()).default([]),
      any: z.array(z.string()).default([]),
      no: z.array(z.string()).default([]),
      diet: z.array(z.enum(diets)).default([]),
      serv: z.number().optional(),
      max: z.number().optional(),
      titleNot: z.string().optional(),
    })
    .default({ all: [], any: [], no: [], diet: [] }),
})
const cravings = readFileSync(new URL('hostile-cravings.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => hostile.parse(JSON.parse(line)))

describe.each([...new Set(cravings.map(({ group }) => group))])('%s', (group) => {
  // Two answers to each take half a second of a core.
  const ofGroup = sampled(
    cravings.filter((one) => one.group === group),
    3,
  )
  test.each(ofGroup.map((one) => [one.id, one] as const))(
    '%s is answered well',
    (_, { prompt, answer, expect: wish }) => {
      for (const turn of [1, 2]) {
        const craving = readWords(prompt)
        const made = answerTo(craving, turn)
        if (made.kind === 'refused' && turn > 1) continue
        if (made.kind === 'refused') {
          expect(answer, prompt).not.toBe('make')
          expect(made.reason).toMatch(/^[A-Z].{30,}\.$/)
          continue
        }
        expect(answer, `${prompt} → ${made.draft.title}`).not.toBe('refuse')
        const stated = { ...craving, diets: [...new Set([...craving.diets, ...wish.diet])] }
        const broken = blocking(
          checkRecipe(made.draft, {
            craving: stated,
            source: 'engine',
            ...(made.course && { course: made.course }),
          }),
        )
        // An `either` recipe may miss a wish, which is reported as a finding; no recipe may break a rule.
        expect(broken.filter(({ rule }) => answer === 'make' || !rule.startsWith('wish.'))).toEqual([])
        const text = [made.draft.title, ...made.draft.ingredients.map(({ item }) => item)].join('\n')
        for (const term of wish.all) expect(text, prompt).toMatch(new RegExp(`\\b(?:${term})`, 'i'))
        for (const term of wish.no) expect(text, prompt).not.toMatch(new RegExp(`\\b(?:${term})`, 'i'))
        if (wish.any.length > 0) expect(text, prompt).toMatch(new RegExp(`\\b(?:${wish.any.join('|')})`, 'i'))
        if (wish.serv) expect(made.draft.servings).toBe(wish.serv)
        if (wish.max) expect(made.draft.prepTime + made.draft.cookTime).toBeLessThanOrEqual(wish.max)
        if (wish.titleNot)
          expect(`${made.draft.title} ${made.draft.description}`).not.toMatch(new RegExp(wish.titleNot, 'i'))
      }
    },
  )
})

test('a wish that the rules forbid is left out, and the recipe says so', () => {
  const craving = readWords('vegan omelette with real eggs')
  const made = answerTo(craving)
  if (made.kind === 'refused') return
  const { findings } = checkRecipe(made.draft, { craving, source: 'engine' })
  expect(findings.map(({ message }) => message).join(' ')).toMatch(/Made without egg/)
})
