import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'

export const RecipeMissing = ({ text }: { text?: string }) => (
  <main className="page grid min-h-[60dvh] place-content-center justify-items-center gap-3 py-16 text-center">
    <h1 className="text-3xl">Recipe Not Found</h1>
    {text && <p className="max-w-md text-ink-soft">{text}</p>}
    <Button asChild className="mt-3">
      <Link to={paths.home}>Go Home</Link>
    </Button>
  </main>
)
