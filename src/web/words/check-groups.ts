import { words } from './words.ts'

/** What the kitchen looks at, by the name it gives to each group of its rules. */
export const checkGroupWords = words('check-groups', {
  'Amounts can be measured': 'Amounts can be measured',
  Conditions: 'Conditions',
  'Cooked to a safe temperature': 'Cooked to a safe temperature',
  'Diet and exclusions': 'Diet and exclusions',
  'Every ingredient is used': 'Every ingredient is used',
  'Everything in the steps is listed': 'Everything in the steps is listed',
  'Everything is food': 'Everything is food',
  'Nutrition agrees': 'Nutrition agrees',
  'Oven temperatures are given': 'Oven temperatures are given',
  'Portions are plausible': 'Portions are plausible',
  'Safe kitchen practice': 'Safe kitchen practice',
  'The recipe is complete': 'The recipe is complete',
  'The text reads well': 'The text reads well',
  'Times agree': 'Times agree',
  'What you asked for': 'What you asked for',
  'Your allergies': 'Your allergies',
})

/** A group in the language of the interface; one that nobody knows, as it is. */
export const checkGroupName = (group: string): string => {
  const names: Record<string, string> = checkGroupWords.get()
  return names[group] ?? group
}
