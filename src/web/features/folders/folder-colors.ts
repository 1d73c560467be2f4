import type { Folder } from '#contract/folders.ts'

/** Names of the folder colours, because a colour alone tells nothing to someone who cannot see it. */
export const colorNames = {
  '#ea580c': 'orange',
  '#dc2626': 'red',
  '#059669': 'green',
  '#2563eb': 'blue',
  '#7c3aed': 'purple',
  '#db2777': 'pink',
  '#0891b2': 'cyan',
  '#65a30d': 'lime',
} as const satisfies Record<Folder['color'], string>
