import type { QueryClient } from '@tanstack/react-query'
import type { ShoppingList, ShoppingSource, ShoppingSourceBody } from '#contract/shopping.ts'
import { addShoppingSource, removeShoppingSource, shoppingQuery } from '#web/data/shopping.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { commonWords } from '#web/words/common.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { sourceName } from './source-words.ts'

/**
 * Adds a recipe or days of the plan to the list from any page, and shows the result with an Undo button.
 * Never rejects.
 */
export async function addToList(client: QueryClient, body: ShoppingSourceBody): Promise<void> {
  const t = shoppingWords.get()
  try {
    // The source's earlier state is what Undo restores.
    const before = sourceOf(await client.ensureQueryData(shoppingQuery), body)
    const source = sourceOf(await addShoppingSource(client, body), body)
    if (!source) return
    const isSame = before !== undefined && before.servings === source.servings
    toast({
      title: t.onYourList,
      description: addedWords(source),
      tone: 'success',
      ...(isSame
        ? {}
        : { action: { label: commonWords.get().undo, run: () => void undo(client, source, before) } }),
    })
  } catch (error) {
    tellFailure(error, { title: t.addToListFailed, description: messageOf(error, t.addFailed) })
  }
}

function addedWords(source: ShoppingSource): string {
  const name = sourceName(source)
  return source.servings === null
    ? name
    : shoppingWords.get().addedFor({ title: name, servings: commonWords.get().servings(source.servings) })
}

async function undo(client: QueryClient, source: ShoppingSource, before: ShoppingSource | undefined) {
  const t = shoppingWords.get()
  try {
    if (before?.recipeId)
      await addShoppingSource(client, { recipeId: before.recipeId, servings: before.servings })
    else await removeShoppingSource(client, source.id)
    toast({ title: t.undone({ act: t.didAddSource({ title: sourceName(source) }) }) })
  } catch (error) {
    tellFailure(error, { title: t.failedUndo, description: messageOf(error, t.failedHint) })
  }
}

const sourceOf = ({ sources }: ShoppingList, body: ShoppingSourceBody): ShoppingSource | undefined =>
  sources.find((source) =>
    'recipeId' in body
      ? source.recipeId === body.recipeId
      : source.from === body.from && source.to === body.to,
  )
