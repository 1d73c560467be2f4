import { useQuery } from '@tanstack/react-query'
import { LogOut, Star } from 'lucide-react'
import { NavLink } from 'react-router'
import { currentUserQuery, nameOf } from '#web/data/users.ts'
import { ThemeChoice } from '#web/features/settings/theme-choice.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Drawer } from '#web/ui/dialog.tsx'
import { icon } from '#web/ui/icon.ts'
import { frameWords } from '#web/words/frame.ts'
import { useWords } from '#web/words/words.ts'
import { useLinks, useSigns } from './navigation.ts'
import { UsageBadge } from './usage-badge.tsx'

interface NavigationDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onSignOut: () => void
}

/** The phone's menu: the signed-in cook, the remaining quota and the links. */
export function NavigationDrawer({ open, onOpenChange, onSignOut }: NavigationDrawerProps) {
  const t = useWords(frameWords)
  const { data: user } = useQuery(currentUserQuery)
  const links = useLinks().toSpliced(2, 0, ...useSigns())
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t.menu} titleHidden>
      <div className="flex items-center gap-3 pr-12">
        <Avatar name={user ? nameOf(user) : ' '} src={user?.profileImageUrl} className="size-12 text-xl" />
        <div className="min-w-0">
          <p className="truncate font-serif text-lg font-semibold">{user ? nameOf(user) : ' '}</p>
          <p className="truncate text-small text-ink-soft">{user?.email}</p>
        </div>
      </div>
      <div className="mt-4 border-b border-line pb-5">
        <UsageBadge />
      </div>
      <nav aria-label={t.menu} className="mt-4 flex-1">
        <ul className="flex flex-col gap-1">
          {links.map(({ to, label, Icon, starred }) => (
            <li key={to}>
              <NavLink to={to} end onClick={() => onOpenChange(false)} className={drawerLink}>
                <Icon {...icon} className="size-5.5" />
                {label}
                {starred && <Star {...icon} className="size-4 fill-current text-accent" />}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <ThemeChoice />
      <Button variant="secondary" onClick={onSignOut} className="mt-4">
        <LogOut {...icon} />
        {t.signOut}
      </Button>
    </Drawer>
  )
}

const drawerLink = ({ isActive }: { isActive: boolean }) =>
  cx(
    'flex min-h-12 items-center gap-3.5 rounded-lg px-3 text-lg font-semibold',
    isActive ? 'bg-accent-tint text-accent-strong' : 'text-ink hover:bg-accent-tint',
  )
