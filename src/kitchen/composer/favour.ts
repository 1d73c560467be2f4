import { pantryItem } from './pantry/index.ts'
import { isOutOfSeason, type Season, seasonsOf } from './pantry/seasons.ts'

/** How gladly the kitchen takes a food of its own accord; 1 is usual. What was asked for is never weighed. */
export type Favour = (id: string) => number

const IN_SEASON = 2
const OUT_OF_SEASON = 0.12
const HAD_LATELY = 0.35

/** Favours what the season brings and what the cook has not had lately, as far as the titles tell. */
export function favourOf(season: Season | undefined, recentTitles: readonly string[]): Favour {
  const lately = isNamedIn(recentTitles)
  const memo = new Map<string, number>()
  const weigh = (id: string) => {
    const seasonal = !season || !seasonsOf.has(id) ? 1 : isOutOfSeason(id, season) ? OUT_OF_SEASON : IN_SEASON
    const item = pantryItem(id)
    return seasonal * (item && lately(item.one, item.many, item.title ?? item.one) ? HAD_LATELY : 1)
  }
  return (id) => {
    const known = memo.get(id)
    if (known !== undefined) return known
    const weight = weigh(id)
    memo.set(id, weight)
    return weight
  }
}

/** Whether one of the words stands in one of the titles. */
export function isNamedIn(titles: readonly string[]): (...words: readonly string[]) => boolean {
  const text = titles.map((title) => ` ${title.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `).join('|')
  return (...words) =>
    text !== '' &&
    words.some((word) => {
      const plain = word.toLowerCase().replace(/[^\p{L}]+/gu, ' ')
      return text.includes(` ${plain} `) || text.includes(` ${plain}s `)
    })
}
