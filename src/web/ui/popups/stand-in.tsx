import { type Ref, type RefObject, useImperativeHandle } from 'react'

interface StandInProps {
  element: RefObject<HTMLElement | null>
  ref?: Ref<HTMLElement>
}

/** Stands where Radix wants its trigger, for one that was in the page before Radix's code was. */
export function StandIn({ element, ref }: StandInProps) {
  useImperativeHandle(ref, () => element.current as HTMLElement) // it is mounted before what opens from it
  return null
}
