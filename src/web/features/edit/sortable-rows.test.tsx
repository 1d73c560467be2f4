import { cleanup, render, screen, waitFor } from '@testing-library/react'
import events from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { tomatoSoup } from '#testing/recipes.ts'
import { IngredientRows } from './ingredient-rows.tsx'
import { fieldsOf, type RecipeFields } from './recipe-fields.ts'

afterEach(cleanup)
const user = events.setup({ delay: null, pointerEventsCheck: 0 })

function Rows() {
  const ingredients = fieldsOf(tomatoSoup).ingredients.slice(0, 2)
  const form = useForm<RecipeFields>({ defaultValues: { ...fieldsOf(tomatoSoup), ingredients } })
  return (
    <FormProvider {...form}>
      <IngredientRows />
    </FormProvider>
  )
}

test('removing a row moves the focus to the row that takes its place', async () => {
  render(<Rows />)
  const remove = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  }
  await remove('More for ingredient 1')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await new Promise((settled) => setTimeout(settled, 50))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More for ingredient 1' }))
})
