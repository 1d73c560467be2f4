import { useQuery } from '@tanstack/react-query'
import { Library } from 'lucide-react'
import type { Recipe } from '#contract/recipe.ts'
import { listingQuery, useSetListed } from '#web/data/popular.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { commonWords } from '#web/words/common.ts'
import { popularWords } from '#web/words/popular.ts'
import { useWords } from '#web/words/words.ts'

/**
 * The switch that lists a shared recipe in the popular library; renders nothing when it may not be listed.
 */
export function ListingSwitch({ recipe }: { recipe: Pick<Recipe, 'id' | 'isShared'> }) {
  const t = useWords(popularWords)
  const common = useWords(commonWords)
  const { data: listing } = useQuery({ ...listingQuery(recipe.id), enabled: recipe.isShared })
  const { mutate, isPending } = useSetListed(recipe.id)
  if (!recipe.isShared || !listing || (!listing.canList && !listing.isListed)) return null
  const change = (listed: boolean) =>
    mutate(listed, {
      onSuccess: () =>
        toast({
          title: listed ? t.listed : t.unlisted,
          description: listed ? t.listedText : t.unlistedText,
          tone: 'success',
        }),
      onError: (error) =>
        tellFailure(error, { title: common.error, description: messageOf(error, t.pleaseRetry) }),
    })
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft print:hidden">
      <span className="inline-flex items-center gap-1.5">
        <Library {...icon} className="size-4.5" />
        {listing.isListed ? t.isListed : t.isNotListed}
      </span>
      <Button
        variant="link"
        size="inline"
        busy={isPending}
        onClick={() => change(!listing.isListed)}
        className="text-small"
      >
        {listing.isListed ? t.takeItOut : t.putIn}
      </Button>
    </div>
  )
}
