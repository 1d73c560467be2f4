import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Recipe } from '#contract/recipe.ts'
import type { RefineProposal } from '#contract/refine.ts'
import { quotaQuery } from '#web/data/quota.ts'
import { useKeepProposal, useProposal } from '#web/data/refine.ts'
import { HttpError, isQuotaLimit, messageOf } from '#web/lib/http-error.ts'
import { newKey } from '#web/lib/new-key.ts'
import { toast } from '#web/lib/toasts.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { refineWords } from '#web/words/refine.ts'
import { useWords } from '#web/words/words.ts'
import { ProposalView } from './proposal-view.tsx'
import { WishForm } from './wish-form.tsx'

interface RefineDialogProps {
  recipe: Recipe
  limit: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog with the cook's request, the proposed changes, and the choice to keep them. */
export function RefineDialog({ recipe, limit, open, onOpenChange }: RefineDialogProps) {
  const t = useWords(refineWords)
  const { data: quota } = useQuery(quotaQuery)
  const [wish, setWish] = useState('')
  const [proposal, setProposal] = useState<RefineProposal | null>(null)
  const asking = useProposal(recipe.id)
  const keeping = useKeepProposal(recipe.id)
  const stop = useRef<AbortController | null>(null)
  /** Idempotency key, one per proposal, so that several taps on the button count once. */
  const key = useRef('')
  const error = keeping.error ?? asking.error
  const limited = isQuotaLimit(error) || (quota?.recipesRemaining === 0 && !proposal)

  useEffect(() => () => stop.current?.abort(), [])

  function ask(words: string) {
    stop.current?.abort()
    const controller = new AbortController()
    stop.current = controller
    setWish(words)
    keeping.reset()
    asking.mutate(
      { wish: words, signal: controller.signal },
      {
        onSuccess: (found) => {
          if (controller.signal.aborted) return
          key.current = newKey()
          setProposal(found)
        },
      },
    )
  }

  function startOver() {
    stop.current?.abort()
    setProposal(null)
    asking.reset()
    keeping.reset()
  }

  function close(next: boolean) {
    if (!next) {
      startOver()
      setWish('')
    }
    onOpenChange(next)
  }

  function keep() {
    if (!proposal) return
    keeping.mutate(
      { proposalId: proposal.proposalId, key: key.current },
      {
        onSuccess: () => {
          toast({
            title: t.newKept,
            description: t.newKeptText,
            tone: 'success',
          })
          close(false)
        },
      },
    )
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={proposal ? t.whatWouldChange : t.refineThis}
      description={proposal ? t.wishText({ wish }) : t.sayWhat}
      className="md:w-[min(46rem,calc(100vw-4rem))]"
    >
      {limited ? (
        limit
      ) : proposal ? (
        <ProposalView
          proposal={proposal}
          error={keeping.error && failureWords(keeping.error)}
          busy={keeping.isPending}
          onKeep={keep}
          onDiscard={startOver}
        />
      ) : (
        <div className="flex flex-col gap-5">
          <WishForm wish={wish} onWish={setWish} busy={asking.isPending} onAsk={ask} onStop={startOver} />
          {asking.error && !asking.isPending && (
            <Notice tone={isRefusal(asking.error) ? 'info' : 'error'} title={t.noChange}>
              {failureWords(asking.error)}
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  )
}

/** True when the kitchen refuses the request, which is no failure. */
const isRefusal = (error: unknown) => error instanceof HttpError && error.code === 'recipe_refused'

const failureWords = (error: unknown) => messageOf(error, refineWords.get().failed)
