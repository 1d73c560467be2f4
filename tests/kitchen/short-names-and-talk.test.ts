import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'

const draft = (items: string, instructions: string[], more: Partial<RecipeDraft> = {}): RecipeDraft => ({
  title: 'Supper of the House',
  description: 'A plain supper with a little of everything that the list has to give.',
  category: 'dinner',
  prepTime: 15,
  cookTime: 30,
  restTime: 0,
  servings: 4,
  ingredients: items.split('|').map((item) => ({ amount: '1 cup', item })),
  instructions,
  ...more,
})
/** Returns the faults of a recipe against diets, allergies and exclusions, and between its list and its steps. */
const faultsOf = (made: RecipeDraft, craving: string, allergies: RecipeAllergies = []): string[] => {
  const read = readCraving(craving)
  return blocking(
    checkRecipe(made, {
      craving: { ...read, allergies: [...(read.allergies ?? []), ...allergies] },
      source: 'model',
    }),
  )
    .filter(({ rule }) => /^(?:diet|allergy|coherence|times|wish\.food)\b/.test(rule))
    .map(({ message }) => message)
}
type RecipeAllergies = NonNullable<ReturnType<typeof readCraving>['allergies']>

describe('a short name for a listed stand-in', () => {
  const shan = (last: string) =>
    draft('chickpea flour|water|lime juice', [
      'Whisk the chickpea flour with the water and cook for 30 minutes, until thick, then let it set.',
      last,
    ])
  test('is the tofu that the steps set of chickpea flour', () => {
    expect(
      faultsOf(shan('Slice the Shan tofu and dress it with the lime juice.'), 'lunch, soy allergy'),
    ).toEqual([])
  })
  test('is no tofu that goes in from elsewhere', () => {
    const made = shan('Add cubes of fried tofu and the lime juice.')
    expect(faultsOf(made, 'lunch, soy allergy').join(' ')).toMatch(/tofu/)
  })
  test('is the stock of a listed broth, but not the stock of an animal', () => {
    const soup = (said: string) =>
      draft('vegan no-chicken broth|rice', [`Heat the broth with the rice for 30 minutes. Add ${said}.`])
    expect(faultsOf(soup('more of the hot stock'), 'vegan dinner')).toEqual([])
    expect(faultsOf(soup('some chicken stock'), 'vegan dinner').join(' ')).toMatch(/chicken/)
  })
  test('is the noodles of a line that the kitchen does not know, but no egg noodles', () => {
    const soup = (said: string) =>
      draft('vegetable stock|reshteh (or egg-free linguine), broken', [
        `Bring the stock to a boil. Drop in the reshteh and simmer for 30 minutes, until ${said}.`,
      ])
    expect(faultsOf(soup('the noodles are soft'), 'vegan dinner')).toEqual([])
    const added = draft('vegetable stock|reshteh (or egg-free linguine), broken', [
      'Bring the stock to a boil. Add the reshteh and egg noodles and simmer for 30 minutes.',
    ])
    expect(faultsOf(added, 'vegan dinner').join(' ')).toMatch(/egg noodles/)
  })
})

describe('a food that a step only compares or denies', () => {
  const seeds = (last: string) =>
    draft('pumpkin seeds|olive oil', ['Toast the pumpkin seeds in the olive oil for 30 minutes.', last])
  test.each([
    'Let them cool; warm seeds turn to butter in the grinder.',
    'Buy seeds from a brand that does not also pack almonds.',
    'If you miss the crunch of almonds, toast them longer.',
  ])('is not in the dish: %s', (said) => {
    expect(faultsOf(seeds(said), 'snack, milk and nut allergy')).toEqual([])
  })
  test.each([
    'Turn them into the melted butter.',
    'Do not only pack them: add almonds.',
    'Do not miss the chance to add almonds.',
  ])('is in it when it goes in: %s', (said) => {
    expect(faultsOf(seeds(said), 'snack, milk and nut allergy')).not.toEqual([])
  })
  test.each([
    ['it', 'Mantecate il riso, cremoso come con il burro e il parmigiano.', ''],
    ['it', 'Mantecate il riso con il burro.', 'butter'],
    ['es', 'Remueve el arroz. Con caldo de pescado sería otro plato.', ''],
    ['es', 'Remueve el arroz con caldo de pescado.', 'fish stock'],
    ['fr', "Remuez le riz : il dore moins qu'un quatre-quarts.", ''],
    ['fr', 'Mélangez le riz avec un quatre-quarts émietté.', 'pound cake'],
    ['de', 'Den Reis rühren, bis er cremig ist wie mit Butter.', ''],
    ['de', 'Den Reis mit Butter rühren.', 'butter'],
  ])('is read in its language (%s): %s', (language, said, food) => {
    const lists: Record<string, string> = {
      it: 'riso Carnaroli|brodo vegetale|olio d’oliva|cipolla',
      es: 'arroz bomba|caldo de verduras|aceite de oliva|cebolla',
      fr: 'riz rond|bouillon de légumes|huile d’olive|oignon',
      de: 'Rundkornreis|Gemüsebrühe|Olivenöl|Zwiebel',
    }
    const faults = faultsOf(draft(lists[language] ?? '', [said]), 'vegan dinner').filter((message) =>
      /not vegan/.test(message),
    )
    if (food === '') expect(faults).toEqual([])
    else expect(faults.join(' ')).toContain(food)
  })
  test('is no phyllo when an Italian pours slowly', () => {
    const made = draft('farina di castagne|acqua|miele di castagno|ricotta', [
      'Versate l’acqua a filo sulla farina.',
      'Cuocete per 30 minuti e servite con la ricotta e il miele.',
    ])
    expect(faultsOf(made, 'dolce, allergia al glutine').join(' ')).not.toMatch(/filo|phyllo|castagno/)
    const layered = draft('acqua|ricotta|zucchero', ['Coprite la ricotta con la pasta fillo.'])
    expect(faultsOf(layered, 'dolce, allergia al glutine').join(' ')).toMatch(/phyllo/)
  })
})

describe('a dough that rises in a warm spot', () => {
  const batter = (first: string) =>
    draft('buckwheat flour|milk|yeast', [first, 'Cook ladlefuls of it in a skillet for 10 minutes.'], {
      prepTime: 75,
      cookTime: 15,
    })
  test('does not cook meanwhile', () => {
    const rise = 'Whisk the flour, milk, and yeast. Cover and leave in a warm spot for 1 hour, until bubbly.'
    expect(faultsOf(batter(rise), 'breakfast')).toEqual([])
  })
  test('cooks when it simmers for as long', () => {
    const simmer = 'Whisk the flour, milk, and yeast. Simmer for 1 hour, until bubbly.'
    // The times of a model's recipe are told, and do not turn it away.
    const { findings } = checkRecipe(batter(simmer), { craving: readCraving('breakfast'), source: 'model' })
    expect(findings.map(({ message }) => message).join(' ')).toMatch(/cooks for 60 minutes/)
  })
})

describe('a dish of dough named after a food', () => {
  const cakes = (item: string) => draft(item, ['Mix and fry it for 30 minutes.'])
  test('has the food when it is made of its flour', () => {
    expect(faultsOf(cakes('chickpea flour|water'), 'chickpea omelette, no eggs').join(' ')).not.toMatch(
      /chickpea/,
    )
  })
  test('lacks it when neither the food nor its flour is there, and for a dish of no dough', () => {
    expect(faultsOf(cakes('rice flour|water'), 'chickpea omelette, no eggs').join(' ')).toMatch(/chickpea/)
    expect(faultsOf(cakes('chickpea flour|water'), 'chickpea curry').join(' ')).toMatch(/chickpea/)
  })
})

describe('pastries', () => {
  const made = (item: string) => draft(`${item}|sunflower seeds`, ['Bake the seeds in it for 30 minutes.'])
  test('are of any pastry, and of no rice paper', () => {
    expect(faultsOf(made('phyllo dough, thawed'), 'seed pastries').join(' ')).not.toMatch(/asked for/)
    expect(faultsOf(made('rice paper'), 'seed pastries').join(' ')).toMatch(/asked for/)
  })
})

describe('the reason for leaving a food out', () => {
  test('is no food, in German', () => {
    const read = readCraving('Rinderrouladen ohne Senf, wegen einer Allergie')
    expect([read.refusal, read.allergies]).toEqual([null, ['mustard']])
  })
})
