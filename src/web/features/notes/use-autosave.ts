import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { notesQuery, useSaveNotes } from '#web/data/notes.ts'
import { useAuth } from '#web/lib/auth.ts'
import { isConflict } from '#web/lib/http-error.ts'
import { forgetUnsaved, keepUnsaved, readUnsaved, unsavedKey } from './unsaved-notes.ts'

/** Typing is saved once it rests so long. */
const REST_MS = 700

export type SavingState = 'saved' | 'justSaved' | 'waiting' | 'failed' | 'conflict'

/** Notes that save themselves. What could not be saved stays in the field and in this browser until it can. */
export function useAutosave(recipeId: string, saved: string) {
  const { user } = useAuth()
  const key = unsavedKey(user?.uid ?? '', recipeId)
  const client = useQueryClient()
  const { mutateAsync } = useSaveNotes(recipeId)
  const [text, setText] = useState(() => readUnsaved(key) ?? saved)
  const [state, setState] = useState<SavingState>(() => (text === saved ? 'saved' : 'waiting'))
  const [theirs, setTheirs] = useState<string | null>(null)
  /** What the server is known to have; what we overwrite must read like that. */
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
      if (latest.current !== notes) return // more was typed; its own save is on its way
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

  /** One after the other: what is overwritten is known only when the save before has its answer. */
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

  // What an earlier visit could not save is tried again; what is typed when the page is left is saved at once.
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
