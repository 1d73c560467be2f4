import { Brush, Palette } from 'lucide-react'
import type { Recipe } from '#contract/recipe.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'

interface PaintingNoteProps {
  painting: Recipe['painting']
  className?: string
}

/** A note over the kitchen's drawing that a painted picture will replace it, or that none could be made. */
export function PaintingNote({ painting, className }: PaintingNoteProps) {
  const t = useWords(recipesWords)
  const Icon = painting === 'failed' ? Palette : Brush
  return (
    <div role="status" className={cx('max-w-[calc(100%-2rem)]', className)}>
      {painting && (
        <p className="flex items-center gap-2 rounded-2xl border border-line bg-card px-3 py-1.5 text-small text-ink">
          <Icon {...icon} className="size-4 shrink-0 text-accent" />
          {painting === 'coming' ? t.pictureComing : t.pictureFailed}
        </p>
      )}
    </div>
  )
}
