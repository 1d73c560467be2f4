import { expect, it } from 'vitest'
import { readCraving } from './index.ts'
import { makerOf } from './made.ts'

const made = makerOf('tastes')
const seeds = [0, 1, 2, 3, 4, 5]

it.each([
  ['creamy tuscan chicken pasta', /cream|crème|mascarpone|half-and-half|yogurt/i],
  ['cheesy pasta', /cheese|parmesan|pecorino|mozzarella|cheddar|fontina|gruyère|gouda/i],
  ['cheesy scrambled eggs', /cheese|parmesan|mozzarella|cheddar|feta|gruyère/i],
  ['smoky chicken', /smoked|chipotle|bacon|chorizo|char|grill/i],
])('"%s" is so, each time', (words, proof) => {
  for (const seed of seeds) {
    const { draft, notes } = made(words, seed)
    expect([...draft.ingredients.map(({ item }) => item), ...draft.instructions].join('\n')).toMatch(proof)
    expect(notes.join(' ')).not.toContain('less')
  }
})

it.each([
  ['creamy dairy-free soup', ['pureed-soup']],
  ['creamy vegan mushroom soup', ['pureed-soup']],
  ['creamy pasta salad', ['pasta-salad']],
  ['hot chocolate cake', ['cake']],
  ['banana bread pudding', ['bread-pudding']],
])('"%s" names that dish, whatever its first words name alone', (words, dishes) =>
  expect(readCraving(words).dishes).toEqual(dishes),
)

it('says what did not turn out as asked', () => {
  expect(made('crispy minestrone', 1).notes).toContain('It turns out less crispy than you asked for.')
  expect(made('minestrone', 1).notes).toEqual([])
})
