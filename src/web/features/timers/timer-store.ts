import { useSyncExternalStore } from 'react'
import { newKey } from '#web/lib/new-key.ts'
import { inOrder, isTimer, type NewTimer, paused, resumed, started, type Timer, withMinute } from './timer.ts'

const KEY = 'larder.timers'
/**
 * Greatest number of timers, more than a kitchen has burners; the first in order, such as one that is over,
 * is dropped first.
 */
const MAX_TIMERS = 20

interface Stored {
  /** Id of the timers' cook, so that another cook who signs in here does not see them. */
  owner: string
  timers: Timer[]
}

let state: Stored = { owner: '', timers: [] }
const listeners = new Set<() => void>()

/** Switches to this cook's timers and drops those of another cook. */
export function openTimers(owner: string): void {
  if (state.owner === owner) return
  state = { owner, timers: read(owner) }
  tell()
}

export const useTimers = (): Timer[] => useSyncExternalStore(subscribe, () => state.timers)
/** Returns the present timers, including changes that other tabs made a moment ago. */
export function timersNow(): Timer[] {
  readAgain()
  return state.timers
}

export function startTimer(timer: NewTimer, now = Date.now()): void {
  const next = started(newKey(), timer, now)
  change((timers) => [...timers, next].slice(-MAX_TIMERS))
}

const one = (id: string, next: (timer: Timer) => Timer) =>
  change((timers) => timers.map((timer) => (timer.id === id ? next(timer) : timer)))

export const pauseTimer = (id: string, now = Date.now()): void => one(id, (timer) => paused(timer, now))
export const resumeTimer = (id: string, now = Date.now()): void => one(id, (timer) => resumed(timer, now))
export const addMinute = (id: string, now = Date.now()): void => one(id, (timer) => withMinute(timer, now))
export const markRung = (id: string, now = Date.now()): void =>
  one(id, (timer) => ({ ...timer, rangAt: now }))
/** Stops or dismisses a timer. */
export const removeTimer = (id: string): void => change((timers) => timers.filter((timer) => timer.id !== id))
/** Restores a timer that was stopped by mistake. */
export const restoreTimer = (timer: Timer): void =>
  change((timers) => (timers.some(({ id }) => id === timer.id) ? timers : [...timers, timer]))

/** Applies a change to the stored timers, which are read first, so that no change of another tab is lost. */
function change(next: (timers: Timer[]) => Timer[]) {
  const timers = inOrder(next(read(state.owner) ?? state.timers))
  state = { ...state, timers }
  try {
    localStorage.setItem(KEY, JSON.stringify(state))
  } catch {
    memory = state // storage can be blocked: the timers then last as long as the page
  }
  tell()
}

let memory: Stored | null = null

function read(owner: string): Timer[] {
  try {
    const stored = memory ?? (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Stored> | null)
    return stored?.owner === owner && Array.isArray(stored.timers)
      ? inOrder(stored.timers.filter(isTimer))
      : []
  } catch {
    return memory?.timers ?? []
  }
}

function readAgain() {
  const timers = read(state.owner)
  if (JSON.stringify(timers) === JSON.stringify(state.timers)) return
  state = { ...state, timers }
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

const hear = ({ key }: StorageEvent) => {
  if (key === KEY || key === null) readAgain()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', hear)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', hear)
  }
}
