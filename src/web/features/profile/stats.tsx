import type { AccountStats } from '#contract/account.ts'
import { Figures } from '#web/ui/figures.tsx'
import { profileWords } from '#web/words/profile.ts'
import { useWords } from '#web/words/words.ts'

/** Four figures about the cook's collection. */
export function Stats({ stats }: { stats: AccountStats | undefined }) {
  const t = useWords(profileWords)
  const figures = [
    { label: t.recipes, value: stats?.recipes },
    { label: t.favorites, value: stats?.favorites },
    { label: t.folders, value: stats?.folders },
    { label: t.cooked, value: stats?.cooked },
  ]
  return <Figures figures={figures} />
}
