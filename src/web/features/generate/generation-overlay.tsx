import { Check } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type Progress,
  type ProgressMode,
  type ProgressStep,
  progressAt,
  progressModes,
} from '#domain/progress.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { commonWords } from '#web/words/common.ts'
import { Fill } from '#web/words/fill.tsx'
import { generateWords } from '#web/words/generate.ts'
import { generationStagesWords } from '#web/words/generation-stages.ts'
import { useWords } from '#web/words/words.ts'
import type { RunningGeneration } from './generation-state.ts'
import { leadFocus } from './lead-focus.ts'

const TICK_MS = 200

interface GenerationOverlayProps {
  mode: ProgressMode
  title: string
  running: Pick<RunningGeneration, 'startedAt' | 'stage' | 'cancelling'>
  onCancel: () => void
  /** Content below the progress, such as the growing recipe or the photo. */
  children: ReactNode
}

/** Covers the page during a generation, with its progress and, below, the recipe or photo. */
export function GenerationOverlay({ mode, title, running, onCancel, children }: GenerationOverlayProps) {
  const t = useWords(generateWords)
  const common = useWords(commonWords)
  const stages = useWords(generationStagesWords)
  const progress = useProgress(mode, running)
  const steps: readonly ProgressStep[] = progressModes[mode]
  useCover()
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex animate-fade-in flex-col bg-paper"
        >
          <header className="border-b border-line bg-card">
            <div className="mx-auto w-full max-w-3xl px-4 py-4 md:px-8 md:py-6">
              <div className="flex items-center justify-between gap-4">
                <Dialog.Title className="font-serif text-xl font-semibold md:text-2xl">{title}</Dialog.Title>
                <Button variant="secondary" size="sm" busy={running.cancelling} onClick={onCancel}>
                  {running.cancelling ? t.cancelling : common.cancel}
                </Button>
              </div>
              <ProgressBar label={t.progress} percent={progress.percent} className="mt-4" />
              <p role="status" className="mt-2 flex justify-between gap-3 text-small text-ink-soft">
                <span>
                  <Fill
                    text={t.step}
                    parts={{
                      step: progress.step,
                      of: progress.of,
                      stage: <span className="font-semibold text-ink">{stages[progress.stage]}</span>,
                    }}
                  />
                </span>
                <span aria-hidden="true" className="tabular-nums">
                  {Math.floor(progress.percent)} %
                </span>
              </p>
              <ol className="mt-4 hidden auto-cols-fr grid-flow-col gap-3 md:grid">
                {steps.map(({ stage }, index) => {
                  const state =
                    index + 1 < progress.step ? 'done' : index + 1 === progress.step ? 'now' : 'ahead'
                  return (
                    <li
                      key={stage}
                      aria-current={state === 'now' ? 'step' : undefined}
                      className={cx(
                        'flex items-center gap-2 text-small',
                        state === 'now' ? 'font-semibold text-ink' : 'text-ink-soft',
                      )}
                    >
                      <span
                        className={cx(
                          'grid size-6 shrink-0 place-items-center rounded-full text-sm',
                          signs[state],
                        )}
                      >
                        {state === 'done' ? <Check {...icon} className="size-4" /> : index + 1}
                      </span>
                      {stages[stage]}
                    </li>
                  )
                })}
              </ol>
            </div>
          </header>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const signs = {
  done: 'bg-leaf-tint text-leaf',
  now: 'bg-accent text-on-accent',
  ahead: 'border border-line',
} as const

let uncovering = 0

/**
 * Hides the page while it is covered and for one frame longer, so that changes below are in place before it
 * is visible again. The style sheet does the hiding.
 */
function useCover() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    cancelAnimationFrame(uncovering)
    dataset.covered = ''
    return () => {
      uncovering = requestAnimationFrame(() => {
        uncovering = requestAnimationFrame(() => {
          delete dataset.covered
          leadFocus()
        })
      })
    }
  }, [])
}

/** The position of the progress bar, updated five times a second; it never moves back. */
function useProgress(mode: ProgressMode, { startedAt, stage }: GenerationOverlayProps['running']): Progress {
  const shown = useRef(0)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const progress = progressAt(mode, now - startedAt, stage, shown.current)
  useEffect(() => {
    shown.current = progress.percent
  })
  return progress
}
