import { useQuery } from '@tanstack/react-query'
import { adminSummaryQuery } from '#web/data/admin.ts'
import { Figures } from '#web/ui/figures.tsx'
import { adminWords } from '#web/words/admin.ts'
import { inFigures, numberFormat } from '#web/words/format.ts'
import { useWords } from '#web/words/words.ts'

const percent = numberFormat({ style: 'percent' })

/** Number of users, paying and not. */
export function Counts() {
  const t = useWords(adminWords)
  const { data } = useQuery(adminSummaryQuery)
  const figures = [
    { label: t.users, value: data && inFigures(data.total) },
    { label: t.premiumUsers, value: data && inFigures(data.premium) },
    { label: t.freeUsers, value: data && inFigures(data.free) },
    { label: t.conversion, value: data && percent(data.conversionRate / 100) },
  ]
  return <Figures figures={figures} />
}
