import { describe, expect, test } from 'vitest'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'

/** Returns the rules that send back a soup of roots for a vegan cook, or for one with an allergy, with this last step. */
const faultsOf = (
  craving: string,
  said: string,
  items = ['carrots', 'onion, chopped', 'olive oil', 'cashews'],
) =>
  blocking(
    checkRecipe(
      {
        title: 'Soup of the House',
        description: 'A plain soup of roots with a little of everything that the list has to give.',
        category: 'dinner',
        prepTime: 15,
        cookTime: 30,
        restTime: 0,
        servings: 4,
        ingredients: [...items, 'water'].map((item) => ({ amount: '100 g', item })),
        instructions: [
          'Cook the carrots, onion and cashews in the olive oil and water for 20 minutes, then blend.',
          said,
        ],
      },
      { craving: readCraving(craving), source: 'model' },
    ),
  )
    .filter(({ rule }) => /^(?:diet|allergy|coherence)\.(?!listed)/.test(rule))
    .map(({ rule }) => rule)

describe('a food of a step that no line has', () => {
  test.each([
    'Ladle into bowls, something that a dairy cream could not improve.',
    'Bottled soups commonly contain cream.',
    'Parmesan, with its rennet, stays in the cupboard.',
    'Serve where a restaurant would float butter.',
    'Serve with cornbread made without egg or milk.',
    'Serve with cornbread.',
  ])('sends no vegan soup back when the step only names it, or offers a make without it: %s', (said) =>
    expect(faultsOf('vegan carrot soup', said)).toEqual([]),
  )

  test.each([
    'Add cream and serve.',
    'Spread the toast, which you have rubbed with oil, with butter.',
    'Serve with a little cream, if you like.',
    'Melted butter goes over everything at the end.',
  ])('sends a vegan soup back when the step puts it in or serves it: %s', (said) =>
    expect(faultsOf('vegan carrot soup', said)).not.toEqual([]),
  )

  test('sends a soup back for who is allergic, even in a bread of unknown make', () =>
    expect(faultsOf('carrot soup, milk allergy', 'Serve with cornbread.')).toContain('allergy.milk'))

  test.each([
    'Ladle into bowls. Crumble in merguez or stir in chickpeas for a heartier meal.',
    'Serve hot. Saltines or sweet potato go well, too.',
    'Ladle into bowls and serve with warm pita or a salad of avocado.',
  ])('is an idea that a cook may follow or leave: %s', (said) =>
    expect(faultsOf('carrot soup', said)).toEqual([]),
  )

  test('is a missing part of the dish when the step cooks with it', () =>
    expect(faultsOf('carrot soup', 'Stir in the heavy cream and the basil, and serve.')).toContain(
      'coherence.mentioned-is-listed',
    ))
})

describe('a word of a line that the kitchen cannot read', () => {
  const unread = (item: string) =>
    blocking(
      checkRecipe(
        {
          title: 'Gnocchi al forno',
          description: 'Gnocchi dorati al forno, con olio e salvia, per una cena semplice.',
          category: 'dinner',
          prepTime: 15,
          cookTime: 30,
          restTime: 0,
          servings: 4,
          ingredients: [
            { amount: '80 ml', item },
            { amount: '500 g', item: 'patate, pelate' },
            { amount: '200 g', item: 'farina di riso' },
          ],
          instructions: ['Lessate le patate, impastatele con la farina e infornate con olio 20 minuti.'],
        },
        { craving: readCraving('gnocchi senza latte, allergia'), source: 'model' },
      ),
    ).filter(({ rule }) => rule === 'allergy.unread')

  test('sends nothing back when it only describes a food that is known', () =>
    expect(unread('olio extravergine di oliva, diviso')).toEqual([]))
  test('sends the recipe back when it may be a food', () =>
    expect(unread('olio extravergine di oliva e kataifu')).not.toEqual([]))
})
