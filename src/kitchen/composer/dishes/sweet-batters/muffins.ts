import type { Dish } from '../../dish.ts'
import { batter, batterTakes } from './batter.ts'

export const muffins: Dish = {
  id: 'muffins',
  names: [
    'muffin',
    'blueberry muffin',
    'banana muffin',
    'bran muffin',
    'breakfast muffin',
    'corn muffin',
    'savory muffin',
    'savoury muffin',
    'cheese muffin',
    'oat muffin',
    'pumpkin muffin',
    'zucchini muffin',
    'carrot muffin',
    'chocolate muffin',
  ],
  categories: ['breakfast', 'snack', 'dessert'],
  kind: 'sweet',
  serves: 12,
  minutes: [35, 40],
  oven: true,
  takes: batterTakes,
  moods: ['kids', 'sweet', 'comfort', 'weekend'],
  write: (kit) => batter(kit, false),
}
