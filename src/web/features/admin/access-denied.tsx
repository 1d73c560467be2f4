import { ShieldX } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'
import { icon } from '#web/ui/icon.ts'
import { adminWords } from '#web/words/admin.ts'
import { useWords } from '#web/words/words.ts'
import { SupportContact } from './support-contact.tsx'

/** What everyone else finds here. The server decides; this only says so. */
export const AccessDenied = () => {
  const t = useWords(adminWords)
  return (
    <Card className="mx-auto max-w-xl p-6 text-center md:p-8">
      <ShieldX {...icon} className="mx-auto size-9 text-alert" />
      <h1 className="mt-3 text-3xl">{t.denied}</h1>
      <p className="mt-2 text-ink-soft">{t.deniedText}</p>
      <SupportContact className="mt-4" />
    </Card>
  )
}
