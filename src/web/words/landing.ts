import { params, words } from './words.ts'

/** Texts of the landing page. */
export const landingWords = words('landing', {
  crave: 'Crave it.',
  cook: 'Cook it.',
  keep: 'Keep it.',
  lead: 'Type what you are hungry for. Larder writes the recipe, its kitchen checks it, and it stays in your collection.',
  signUpFree: 'Sign Up Free',
  free3: 'Three recipes every month, without paying and without a card.',
  footer:
    "Larder. The dish above is drawn from its recipe; recipe and drawing were made by Larder's own kitchen.",
  typed: 'What was typed:',
  // Three steps from craving to recipe.
  howItGoes: 'How it goes',
  craveTitle: 'Crave it',
  craveText:
    'A dish, a mood, what is in the fridge, how long you have, what you must not eat. In your own words; the recipe is written while you watch.',
  cookTitle: 'Cook it',
  cookText:
    'Every ingredient is used, every step names what it needs, times add up, and diets hold. What was checked stands below each recipe, with the nutrition worked out line by line.',
  keepTitle: 'Keep it',
  keepText:
    'Each recipe stays in your collection with its picture and a grocery list in the order of the shop. Find it again by a word or by the meal.',
  // The two plans.
  prices: 'What it costs',
  free: 'Free',
  freeText: params(
    '{recipes} generated recipes per month, each checked, drawn and kept. Your collection has no limit.',
  ),
  createAccount: 'Create Account',
  premium: 'Premium',
  perMonth: 'per month',
  premiumText: params('Unlimited recipes. Cancel at any time, with a {days}-day money-back guarantee.'),
  notSold: 'This server does not sell Premium.',
})
