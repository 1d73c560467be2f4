import { AdminOnly } from '#web/features/admin/admin-only.tsx'
import { AuditLog } from '#web/features/admin/audit-log.tsx'
import { CardProvider } from '#web/features/admin/card-provider.tsx'
import { Counts } from '#web/features/admin/counts.tsx'
import { SupportContact } from '#web/features/admin/support-contact.tsx'
import { UserList } from '#web/features/admin/user-list.tsx'
import { ModelsLink } from '#web/features/models/models-link.tsx'
import { OpenReports } from '#web/features/popular/open-reports.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { adminWords } from '#web/words/admin.ts'
import { useWords } from '#web/words/words.ts'

/** The administrators' page: the users of this server and their plans. */
export function Admin() {
  const t = useWords(adminWords)
  useTitle(t.title)
  return (
    <AdminOnly>
      {() => (
        <>
          <h1 className="text-3xl md:text-4xl">{t.title}</h1>
          <SupportContact className="mt-2" />
          <div className="mt-6 flex flex-col gap-10">
            <Counts />
            <UserList />
            <OpenReports />
            <ModelsLink />
            <CardProvider />
            <AuditLog />
          </div>
        </>
      )}
    </AdminOnly>
  )
}
