import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allergensOf } from '#kitchen/checks/index.ts'
import { allergens } from '#kitchen/foods/index.ts'

const read = <Line>(name: string): Line[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line) // our own file

const hidden = read<{ amount: string; item: string; has: string[] }>('hidden-allergens.jsonl')
const sounding = read<{ amount: string; item: string; not: string[] }>('not-allergens.jsonl')
const statusOf = (line: { amount: string; item: string }, allergen: string) =>
  allergensOf([line]).find((answer) => answer.allergen === allergen)?.status

describe('hidden allergens', () => {
  it.each(hidden)('$amount $item: $has', (line) => {
    const missed = line.has.filter((allergen) => statusOf(line, allergen) === undefined)
    expect(missed).toEqual([])
  })

  it('are a set of at least 300, with every allergen of the annex, and are mostly named outright', () => {
    expect(hidden.length).toBeGreaterThanOrEqual(300)
    expect(allergens.filter((allergen) => !hidden.some(({ has }) => has.includes(allergen)))).toEqual([])
    const asked = hidden.flatMap((line) => line.has.map((allergen) => statusOf(line, allergen)))
    const named = asked.filter((status) => status === 'contains' || status === 'may_contain')
    // Always answering "unknown" would miss nothing and be useless.
    expect(named.length / asked.length).toBeGreaterThan(0.95)
  })
})

describe('foods that only sound like an allergen', () => {
  it.each(sounding)('$item is not $not', (line) => {
    const wrong = line.not.filter((allergen) =>
      ['contains', 'may_contain'].includes(statusOf(line, allergen) ?? ''),
    )
    expect(wrong).toEqual([])
  })
})
