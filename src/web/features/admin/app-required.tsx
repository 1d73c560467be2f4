import { ShieldAlert } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Card } from '#web/ui/card.tsx'
import { icon } from '#web/ui/icon.ts'
import { adminWords } from '#web/words/admin.ts'
import { useWords } from '#web/words/words.ts'

/**
 * The notice for an administrator without an authenticator app where one is required; the server itself
 * enforces the rule.
 */
export const AppRequired = () => {
  const t = useWords(adminWords)
  return (
    <Card className="mx-auto max-w-xl p-6 text-center md:p-8">
      <ShieldAlert {...icon} className="mx-auto size-9 text-alert" />
      <h1 className="mt-3 text-3xl">{t.appRequired}</h1>
      <p className="mt-2 text-ink-soft">{t.appRequiredText}</p>
      <Link to={`${paths.profile}#sign-in`} className={buttonLook({}, 'mt-6')}>
        {t.toProfile}
      </Link>
    </Card>
  )
}
