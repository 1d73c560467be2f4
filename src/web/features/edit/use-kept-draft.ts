import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { forgetDraft, type KeptDraft, keepDraft, readDraft } from './kept-draft.ts'
import type { RecipeFields } from './recipe-fields.ts'

/** Milliseconds after the last key before the draft is stored. */
const REST_MS = 400

interface Options {
  key: string
  version: number | null
  isDirty: boolean
}

/** Stores unsaved work in this browser during typing, and offers the draft of an earlier visit. */
export function useKeptDraft(form: UseFormReturn<RecipeFields>, { key, version: present, isDirty }: Options) {
  /** The version on which the work is based: the present one, or that of a resumed draft. */
  const [version, setVersion] = useState(present)
  const [offered, setOffered] = useState<KeptDraft | null>(() => readDraft(key))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOver = useRef(false)

  const wasDirty = useRef(false)
  useEffect(() => {
    const isTakenBack = wasDirty.current && !isDirty && !isOver.current
    wasDirty.current = isDirty
    if (!isTakenBack) return
    // This visit's changes are all undone, so the offered draft of an earlier visit is stored again.
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
    // A hidden page may be ended by the phone without a further event.
    const onHide = () => document.visibilityState === 'hidden' && keep()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearTimeout(timer.current)
      unsubscribe()
      document.removeEventListener('visibilitychange', onHide)
      keep()
    }
  }, [form, key, version, isDirty])

  /** Ends the draft after the work was saved or given up. */
  const end = useCallback(() => {
    isOver.current = true
    clearTimeout(timer.current)
    forgetDraft(key)
  }, [key])

  /** Discards the draft of an earlier visit. */
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
