import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { notesQuery, useSaveNotes } from '#web/data/notes.ts'
import { useAuth } from '#web/lib/auth.ts'
import { isConflict } from '#web/lib/http-error.ts'
import { forgetUnsaved, keepUnsaved, readUnsaved, unsavedKey } from './unsaved-notes.ts'

/** Milliseconds after the last key before the notes are saved. */
const REST_MS = 700

export type SavingState = 'saved' | 'justSaved' | 'waiting' | 'failed' | 'conflict'

/**
 * Notes that are saved automatically. Text that could not be saved stays in the field and in this browser
 * until a save succeeds.
 */
export function useAutosave(recipeId: string, saved: string) {
  const { user } = useAuth()
  const key = unsavedKey(user?.uid ?? '', recipeId)
  const client = useQueryClient()
  const { mutateAsync } = useSaveNotes(recipeId)
  const [text, setText] = useState(() => readUnsaved(key) ?? saved)
  const [state, setState] = useState<SavingState>(() => (text === saved ? 'saved' : 'waiting'))
  const [theirs, setTheirs] = useState<string | null>(null)
  /** The notes that the server is known to have; a save overwrites only these. */
  const known = useRef(saved)
  const latest = useRef(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef(Promise.resolve())

  const put = useCallback(async () => {
    const notes = latest.current
    if (notes === known.current) {
      forgetUnsaved(key)
      return setState((now) => (now === 'waiting' ? 'justSaved' : now))
    }
    try {
      await mutateAsync({ notes, before: known.current })
      known.current = notes
      if (latest.current !== notes) return // a later text has its own save
      forgetUnsaved(key)
      setState('justSaved')
    } catch (error) {
      if (!isConflict(error)) return setState('failed')
      setState('conflict')
      const now = await client.fetchQuery({ ...notesQuery(recipeId), staleTime: 0 }).catch(() => null)
      if (now) setTheirs(now.notes)
      else setState('failed')
    }
  }, [client, key, mutateAsync, recipeId])

  /**
   * Saves run one after the other, because the text to overwrite is known only when the previous save is
   * answered.
   */
  const save = useCallback(() => {
    clearTimeout(timer.current)
    saving.current = saving.current.then(put)
    return saving.current
  }, [put])

  const write = useCallback(
    (next: string) => {
      latest.current = next
      setText(next)
      setState('waiting')
      keepUnsaved(key, next)
      clearTimeout(timer.current)
      timer.current = setTimeout(save, REST_MS)
    },
    [key, save],
  )

  // Unsaved notes of an earlier visit are saved now, and leaving the page saves at once.
  useEffect(() => {
    if (latest.current !== known.current) void save()
    return () => {
      clearTimeout(timer.current)
      if (latest.current !== known.current) void save()
    }
  }, [save])

  const settle = (next: string, before: string) => {
    known.current = before
    latest.current = next
    setText(next)
    setTheirs(null)
    setState('waiting')
    void save()
  }

  return {
    text,
    state,
    theirs,
    write,
    saveNow: () => {
      if (theirs === null && latest.current !== known.current) void save()
    },
    keepMine: () => settle(latest.current, theirs ?? ''),
    takeTheirs: () => settle(theirs ?? '', theirs ?? ''),
  }
}
