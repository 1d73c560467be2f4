import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Category, categories } from '#contract/common.ts'
import { type TimeBand, timeBands } from '#contract/search.ts'
import type { SubmittedSearch } from '#web/data/search.ts'

/**
 * The search form's content and the submitted search. The latter is stored in the address, so that Back, a
 * reload and a bookmark restore it; the server is asked only once a search is submitted.
 */
export function useSearchAddress() {
  const [params, setParams] = useSearchParams()
  const submitted = submittedIn(params)
  const [draft, setDraft] = useState<SubmittedSearch>(submitted ?? { words: '' })

  // The form follows an address that Back, Forward or a link has changed.
  const address = params.toString()
  useEffect(() => {
    const now = submittedIn(new URLSearchParams(address))
    if (now) setDraft(now)
  }, [address])

  function submit(search: SubmittedSearch) {
    const next = new URLSearchParams({ q: search.words.trim() })
    if (search.category) next.set('category', search.category)
    if (search.time) next.set('time', search.time)
    setDraft(search)
    // A repeated search adds no second entry to the history.
    setParams(next, { replace: next.toString() === address, preventScrollReset: true })
  }

  /** Sets a filter; it takes effect at once when a search is already shown. */
  function filter(change: { category?: Category | undefined; time?: TimeBand | undefined }) {
    const next = { ...draft, ...change }
    if (submitted) submit(next)
    else setDraft(next)
  }

  return {
    draft,
    submitted,
    submit,
    filter,
    setWords: (words: string) => setDraft((old) => ({ ...old, words })),
  }
}

function submittedIn(params: URLSearchParams): SubmittedSearch | null {
  const words = params.get('q')
  if (words === null) return null
  return {
    words,
    category: categories.find((one) => one === params.get('category')),
    time: timeBands.find((one) => one === params.get('time')),
  }
}
