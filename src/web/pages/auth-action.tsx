import { Link, useSearchParams } from 'react-router'
import { NewPasswordForm } from '#web/features/auth/new-password-form.tsx'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Where links in mails lead. Opening one changes nothing: mail scanners open them too. */
export function AuthAction() {
  useTitle('Choose a new password')
  const [search] = useSearchParams()
  const code = search.get('oobCode')
  const known = search.get('mode') === 'resetPassword' && code
  return (
    <main className="page grid max-w-lg gap-6 py-14 md:py-24">
      <h1 className="text-3xl">{known ? 'Choose a new password' : 'This link cannot be used'}</h1>
      {known ? (
        <NewPasswordForm code={code} />
      ) : (
        <Notice
          tone="error"
          actions={
            <Button asChild size="sm">
              <Link to={paths.auth('reset')}>Ask for a New Link</Link>
            </Button>
          }
        >
          It is not complete. Please open the link in the mail again, or ask for a new one.
        </Notice>
      )}
    </main>
  )
}
