import { CloudUpload, Plus, Share2, Undo2 } from 'lucide-react'
import { lazy, Suspense, useCallback } from 'react'
import type { ShoppingList } from '#contract/shopping.ts'
import { isToBuy } from '#domain/shopping-changes.ts'
import { useUnsavedChanges } from '#web/data/shopping.ts'
import { today as todayHere } from '#web/lib/calendar-day.ts'
import { useOpened } from '#web/lib/use-opened.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { icon } from '#web/ui/icon.ts'
import { commonWords } from '#web/words/common.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import { AddLine } from './add-line.tsx'
import { LeftOff } from './left-off.tsx'
import { ListLines } from './list-lines.tsx'
import { ListMenu } from './list-menu.tsx'
import { shareList } from './share-list.ts'
import { SourcesPanel } from './sources-panel.tsx'
import { useHistory } from './use-history.ts'
import { useListActs } from './use-list-acts.ts'
import { WhatChanged } from './what-changed.tsx'

const ListDialogs = lazy(() => import('./list-dialogs.tsx').then((m) => ({ default: m.ListDialogs })))

/** The dialog that is open over the list. */
export type ListDialog =
  | { what: 'add' | 'fewer-days' | 'left-out' | 'aisles' | 'history' }
  | { what: 'line'; key: string }

/** The shopping list with its sources, and the controls that change both. */
export function ListView({ list }: { list: ShoppingList }) {
  const t = useWords(shoppingWords)
  const common = useWords(commonWords)
  const history = useHistory()
  const acts = useListActs(history)
  const unsaved = useUnsavedChanges()
  const { opened: dialog, open: setDialog, close } = useOpened<ListDialog>()
  const today = todayHere()
  const shown = list.lines.filter(({ hidden }) => !hidden)
  const hidden = list.lines.length - shown.length
  const toBuy = shown.filter(isToBuy).length
  const isEmpty = shown.length === 0 && list.sources.length === 0
  const openLine = useCallback((key: string) => setDialog({ what: 'line', key }), [setDialog])
  const openAdd = () => setDialog({ what: 'add' })
  const openLeftOut = () => setDialog({ what: 'left-out' })
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-4">
        <div>
          <h1 className="text-3xl md:text-5xl print:text-2xl">{t.title}</h1>
          <p className="mt-2 text-lg text-ink-soft tabular-nums print:hidden" aria-live="polite">
            {toBuy > 0 ? t.toBuy(toBuy) : shown.length > 0 ? t.allInBasket : t.emptyTitle}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 sm:gap-3 print:hidden">
          <Button size="sm" onClick={openAdd}>
            <Plus {...icon} />
            {t.addRecipes}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => void shareList(list)}>
            <Share2 {...icon} />
            {common.share}
          </Button>
          <ListMenu
            hidden={hidden}
            onLeftOut={openLeftOut}
            onAisles={() => setDialog({ what: 'aisles' })}
            onHistory={() => setDialog({ what: 'history' })}
          />
        </div>
      </header>
      <div
        className={cx(
          'items-start gap-10 print:block',
          !isEmpty && 'lg:grid lg:grid-cols-[minmax(0,1fr)_21rem]',
        )}
      >
        <div className="min-w-0">
          <div className="sticky top-16 z-20 -mx-4 flex items-start gap-2 bg-paper px-4 py-2.5 md:mx-0 md:px-0 print:hidden">
            <AddLine count={list.lines.filter(({ kind }) => kind === 'own').length} onAdd={acts.addLines} />
            <Button
              variant="secondary"
              size="icon"
              disabled={!history.last}
              aria-label={history.last ? t.undoLast({ act: history.last.label }) : t.nothingToUndo}
              onClick={() => void history.undoLast()}
              className="size-11"
            >
              <Undo2 {...icon} />
            </Button>
          </div>
          {unsaved > 0 && (
            <p role="status" className="mt-1 flex gap-2 text-small text-ink-soft print:hidden">
              <CloudUpload {...icon} className="mt-0.5 size-5 shrink-0" />
              {t.unsaved(unsaved)}
            </p>
          )}
          <div className="mt-3 space-y-5">
            <LeftOff leftOff={list.leftOff} onFewerDays={() => setDialog({ what: 'fewer-days' })} />
            <WhatChanged list={list} onSeen={acts.acknowledge} />
            {isEmpty ? (
              <EmptyState
                level={2}
                title={t.startTitle}
                text={t.emptyText}
                action={<Button onClick={openAdd}>{t.addRecipes}</Button>}
              />
            ) : (
              <ListLines
                aisles={list.aisles}
                lines={shown}
                today={today}
                onTick={acts.setTicked}
                onOpen={openLine}
                onClear={acts.clearBasket}
              />
            )}
            {hidden > 0 && (
              <Button variant="link" size="inline" onClick={openLeftOut} className="print:hidden">
                {t.leftOutCount({ n: hidden })}
              </Button>
            )}
          </div>
        </div>
        {!isEmpty && (
          <div className="mt-12 lg:mt-2 print:hidden">
            <SourcesPanel list={list} acts={acts} />
          </div>
        )}
      </div>
      {dialog && (
        <Suspense fallback={null}>
          <ListDialogs
            dialog={dialog}
            list={list}
            today={today}
            acts={acts}
            history={history}
            onClose={() => close(dialog)}
          />
        </Suspense>
      )}
    </>
  )
}
