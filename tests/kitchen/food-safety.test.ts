import { expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'

interface Case {
  rule: string
  items: string[]
  steps: string[]
  title?: string
  asked?: string
}
const rulesOf = ({ items, steps, title = 'Supper', asked = '' }: Case): string[] => {
  const draft: RecipeDraft = {
    title,
    description: 'A plain supper for a weeknight.',
    category: 'dinner',
    prepTime: 10,
    cookTime: 20,
    restTime: 0,
    servings: 4,
    ingredients: items.map((item) => ({ amount: '1 pound', item })),
    instructions: steps,
  }
  const craving = { ...readCraving('supper'), text: asked }
  return checkRecipe(draft, { craving, source: 'model' })
    .findings.map(({ rule }) => rule)
    .filter((rule) => rule.startsWith('safety.'))
}

/**
 * Harmful practices. Temperatures: USDA FSIS; beans, sprouts, flour: FDA; honey, pregnancy: NHS; canning:
 * NCHFP.
 */
const harmful: Case[] = [
  {
    rule: 'safety.poultry-temperature',
    items: ['chicken breasts'],
    steps: ['Roast at 400°F (200°C) until golden.'],
  },
  { rule: 'safety.poultry-temperature', items: ['ground turkey'], steps: ['Cook to 150°F.'] },
  { rule: 'safety.poultry-temperature', items: ['duck legs'], steps: ['Cook to 140°F (60°C) inside.'] },
  { rule: 'safety.ground-meat-temperature', items: ['ground beef'], steps: ['Grill the patties to 145°F.'] },
  { rule: 'safety.ground-meat-temperature', items: ['lamb mince'], steps: ['Grill the koftas until brown.'] },
  {
    rule: 'safety.pork-temperature',
    items: ['pork tenderloin'],
    steps: ['Roast at 425°F (220°C) for 20 minutes.'],
  },
  { rule: 'safety.fish-temperature', items: ['cod fillets'], steps: ['Bake for 12 minutes.'] },
  { rule: 'safety.shellfish-temperature', items: ['shrimp'], steps: ['Fry for 2 minutes.'] },
  { rule: 'safety.molluscs-temperature', items: ['mussels'], steps: ['Steam for a while.'] },
  {
    rule: 'safety.raw-egg-note',
    items: ['egg yolks', 'mascarpone'],
    steps: ['Whisk the egg yolks with the mascarpone and chill.'],
    title: 'Tiramisu',
  },
  {
    rule: 'safety.raw-egg-note',
    items: ['eggs', 'dark chocolate'],
    steps: ['Fold the beaten egg whites into the chocolate.', 'Chill for 4 hours.'],
  },
  {
    rule: 'safety.kidney-beans-boiled',
    items: ['dried kidney beans'],
    steps: ['Cook in the slow cooker on low for 8 hours.'],
  },
  {
    rule: 'safety.kidney-beans-boiled',
    items: ['kidney beans, dried'],
    steps: ['Simmer gently for an afternoon.'],
  },
  {
    rule: 'safety.honey-infants',
    items: ['honey', 'oats'],
    steps: ['Stir.'],
    title: 'Baby Porridge for Weaning',
  },
  {
    rule: 'safety.honey-infants',
    items: ['honey', 'banana'],
    steps: ['Mash.'],
    asked: 'a snack for my 8 month old baby',
  },
  {
    rule: 'safety.canning',
    items: ['tomatoes'],
    steps: ['Process the jars in a water-bath for 10 minutes.'],
  },
  { rule: 'safety.foraging', items: ['foraged mushrooms'], steps: ['Fry until golden.'] },
  { rule: 'safety.rice-reheated', items: ['leftover cooked rice'], steps: ['Fry the rice for 3 minutes.'] },
  {
    rule: 'safety.raw-flour',
    items: ['all-purpose flour', 'butter'],
    steps: ['Mix and roll into balls.'],
    title: 'Edible Cookie Dough',
  },
  {
    rule: 'safety.garlic-in-oil',
    items: ['garlic', 'olive oil'],
    steps: ['Pour the oil over the garlic and keep in the cupboard.'],
    title: 'Garlic Oil',
  },
  {
    rule: 'safety.room-temperature',
    items: ['chicken thighs'],
    steps: ['Leave the chicken on the counter overnight.', 'Roast to 165°F (74°C).'],
  },
  {
    rule: 'safety.washed-poultry',
    items: ['whole chicken'],
    steps: ['Rinse the chicken.', 'Roast to 165°F (74°C).'],
  },
  {
    rule: 'safety.raw-sprouts',
    items: ['alfalfa sprouts', 'avocado'],
    steps: ['Pile the sprouts on the avocado.'],
  },
  { rule: 'safety.raw-sprouts', items: ['bean sprouts'], steps: ['Top with the bean sprouts.'] },
  {
    rule: 'safety.sous-vide',
    items: ['beef sirloin'],
    steps: ['Cook sous vide at 125°F (52°C) for 12 hours.'],
  },
  {
    rule: 'safety.sous-vide',
    items: ['beef chuck'],
    steps: ['Leave in the water bath at 50°C overnight.'],
    title: 'Sous-Vide Chuck',
  },
  { rule: 'safety.pregnancy', items: ['brie', 'walnuts'], steps: ['Serve.'], asked: 'a pregnancy snack' },
  { rule: 'safety.pregnancy', items: ['smoked salmon'], steps: ['Serve.'], asked: 'lunch while pregnant' },
  { rule: 'safety.not-food', items: ['bleach'], steps: ['Stir.'] },
]

/** The same practices with the missing words added, and texts that only look alike. */
const sound: Case[] = [
  {
    rule: 'safety.garlic-in-oil',
    items: ['garlic', 'chili oil'],
    steps: ['Toss.'],
    title: 'Noodles with Chili Oil',
  },
  {
    rule: 'safety.washed-poultry',
    items: ['whole chicken'],
    steps: ['Wash your hands after touching the chicken.', 'Roast to 165°F (74°C).'],
  },
  {
    rule: 'safety.poultry-temperature',
    items: ['chicken breasts'],
    steps: ['Roast to 165°F (74°C) inside.'],
  },
  { rule: 'safety.poultry-temperature', items: ['chicken stock'], steps: ['Simmer.'] },
  { rule: 'safety.poultry-temperature', items: ['rotisserie chicken, shredded'], steps: ['Toss.'] },
  {
    rule: 'safety.ground-meat-temperature',
    items: ['ground beef'],
    steps: ['Grill the patties to 160°F (71°C).'],
  },
  { rule: 'safety.ground-meat-temperature', items: ['plant-based ground beef'], steps: ['Fry until brown.'] },
  { rule: 'safety.pork-temperature', items: ['pork tenderloin'], steps: ['Roast to 145°F (63°C) and rest.'] },
  { rule: 'safety.pork-temperature', items: ['prosciutto'], steps: ['Drape over the melon.'] },
  { rule: 'safety.fish-temperature', items: ['cod fillets'], steps: ['Bake until it flakes.'] },
  { rule: 'safety.fish-temperature', items: ['canned tuna'], steps: ['Mix.'] },
  { rule: 'safety.shellfish-temperature', items: ['shrimp'], steps: ['Fry until pink.'] },
  { rule: 'safety.molluscs-temperature', items: ['mussels'], steps: ['Steam until they open.'] },
  { rule: 'safety.raw-egg-note', items: ['egg yolks'], steps: ['Whisk; this dish contains raw egg.'] },
  { rule: 'safety.raw-egg-note', items: ['pasteurized eggs'], steps: ['Whisk the eggs.'] },
  { rule: 'safety.raw-egg-note', items: ['eggs'], steps: ['Scramble the eggs over low heat until set.'] },
  {
    rule: 'safety.kidney-beans-boiled',
    items: ['dried kidney beans'],
    steps: ['Boil the beans hard for 10 minutes, then simmer.'],
  },
  { rule: 'safety.kidney-beans-boiled', items: ['canned kidney beans'], steps: ['Warm through.'] },
  {
    rule: 'safety.honey-infants',
    items: ['honey', 'baby spinach'],
    steps: ['Toss.'],
    title: 'Baby Spinach Salad',
  },
  {
    rule: 'safety.honey-infants',
    items: ['honey', 'baby carrots'],
    steps: ['Glaze.'],
    asked: 'glazed baby carrots',
  },
  {
    rule: 'safety.canning',
    items: ['tomatoes'],
    steps: ['Follow a tested canning recipe for the water-bath.'],
  },
  {
    rule: 'safety.canning',
    items: ['cheesecake filling'],
    steps: ['Bake in a water bath for an hour.'],
    title: 'Cheesecake',
  },
  {
    rule: 'safety.foraging',
    items: ['foraged mushrooms'],
    steps: ['Use only what an expert has identified.'],
  },
  {
    rule: 'safety.rice-reheated',
    items: ['leftover cooked rice'],
    steps: ['Fry the rice until steaming hot.'],
  },
  { rule: 'safety.raw-flour', items: ['oat flour', 'butter'], steps: ['Mix.'], title: 'Edible Cookie Dough' },
  {
    rule: 'safety.raw-flour',
    items: ['all-purpose flour'],
    steps: ['Bake for 20 minutes.'],
    title: 'Cookies',
  },
  {
    rule: 'safety.garlic-in-oil',
    items: ['garlic', 'olive oil'],
    steps: ['Keep in the fridge and use within 4 days.'],
    title: 'Garlic Oil',
  },
  {
    rule: 'safety.room-temperature',
    items: ['butter'],
    steps: ['Leave the butter at room temperature for 1 hour.'],
  },
  {
    rule: 'safety.raw-sprouts',
    items: ['bean sprouts'],
    steps: ['Stir-fry the bean sprouts for 2 minutes.'],
  },
  { rule: 'safety.raw-sprouts', items: ['brussels sprouts'], steps: ['Shave the brussels sprouts.'] },
  {
    rule: 'safety.sous-vide',
    items: ['beef sirloin'],
    steps: ['Cook sous vide at 125°F (52°C) for 2 hours.'],
  },
  {
    rule: 'safety.sous-vide',
    items: ['beef chuck'],
    steps: ['Cook sous vide at 135°F (57°C) for 24 hours.'],
  },
  { rule: 'safety.pregnancy', items: ['brie', 'walnuts'], steps: ['Serve.'] },
  {
    rule: 'safety.pregnancy',
    items: ['cheddar', 'red wine vinegar'],
    steps: ['Serve.'],
    asked: 'a pregnancy snack',
  },
  { rule: 'safety.not-food', items: ['soap nuts'], steps: ['Stir.'] },
]

test.each(harmful)('$rule is seen: $items, $steps $title $asked', (each) => {
  expect(rulesOf(each)).toContain(each.rule)
})

test.each(sound)('$rule is not said of: $items, $steps $title $asked', (each) => {
  expect(rulesOf(each)).not.toContain(each.rule)
})

test('every rule has an example of both kinds', () => {
  const rules = new Set(harmful.map(({ rule }) => rule))
  const withoutSound = [...rules].filter((rule) => !sound.some((each) => each.rule === rule))
  expect(withoutSound).toEqual([])
})
