import { useDeferredValue } from 'react'

/**
 * Follows `isThere`, a drawing later: what is shown only when both are true is drawn in small steps, between which the browser
 * can answer. For the first sight of something large; its changes are drawn at once.
 */
export const useDrawnInSteps = (isThere: boolean): boolean => useDeferredValue(isThere) && isThere
