import type { Season } from '#contract/popular.ts'

export const seasonTitles: Record<Season, string> = {
  spring: 'Spring Collection',
  summer: 'Summer Collection',
  autumn: 'Autumn Collection',
  winter: 'Winter Collection',
}
