import { LogOut, Menu, Star } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { NewVersionOffer } from '#web/features/offline/new-version-offer.tsx'
import { SyncStrip } from '#web/features/offline/sync-strip.tsx'
import { leave } from '#web/lib/leave.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { frameWords } from '#web/words/frame.ts'
import { useWords } from '#web/words/words.ts'
import { useLinks, useSigns } from './navigation.ts'
import { UsageBadge } from './usage-badge.tsx'

const AvatarMenu = lazy(() => import('./avatar-menu.tsx').then((m) => ({ default: m.AvatarMenu })))
const loadDrawer = () => import('./navigation-drawer.tsx')
const NavigationDrawer = lazy(() => loadDrawer().then((m) => ({ default: m.NavigationDrawer })))

/** Number of links up to which a tablet has room for the wordmark's text beside the jar. */
const WORDS_FIT = 4

export function TopBar() {
  const t = useWords(frameWords)
  const links = useLinks()
  const signs = useSigns()
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  return (
    // In doubled text size the header takes two lines of a phone, which is too much to stay fixed.
    <header className="print:hidden sticky top-0 z-30 border-b border-line bg-paper max-[16rem]:static">
      <div className="page flex min-h-16 items-center gap-2 max-[16rem]:flex-wrap max-[16rem]:py-2">
        <Button
          variant="ghost"
          size="icon"
          className="-ml-2 md:hidden"
          aria-label={t.openMenu}
          aria-haspopup="dialog"
          onPointerEnter={loadDrawer}
          onClick={() => {
            setOpened(true)
            setOpen(true)
          }}
        >
          <Menu {...icon} />
        </Button>
        <Link
          to={paths.home}
          aria-label={t.toHome}
          className="flex rounded-md pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:items-center md:mr-1 lg:mr-4"
        >
          <Wordmark
            className={cx(
              'max-[21rem]:w-7.5 max-[21rem]:overflow-hidden',
              links.length > WORDS_FIT && 'md:max-lg:w-7.5 md:max-lg:overflow-hidden',
            )}
          />
        </Link>
        <nav aria-label={t.main} className="hidden md:block">
          <ul className="flex lg:gap-1">
            {links.map(({ to, label, shortLabel, starred }) => (
              <li key={to}>
                <NavLink to={to} end className={topLink} aria-label={label}>
                  <span className="max-xl:hidden">{label}</span>
                  <span className="xl:hidden">{label.includes(shortLabel) ? shortLabel : label}</span>
                  {starred && <Star {...icon} className="ml-1 size-3 fill-current lg:ml-1.5 lg:size-3.5" />}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-3 md:max-lg:gap-1">
          {signs.map(({ to, label, Icon }) => (
            <NavLink key={to} to={to} end aria-label={label} className={topSign}>
              <Icon {...icon} className="size-5.5" />
            </NavLink>
          ))}
          <UsageBadge />
          <span className="flex size-9 max-md:hidden">
            <Suspense fallback={<span className="size-9 rounded-full bg-accent-tint" />}>
              <AvatarMenu />
            </Suspense>
          </span>
          <Button
            variant="ghost"
            size="sm"
            className="max-md:hidden md:max-lg:px-2 pointer-coarse:min-w-11"
            onClick={leave}
          >
            <LogOut {...icon} className="lg:hidden" />
            <span className="sr-only lg:not-sr-only">{t.signOut}</span>
          </Button>
        </div>
      </div>
      <SyncStrip />
      <NewVersionOffer />
      {opened && (
        <Suspense fallback={null}>
          <NavigationDrawer open={open} onOpenChange={setOpen} onSignOut={leave} />
        </Suspense>
      )}
    </header>
  )
}

const topSign = ({ isActive }: { isActive: boolean }) =>
  cx(
    'grid size-10 shrink-0 place-items-center rounded-lg transition-colors duration-150 pointer-coarse:size-11',
    isActive ? 'text-accent' : 'text-ink-soft hover:bg-accent-tint hover:text-ink',
  )

const topLink = ({ isActive }: { isActive: boolean }) =>
  cx(
    'inline-flex min-h-10 items-center rounded-lg px-1.5 pointer-coarse:min-h-11 text-small font-semibold whitespace-nowrap transition-colors duration-150 lg:px-2 lg:text-base xl:px-3',
    isActive ? 'text-accent' : 'text-ink-soft hover:bg-accent-tint hover:text-ink',
  )
