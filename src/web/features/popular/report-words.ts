import type { RecipeReport } from '#contract/popular.ts'

export const reportWords: Record<RecipeReport['reason'], string> = {
  unsafe: 'It is not safe to eat or to cook',
  offensive: 'It is offensive',
  copied: 'It was copied from somewhere else',
  spam: 'It is an advertisement',
  other: 'Something else',
}
