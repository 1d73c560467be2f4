import { params, words } from './words.ts'

/** The four values that are shown of a serving. */
export const nutritionWords = words('nutrition', {
  kcal: 'kcal',
  protein: 'protein',
  carbs: 'carbs',
  fat: 'fat',
  grams: params('{grams} g'),
  kilocalories: params('{kcal} kcal'),
  caloriesLabel: 'Calories',
  proteinLabel: 'Protein',
  carbsLabel: 'Carbs',
  fatLabel: 'Fat',
})
