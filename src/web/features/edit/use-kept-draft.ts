import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { forgetDraft, type KeptDraft, keepDraft, readDraft } from './kept-draft.ts'
import type { RecipeFields } from './recipe-fields.ts'

/** Typing is kept once it rests so long. */
const REST_MS = 400

interface Options {
  key: string
  version: number | null
  isDirty: boolean
}

/** Keeps unsaved work in this browser while it is typed, and offers what an earlier visit left behind. */
export function useKeptDraft(form: UseFormReturn<RecipeFields>, { key, version: present, isDirty }: Options) {
  /** What the work began from: the recipe as it is, or as it was when the work was left. */
  const [version, setVersion] = useState(present)
  const [offered, setOffered] = useState<KeptDraft | null>(() => readDraft(key))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOver = useRef(false)

  const wasDirty = useRef(false)
  useEffect(() => {
    const isTakenBack = wasDirty.current && !isDirty && !isOver.current
    wasDirty.current = isDirty
    if (!isTakenBack) return
    // Nothing is left of this visit's work; what an earlier one left is still on offer.
    if (offered) keepDraft(key, offered)
    else forgetDraft(key)
  }, [key, isDirty, offered])

  useEffect(() => {
    if (!isDirty) return
    const keep = () => {
      if (isOver.current) return
      keepDraft(key, { fields: form.getValues(), version, keptAt: new Date().toISOString() })
    }
    const onChange = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(keep, REST_MS)
    }
    onChange()
    const { unsubscribe } = form.watch(onChange)
    // A phone may end the page without a word once it is hidden.
    const onHide = () => document.visibilityState === 'hidden' && keep()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearTimeout(timer.current)
      unsubscribe()
      document.removeEventListener('visibilitychange', onHide)
      keep()
    }
  }, [form, key, version, isDirty])

  /** The work is saved, or given up: nothing of this visit is kept any more. */
  const end = useCallback(() => {
    isOver.current = true
    clearTimeout(timer.current)
    forgetDraft(key)
  }, [key])

  /** What an earlier visit left behind is not wanted. */
  const discard = useCallback(() => {
    if (!isDirty) forgetDraft(key)
    setOffered(null)
  }, [key, isDirty])

  const takeUp = useCallback(() => {
    if (!offered) return
    setVersion(offered.version)
    form.reset(offered.fields, { keepDefaultValues: true })
    setOffered(null)
  }, [form, offered])

  return { offered, takeUp, discard, end, version }
}
