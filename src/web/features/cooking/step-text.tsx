import type { ReactNode } from 'react'
import type { StepTime } from '#kitchen/steps/index.ts'
import type { PlannedStep } from './cooking-plan.ts'

interface StepTextProps {
  step: PlannedStep
  /** Renders a button in place of each time; `place` is the time's index in the step, from 0. */
  renderTime: (time: StepTime, words: string, place: number) => ReactNode
}

/** A step with a timer button at each time. Full stops and brackets are kept on the button's line. */
export function StepText({ step: { text, times }, renderTime }: StepTextProps) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [place, time] of times.entries()) {
    const before = text.slice(at, time.start)
    const words = before.replace(/\S+$/, '')
    const [behind = ''] = /^\S*/.exec(text.slice(time.end, times[place + 1]?.start)) ?? []
    parts.push(
      words,
      <span key={time.start} className="whitespace-nowrap">
        {before.slice(words.length)}
        {renderTime(time, text.slice(time.start, time.end), place)}
        {behind}
      </span>,
    )
    at = time.end + behind.length
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
