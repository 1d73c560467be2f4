import { expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const titleOf = (words: string): string => {
  const made = answerTo(readWords(words))
  return made.kind === 'recipe' ? made.draft.title : `refused: ${made.reason}`
}

test.each([
  ['Kindertaugliche Rezepte, nicht immer nur Pfannkuchen und Pizza', /pancake|pizza|palatschinken/i],
  ['nicht schon wieder Nudeln, Abendessen für die Kinder', /pasta|noodle|spaghetti/i],
  ['was anderes als Nudeln heute Abend', /pasta|noodle|spaghetti/i],
  ['autre chose que des pâtes ce soir', /pasta|noodle|spaghetti/i],
  ['qualcosa di diverso dalla pasta per cena', /pasta|noodle|spaghetti/i],
  ['algo que no sea pizza para cenar', /pizza/i],
])('leaves out what somebody has had enough of when they say "%s"', (words, out) => {
  expect(titleOf(words)).not.toMatch(out)
  expect(titleOf(words)).not.toMatch(/refused/)
})

test.each([
  ['rimasto senza uova, voglio fare una torta', 'egg-free'],
  ['il latte è quasi finito, voglio fare i pancake', 'dairy-free'],
  ["j'ai plus d'œufs, je veux faire un gâteau", 'egg-free'],
  ['se me acabó la leche, quiero hacer tortitas', 'dairy-free'],
  ['die Milch ist alle, Pfannkuchen', 'dairy-free'],
])('leaves out what is used up when somebody says "%s"', (words, diet) => {
  expect(readWords(words).diets).toContain(diet)
})

test.each([
  ['primo piatto con le zucchine', /pasta|spaghetti|penne/i],
  ['un primo veloce senza glutine', /pasta|spaghetti|penne/i],
  ['torta senza burro e senza latte', /cake/i],
  ['gâteau au chocolat sans œufs', /cake/i],
  ['Suppe gegen Erkältung', /soup/i],
])('asks for the kind of dish when somebody says "%s"', (words, kind) => {
  expect(titleOf(words)).toMatch(kind)
})

test.each(['solo uova e farina', 'tengo solo arroz y huevos', 'ho solo pasta, tonno e capperi'])(
  'counts no eaters when "solo" means only: "%s"',
  (words) => {
    expect(readWords(words).servings).toBeNull()
  },
)

test.each(['solo para mí, algo rápido', 'qualcosa solo per me'])('counts one eater: "%s"', (words) => {
  expect(readWords(words).servings).toBe(1)
})

test.each([
  ['kindgerechtes Mittagessen mit Gemüse', 'kids'],
  ['Tee gegen Halsschmerzen', 'sick'],
])('knows the everyday word: "%s"', (words, mood) => {
  expect(readWords(words).moods).toContain(mood)
})

test('knows that a phrase says more than the dish in it', () => {
  expect(readWords('riso con salsa di soia').foods).toContain('soy-sauce')
})
