import type { ratingWords } from '#web/words/rating.ts'

/** The meaning of each number of stars, as the specification gives it. */
export const starLabels = (t: ReturnType<typeof ratingWords.get>) =>
  [t.star1, t.star2, t.star3, t.star4, t.star5] as const
