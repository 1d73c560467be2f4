import { item, type PantryItem } from './item.ts'

/** Wrappers for dumplings and rolls. */
export const wrappers: readonly PantryItem[] = [
  item('wonton-wrapper', 'wonton wrapper|wonton wrappers', 'bread', '32 each', '', {
    home: ['chinese'],
    title: 'wonton',
  }),
]
