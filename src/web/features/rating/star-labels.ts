import type { ratingWords } from '#web/words/rating.ts'

/** What each number of stars says, by the specification. */
export const starLabels = (t: ReturnType<typeof ratingWords.get>) =>
  [t.star1, t.star2, t.star3, t.star4, t.star5] as const
