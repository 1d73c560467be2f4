import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { commonWords } from './common.ts'
import { useDuration } from './duration.ts'
import { Fill } from './fill.tsx'
import { foldersWords } from './folders.ts'
import { dateFormat, inFigures, listFormat, pluralOf } from './format.ts'
import { importWords } from './import.ts'
import { languageCodes, languages } from './language.ts'
import { pagesWords } from './pages.ts'
import { profileWords } from './profile.ts'
import { recipesWords } from './recipes.ts'
import { count, params, speak, useWords, words } from './words.ts'

const testWords = words('test', {
  hello: params('{name} of {place}'),
  more: count({ one: '{name} and 1 more', other: '{name} and {count} more' }),
})

afterEach(() => speak('en'))

function Page() {
  const t = useWords(commonWords)
  return (
    <p>
      {t.cancel}, {t.servings(1)}, {t.servings(1200)}
    </p>
  )
}

test('a page speaks the chosen language, and changes with it', async () => {
  render(<Page />)
  screen.getByText('Cancel, 1 serving, 1,200 servings')
  await act(() => speak('de'))
  screen.getByText('Abbrechen, 1 Portion, 1.200 Portionen')
  expect(document.documentElement.lang).toBe('de')
})

test('an untranslated text is shown in English', async () => {
  await speak('de')
  expect(testWords.get().hello({ name: 'Soup', place: 'the day' })).toBe('Soup of the day')
})

test('values are inserted unchanged', () => {
  expect(testWords.get().hello({ name: '$& {place}', place: '$1' })).toBe('$& {place} of $1')
})

test('dates, numbers and lists are formatted for the language', async () => {
  const [date, number, list] = [dateFormat({ dateStyle: 'long', timeZone: 'UTC' }), inFigures, listFormat()]
  const all = () => [date('2026-12-22'), number(1234.5), list(['a', 'b', 'c'])]
  expect(all()).toEqual(['22 December 2026', '1,234.5', 'a, b and c'])
  await speak('de')
  expect(all()).toEqual(['22. Dezember 2026', '1.234,5', 'a, b und c'])
})

test('numbers that need no tables are formatted and counted as the tables would', async () => {
  for (const code of languageCodes) {
    await speak(code)
    const { numbers } = languages[code]
    const [figures, rules] = [new Intl.NumberFormat(numbers), new Intl.PluralRules(numbers)]
    const small = Array.from({ length: 1100 }, (_, number) => number)
    const large = [9999, 10_000, 123_456, 999_999, 1_000_000, 1_234_567, 20_000_000, 999_999_999_999]
    for (const number of [...small, ...large]) {
      expect([inFigures(number), pluralOf(number)]).toEqual([figures.format(number), rules.select(number)])
    }
  }
})

test('an element is placed at its placeholder in the sentence', () => {
  const { container } = render(
    <Fill text="New here? {signUp} now." parts={{ signUp: <a href="/">Sign up</a> }} />,
  )
  expect(container.textContent).toBe('New here? Sign up now.')
  screen.getByRole('link', { name: 'Sign up' })
})

test('a word that equals the name of a placeholder stays a word', () => {
  const { container } = render(<Fill text="Step {step} of {of}" parts={{ step: 2, of: 4 }} />)
  expect(container.textContent).toBe('Step 2 of 4')
})

test('a plural text takes values, too', () => {
  const t = testWords.get()
  expect([t.more(1, { name: 'salt' }), t.more(2000, { name: '{count}' })]).toEqual([
    'salt and 1 more',
    '{count} and 2,000 more',
  ])
})

test('a duration is abbreviated for the language', async () => {
  const Times = () => {
    const duration = useDuration()
    return <p>{[0, 45, 60, 80].map(duration).join(', ')}</p>
  }
  render(<Times />)
  screen.getByText('0 min, 45 min, 1 h, 1 h 20 min')
  await act(() => speak('de'))
  await screen.findByText('0 Min., 45 Min., 1 Std., 1 Std. 20 Min.')
})

test('a control that a text mentions has the same name as on its own page', async () => {
  for (const code of languageCodes) {
    await speak(code)
    const [pages, recipes, folders, kept] = [
      pagesWords.get(),
      recipesWords.get(),
      foldersWords.get(),
      importWords.get(),
    ]
    expect(pages.emptyFolderText).toContain(recipes.moveRecipe)
    expect(pages.emptyFolderDrag).toContain(recipes.moveRecipe)
    expect(pages.unorganized).toBe(folders.unorganized)
    expect([pages.fromLink, pages.fromText, pages.fromFiles]).toEqual([
      recipes.fromLink,
      recipes.fromText,
      recipes.fromFiles,
    ])
    expect(pages.steps).toBe(recipes.steps)
    expect(kept.fileLarder).toContain(profileWords.get().export)
  }
})
