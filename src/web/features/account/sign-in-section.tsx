import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { currentUserQuery } from '#web/data/users.ts'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { accountWords } from '#web/words/account.ts'
import { passwordWords } from '#web/words/password.ts'
import { useWords } from '#web/words/words.ts'
import { ChangeEmailForm } from './change-email-form.tsx'
import { ChangeNameForm } from './change-name-form.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { ChangePicture } from './change-picture.tsx'
import { Disclosure } from './disclosure.tsx'

// The section loads after the page, because drawing the QR code takes much code.
const AuthenticatorApp = lazy(() =>
  import('./app/authenticator-app.tsx').then((m) => ({ default: m.AuthenticatorApp })),
)

// The list loads after the page, because its code knows the names of all browsers.
const SessionList = lazy(() => import('./session-list.tsx').then((m) => ({ default: m.SessionList })))

/** The profile's section about sign-in: name, e-mail, password, second factor and devices. */
export function SignInSection() {
  const t = useWords(accountWords)
  const fields = useWords(passwordWords)
  const { data: user } = useQuery(currentUserQuery)
  if (!user) return <Skeleton className="h-96" />
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <Section id="sign-in" title={t.signInTitle}>
      <div className="flex flex-col gap-4">
        <ChangePicture user={user} />
        <Disclosure title={t.name} now={name || t.noName} action={t.changeNameAction}>
          <ChangeNameForm name={name} />
        </Disclosure>
        <Disclosure title={fields.email} now={user.email} action={t.changeEmailAction}>
          <ChangeEmailForm email={user.email} />
        </Disclosure>
        <Disclosure title={fields.password} action={t.changePasswordAction}>
          <ChangePasswordForm />
        </Disclosure>
        <Suspense fallback={<Skeleton className="h-16" />}>
          <AuthenticatorApp />
        </Suspense>
        <Suspense fallback={<Skeleton className="h-40" />}>
          <SessionList />
        </Suspense>
      </div>
    </Section>
  )
}
