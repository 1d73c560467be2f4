import type { ReactNode } from 'react'
import type { StepTime } from '#kitchen/steps/index.ts'
import type { PlannedStep } from './cooking-plan.ts'

interface StepTextProps {
  step: PlannedStep
  /** A button in place of each time; `place` counts the times of the step from 0. */
  renderTime: (time: StepTime, words: string, place: number) => ReactNode
}

/** A step, with what to do about each time right where it is named. */
export function StepText({ step: { text, times }, renderTime }: StepTextProps) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [place, time] of times.entries()) {
    parts.push(
      text.slice(at, time.start),
      <span key={time.start}>{renderTime(time, text.slice(time.start, time.end), place)}</span>,
    )
    at = time.end
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
