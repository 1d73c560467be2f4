import { useQuery } from '@tanstack/react-query'
import { currentUserQuery, nameOf } from '#web/data/users.ts'
import { signOut } from '#web/lib/auth.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

export function Profile() {
  useTitle('Profile')
  const { data: user } = useQuery(currentUserQuery)
  return (
    <main className="page py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">Profile</h1>
      {user ? (
        <div className="mt-6 flex items-center gap-4">
          <Avatar name={nameOf(user)} src={user.profileImageUrl} className="size-16 text-2xl" />
          <div>
            <p className="font-serif text-xl font-semibold">{nameOf(user)}</p>
            <p className="text-ink-soft">{user.email}</p>
            <p className="text-ink-soft">Joined {date.format(new Date(user.createdAt))}</p>
          </div>
        </div>
      ) : (
        <Skeleton className="mt-6 h-16 w-80 max-w-full" />
      )}
      <Button variant="secondary" className="mt-8" onClick={() => signOut()}>
        Sign Out
      </Button>
    </main>
  )
}
