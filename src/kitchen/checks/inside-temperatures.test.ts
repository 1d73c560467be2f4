import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { checkRecipe, withSafetySteps } from './index.ts'
import { lemonChicken } from './sound-recipes.ts'

const dish = (items: string[], steps: string[]): RecipeDraft => ({
  ...lemonChicken,
  title: 'A Plain Supper',
  ingredients: items.map((item) => ({ amount: '1 pound', item })),
  instructions: steps,
})
const safetyOf = (draft: RecipeDraft, severity = 'error') => [
  ...new Set(
    checkRecipe(draft, { source: 'model' })
      .findings.filter((each) => each.rule.startsWith('safety.') && each.severity === severity)
      .map(({ rule }) => rule),
  ),
]

/** Steps that leave the meat raw, each with the corrected step. */
const wrong: [item: string, rule: string, step: string, mended: string][] = [
  [
    'ground beef',
    'ground-meat',
    'Grill the burgers until the center reaches 130°F (54°C) for medium-rare.',
    'Grill the burgers until the center reaches 160°F (71°C).',
  ],
  [
    'ground beef',
    'ground-meat',
    'Cook to an internal temperature of 55 °C.',
    'Cook to an internal temperature of 71°C.',
  ],
  [
    'ground beef',
    'ground-meat',
    'Cook the patties to medium-rare (130–135°F).',
    'Cook the patties until cooked through (160°F).',
  ],
  [
    'ground beef',
    'ground-meat',
    'Cook until the internal temperature is between 130°F and 135°F.',
    'Cook until the internal temperature is 160°F.',
  ],
  [
    'ground beef',
    'ground-meat',
    'Grill until a thermometer reads 130.',
    'Grill until a thermometer reads 160°F.',
  ],
  ['ground beef', 'ground-meat', 'Grill until the inside is 130ºF.', 'Grill until the inside is 160°F.'],
  [
    'ground beef',
    'ground-meat',
    'Cook until the burgers are 135°F / 57°C in the center.',
    'Cook until the burgers are 160°F (71°C) in the center.',
  ],
  [
    'ground beef',
    'ground-meat',
    'Take the burgers off at 130°F (54°C).',
    'Take the burgers off at 160°F (71°C).',
  ],
  [
    'ground beef',
    'ground-meat',
    'Grill to 130°F inside. The ground beef is done when no pink is left and it reaches 160°F (71°C) inside.',
    'Grill to 160°F inside. The ground beef is done when no pink is left and it reaches 160°F (71°C) inside.',
  ],
  [
    'ground chuck',
    'ground-meat',
    'Sear the burgers to an internal temp of 130F.',
    'Sear the burgers to an internal temp of 160°F.',
  ],
  [
    'chicken breasts',
    'poultry',
    'Roast at 400°F (200°C) until a thermometer in the thickest part reads 150°F (65°C).',
    'Roast at 400°F (200°C) until a thermometer in the thickest part reads 165°F (74°C).',
  ],
  [
    'chicken breasts',
    'poultry',
    'Bake at 375°F (190°C) until it reaches 145 degrees inside.',
    'Bake at 375°F (190°C) until it reaches 165°F inside.',
  ],
  [
    'chicken breasts',
    'poultry',
    'Remove the chicken from the oven when it reaches 155°F and rest 10 minutes.',
    'Remove the chicken from the oven when it reaches 165°F and rest 10 minutes.',
  ],
  [
    'chicken breasts',
    'poultry',
    'Cook until the center is 165°F (63°C).',
    'Cook until the center is 165°F (74°C).',
  ],
  [
    'ground turkey',
    'poultry',
    'Cook the turkey patties for 5 minutes, to 160°F (71°C).',
    'Cook the turkey patties for 5 minutes, to 165°F (74°C).',
  ],
  ['duck breasts', 'poultry', 'Roast the duck to 135°F for medium-rare.', 'Roast the duck to 165°F.'],
  [
    'pork tenderloin',
    'pork',
    'Roast at 425°F (220°C) until the center registers 130°F (54°C), still rosy.',
    'Roast at 425°F (220°C) until the center registers 145°F (63°C), cooked through.',
  ],
  ['pork loin', 'pork', 'Cook the pork to medium, 140°F.', 'Cook the pork to medium, 145°F.'],
]

/** Steps that leave the meat raw by words alone; the safe figure is then added. */
const rosy: [item: string, rule: string, step: string, start: string][] = [
  [
    'ground beef',
    'ground-meat',
    'Grill the patties until medium-rare and still pink in the middle.',
    'Grill the patties until cooked through. The ground beef is done',
  ],
  [
    'ground lamb',
    'ground-meat',
    'Grill the koftas with a rosy center.',
    'Grill the koftas cooked through. The ground lamb is done',
  ],
  [
    'chicken breasts',
    'poultry',
    'Sear until just pink inside.',
    'Sear until cooked through. The chicken breast is done',
  ],
  [
    'chicken livers',
    'poultry',
    'Fry the livers until browned but still pink inside.',
    'Fry the livers until browned but cooked through. The chicken liver is done',
  ],
]

const sound: [items: string[], steps: string[]][] = [
  [['beef sirloin steak'], ['Grill to 130°F (54°C) for medium-rare.']],
  [['lamb leg'], ['Roast until 125°F (52°C) inside; it should be rosy.']],
  [['venison steak'], ['Sear until 125°F (52°C), still rosy.']],
  [['pork tenderloin'], ['Roast until 140°F, then rest for 10 minutes until it rises to 145°F.']],
  [['pork chops'], ['Sear until the pork is rosy in the middle, 145°F (63°C).']],
  [['chicken breasts'], ['Remove the chicken from the oven at 160°F; it will rise to 165°F as it rests.']],
  [
    ['whole turkey'],
    ['Smoke at 225°F until the breast reaches 140°F, baste, and continue to smoke until it reaches 165°F.'],
  ],
  [
    ['chicken thighs', 'beef sirloin steak'],
    ['Grill the steak to 130°F.', 'Grill the chicken to 165°F.'],
  ],
  [
    ['lamb chops', 'chicken thighs'],
    ['Grill the lamb to 130°F for medium-rare.', 'Cook the chicken to 165°F.'],
  ],
  [['chicken breasts'], ['Cook sous vide at 145°F (63°C) for 2 hours.']],
  [['ground beef'], ['Cook the patties sous vide at 135°F for 3 hours, then sear for 1 minute.']],
  [
    ['whole chicken', 'milk'],
    ['Warm the milk to 110°F.', 'Roast the chicken at 425°F to 165°F inside.'],
  ],
  [['chicken wings', 'oil'], ['Heat the oil to 130°F. Fry the chicken until 165°F inside.']],
  [
    ['ground pork', 'flour'],
    ['Mix the dough with water at 110°F.', 'Cook the pork to 160°F.'],
  ],
  [
    ['chicken breasts', 'dark chocolate'],
    ['Melt the chocolate to 115°F.', 'Cook the chicken to 165°F inside.'],
  ],
  [
    ['chicken wings', 'sugar'],
    ['Heat the syrup until a candy thermometer reads 140°F.', 'Bake the wings until 165°F inside.'],
  ],
  [['chicken breast'], ['Poach in water kept at 160°F (71°C) until the chicken reaches 165°F.']],
  [['chicken thighs'], ['Cook until no longer pink and the center is 74 °C.', 'Keep warm at 140°F.']],
  [['ground beef'], ['If it is below 160°F, cook it for longer, to 160°F.']],
  [['italian sausage'], ['Grill the sausages until no longer pink in the middle, 160°F.']],
  [['chicken thighs'], ['Cook until it reads 165 degrees Fahrenheit.', 'Let cool to 70°F within 2 hours.']],
]

describe('a temperature that leaves meat raw', () => {
  test.each(wrong)('%s, %s: %s', (item, kind, step, mended) => {
    const draft = dish([item, 'onions'], [step, 'Serve with the onions.'])
    expect(safetyOf(draft)).toEqual([`safety.${kind}-temperature`])
    const safe = withSafetySteps(draft)
    expect(safe.instructions).toEqual([mended, 'Serve with the onions.'])
    expect(safetyOf(safe)).toEqual([])
    expect(withSafetySteps(safe)).toBe(safe)
  })

  test.each(rosy)('words alone leave meat raw. %s, %s: %s', (item, kind, step, start) => {
    const draft = dish([item, 'onions'], [step, 'Serve with the onions.'])
    expect(safetyOf(draft)).toEqual([`safety.${kind}-temperature`])
    const safe = withSafetySteps(draft)
    expect(safe.instructions[0]).toContain(start)
    expect(safetyOf(safe)).toEqual([])
  })

  test.each([
    [
      ['chicken breast, sliced', 'onions'],
      'Lay the raw chicken over the onions, ladle the warm broth over and eat at once.',
    ],
    [
      ['ground turkey', 'onions'],
      'Mix the raw ground turkey with the melted butter and the onions, and spread it on toast.',
    ],
  ])('a meat that is served raw is no matter of a sentence: %s', (items, step) => {
    const draft = dish(items, ['Simmer the onions in the broth for 20 minutes.', step])
    expect(safetyOf(withSafetySteps(draft))).toContain('safety.poultry-temperature')
  })

  test('each meat has its own temperature', () => {
    const both = dish(
      ['ground beef', 'beef sirloin'],
      ['Grill the steak to 130°F.', 'Grill the burgers to 130°F.'],
    )
    expect(withSafetySteps(both).instructions).toEqual([
      'Grill the steak to 130°F.',
      'Grill the burgers to 160°F.',
    ])
  })

  test.each(sound)('a sound step has no finding: %s, %s', (items, steps) => {
    const draft = dish(items, steps)
    expect(safetyOf(draft)).toEqual([])
    expect(withSafetySteps(draft)).toBe(draft)
  })

  test('undercooked fish is a warning, since it is a matter of taste', () => {
    const salmon = (item: string) =>
      dish([item], ['Bake at 275°F (135°C) until the center reaches 125°F (52°C).'])
    expect(safetyOf(salmon('salmon fillets'))).toEqual([])
    expect(safetyOf(salmon('salmon fillets'), 'warning')).toEqual(['safety.fish-temperature-low'])
    expect(safetyOf(salmon('sushi-grade salmon fillets'), 'warning')).toEqual([])
    expect(withSafetySteps(salmon('salmon fillets'))).toEqual(salmon('salmon fillets'))
  })

  const withChicken = (step: string) =>
    dish(['chicken thighs', 'kielbasa'], [step, 'Simmer the chicken until it reaches 165°F (74°C).'])

  test.each([
    'Fry the kielbasa until it is browned at the edges and reaches 160°F (71°C) inside.',
    'Fry both until the chicken reaches 165°F (74°C) and the kielbasa reaches 160°F (71°C) inside.',
  ])('a smoked sausage has its own temperature beside chicken: %s', (step) => {
    expect(safetyOf(withChicken(step))).toEqual([])
  })

  test.each([
    'Add the kielbasa, and fry until the chicken reaches 150°F (66°C) inside.',
    'Nestle the kielbasa between the chicken; roast until a thermometer in the thickest part reads 150°F (66°C).',
  ])('a smoked sausage beside it excuses no raw chicken: %s', (step) => {
    expect(safetyOf(withChicken(step))).toEqual(['safety.poultry-temperature'])
  })

  test('a low oven does not count as doneness', () => {
    const slow = dish(['chicken breasts'], ['Roast in a low oven at 200°F (93°C) until golden.'])
    expect(safetyOf(slow)).toEqual(['safety.poultry-temperature'])
  })

  test.each([
    ['chicken breasts', 'Cook sous vide at 130°F (54°C) for 30 minutes.', 'poultry'],
    ['ground beef', 'Set the water bath to 130°F (54°C). Cook the patties for 45 minutes.', 'ground-meat'],
  ])('a bath too cool or too short pasteurises nothing: %s, %s', (item, step, kind) => {
    expect(safetyOf(dish([item], [step]))).toEqual([`safety.${kind}-temperature`])
  })
})
