import { useEffect, useState } from 'react'

export type WakeState = 'asking' | 'awake' | 'refused' | 'unsupported'

/**
 * Keeps the screen on while the page is visible; the browser releases the lock whenever the page is hidden,
 * so it is requested again.
 */
export function useWakeLock(): WakeState {
  const [state, setState] = useState<WakeState>(() => ('wakeLock' in navigator ? 'asking' : 'unsupported'))
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let left = false
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const given = await navigator.wakeLock.request('screen')
        if (left) return void given.release()
        lock = given
        setState('awake')
      } catch {
        if (!left) setState('refused') // usually by a battery saver
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
  return state
}
