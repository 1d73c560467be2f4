import { expect, test } from 'vitest'
import type { PageWord } from '#kitchen/reading/page.ts'
import { mayBeGreek, withGreek } from './greek-print.ts'

/** Returns words in a row, each 100 pixels wide. */
const row = (text: string, confidence = 92): PageWord[] =>
  text.split(' ').map((word, index) => ({
    text: word,
    box: { left: index * 100, right: index * 100 + 90, top: 0, bottom: 40 },
    confidence,
    ink: 'dark',
  }))
const texts = (words: readonly PageWord[]) => words.map(({ text }) => text)

test('Greek print that was read as Latin letters asks to be read again; print in five languages does not', () => {
  expect(mayBeGreek(row('OAKEX PEBIOIA YMHTTOX EAAAAAX Kaoapo'))).toBe(true)
  for (const words of [
    'Coconut milk Keep in a cool place',
    'Tomaten ohne Zucker',
    'lentilles vertes bio',
    '',
  ])
    expect([words, mayBeGreek(row(words))]).toEqual([words, false])
})

test('what is certain in Greek takes the place of what Latin letters made of it', () => {
  expect(texts(withGreek(row('OAKEX EAAAAAX net', 70), row('ΦΑΚΕΣ ΕΛΛΑΔΑΣ')))).toEqual([
    'net',
    'ΦΑΚΕΣ',
    'ΕΛΛΑΔΑΣ',
  ])
})

test('an everyday word in Latin letters stays, and Greek that is hardly read changes nothing', () => {
  expect(texts(withGreek(row('HONEY EAAAAAX'), row('ΗΟΝΕΥ ΕΛΛΑΔΑΣ')))).toEqual(['HONEY', 'ΕΛΛΑΔΑΣ'])
  const latin = row('Haferflockern Bienenhof Kornmuhle')
  expect(withGreek(latin, row('Ηαΐσης Βιεηθηηποί ΡΕΝΝΕ', 70))).toEqual(latin)
})
