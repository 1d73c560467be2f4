/** What cooks ask for most: the chip's key in the catalogue, and the wish as the kitchen reads it, which knows English. */
export const wishes = [
  ['vegan', 'Make it vegan'],
  ['vegetarian', 'Vegetarian'],
  ['glutenFree', 'Gluten-free'],
  ['dairyFree', 'Dairy-free'],
  ['nutFree', 'Nut-free'],
  ['forTwo', 'For two'],
  ['noOven', 'Without an oven'],
  ['cheaper', 'Cheaper'],
  ['quicker', 'Quicker'],
  ['lessSalt', 'Less salt'],
] as const
