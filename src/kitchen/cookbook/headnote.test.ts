import { describe, expect, test } from 'vitest'
import { headnoteFor } from './headnote.ts'

const dish = (description: string) => ({
  title: 'Chicken Alfredo',
  description,
  steps: ['Pound the chicken and sear it in a skillet for 6 minutes.', 'Boil the pasta for 10 minutes.'],
})
const slow = ['Lay the chicken in the slow cooker and cook it on low for 3 hours. Stir in the pasta.']

describe('the headnote of a dish that is cooked in another way', () => {
  test('loses the sentence about a technique that its steps have no more', () => {
    expect(
      headnoteFor(
        dish('The cream sauce of Roman restaurants in Ohio. The chicken is seared first, for its crumbs.'),
        slow,
        'slow cooker',
      ),
    ).toBe('The cream sauce of Roman restaurants in Ohio.')
  })
  test('loses the time that it took before', () => {
    expect(
      headnoteFor(dish('A quiet dish for cold evenings; it is done in ten minutes.'), slow, 'slow cooker'),
    ).toBe('A quiet dish for cold evenings.')
  })
  test('says how it is made where nothing is left', () => {
    expect(headnoteFor(dish('The chicken is pounded even and seared first.'), slow, 'slow cooker')).toBe(
      'Chicken Alfredo, made in the slow cooker.',
    )
  })
  test('stays where it tells of no other technique', () => {
    const said = 'Cream, butter and cheese, as every child likes it.'
    expect(headnoteFor(dish(said), slow, 'slow cooker')).toBe(said)
    expect(
      headnoteFor(dish('Simmered until it naps the spoon, and served at once.'), slow, 'slow cooker'),
    ).toBe('Simmered until it naps the spoon, and served at once.')
  })
})
