import { act, cleanup, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { tomatoSoup } from '#testing/recipes.ts'
import { keepDraft, readDraft } from './kept-draft.ts'
import { fieldsOf, type RecipeFields } from './recipe-fields.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const key = 'larder.draft.ada.soup'
const start = fieldsOf(tomatoSoup)
const titled = (title: string) => ({
  fields: { ...start, title },
  version: 1,
  keptAt: '2026-11-22T12:00:00Z',
})

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function edit() {
  const { result, unmount } = renderHook(() => {
    const form = useForm<RecipeFields>({ defaultValues: start })
    return { form, draft: useKeptDraft(form, { key, version: 1, isDirty: form.formState.isDirty }) }
  })
  const title = (words: string) =>
    act(() => result.current.form.setValue('title', words, { shouldDirty: true }))
  return { draft: () => result.current.draft, title, unmount }
}

test('leaving the page stores the typed text, and undoing it by hand stores nothing', () => {
  const first = edit()
  first.title('Other')
  first.unmount()
  expect(readDraft(key)?.fields.title).toBe('Other')
  localStorage.clear()

  const second = edit()
  second.title('Other')
  second.title(start.title)
  second.unmount()
  expect(readDraft(key)).toBeNull()
})

test('the draft of an earlier visit stays until it is resumed or discarded', () => {
  keepDraft(key, titled('Earlier'))
  const visit = edit()
  visit.title('Other')
  visit.title(start.title)
  expect(visit.draft().offered?.fields.title).toBe('Earlier')
  visit.unmount()
  expect(readDraft(key)?.fields.title).toBe('Earlier')

  const next = edit()
  act(() => next.draft().takeUp())
  next.title(start.title)
  next.unmount()
  expect(readDraft(key)).toBeNull()
})
