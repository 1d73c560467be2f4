import { words } from './words.ts'

/** Groups of the kitchen's recipe checks; the keys are the kitchen's own names. */
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
  'Written in its own words': 'Written in its own words',
  'Your allergies': 'Your allergies',
})

/** The name of a group in the interface's language; an unknown group keeps its own name. */
export const checkGroupName = (group: string): string => {
  const names: Record<string, string> = checkGroupWords.get()
  return names[group] ?? group
}
