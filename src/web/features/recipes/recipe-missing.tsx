import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'

export const RecipeMissing = ({ text }: { text?: string }) => {
  const t = useWords(recipesWords)
  return (
    <main className="page grid min-h-[60dvh] place-content-center justify-items-center gap-3 py-16 text-center">
      <h1 className="text-3xl">{t.notFound}</h1>
      {text && <p className="max-w-md text-ink-soft">{text}</p>}
      <Button asChild className="mt-3">
        <Link to={paths.home}>{t.goHome}</Link>
      </Button>
    </main>
  )
}
