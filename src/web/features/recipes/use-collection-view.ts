import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Category, categories } from '#contract/common.ts'
import { type SortOrder, sortOrders } from '#contract/recipes.ts'
import type { CollectionView } from '#web/data/recipe-keys.ts'

/**
 * Milliseconds to wait before the search goes into the address, because browsers limit the changes and Back
 * should not go letter by letter.
 */
const ADDRESS_PAUSE_MS = 400

const names = { category: 'category', search: 'q', sort: 'sort', folderId: 'folder' } as const

/** The view of a collection with its setters, which are stable functions. */
export interface CollectionControls {
  view: CollectionView
  /** Text of the search box; the view follows with every letter. */
  words: string
  setWords: (words: string) => void
  setCategory: (category: Category | undefined) => void
  setSort: (sort: SortOrder) => void
  /** Removes all filters but the folder. */
  clear: () => void
  /** True when a category or search narrows the view. */
  isFiltered: boolean
}

/** The view of a collection, stored in the address, so that a reload, Back and a bookmark show the same. */
export function useCollectionView(): CollectionControls {
  const [params, setParams] = useSearchParams()
  const typed = params.get(names.search) ?? ''
  const [words, setWords] = useState(typed)
  const written = useRef(typed)

  const put = (name: keyof typeof names, value: string | undefined) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        if (value) next.set(names[name], value)
        else next.delete(names[name])
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const putNow = useRef(put)
  putNow.current = put

  useEffect(() => {
    const next = words.trim()
    if (next === written.current) return
    const timer = setTimeout(() => {
      written.current = next
      putNow.current('search', next)
    }, ADDRESS_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])

  // A link, Back or Forward has changed the address.
  useEffect(() => {
    if (typed === written.current) return
    written.current = typed
    setWords(typed)
  }, [typed])

  const view = viewIn(params, words)
  const setCategory = useCallback((next: Category | undefined) => putNow.current('category', next), [])
  const setSort = useCallback(
    (next: SortOrder) => putNow.current('sort', next === sortOrders[0] ? undefined : next),
    [],
  )
  return {
    view,
    words,
    setWords,
    setCategory,
    setSort,
    clear: () => {
      setWords('') // the address follows after a pause
      setCategory(undefined)
    },
    isFiltered: view.category !== undefined || view.search !== undefined,
  }
}

/** The view that an address describes. */
export const viewIn = (params: URLSearchParams, words = params.get(names.search) ?? ''): CollectionView => ({
  category: categories.find((one) => one === params.get(names.category)),
  folderId: params.get(names.folderId) ?? undefined,
  search: words.trim() || undefined,
  sort: sortOrders.find((one) => one === params.get(names.sort)) ?? sortOrders[0],
})
