import { type Ref, type RefObject, useImperativeHandle } from 'react'

interface StandInProps {
  element: RefObject<HTMLElement | null>
  ref?: Ref<HTMLElement>
}

/**
 * Passes an existing element to Radix as its trigger, because the element was on the page before Radix's
 * code.
 */
export function StandIn({ element, ref }: StandInProps) {
  useImperativeHandle(ref, () => element.current as HTMLElement) // the element is mounted before its popup
  return null
}
