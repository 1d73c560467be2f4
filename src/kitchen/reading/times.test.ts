import { describe, expect, test } from 'vitest'
import { readTandoor } from './apps/tandoor.ts'
import { nothingFound } from './found-recipe.ts'
import { readFacts } from './photo/facts.ts'
import { timesOf } from './photo/times.ts'
import { readText } from './text/read-text.ts'
import { readTimes } from './times.ts'

const cold = ['Stir the oats into the milk.', 'Leave them in the fridge overnight.']
const hot = ['Bake the loaf until brown.']

const read = (
  prep: number | null,
  cook: number | null,
  rest: number | null,
  total: number | null,
  steps = hot,
) => {
  const { prepTime, cookTime, restTime } = readTimes({
    ...nothingFound(),
    steps: steps.map((text) => ({ text, group: null })),
    prepMinutes: prep,
    cookMinutes: cook,
    restMinutes: rest,
    totalMinutes: total,
  })
  return [prepTime, cookTime, restTime]
}

test.each([
  ['a total says more than its parts', read(20, 40, null, 180), [20, 40, 120]],
  ['a total is the sum of its parts', read(20, 40, null, 60), [20, 40, 0]],
  ['a rest is said', read(20, 40, 90, null), [20, 40, 90]],
  ['a rest is said and the total has it', read(20, 40, 90, 150), [20, 40, 90]],
  ['cooking is what a total leaves beside the rest', read(20, null, 60, 120), [20, 40, 60]],
  ['nothing is heated: the remainder is a rest', read(10, null, null, 490, cold), [10, 0, 480]],
  ['nothing but the rest is said', read(null, null, 60, null), [15, 0, 60]],
  [
    'the steps alone tell of them',
    read(null, null, null, null, ['Chill the dough for 1 hour.', 'Bake for 12 minutes.']),
    [15, 12, 60],
  ],
])('reads the times when %s', (_when, times, expected) => {
  expect(times).toEqual(expected)
})

describe('a rest in words', () => {
  const restOf = (line: string) =>
    readText(
      `Loaf\nPrep time: 20 minutes\n${line}\n\nIngredients\n3 cups flour\n1 cup water\n\nMethod\n1. Knead it.\n2. Bake it for 40 minutes.`,
    )[0]?.restMinutes

  test.each([
    ['Rest time: 2 hours', 120],
    ['Chilling time 45 minutes', 45],
    ['Additional Time: 8 hrs', 480],
    ['Inactive: 1 hour', 60],
    ['Rising: 1 hour | Resting: 30 minutes', 90],
    ['Marinate time: overnight', 480],
    ['Chill 2 hours', null],
  ])('reads %s', (line, minutes) => {
    expect(restOf(line)).toBe(minutes)
  })

  test('is read from a photo when it is named, and from what the total leaves', () => {
    expect(readFacts('Prep 15 min  Chill time: 2 hours  Cook 10 min')).toMatchObject({ restTime: 120 })
    expect(timesOf({ prepTime: 15, cookTime: 10, totalTime: 85 }, [])).toMatchObject({ restTime: 60 })
    expect(timesOf({ prepTime: 15, cookTime: 10, restTime: 30 }, [])).toMatchObject({ restTime: 30 })
  })

  test.each([
    ['Bake for 55 minutes. Cool for 15 minutes in the pan.', 55, 15],
    ['50 Min. backen und 10 Min. ruhen lassen.', 50, 10],
    ['Simmer for 20 to 25 minutes.', 20, 0],
  ])('is no part of the cooking time that the steps of a photo add up to: %s', (step, cookTime, restTime) => {
    expect(timesOf({ prepTime: 20 }, [step])).toMatchObject({ prepTime: 20, cookTime, restTime })
  })
})

test('parts what Tandoor calls waiting into heat and rest when the steps tell', () => {
  const waiting = (minutes: number, ...steps: string[]) => {
    const { cookMinutes, restMinutes } = readTandoor({
      name: 'Loaf',
      working_time: 10,
      waiting_time: minutes,
      steps: steps.map((instruction, order) => ({ instruction, order, ingredients: [] })),
    })
    return [cookMinutes, restMinutes]
  }
  expect(waiting(90, 'Bake for 30 minutes.', 'Chill for 1 hour.')).toEqual([30, 60])
  expect(waiting(90, 'Bake for 90 minutes.')).toEqual([90, null])
  expect(waiting(480, 'Stir it.', 'Leave it in the fridge.')).toEqual([0, 480])
})
