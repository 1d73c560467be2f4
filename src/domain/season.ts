import type { Hemisphere } from '#contract/settings.ts'

const seasons = ['winter', 'spring', 'summer', 'autumn'] as const
export type Season = (typeof seasons)[number]

/**
 * The meteorological season by the month in UTC: December begins winter in the north and summer in the south.
 */
export function seasonOf(date: Date, hemisphere: Hemisphere): Season {
  const quarter = Math.floor(((date.getUTCMonth() + 1) % 12) / 3)
  // a quarter has one of four indexes
  return seasons[(quarter + (hemisphere === 'south' ? 2 : 0)) % 4] as Season
}
