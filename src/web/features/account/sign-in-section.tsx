import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { currentUserQuery } from '#web/data/users.ts'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ChangeEmailForm } from './change-email-form.tsx'
import { ChangeNameForm } from './change-name-form.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { ChangePicture } from './change-picture.tsx'
import { Disclosure } from './disclosure.tsx'

// Its code knows the names of all browsers: it comes after the page.
const SessionList = lazy(() => import('./session-list.tsx').then((m) => ({ default: m.SessionList })))

/** How the cook signs in, and where they are signed in. */
export function SignInSection() {
  const { data: user } = useQuery(currentUserQuery)
  if (!user) return <Skeleton className="h-96" />
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <Section id="sign-in" title="Sign-in">
      <div className="flex flex-col gap-4">
        <ChangePicture user={user} />
        <Disclosure title="Name" now={name || 'Not given'} action="Change name">
          <ChangeNameForm name={name} />
        </Disclosure>
        <Disclosure title="Email" now={user.email} action="Change email">
          <ChangeEmailForm email={user.email} />
        </Disclosure>
        <Disclosure title="Password" action="Change password">
          <ChangePasswordForm />
        </Disclosure>
        <Suspense fallback={<Skeleton className="h-40" />}>
          <SessionList />
        </Suspense>
      </div>
    </Section>
  )
}
