import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { checkRecipe, withSafetySteps } from './index.ts'
import { lemonChicken } from './sound-recipes.ts'

const dish = (item: string, step: string): RecipeDraft => ({
  ...lemonChicken,
  title: 'A Plain Supper',
  ingredients: [
    { amount: '2 pounds', item },
    { amount: '1', item: 'onion' },
  ],
  instructions: [step, 'Serve with the onion once it is 165°F (74°C) inside.'],
})
const severities = (draft: RecipeDraft) =>
  checkRecipe(draft, { source: 'model' })
    .findings.filter(({ rule }) => rule === 'safety.frozen-meat')
    .map(({ severity }) => severity)

describe('meat out of the freezer is thawed, or cooked for longer', () => {
  test.each([
    ['frozen boneless chicken thighs', 'Roast the chicken thighs for 35 minutes.'],
    ['chicken breasts, frozen', 'Pan-fry the chicken for 8 minutes per side.'],
    ['frozen beef roast', 'Roast the beef for 1 hour.'],
    ['frozen ground turkey', 'Brown the turkey for 8 minutes.'],
    ['frozen pork chops', 'Do not thaw the pork chops. Grill them for 10 minutes.'],
    ['frozen turkey', 'Roast the turkey for 3 hours.'],
  ])('%s: %s', (item, step) => {
    const draft = dish(item, step)
    expect(severities(draft)).toEqual(['warning'])
    const mended = withSafetySteps(draft)
    expect(mended.instructions[0]).toMatch(
      /^Thaw the [a-z]+ overnight in the refrigerator, or cook it from frozen for about half as long again\. /,
    )
    expect(severities(mended)).toEqual([])
    expect(withSafetySteps(mended)).toBe(mended)
  })

  test.each([
    ['frozen chicken breasts', 'Put the chicken in the slow cooker and cook on low for 6 hours.'],
    ['frozen pork roast', 'Cook the pork from frozen in a Crock-Pot for 10 hours.'],
    ['frozen ground beef', 'Slow-cook the beef for 4 hours.'],
  ])('%s never goes into a slow cooker: %s', (item, step) => {
    expect(severities(dish(item, step))).toEqual(['error'])
    expect(severities(withSafetySteps(dish(item, step)))).toEqual(['error'])
  })

  test.each([
    ['frozen chicken thighs, thawed', 'Roast the chicken for 35 minutes.'],
    ['frozen chicken thighs', 'Thaw the chicken overnight in the fridge, then roast it for 35 minutes.'],
    ['frozen chicken breasts', 'Defrost the chicken. Put it in the slow cooker for 6 hours.'],
    [
      'frozen chicken breasts',
      'Bake the chicken from frozen for 50 minutes, about half as long again as fresh.',
    ],
    [
      'frozen chicken breasts',
      'Put the frozen chicken breasts in the Instant Pot and pressure cook for 15 minutes.',
    ],
    ['frozen peas', 'Boil the peas for 3 minutes.'],
    ['chicken thighs with frozen peas', 'Roast the chicken for 35 minutes.'],
    ['frozen shrimp', 'Fry the shrimp for 4 minutes.'],
    ['frozen fish sticks', 'Bake the fish sticks for 15 minutes.'],
    ['frozen chicken nuggets', 'Bake the nuggets for 15 minutes.'],
    ['frozen pork dumplings', 'Steam the dumplings for 10 minutes.'],
    ['frozen meatballs', 'Simmer the meatballs for 20 minutes.'],
    ['frozen cooked chicken', 'Fry the chicken for 5 minutes.'],
    ['rib-eye steaks, frozen for 30 minutes, then sliced', 'Fry the steaks for 2 minutes.'],
    ['vegan frozen chicken strips', 'Fry the strips for 6 minutes.'],
    ['fresh or frozen chicken thighs', 'Roast the chicken for 35 minutes.'],
  ])('%s needs nothing more: %s', (item, step) => {
    expect(severities(dish(item, step))).toEqual([])
  })
})
