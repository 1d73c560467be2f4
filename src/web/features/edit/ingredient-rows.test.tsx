import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { tomatoSoup } from '#testing/recipes.ts'
import { IngredientRows } from './ingredient-rows.tsx'
import { draftOf, fieldsOf, type RecipeFields } from './recipe-fields.ts'

afterEach(cleanup)

const lines = [
  { amount: '1', item: 'onion' },
  { amount: '1 cup', item: 'cream', group: 'For the top' },
]

function shown() {
  let read: () => RecipeFields = () => fieldsOf(tomatoSoup)
  const Form = () => {
    const form = useForm<RecipeFields>({ defaultValues: fieldsOf({ ...tomatoSoup, ingredients: lines }) })
    read = form.getValues
    return (
      <FormProvider {...form}>
        <IngredientRows />
      </FormProvider>
    )
  }
  render(<Form />)
  return () => draftOf(read()).ingredients
}

test('a heading can be renamed, and lines keep their numbers', () => {
  const list = shown()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Ingredient 2' }).value).toBe('cream')
  fireEvent.change(screen.getByRole('textbox', { name: 'Heading 1' }), { target: { value: 'Topping' } })
  expect(list()).toEqual([lines[0], { ...lines[1], group: 'Topping' }])
})

test('an added heading applies to the lines added below it', () => {
  const list = shown()
  fireEvent.click(screen.getByRole('button', { name: 'Add heading' }))
  const heading = screen.getByRole('textbox', { name: 'Heading 2' })
  fireEvent.change(heading, { target: { value: 'To serve' } })
  fireEvent.keyDown(heading, { key: 'Enter' })
  fireEvent.change(screen.getByRole('textbox', { name: 'Ingredient 3' }), { target: { value: 'basil' } })
  expect(list()).toEqual([...lines, { amount: '', item: 'basil', group: 'To serve' }])
})

test('a pasted list keeps its headings', async () => {
  const list = shown()
  fireEvent.paste(screen.getByRole('textbox', { name: 'Ingredient 2' }), {
    clipboardData: { getData: () => 'salt\nFor the crust:\n2 cups flour\n1 egg' },
  })
  await waitFor(() => expect(list()).toHaveLength(5))
  expect(list().slice(2)).toEqual([
    { amount: '', item: 'salt', group: 'For the top' },
    { amount: '2 cups', item: 'flour', group: 'For the crust' },
    { amount: '1', item: 'egg', group: 'For the crust' },
  ])
})
