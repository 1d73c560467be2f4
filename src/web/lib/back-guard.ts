/**
 * Hears of Back and Forward before the router does. Listeners of the window are called in the order in which they came,
 * whatever they ask for, so this one must be there before the router's: the first module of the page imports it.
 */
let guard: ((event: PopStateEvent) => void) | null = null

window.addEventListener('popstate', (event) => guard?.(event))

/** Only one at a time: the page that has unsaved work. null when there is none. */
export const guardBack = (next: ((event: PopStateEvent) => void) | null): void => {
  guard = next
}
