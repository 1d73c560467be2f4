import type { Hemisphere } from '#contract/settings.ts'

const seasons = ['winter', 'spring', 'summer', 'autumn'] as const
export type Season = (typeof seasons)[number]

/** The meteorological season, by the month in UTC: December begins the winter of the north and the summer of the south. */
export function seasonOf(date: Date, hemisphere: Hemisphere): Season {
  const quarter = Math.floor(((date.getUTCMonth() + 1) % 12) / 3)
  return seasons[(quarter + (hemisphere === 'south' ? 2 : 0)) % 4] as Season // a quarter has one of four indexes
}
