/** What cooks ask for most, as the chips say it. */
export const wishes = [
  'Make it vegan',
  'Vegetarian',
  'Gluten-free',
  'Dairy-free',
  'Nut-free',
  'For two',
  'Without an oven',
  'Cheaper',
  'Quicker',
  'Less salt',
] as const
