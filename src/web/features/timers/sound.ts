import { useSyncExternalStore } from 'react'

/** Start times in seconds of three short notes; a rest follows them. */
const NOTES = [0, 0.25, 0.5] as const
const NOTE_S = 0.18
const BAR_MS = 1800

let context: AudioContext | null = null
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/**
 * Allows sound on this page; must be called from a tap or key press, because browsers play nothing before
 * one.
 */
export function unlockSound(): void {
  if (typeof AudioContext === 'undefined') return
  if (!context) {
    context = new AudioContext()
    context.addEventListener('statechange', tell)
  }
  if (context.state !== 'running') void context.resume().then(tell, () => undefined)
}

export const canSound = (): boolean => context?.state === 'running'

export const useCanSound = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, canSound)

/**
 * Rings until it is stopped.
 * @returns the function that stops it
 */
export function ring(): () => void {
  const bar = () => {
    if (context?.state === 'running') for (const at of NOTES) note(context, context.currentTime + at)
    shake([180, 70, 180, 70, 180])
  }
  bar()
  const repeating = setInterval(bar, BAR_MS)
  return () => {
    clearInterval(repeating)
    shake(0)
  }
}

/**
 * Vibrates the device. A page that was never touched may not vibrate, and the browser logs an error if it
 * tries.
 */
function shake(pattern: number | number[]) {
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(pattern)
}

/** Plays a soft bell: a decaying sine, which is audible over a fan and startles nobody. */
function note(audio: AudioContext, at: number) {
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  tone.frequency.value = 880
  loudness.gain.setValueAtTime(0.0001, at)
  loudness.gain.exponentialRampToValueAtTime(0.5, at + 0.01)
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_S)
  tone.connect(loudness).connect(audio.destination)
  tone.start(at)
  tone.stop(at + NOTE_S)
}
