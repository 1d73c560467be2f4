import { describe, expect, test } from 'vitest'
import { findJson } from './find-json.ts'

describe('an answer that is no JSON by the letter is read as it was meant', () => {
  test.each<[string, string, unknown]>([
    ['a line end inside of a text', '{"title":"Soup","text":"Chop.\nSimmer."}', { text: 'Chop.\nSimmer.' }],
    ['a tab inside of a text', '{"title":"Soup","text":"Chop.\tSimmer."}', { text: 'Chop.\tSimmer.' }],
    [
      'comments at the end of lines',
      '{\n"title": "Soup", // the name\n"servings": 4 // people\n}',
      { title: 'Soup', servings: 4 },
    ],
    ['a comment with a quote', '{"title": "Soup", // for 4 "people\n"servings": 4}', { servings: 4 }],
    ['a block comment', '{/* a recipe */"title":"Soup"}', { title: 'Soup' }],
    ['trailing commas', '{"list":["a","b",],}', { list: ['a', 'b'] }],
    ['quotes inside of a text', '{"title":"Soup","text":"Cut 1" cubes."}', { text: 'Cut 1" cubes.' }],
    ['single quotes', "{'title': 'Soup', 'refusal': None}", { title: 'Soup', refusal: null }],
    ['quotes of a typesetter', '{“title”: “Soup”}', { title: 'Soup' }],
    ['keys without quotes', '{title: "Soup", servings: 4}', { title: 'Soup', servings: 4 }],
    ['a bare fraction', '{"amount": 1/2, "more": 1 1/2}', { amount: '1/2', more: '1 1/2' }],
    ['a fraction in a text', '{"amount": "a: 1/2, b",}', { amount: 'a: 1/2, b' }],
    ['an escape that JSON does not know', '{"title":"Soup \\& bread"}', { title: 'Soup & bread' }],
    ['a comma that is missing', '{"title":"Soup" "servings":4}', { title: 'Soup', servings: 4 }],
    [
      'prose with braces before it',
      'Here is {your} soup, {chef}:\n{"title":"Soup", // so\n"servings":4}\nEnjoy {it}!',
      { title: 'Soup', servings: 4 },
    ],
  ])('%s', (_, answer, wanted) => {
    expect(findJson(answer)).toMatchObject(wanted as object)
    expect(findJson(`\`\`\`json\n${answer}\n\`\`\``)).toMatchObject(wanted as object)
  })
})

test('a cut-off answer is never completed, wherever the cut is', () => {
  const whole = JSON.stringify({
    title: 'Soup',
    ingredients: [{ amount: '1', item: 'leek' }],
    instructions: ['Chop.', 'Simmer, and "serve".'],
    refusal: null,
  })
  for (let length = 0; length < whole.length; length++) {
    const found = findJson(whole.slice(0, length))
    // Part of it may be complete, such as one ingredient, but must never be taken for the answer.
    expect(found === undefined || !Object.hasOwn(found as object, 'title')).toBe(true)
  }
})

test.each(['{'.repeat(100_000), '{"'.repeat(50_000), '{"a":'.repeat(30_000), `{"a":${'['.repeat(60_000)}`])(
  'nothing but braces is given up soon',
  (answer) => {
    const started = performance.now()
    expect(findJson(answer)).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(5_000)
  },
)
