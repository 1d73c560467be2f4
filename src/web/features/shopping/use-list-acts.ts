import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { Aisle } from '#contract/aisles.ts'
import type { ShoppingLine, ShoppingSource } from '#contract/shopping.ts'
import { isInBasket, lineIdOf, type ShoppingWish, undoOf } from '#domain/shopping-changes.ts'
import {
  newLineId,
  type ShoppingSetUp,
  shoppingQuery,
  useAddShoppingSource,
  useRemoveShoppingSource,
  useSetShoppingServings,
  useSetUpShopping,
  useShoppingChanges,
} from '#web/data/shopping.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { commonWords } from '#web/words/common.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { lineName } from './line-words.ts'
import { sourceName } from './source-words.ts'
import type { History } from './use-history.ts'

export type ListActs = ReturnType<typeof useListActs>

/**
 * All actions of a cook on the list. Each is shown at once where possible, noted in the history with its undo
 * function, and reported when the server refuses it. The actions never reject, and the returned object never
 * changes.
 */
export function useListActs(history: History) {
  const client = useQueryClient()
  const now = useRef({
    history,
    change: useShoppingChanges(),
    add: useAddShoppingSource().mutateAsync,
    serve: useSetShoppingServings().mutateAsync,
    drop: useRemoveShoppingSource().mutateAsync,
    setUp: useSetUpShopping().mutateAsync,
  })
  now.current.history = history

  return useMemo(() => {
    const words = () => shoppingWords.get()
    const list = () => client.getQueryData(shoppingQuery.queryKey)

    /** Sends changes of lines. @throws when the server refuses all of them */
    async function send(wishes: readonly ShoppingWish[]): Promise<void> {
      if (wishes.length === 0) return
      const [refused] = await now.current.change(wishes)
      if (refused !== undefined) toast({ title: words().failed, description: refused, tone: 'error' })
    }

    /** Runs an action and notes it with its undo function, which may need the action's result. */
    async function act<Result>(
      label: string,
      deed: () => Promise<Result>,
      takeBack: (done: Promise<Result>) => Promise<unknown>,
      options?: { isQuiet?: boolean },
    ): Promise<boolean> {
      const done = deed()
      const id = now.current.history.note(label, async () => void (await takeBack(done)), options)
      try {
        await done
        return true
      } catch (error) {
        now.current.history.forget(id)
        tellFailure(error, { title: words().failed, description: messageOf(error, words().failedHint) })
        return false
      }
    }

    function changeLines(label: string, wishes: readonly ShoppingWish[], options?: { isQuiet?: boolean }) {
      const before = list()
      if (!before || wishes.length === 0) return
      const back = undoOf(before, wishes)
      void act(
        label,
        () => send(wishes),
        () => send(back),
        options,
      )
    }

    const lineOf = (key: string): ShoppingLine | undefined => list()?.lines.find((line) => line.key === key)
    const withName = (
      key: string,
      name: (values: { line: string }) => string,
      wish: ShoppingWish,
      options?: { isQuiet?: boolean },
    ) => {
      const line = lineOf(key)
      if (line) changeLines(name({ line: lineName(line) }), [wish], options)
    }

    const setUp = (
      label: string,
      change: ShoppingSetUp,
      before: ShoppingSetUp,
      options?: { isQuiet?: boolean },
    ) =>
      act(
        label,
        () => now.current.setUp(change),
        () => now.current.setUp(before),
        options,
      )

    return {
      /** Ticks or unticks a line without a message, because the same tap undoes it. */
      setTicked(key: string, isTicked: boolean) {
        const line = lineOf(key)
        if (!line) return
        const name = isTicked ? words().didTick : words().didUntick
        withName(key, name, isTicked ? { type: 'tick', key, amount: line.amount } : { type: 'untick', key }, {
          isQuiet: true,
        })
      },
      hide: (key: string) => withName(key, words().didHide, { type: 'hide', key }),
      show: (key: string) => withName(key, words().didShow, { type: 'show', key }),
      addLines(texts: readonly string[]) {
        const wishes = texts.map((text): ShoppingWish => ({ type: 'add', lineId: newLineId(), text }))
        const label =
          texts.length === 1 ? words().didAdd({ line: texts[0] ?? '' }) : words().added(texts.length)
        changeLines(label, wishes, { isQuiet: true })
      },
      editLine(key: string, text: string, aisle: Aisle) {
        const lineId = lineIdOf(key)
        if (lineId) withName(key, words().didEdit, { type: 'edit', lineId, text, aisle })
      },
      removeLine(key: string) {
        const lineId = lineIdOf(key)
        if (lineId) withName(key, words().didRemove, { type: 'remove', lineId })
      },
      clearBasket() {
        const count = list()?.lines.filter(isInBasket).length ?? 0
        if (count > 0) changeLines(words().clearedBasket(count), [{ type: 'clear-ticked' }])
      },
      /** Marks the plan's changes as read; there is nothing to undo. */
      acknowledge() {
        const planVersion = list()?.planVersion
        if (planVersion !== undefined)
          send([{ type: 'seen', planVersion }]).catch((error) =>
            tellFailure(error, { title: words().failed }),
          )
      },

      addStaple(name: string) {
        const staples = list()?.staples ?? []
        return setUp(words().didStaple({ line: name }), { staples: [...staples, name] }, { staples })
      },
      removeStaple(name: string) {
        const staples = list()?.staples ?? []
        return setUp(
          words().didUnstaple({ line: name }),
          { staples: staples.filter((one) => one !== name) },
          { staples },
        )
      },
      reorder(aisles: Aisle[]) {
        const before = list()?.aisles ?? []
        return setUp(words().didReorder, { aisles }, { aisles: before }, { isQuiet: true })
      },

      addRecipe({ id, title, servings }: { id: string; title: string; servings?: number }) {
        const before = list()?.sources.find(({ recipeId }) => recipeId === id)
        return act(
          words().didAddSource({ title }),
          () => now.current.add({ recipeId: id, servings }),
          async (done) => {
            const source = (await done).sources.find(({ recipeId }) => recipeId === id)
            if (before?.servings) await now.current.add({ recipeId: id, servings: before.servings })
            else if (source) await now.current.drop(source.id)
          },
          { isQuiet: true },
        )
      },
      addDays(days: { from: string; to: string }) {
        const isSame = ({ from, to }: ShoppingSource) => from === days.from && to === days.to
        if (list()?.sources.some(isSame)) return Promise.resolve(true)
        return act(
          words().daysAdded,
          () => now.current.add(days),
          async (done) => {
            const source = (await done).sources.find(isSame)
            if (source) await now.current.drop(source.id)
          },
        )
      },
      setServings({ id, title, servings: before }: ShoppingSource, servings: number) {
        if (before === servings) return
        void act(
          words().didServings({ title: title ?? '', servings: commonWords.get().servings(servings) }),
          () => now.current.serve({ id, servings }),
          () => now.current.serve({ id, servings: before ?? servings }),
          { isQuiet: true },
        )
      },
      removeSource(source: ShoppingSource) {
        const { id, recipeId, servings, from, to } = source
        void act(
          words().sourceRemoved({ title: sourceName(source) }),
          () => now.current.drop(id),
          async () => {
            if (recipeId) await now.current.add({ recipeId, servings })
            else if (from && to) await now.current.add({ from, to })
          },
        )
      },
    }
  }, [client])
}
