import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Generation } from '#contract/generations.ts'
import { earlierGenerationsQuery, markSeen } from '#web/data/generations.ts'
import { invalidateLists, listAll } from '#web/data/recipes.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { commonWords } from '#web/words/common.ts'
import { generateWords } from '#web/words/generate.ts'
import { useWords } from '#web/words/words.ts'

interface EarlierGenerationsProps {
  /** Called to follow a generation that is still running. */
  onRunning: (running: Generation) => void
  /** Called to put the craving of an unfinished generation back into the field. */
  onAgain: (prompt: string) => void
}

const none: Generation[] = []

/** The results of generations that were running when the cook left the page. */
export function EarlierGenerations({ onRunning, onAgain }: EarlierGenerationsProps) {
  const client = useQueryClient()
  const { data: all = none } = useQuery(earlierGenerationsQuery)
  const attached = useRef<string | null>(null)
  const running = all.find(({ state }) => state === 'running')

  useEffect(() => {
    if (!running || attached.current === running.id) return
    attached.current = running.id
    onRunning(running)
  }, [running, onRunning])

  useEffect(() => {
    const done = all.filter(({ state }) => state === 'done')
    if (done.some(({ kind }) => kind === 'refine')) void invalidateLists(client)
    else
      void listAll(
        client,
        done.map(({ recipeId }) => recipeId).filter((id) => id !== null),
      )
  }, [all, client])

  const cancelled = all.find(({ state }) => state === 'cancelled')
  useEffect(() => {
    if (cancelled) void markSeen(client, cancelled.id) // the cook cancelled it, and needs no message
  }, [cancelled, client])

  const dismiss = (id: string) => void markSeen(client, id)
  return all.map((one) => (
    <Outcome key={one.id} generation={one} onAgain={onAgain} onDismiss={() => dismiss(one.id)} />
  ))
}

interface OutcomeProps {
  generation: Generation
  onAgain: (prompt: string) => void
  onDismiss: () => void
}

function Outcome({ generation: { state, prompt, problem, recipeId }, onAgain, onDismiss }: OutcomeProps) {
  const t = useWords(generateWords)
  const common = useWords(commonWords)
  const dismissButton = (
    <Button variant="ghost" size="sm" onClick={onDismiss}>
      {t.dismiss}
    </Button>
  )
  if (state === 'done' && recipeId) {
    return (
      <Notice
        tone="success"
        title={t.earlierReady}
        actions={
          <>
            <Button asChild size="sm">
              <Link to={paths.recipe(recipeId)} onClick={onDismiss}>
                {t.viewRecipe}
              </Link>
            </Button>
            {dismissButton}
          </>
        }
      >
        {t.earlierReadyText}
      </Notice>
    )
  }
  if (state !== 'failed' && state !== 'interrupted') return null
  return (
    <Notice
      tone="error"
      title={t.earlierFailed}
      actions={
        <>
          {prompt && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                onAgain(prompt)
                onDismiss()
              }}
            >
              {common.retry}
            </Button>
          )}
          {dismissButton}
        </>
      }
    >
      {t.earlierSafe({
        problem: state === 'interrupted' ? t.earlierInterrupted : (problem?.message ?? t.earlierProblem),
      })}
      {prompt && <span className="mt-1 block text-ink-soft">{t.askedFor({ prompt })}</span>}
    </Notice>
  )
}
