import { useQuery } from '@tanstack/react-query'
import { LogOut, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { useSaveSettings } from '#web/data/settings.ts'
import { currentUserQuery, nameOf } from '#web/data/users.ts'
import { useThemeOptions } from '#web/features/settings/theme-options.tsx'
import { leave } from '#web/lib/leave.ts'
import { paths } from '#web/lib/paths.ts'
import { useTheme } from '#web/lib/theme.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { icon } from '#web/ui/icon.ts'
import { Menu, MenuChoice, MenuItem, MenuLine } from '#web/ui/menu.tsx'
import { frameWords } from '#web/words/frame.ts'
import { useWords } from '#web/words/words.ts'

/** The menu behind the top bar's avatar: profile, theme and sign-out. */
export function AvatarMenu() {
  const t = useWords(frameWords)
  const { data: user } = useQuery(currentUserQuery)
  const { mutate: save } = useSaveSettings()
  const theme = useTheme()
  const name = user ? nameOf(user) : ' '
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t.account}
          className="rounded-full pointer-coarse:-m-1 pointer-coarse:p-1"
        >
          <Avatar name={name} src={user?.profileImageUrl} />
        </button>
      }
    >
      <div className="max-w-64 px-3 pt-2 pb-1.5">
        <p className="truncate font-serif font-semibold">{name}</p>
        <p className="truncate text-sm text-ink-soft">{user?.email}</p>
      </div>
      <MenuLine />
      <MenuItem asChild>
        <Link to={paths.profile}>
          <UserRound {...icon} />
          {t.profile}
        </Link>
      </MenuItem>
      <MenuLine />
      <MenuChoice
        label={t.theme}
        options={useThemeOptions()}
        value={theme}
        onChange={(chosen) => save({ theme: chosen })}
      />
      <MenuLine />
      <MenuItem onSelect={() => void leave()}>
        <LogOut {...icon} />
        {t.signOut}
      </MenuItem>
    </Menu>
  )
}
