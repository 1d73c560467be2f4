import { Link, useSearchParams } from 'react-router'
import { isLinkMode, linkWords } from '#web/features/auth/link-words.ts'
import { MailedLink } from '#web/features/auth/mailed-link.tsx'
import { NewPasswordForm } from '#web/features/auth/new-password-form.tsx'
import { useAuth } from '#web/lib/auth.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { authWords } from '#web/words/auth.ts'
import { frameWords } from '#web/words/frame.ts'
import { useWords } from '#web/words/words.ts'

/**
 * The page that links in e-mails open. Opening a link alone changes nothing, because mail scanners open links
 * too.
 */
export function AuthAction() {
  const t = useWords(authWords)
  const frame = useWords(frameWords)
  const { user } = useAuth()
  const [search] = useSearchParams()
  const code = search.get('oobCode')
  const mode = search.get('mode')
  const title = titleOf(mode, code)
  useTitle(title)
  return (
    <main className="page grid max-w-lg gap-6 py-14 md:py-24">
      {user === null && (
        <Link to={paths.home} aria-label={frame.toHome} className="mb-4 flex min-h-11 w-fit items-center">
          <Wordmark />
        </Link>
      )}
      <h1 className="text-3xl">{title}</h1>
      {code && mode === 'resetPassword' ? (
        <NewPasswordForm code={code} />
      ) : code && isLinkMode(mode) ? (
        <MailedLink key={code} mode={mode} code={code} onUsed={tellServer} />
      ) : (
        <Notice
          tone="error"
          actions={
            <Button asChild size="sm">
              <Link to={paths.auth('reset')}>{t.newLink}</Link>
            </Button>
          }
        >
          {t.badLinkText}
        </Notice>
      )}
    </main>
  )
}

function titleOf(mode: string | null, code: string | null): string {
  if (code && mode === 'resetPassword') return authWords.get().choosePassword
  if (code && isLinkMode(mode)) return linkWords(mode).title
  return authWords.get().badLink
}

/**
 * Updates the server's account after a link was used. The code for it is loaded on demand, because visitors
 * open this page too.
 */
async function tellServer() {
  const [{ takeOverIdentity }, { queryClient }] = await Promise.all([
    import('#web/data/sessions.ts'),
    import('#web/lib/query-client.ts'),
  ])
  await takeOverIdentity(queryClient)
}
