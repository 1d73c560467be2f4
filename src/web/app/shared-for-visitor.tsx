import { QueryClientProvider } from '@tanstack/react-query'
import { LanguageSwitch } from '#web/features/settings/language-switch.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { Shared } from '#web/pages/shared.tsx'
import { frameWords } from '#web/words/frame.ts'
import { useWords } from '#web/words/words.ts'
import { VisitorHeader } from './visitor-header.tsx'

/**
 * The page of a shared recipe for visitors, with the frame and the query client that the members' app would
 * supply.
 */
export const SharedForVisitor = () => {
  const t = useWords(frameWords)
  return (
    <QueryClientProvider client={queryClient}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-lg focus:bg-card focus:px-4 focus:py-3 focus:shadow-float"
      >
        {t.skip}
      </a>
      <VisitorHeader />
      {/* At least as high as the viewport from the start; otherwise the footer would jump out of view
          when the recipe loads. */}
      <div id="main" tabIndex={-1} className="min-h-dvh pb-12 outline-none">
        <Shared />
      </div>
      <footer className="border-t border-line print:hidden">
        <div className="page py-4 text-small text-ink-soft">
          <LanguageSwitch />
        </div>
      </footer>
    </QueryClientProvider>
  )
}
