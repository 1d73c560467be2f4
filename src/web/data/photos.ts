import { useMutation } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'

/** Photos as the server takes them: each in the field `image`. */
export function photoForm(photos: readonly File[]): FormData {
  const form = new FormData()
  for (const photo of photos) form.append('image', photo)
  return form
}

/** The ingredients on a photo, and recipes for them. It counts nothing. */
export const analyzePhoto = (photo: File, signal: AbortSignal) =>
  call(api.recipes.analyzeImage, { form: photoForm([photo]), signal })

/** Recipes for a list that the cook has corrected. */
export const useRecipeOptions = () =>
  useMutation({
    mutationFn: (ingredients: string[]) => call(api.recipes.options, { body: { ingredients } }),
  })
