import { NavLink } from 'react-router'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { frameWords } from '#web/words/frame.ts'
import { useWords } from '#web/words/words.ts'
import { useTabs } from './navigation.ts'

export const BottomTabs = () => {
  const t = useWords(frameWords)
  return (
    <nav
      aria-label={t.tabs}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex">
        {useTabs().map(({ to, label, shortLabel, Icon }) => (
          <li key={to} className="min-w-0 flex-1">
            <NavLink to={to} end aria-label={spoken(label, shortLabel)} className={tab}>
              <Icon {...icon} className="size-6" />
              {/* Five labels in doubled text size do not fit in a row; the link's accessible name
                  remains. */}
              <span className="max-[16rem]:hidden">{shortLabel}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The accessible name contains the visible label, so that voice control recognises it. */
const spoken = (label: string, shortLabel: string) =>
  label.includes(shortLabel) ? label : `${shortLabel}: ${label}`

const tab = ({ isActive }: { isActive: boolean }) =>
  cx(
    'flex h-16 flex-col items-center justify-center gap-0.5 text-fine font-semibold',
    isActive ? 'text-accent' : 'text-ink-soft',
  )
