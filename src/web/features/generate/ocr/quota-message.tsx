import { KindHtml } from '#web/lib/kind-html.tsx'
import { LimitCard, Resets } from '../limit-card.tsx'

/** The server's message in place of the form when the monthly quota is used up. */
export const QuotaMessage = ({ html }: { html: string }) =>
  html === '' ? (
    <LimitCard />
  ) : (
    <div
      role="status"
      className="rounded-card border border-line bg-accent-tint px-6 py-10 text-center text-lg [&_a]:text-accent-strong [&_a]:underline [&_a]:underline-offset-4"
    >
      <KindHtml html={html} />
      <Resets className="mt-2 text-base" />
    </div>
  )
