import { BookOpen, LogOut, Search, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { icon } from '#web/ui/icon.ts'
import { commonWords } from '#web/words/common.ts'
import { profileWords } from '#web/words/profile.ts'
import { useWords } from '#web/words/words.ts'

export const QuickActions = ({ onSignOut }: { onSignOut: () => void }) => {
  const t = useWords(profileWords)
  const common = useWords(commonWords)
  const ways = [
    { to: paths.home, label: t.generate, Icon: Sparkles },
    { to: paths.recipes, label: t.myRecipes, Icon: BookOpen },
    { to: paths.search, label: common.search, Icon: Search },
  ]
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-xl">{t.quickActions}</h2>
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
          {t.signOut}
        </Button>
      </div>
    </Card>
  )
}
