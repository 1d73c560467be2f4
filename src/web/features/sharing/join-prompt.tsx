import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Card } from '#web/ui/card.tsx'
import { sharingWords } from '#web/words/sharing.ts'
import { useWords } from '#web/words/words.ts'

/** The invitation for a visitor of a shared recipe to sign up and return to it. */
export const JoinPrompt = ({ id }: { id: string }) => {
  const t = useWords(sharingWords)
  return (
    <Card className="flex flex-col gap-4 p-5 sm:flex-row sm:items-center sm:justify-between print:hidden">
      <p className="max-w-md">
        <span className="block font-serif text-xl font-semibold">{t.keep}</span>
        <span className="text-ink-soft">{t.keepText}</span>
      </p>
      <Link to={paths.auth('sign-up', paths.shared(id))} className={buttonLook({}, 'shrink-0')}>
        {t.join}
      </Link>
    </Card>
  )
}
