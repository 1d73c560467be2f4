import { Flame } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { icon } from '#web/ui/icon.ts'
import { popularWords } from '#web/words/popular.ts'
import { useWords } from '#web/words/words.ts'

/** For those whom the server tells that the library is for Premium. */
export const UpgradeCard = () => {
  const t = useWords(popularWords)
  return (
    <Card className="max-w-xl p-6 md:p-8">
      <Flame {...icon} className="size-8 text-accent" />
      <h2 className="mt-4 text-2xl">{t.premiumOnly}</h2>
      <p className="mt-2 text-ink-soft">{t.premiumOnlyText}</p>
      <Button asChild className="mt-6">
        <Link to={paths.subscribe}>{t.upgrade}</Link>
      </Button>
    </Card>
  )
}
