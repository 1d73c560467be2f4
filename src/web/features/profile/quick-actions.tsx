import { BookOpen, LogOut, Search, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { icon } from '#web/ui/icon.ts'

const ways = [
  { to: paths.home, label: 'Generate a Recipe', Icon: Sparkles },
  { to: paths.recipes, label: 'My Recipes', Icon: BookOpen },
  { to: paths.search, label: 'Search', Icon: Search },
]

export const QuickActions = ({ onSignOut }: { onSignOut: () => void }) => (
  <Card className="p-5 md:p-6">
    <h2 className="text-xl">Quick actions</h2>
    <div className="mt-4 flex flex-col gap-2.5">
      {ways.map(({ to, label, Icon }) => (
        <Button key={to} asChild variant="secondary" className="justify-start">
          <Link to={to}>
            <Icon {...icon} />
            {label}
          </Link>
        </Button>
      ))}
      <Button variant="secondary" className="justify-start" onClick={onSignOut}>
        <LogOut {...icon} />
        Sign Out
      </Button>
    </div>
  </Card>
)
