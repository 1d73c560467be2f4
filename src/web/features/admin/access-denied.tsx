import { ShieldX } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Card } from '#web/ui/card.tsx'
import { icon } from '#web/ui/icon.ts'
import { adminWords } from '#web/words/admin.ts'
import { pagesWords } from '#web/words/pages.ts'
import { useWords } from '#web/words/words.ts'
import { SupportContact } from './support-contact.tsx'

/** The notice for cooks who are no administrators; the server itself enforces the rule. */
export const AccessDenied = () => {
  const t = useWords(adminWords)
  const pages = useWords(pagesWords)
  return (
    <Card className="mx-auto max-w-xl p-6 text-center md:p-8">
      <ShieldX {...icon} className="mx-auto size-9 text-alert" />
      <h1 className="mt-3 text-3xl">{t.denied}</h1>
      <p className="mt-2 text-ink-soft">{t.deniedText}</p>
      <SupportContact className="mt-4" />
      <Link to={paths.home} className={buttonLook({}, 'mt-6')}>
        {pages.goHome}
      </Link>
    </Card>
  )
}
