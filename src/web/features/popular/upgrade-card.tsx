import { Flame } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { icon } from '#web/ui/icon.ts'
import { popularWords } from '#web/words/popular.ts'
import { useWords } from '#web/words/words.ts'

/** The card in place of the library for cooks to whom the server refuses it without Premium. */
export const UpgradeCard = () => {
  const t = useWords(popularWords)
  return (
    <Card className="flex flex-col items-start gap-x-8 gap-y-6 p-6 md:flex-row md:items-center md:justify-between md:p-10">
      <div>
        <Flame {...icon} className="size-8 text-accent" />
        <h2 className="mt-4 text-2xl">{t.premiumOnly}</h2>
        <p className="mt-2 max-w-prose text-lg text-ink-soft">{t.premiumOnlyText}</p>
      </div>
      <Button asChild>
        <Link to={paths.subscribe}>{t.upgrade}</Link>
      </Button>
    </Card>
  )
}
