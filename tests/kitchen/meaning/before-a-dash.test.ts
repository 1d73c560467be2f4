import { expect, test } from 'vitest'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const cookbook = await testCookbook()

/** Sentences about an eater, with the food that each is about. */
const statements = [
  ['strictly avoiding sulphites', 'sulphite'],
  ['reacts badly to lupine', 'lupin'],
  ['he gets hives from kiwi', 'kiwi'],
  ['allergic to mustard', 'mustard'],
  ['my son is allergic to cashews', 'tree-nuts'],
  ['celery makes her throat swell', 'celery'],
  ["can't have sesame", 'sesame'],
] as const
const dishes = ['pork tenderloin with pears', 'bread', 'fruit salad', 'chicken curry', 'potato soup']

test.each(statements.flatMap(([said, food]) => dishes.map((dish) => [`${said} - ${dish}`, food] as const)))(
  'a rule is no name of the dish behind a dash when it says "%s"',
  (words, food) => {
    const { allergies = [], exclusions, refusal } = readCraving(words, undefined, cookbook)
    expect([...allergies, ...exclusions, refusal].join(' ')).toContain(food)
  },
)

test('a name that no recipe has is read by its brackets', () => {
  expect(readCraving('Maguru Stew (Tripe)', undefined, cookbook).foods).toContain('tripe')
})
