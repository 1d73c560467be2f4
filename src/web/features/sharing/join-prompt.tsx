import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Card } from '#web/ui/card.tsx'

/** What a visitor can do with a shared recipe: come in, and come back to it. */
export const JoinPrompt = ({ id }: { id: string }) => (
  <Card className="flex flex-col gap-4 p-5 sm:flex-row sm:items-center sm:justify-between print:hidden">
    <p className="max-w-md">
      <span className="block font-serif text-xl font-semibold">Keep this recipe</span>
      <span className="text-ink-soft">In a collection of your own, with room for all the others.</span>
    </p>
    <Link to={paths.auth('sign-up', paths.shared(id))} className={buttonLook({}, 'shrink-0')}>
      Sign In and Join Free
    </Link>
  </Card>
)
