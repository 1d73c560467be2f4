import { KindHtml } from '#web/lib/kind-html.tsx'
import { LimitCard } from '../limit-card.tsx'

/** In place of the form when the month's recipes are used up: the server's own words. */
export const QuotaMessage = ({ html, resets }: { html: string; resets: string | undefined }) =>
  html === '' ? (
    <LimitCard />
  ) : (
    <div
      role="status"
      className="rounded-card border border-line bg-accent-tint px-6 py-10 text-center text-lg [&_a]:text-accent-strong [&_a]:underline [&_a]:underline-offset-4"
    >
      <KindHtml html={html} />
      {resets && <p className="mt-2 text-base text-ink-soft">{resets}</p>}
    </div>
  )
