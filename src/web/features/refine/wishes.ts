/**
 * The most common requests: the chip's key in the catalogue, and the request in English, which the kitchen
 * understands.
 */
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
