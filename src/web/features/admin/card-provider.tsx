import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/data/config.ts'
import { Section } from '#web/ui/section.tsx'
import { adminWords } from '#web/words/admin.ts'
import { useWords } from '#web/words/words.ts'

/** The card provider of this server, with advice for its operators. */
export function CardProvider() {
  const t = useWords(adminWords)
  const { data: config } = useQuery(configQuery)
  if (!config) return null
  return (
    <Section id="cards" title={t.cards}>
      <p className="max-w-prose">{t[config.billing.kind]}</p>
    </Section>
  )
}
