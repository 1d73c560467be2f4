import type { Folder } from '#contract/folders.ts'

/** What the colours are called: a colour alone tells nothing to whoever cannot see it. */
export const colorNames: Record<Folder['color'], string> = {
  '#ea580c': 'Orange',
  '#dc2626': 'Red',
  '#059669': 'Green',
  '#2563eb': 'Blue',
  '#7c3aed': 'Purple',
  '#db2777': 'Pink',
  '#0891b2': 'Cyan',
  '#65a30d': 'Lime',
}
