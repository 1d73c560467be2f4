/**
 * A still: the page as this device last showed it, which `first-view.js` lays over the live page until that has something to
 * show. `app/take-still.ts` takes it.
 */
export const STILL = 'larder.still.'

/** So long the live page may take to draw the rest of what is in sight. */
const PATIENCE_MS = 3000

/** The live page has something to show: the still goes once that is whole, in a frame in which both look the same. */
export function endStill(): void {
  const still = document.querySelector('[data-still]')
  if (!still) return
  const latest = performance.now() + PATIENCE_MS
  const look = () => {
    if (isWhole() || performance.now() > latest) still.remove()
    else requestAnimationFrame(look)
  }
  // What was drawn just now is painted with the next frame.
  requestAnimationFrame(() => requestAnimationFrame(look))
}

/** Neither a placeholder nor the sketch of a card is left, and pictures in sight have come and faded in. */
const isWhole = (): boolean =>
  document.querySelector('#root [data-skeleton], #root [data-card] > a') === null &&
  [...document.querySelectorAll<HTMLImageElement>('#root img')].every(
    (picture) =>
      picture.getBoundingClientRect().top > window.innerHeight ||
      picture.closest('[data-picture=fallback]') !== null ||
      (picture.complete && getComputedStyle(picture).opacity === '1'),
  )

/** No cook is signed in here any more: nothing of theirs is shown again. */
export function forgetStills(): void {
  document.querySelector('[data-still]')?.remove()
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(STILL)) localStorage.removeItem(key)
  } catch {
    // then there was no store to write into
  }
}
