/**
 * The storage key of a still: a snapshot of the page as this device last showed it. `app/take-still.ts` takes
 * it, and `first-view.js` lays it over the live page until that is ready.
 */
export const STILL = 'larder.still.'

/** Milliseconds that the live page may take to draw the rest of the viewport. */
const PATIENCE_MS = 3000

/** Removes the still once the live page is fully drawn, in a frame in which both look the same. */
export function endStill(): void {
  const still = document.querySelector('[data-still]')
  if (!still) return
  const latest = performance.now() + PATIENCE_MS
  const look = () => {
    if (isWhole() || performance.now() > latest) still.remove()
    else requestAnimationFrame(look)
  }
  // The current drawing is painted with the next frame.
  requestAnimationFrame(() => requestAnimationFrame(look))
}

/**
 * True when no placeholder or card sketch is left, and the pictures in the viewport are loaded and faded in.
 */
const isWhole = (): boolean =>
  document.querySelector('#root [data-skeleton], #root [data-card] > a') === null &&
  [...document.querySelectorAll<HTMLImageElement>('#root img')].every(
    (picture) =>
      picture.getBoundingClientRect().top > window.innerHeight ||
      picture.closest('[data-picture=fallback]') !== null ||
      (picture.complete && getComputedStyle(picture).opacity === '1'),
  )

/** Deletes all stills after a sign-out, so that the cook's pages are not shown again. */
export function forgetStills(): void {
  document.querySelector('[data-still]')?.remove()
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(STILL)) localStorage.removeItem(key)
  } catch {
    // without a storage there are no stills
  }
}
