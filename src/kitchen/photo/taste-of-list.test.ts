import { expect, test } from 'vitest'
import { foodsAtHand } from '../frames/index.ts'
import { coursesFor } from './taste-of-list.ts'

test.each([
  ['coconut milk, red curry paste, bamboo shoots, tofu', { main: true, cake: false }],
  ['kimchi, rice, eggs', { main: true, dessert: false }],
  ['pork chops, apples', { main: true, dessert: false }],
  ['canned pineapple, marshmallows, pecans', { main: false, dessert: true }],
  ['bananas, buttermilk, walnuts', { main: false, cake: true }],
  ['eggs, milk, flour', { main: true, dessert: true }],
  ['carrots, eggs, flour', { main: true, cake: true }],
] as const)('keeps to the courses that suit %s', (list, courses) => {
  const suits = coursesFor(foodsAtHand(list.split(', ')))
  for (const [course, isOffered] of Object.entries(courses))
    expect(suits(course as keyof typeof courses), course).toBe(isOffered)
})
