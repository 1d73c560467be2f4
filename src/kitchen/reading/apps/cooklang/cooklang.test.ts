import { describe, expect, test } from 'vitest'
import { tomatoSoup } from '#testing/recipes.ts'
import { importedRecipe } from '../app-recipe.ts'
import { piecesOf } from './components.ts'
import { readCooklang } from './read-cooklang.ts'
import { writeCooklang } from './write-cooklang.ts'

const read = (text: string) => importedRecipe(readCooklang(text, 'Easy Stew.cook'))
const lines = (text: string) => read(text)?.draft.ingredients.map(({ amount, item }) => `${amount}|${item}`)

describe('components', () => {
  const one = (text: string) => piecesOf(text).filter((piece) => !('text' in piece))
  test.each([
    ['Add @salt.', { kind: 'ingredient', name: 'salt', quantity: '' }],
    ['Add @ground black pepper{} now', { name: 'ground black pepper', quantity: '', unit: '' }],
    ['@potato{2}', { name: 'potato', quantity: '2', unit: '' }],
    ['@bacon strips{1%kg}', { name: 'bacon strips', quantity: '1', unit: 'kg' }],
    ['@syrup{ 1/2 % tbsp }', { name: 'syrup', quantity: '1/2', unit: 'tbsp' }],
    ['@onion{1}(peeled and chopped)', { name: 'onion', quantity: '1', preparation: 'peeled and chopped' }],
    ['@?thyme{1%sprig}', { name: 'thyme', optional: true }],
    ['@./sauces/Hollandaise{150%g}', { name: 'Hollandaise', quantity: '150', unit: 'g' }],
    ['into a #pot and', { kind: 'cookware', name: 'pot' }],
    ['a #potato masher{}', { kind: 'cookware', name: 'potato masher' }],
    ['for ~{25%minutes}', { kind: 'timer', name: '', quantity: '25', unit: 'minutes' }],
    ['for ~eggs{3%minutes}', { kind: 'timer', name: 'eggs', quantity: '3' }],
    ['@crème fraîche{2%tbsp}', { name: 'crème fraîche' }],
    ['@1000 island dressing{}', { name: '1000 island dressing' }],
  ])('%s', (text, wanted) => {
    expect(one(text)).toHaveLength(1)
    expect(one(text)[0]).toMatchObject(wanted)
  })
  test.each(['me@ example', 'cost is 5 @ 2', 'a # sign', 'about ~ 3', '\\@salt', '@ {}', 'end @'])(
    '%s is text',
    (text) => {
      expect(one(text)).toEqual([])
    },
  )
  test('a brace far behind does not swallow the text between', () => {
    expect(one('Add @salt, then @pepper{1%tsp}.')).toMatchObject([
      { name: 'salt' },
      { name: 'pepper', quantity: '1' },
    ])
    expect(one('Add @salt. Boil for ~{5%minutes}')).toMatchObject([{ name: 'salt' }, { kind: 'timer' }])
  })
})

test('a whole file: front matter, sections, notes, comments, timers', () => {
  const recipe = read(`---
title: Potato Gratin
servings: 6
time:
  prep: 20 min
  cook: 1h10m
tags: [winter, oven]
course: dinner
source.url: https://example.org/gratin
cuisine: French
---
> From my aunt.

= Potatoes
Slice the @potatoes{1%kg}(peeled) thinly. -- a mandoline helps
Lay them in a #gratin dish{}.

== Cream ==

Warm @cream{500%ml} [- or milk -] with @garlic{1%clove} and pour it over the @potatoes.

Bake for ~{70%minutes}.
`)
  expect(recipe).toMatchObject({
    draft: {
      title: 'Potato Gratin',
      servings: 6,
      prepTime: 20,
      cookTime: 70,
      category: 'dinner',
      instructions: [
        'Potatoes: Slice the potatoes thinly.\nLay them in a gratin dish.',
        'Cream: Warm cream with garlic and pour it over the potatoes.',
        'Bake for 70 minutes.',
      ],
    },
    url: 'https://example.org/gratin',
  })
  expect(recipe?.draft.ingredients.map(({ amount, item }) => `${amount}|${item}`)).toEqual([
    '1 kg|potatoes, peeled',
    '500 ml|cream',
    '1 clove|garlic',
  ])
  expect(recipe?.notes).toMatch(
    /From my aunt\.[\s\S]*Tags: winter, oven[\s\S]*Equipment: gratin dish[\s\S]*Cuisine: French/,
  )
})

test('the older metadata lines, and a title from the file name', () => {
  const recipe = read('>> servings: 2\n>> time required: 30 minutes\n\nFry @eggs{3} in @butter{}.\n')
  expect(recipe?.draft).toMatchObject({
    title: 'Easy Stew',
    servings: 2,
    instructions: ['Fry eggs in butter.'],
  })
  expect(lines('Fry @eggs{3} in @butter{some}.')).toEqual(['3|eggs', '|butter, some'])
})

test('a head that would grow without end, or is broken, is skipped', () => {
  const bomb = `---\na: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n---\nFry @eggs{3}.\n`
  expect(read(bomb)?.draft.ingredients).toHaveLength(1)
  expect(read('---\n: [\n---\nFry @eggs{3}.')?.draft.ingredients).toHaveLength(1)
})

test('its own output is read again with the same lines, steps and facts', () => {
  const written = writeCooklang(tomatoSoup, {
    notes: 'Use the good salt',
    source: 'https://example.org/soup',
  })
  expect(written).toContain('@tomatoes{2%pounds}(halved)')
  expect(written).toContain('~{30%minutes}')
  const again = read(written)
  // A step names its ingredients in full, because the list is read back from the steps.
  expect(again?.draft.instructions).toEqual(
    tomatoSoup.instructions.map((step) => step.replace('the basil on top', 'the basil leaves on top')),
  )
  expect(again?.draft).toMatchObject({
    title: tomatoSoup.title,
    description: tomatoSoup.description,
    servings: 4,
    prepTime: 10,
    cookTime: 40,
    category: 'dinner',
  })
  expect(again?.draft.ingredients.toSorted((a, b) => a.item.localeCompare(b.item))).toEqual(
    tomatoSoup.ingredients.toSorted((a, b) => a.item.localeCompare(b.item)),
  )
  expect(again).toMatchObject({ notes: 'Use the good salt', url: 'https://example.org/soup' })
})

test('signs of the language inside a text survive, and so do ingredients that no step names', () => {
  const draft = {
    ...tomatoSoup,
    ingredients: [...tomatoSoup.ingredients, { amount: '', item: 'love' }],
    instructions: ['> Mail me@home #1 for ~5 cups -- really.\n\n= Twice'],
  }
  const again = read(writeCooklang(draft, { notes: '' }))
  expect(again?.draft.ingredients).toHaveLength(draft.ingredients.length)
  expect(again?.draft.instructions.at(-1)).toBe('> Mail me@home #1 for ~5 cups – really.\n= Twice')
})
