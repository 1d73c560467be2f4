import { useDeferredValue } from 'react'

/**
 * Returns `isThere` one render later when it turns true, at low priority, so that the browser can respond to
 * input while something large is first drawn. Later changes are drawn at once.
 */
export const useDrawnInSteps = (isThere: boolean): boolean => useDeferredValue(isThere) && isThere
