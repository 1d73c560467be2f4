import { useMutation } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'

/** Builds the upload form for photos: each in the field `image`, as the server expects. */
export function photoForm(photos: readonly File[]): FormData {
  const form = new FormData()
  for (const photo of photos) form.append('image', photo)
  return form
}

/** Recognises the ingredients on a photo and suggests recipes for them; does not count against the quota. */
export const analyzePhoto = (photo: File, signal: AbortSignal) =>
  call(api.recipes.analyzeImage, { form: photoForm([photo]), signal })

/** Suggests recipes for a list of ingredients that the cook has corrected. */
export const useRecipeOptions = () =>
  useMutation({
    mutationFn: (ingredients: string[]) => call(api.recipes.options, { body: { ingredients } }),
  })
