import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Category, categories } from '#contract/common.ts'
import { type TimeBand, timeBands } from '#contract/search.ts'
import type { SubmittedSearch } from '#web/data/search.ts'

/**
 * The search of the page: what stands in the form, and what was submitted. The latter is kept in the address, so that
 * Back, a reload and a bookmark find it again; nothing is asked of the server before.
 */
export function useSearchAddress() {
  const [params, setParams] = useSearchParams()
  const submitted = submittedIn(params)
  const [draft, setDraft] = useState<SubmittedSearch>(submitted ?? { words: '' })

  // The address was changed by Back, Forward or a link: the form follows.
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
    // The same again takes no second place in the history.
    setParams(next, { replace: next.toString() === address, preventScrollReset: true })
  }

  /** A filter takes effect at once when a search is shown already. */
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
