/**
 * Listens to Back and Forward ahead of the router. The window calls its listeners in the order of
 * registration, so this module must be the first import of the page.
 */
let guard: ((event: PopStateEvent) => void) | null = null

window.addEventListener('popstate', (event) => guard?.(event))

/** Sets the one guard, for the page that has unsaved work; null removes it. */
export const guardBack = (next: ((event: PopStateEvent) => void) | null): void => {
  guard = next
}
