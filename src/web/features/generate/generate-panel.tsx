import { Camera, FileText, PenLine } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { Generation } from '#contract/generations.ts'
import type { Recipe } from '#contract/recipe.ts'
import { fetchAhead } from '#web/lib/fetch-ahead.ts'
import { arePhotosHanded } from '#web/lib/handed-photos.ts'
import { NeedsNetwork } from '#web/lib/needs-network.tsx'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { generateWords } from '#web/words/generate.ts'
import { useWords } from '#web/words/words.ts'
import { EarlierGenerations } from './earlier-generations.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { LimitCard, LimitIfReached } from './limit-card.tsx'
import { LostNotice } from './lost-notice.tsx'
import { type CravingDraft, TextGenerator } from './text-generator.tsx'
import { UnderstoodWords } from './understood-words.tsx'
import { loadStream, useGeneration } from './use-generation.ts'

const loadOverlay = () => import('./recipe-overlay.tsx')
// A failed load is repeated when the code is needed.
const prepareToMake = () => void Promise.all([loadStream(), loadOverlay()]).catch(() => undefined)
const RecipeOverlay = lazy(() => loadOverlay().then((m) => ({ default: m.RecipeOverlay })))
const PhotoPanel = lazy(() => import('./photo/photo-panel.tsx').then((m) => ({ default: m.PhotoPanel })))
const OcrUpload = lazy(() => import('./ocr/ocr-upload.tsx').then((m) => ({ default: m.OcrUpload })))

const tabs = ['text', 'photo', 'ocr'] as const
type TabName = (typeof tabs)[number]

interface GeneratePanelProps {
  /** Renders the generated recipe with the given buttons. */
  renderResult: (recipe: Recipe, actions: ReactNode) => ReactNode
}

/** The panel with the three ways to generate a recipe, the overlay during a generation, and its result. */
export function GeneratePanel({ renderResult }: GeneratePanelProps) {
  const t = useWords(generateWords)
  const [tab, setTab] = useState<TabName>(() => (arePhotosHanded('ingredients') ? 'photo' : 'text'))
  /** Tabs that were opened; they stay mounted with their content. */
  const [opened, setOpened] = useState<readonly TabName[]>(['text', tab])
  const [round, setRound] = useState(0)
  const [draft, setDraft] = useState<CravingDraft>({ prompt: '', category: undefined })
  const generation = useGeneration()
  const { state, generate, reattach, cancel, reset, limit } = generation
  const outcome = useInSight(state.kind)
  const busy = state.kind === 'running'
  const tryAgain = useCallback((prompt: string) => {
    setDraft({ prompt, category: undefined })
    setTab('text')
  }, [])
  const open = useCallback((name: string) => {
    const next = tabs.find((one) => one === name) ?? 'text'
    setTab(next)
    setOpened((old) => (old.includes(next) ? old : [...old, next]))
  }, [])

  /** Follows a generation that is still running, in the tab that shows its progress. */
  const takeUp = useCallback(
    (running: Generation) => {
      if (running.kind === 'ocr') open('ocr')
      void reattach(running)
    },
    [open, reattach],
  )

  function another() {
    reset()
    setDraft({ prompt: '', category: undefined })
    setRound((last) => last + 1)
    // The form may be far above the button.
    void loadOverlay().then(({ leadToForm }) => leadToForm())
  }

  // The code for a generation loads while the cook is still typing the first craving.
  useEffect(() => fetchAhead(loadStream, loadOverlay), [])

  const panel = (name: TabName, content: ReactNode) => (
    <TabPanel value={name} forceMount>
      {opened.includes(name) && <Suspense fallback={<PanelSkeleton />}>{content}</Suspense>}
    </TabPanel>
  )

  return (
    <div className="flex flex-col gap-5">
      <NeedsNetwork />
      {/* A cook who focuses the form may soon generate a recipe, so the code is loaded then, even in
          data-saving mode. */}
      <Tabs value={tab} onValueChange={open} onFocus={prepareToMake}>
        <TabList aria-label={t.ways} className="mb-5">
          <WayTab value="text" Icon={PenLine} label={t.textTab} />
          <WayTab value="photo" Icon={Camera} label={t.photoTab} />
          <WayTab value="ocr" Icon={FileText} label={t.ocrTab} />
        </TabList>
        {panel('text', <TextGenerator draft={draft} onDraft={setDraft} busy={busy} onSubmit={generate} />)}
        {panel(
          'photo',
          <PhotoPanel
            key={round}
            busy={busy}
            onChoose={generation.generateFromOption}
            onAll={generation.generateFromIngredients}
            onLimit={limit}
          />,
        )}
        {panel('ocr', <OcrUpload generation={generation} />)}
      </Tabs>
      {/* Earlier generations stand below the form, so that nothing in view moves when they appear. */}
      <EarlierGenerations onRunning={takeUp} onAgain={tryAgain} />
      <div
        ref={outcome}
        data-outcome
        tabIndex={-1}
        className="scroll-mt-20 scroll-mb-24 outline-none empty:hidden md:scroll-mb-6"
      >
        {state.kind === 'done' && state.mode !== 'ocr' && (
          <>
            {renderResult(
              state.recipe,
              <Button variant="secondary" onClick={another}>
                {t.another}
              </Button>,
            )}
            <UnderstoodWords
              key={state.recipe.id}
              recipe={state.recipe}
              onAgain={(prompt) => void generate({ prompt })}
            />
          </>
        )}
        {state.kind === 'failed' && (
          <FailureNotice failure={state} onNear={(title) => void generate({ prompt: title })} />
        )}
        {state.kind === 'lost' && <LostNotice />}
        {/* The form for a written recipe shows the limit in its own place. */}
        {state.kind === 'limit' && (state.mode !== 'ocr' || tab !== 'ocr') && <LimitCard />}
        {state.kind === 'idle' && <LimitIfReached />}
      </div>
      {state.kind === 'running' && state.mode !== 'ocr' && (
        <Suspense fallback={<div className="fixed inset-0 z-50 bg-paper" />}>
          <RecipeOverlay running={state} onCancel={cancel} />
        </Suspense>
      )}
    </div>
  )
}

interface WayTabProps {
  value: TabName
  Icon: typeof Camera
  label: string
}

const WayTab = ({ value, Icon, label }: WayTabProps) => (
  <Tab
    value={value}
    className="flex flex-col items-center justify-center gap-1 px-1.5 py-2 text-fine leading-tight sm:flex-row sm:gap-2 sm:px-4 sm:text-base"
  >
    <Icon {...icon} className="size-5 shrink-0" />
    {label}
  </Tab>
)

const PanelSkeleton = () => <Skeleton className="h-64 rounded-card" />

/** Scrolls the result into view once the overlay is gone. */
function useInSight(kind: string) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (kind === 'done' || kind === 'limit') place.current?.scrollIntoView({ block: 'start' })
    if (kind === 'failed' || kind === 'lost') place.current?.scrollIntoView({ block: 'nearest' })
  }, [kind])
  return place
}
