import { describe, expect, test } from 'vitest'
import { checkRecipe, nearDuplicates } from '../../../checks/index.ts'
import { composeRecipe, readCraving } from '../../index.ts'

const twenty = (text: string) =>
  Array.from({ length: 20 }, (_, seed) => {
    const craving = readCraving(text)
    const made = composeRecipe({ craving, seed: `quiche-${seed}` })
    if (made.kind === 'refused') throw new Error(`${text}: ${made.reason}`)
    return { ...made, report: checkRecipe(made.draft, { craving, source: 'engine' }) }
  })
const itemsOf = ({ ingredients }: { ingredients: readonly { item: string }[] }) =>
  ingredients.map(({ item }) => item).join('; ')

describe('a savoury tart is what was asked for', () => {
  test.each([
    ['quiche', /quiche/i, /puff pastry/],
    ['quiche lorraine', /quiche/i, /bacon.*Gruy|Gruy.*bacon/],
    ['creamy leek tart, no nuts', /leek.*tart/i, /leek/],
    ['tomato galette', /tomato.*galette/i, /tomato/],
    ['mushroom pies', /mushroom.*pie/i, /mushroom/],
    ['vegetarian spinach and feta quiche', /spinach.*quiche/i, /feta/],
    ['gluten-free quiche', /crustless quiche/i, /^(?!.*pastry)/],
    ['crustless spinach quiche', /spinach.*crustless quiche/i, /^(?!.*pastry)/],
    ['leek quiche without a crust', /leek.*crustless quiche/i, /^(?!.*pastry)/],
    ['ham quiche, no pastry', /crustless quiche/i, /^(?!.*pastry)/],
    ['dairy-free quiche with leeks', /quiche/i, /leek/],
  ])('%s', (text, title, items) => {
    for (const { archetype, draft, report } of twenty(text)) {
      expect(archetype).toBe('quiche')
      expect(draft.title).toMatch(title)
      expect(itemsOf(draft)).toMatch(items)
      expect(draft.instructions.join(' ')).toMatch(/reads 160°F/)
      expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
    }
  })

  test.each([
    ['vegan quiche', /quiche/i, /tofu/],
    ['vegan leek and mushroom quiche', /leek.*quiche|mushroom.*quiche/i, /leek/],
    ['egg-free spinach quiche', /spinach.*quiche/i, /spinach/],
    ['tofu quiche', /quiche/i, /tofu/],
    ['vegan gluten-free quiche', /crustless quiche/i, /^(?!.*pastry)/],
  ])('%s has tofu where others have eggs', (text, title, items) => {
    for (const { archetype, draft, report } of twenty(text)) {
      expect(archetype).toBe('quiche')
      expect(draft.title).toMatch(title)
      expect(itemsOf(draft)).toMatch(items)
      expect(itemsOf(draft)).toMatch(/firm tofu/)
      expect(itemsOf(draft)).not.toMatch(/\begg/)
      expect(draft.instructions.join(' ')).not.toMatch(/\begg|160°F/)
      expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
    }
  })

  test('one of fruit stays sweet, and one without a crust stays a frittata', () => {
    expect(readCraving('apple tart').dishes).toEqual(['galette'])
    expect(readCraving('tart').dishes).toEqual(['galette'])
    expect(readCraving('crustless quiche').dishes).toEqual(['frittata'])
  })

  test('twenty are twenty', () => {
    expect(nearDuplicates(twenty('quiche').map(({ draft }) => draft)).length).toBeLessThanOrEqual(1)
  })
})
