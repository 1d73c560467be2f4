import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Capture } from '#contract/capture.ts'
import { FileImport } from '#web/features/import/file-import.tsx'
import { ImportReview } from '#web/features/import/import-review.tsx'
import { LinkImport } from '#web/features/import/link-import.tsx'
import { TextImport } from '#web/features/import/text-import.tsx'
import { useImport } from '#web/features/import/use-import.ts'
import { Findings } from '#web/features/kitchen/checks-panel.tsx'
import { NeedsNetwork } from '#web/lib/needs-network.tsx'
import { paths } from '#web/lib/paths.ts'
import { useStageFocus } from '#web/lib/use-stage-focus.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { pagesWords } from '#web/words/pages.ts'
import { useWords } from '#web/words/words.ts'

const loadForm = () => import('#web/features/edit/imported-recipe.tsx')
const ImportedRecipeForm = lazy(() => loadForm().then((m) => ({ default: m.ImportedRecipeForm })))

const ways = ['link', 'text', 'files'] as const
type Way = (typeof ways)[number]

/**
 * The page for importing recipes from a web page, a pasted text or another app's files. `?url=` and `?text=`
 * only fill the field; nothing is fetched until the cook asks, which sharing a page with this app counts as.
 */
export function ImportPage() {
  const t = useWords(pagesWords)
  useTitle(t.importRecipes)
  const [params, setParams] = useSearchParams()
  const shared = useShared()
  const [url, setUrl] = useState(shared?.url ?? params.get('url') ?? '')
  const [text, setText] = useState(shared?.text ?? params.get('text') ?? '')
  const reading = useImport()
  const { capture, failure, isReading } = reading
  const asked = ways.find((one) => one === params.get('from'))
  const way = asked ?? (text !== '' && url === '' ? 'text' : 'link')

  // Returning from the review removes its focused buttons, so the focus moves to the page.
  const main = useRef<HTMLElement>(null)
  useStageFocus(main, capture ? 'review' : 'ask')
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current || !shared?.url) return
    isStarted.current = true
    void loadForm()
    reading.read({ url: shared.url, which: 0 })
  })

  function go(next: Way) {
    reading.cancel()
    reading.forgetFailure()
    setParams({ from: next }, { replace: true, preventScrollReset: true })
  }
  function read(what: { url: string } | { text: string }) {
    void loadForm()
    reading.read({ ...what, which: 0 })
  }

  if (capture) {
    return (
      <Review
        key={capture.id}
        capture={capture}
        isReading={isReading}
        onChoose={reading.choose}
        onCancel={reading.back}
      />
    )
  }
  return (
    <main ref={main} tabIndex={-1} className="page max-w-4xl py-8 outline-none md:py-12">
      <h1 className="text-3xl md:text-4xl">{t.importRecipes}</h1>
      <NeedsNetwork className="mt-6" />
      <Tabs value={way} onValueChange={(next) => go(next as Way)} className="mt-6">
        <TabList aria-label={t.importFrom}>
          <Tab value="link">{t.fromLink}</Tab>
          <Tab value="text">{t.fromText}</Tab>
          <Tab value="files">{t.fromFiles}</Tab>
        </TabList>
        <TabPanel value="link" className="pt-6">
          <LinkImport
            url={url}
            onUrl={setUrl}
            isReading={isReading}
            failure={failure}
            onRead={(address) => read({ url: address })}
            onCancel={reading.cancel}
            onPasteInstead={() => go('text')}
          />
        </TabPanel>
        <TabPanel value="text" className="pt-6">
          <TextImport
            text={text}
            onText={setText}
            isReading={isReading}
            failure={failure}
            onRead={(pasted) => read({ text: pasted })}
          />
        </TabPanel>
        <TabPanel value="files" className="pt-6">
          <FileImport />
        </TabPanel>
      </Tabs>
    </main>
  )
}

/** The content that the cook has just shared with the app; it is gone with the next history entry. */
function useShared(): { url?: string; text?: string } | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('shared' in state)) return null
  return state.shared as { url?: string; text?: string } // the share-target page wrote this state
}

interface ReviewProps {
  capture: Capture
  isReading: boolean
  onChoose: (which: number) => void
  onCancel: () => void
}

function Review({ capture, isReading, onChoose, onCancel }: ReviewProps) {
  const t = useWords(pagesWords)
  const navigate = useNavigate()
  const [keepPicture, setKeepPicture] = useState(true)
  const findings = capture.checks.findings.filter(({ severity }) => severity !== 'note')
  return (
    <Suspense fallback={<main className="page max-w-4xl py-8 md:py-12" aria-busy="true" />}>
      <ImportedRecipeForm
        capture={capture}
        keepPicture={keepPicture}
        onSaved={({ id }) => navigate(paths.recipe(id), { replace: true })}
        onCancel={onCancel}
        notice={
          <ImportReview
            capture={capture}
            keepPicture={keepPicture}
            onKeepPicture={setKeepPicture}
            onChoose={onChoose}
            isReading={isReading}
            findings={
              findings.length > 0 && (
                <section aria-labelledby="import-findings">
                  <h2 id="import-findings" className="mb-3 text-xl">
                    {t.noticed}
                  </h2>
                  <Findings findings={findings} />
                </section>
              )
            }
          />
        }
      />
    </Suspense>
  )
}
