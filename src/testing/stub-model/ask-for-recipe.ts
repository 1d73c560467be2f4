import type { PartialRecipe } from '#contract/generations.ts'
import { recipeDraft } from '#contract/recipe.ts'
import { type Craving, emptyCraving } from '#kitchen/craving/craving.ts'
import type { Ai, WriteRequest } from '#server/ports/ai.ts'

/** A parsed craving without any wish in it. */
export const plainCraving = (text: string, wishes: Partial<Craving> = {}): Craving => ({
  ...emptyCraving(text),
  ...wishes,
})

export const writeRequest = (request: Partial<WriteRequest> = {}): WriteRequest => {
  const prompt = request.prompt ?? 'something warm with beans'
  return {
    kind: 'text',
    prompt,
    craving: plainCraving(prompt),
    userId: 'cook-1',
    attempt: 1,
    recentTitles: [],
    ...request,
  }
}

/**
 * Asks for one recipe and returns its draft, checked against the contract, together with the partial recipes.
 */
export async function askForRecipe(
  ai: Ai,
  request: Partial<WriteRequest> = {},
  signal = new AbortController().signal,
) {
  const partials: PartialRecipe[] = []
  const written = await ai.writeRecipe(writeRequest(request), {
    signal,
    onPartial: (partial) => partials.push(partial),
  })
  return { draft: recipeDraft.parse(written.draft), engine: written.engine, partials }
}
