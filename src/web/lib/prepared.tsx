import { type ComponentType, lazy, useState } from 'react'

/**
 * A component whose code is fetched when it is first shown, or before, by `prepare`. Prepared, it is there with the
 * first render: a lazy one that has its code already still shows the fallback first, and React then leaves a fallback
 * on the screen for 300 ms.
 */
export function prepared(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | null = null
  let loading: Promise<ComponentType> | null = null
  const fetchOnce = () => {
    loading ??= load().then(
      (component) => {
        loaded = component
        return component
      },
      (error: unknown) => {
        loading = null // the next one who needs it tries again
        throw error
      },
    )
    return loading
  }
  const Lazy = lazy(() => fetchOnce().then((component) => ({ default: component })))
  function Prepared() {
    // Chosen once: another type in its place would lose what the page holds.
    const [Component] = useState<ComponentType>(() => loaded ?? Lazy)
    return <Component />
  }
  /** Resolves in any case: should the code not come, showing it tries again, and says so. */
  const ready = async () => {
    await fetchOnce().catch(() => undefined)
  }
  return Object.assign(Prepared, { ready, prepare: () => void ready() })
}
