import type { Cookbook } from '../../cookbook/open-cookbook.ts'

/** Courses of recipes that are put on another dish. */
const besideDishes: ReadonlySet<string> = new Set(['sauce', 'dressing', 'condiment'])

/** True for a name that only sauces and their like bear, such as remoulade. */
export const isCondiment = ({ names, bySlug }: Cookbook, name: string): boolean => {
  const slugs = names.get(name) ?? []
  return slugs.length > 0 && slugs.every((slug) => besideDishes.has(bySlug.get(slug)?.file.course ?? ''))
}
