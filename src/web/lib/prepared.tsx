import { type ComponentType, lazy, useState } from 'react'

/**
 * Wraps a component whose code is fetched when it is first shown, or earlier by `prepare`. A prepared
 * component appears with the first render, whereas a lazy one whose code is loaded still shows the fallback
 * first, and React then keeps a fallback on the screen for 300 ms.
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
        loading = null // the next caller tries again
        throw error
      },
    )
    return loading
  }
  const Lazy = lazy(() => fetchOnce().then((component) => ({ default: component })))
  function Prepared() {
    // The type is chosen once, because another type in its place would lose the page's state.
    const [Component] = useState<ComponentType>(() => loaded ?? Lazy)
    return <Component />
  }
  /**
   * Resolves in any case: if the code fails to load, showing the component tries again and reports the error.
   */
  const ready = async () => {
    await fetchOnce().catch(() => undefined)
  }
  return Object.assign(Prepared, { ready, prepare: () => void ready() })
}
