import { describe, expect, test } from 'vitest'
import { timesIn } from './index.ts'

const read = (step: string) =>
  timesIn(step).map(({ start, end, seconds, upTo, name }) => [
    step.slice(start, end),
    name,
    seconds,
    ...(upTo === seconds ? [] : [upTo]),
  ])

const MIN = 60
const HOUR = 3600

describe('times in a step', () => {
  test.each<[step: string, ...times: (string | number)[][]]>([
    ['Simmer for 20 minutes.', ['20 minutes', 'Simmer', 20 * MIN]],
    ['Bake for 20 to 25 minutes, until golden.', ['20 to 25 minutes', 'Bake', 20 * MIN, 25 * MIN]],
    ['Bake 20-25 mins', ['20-25 mins', 'Bake', 20 * MIN, 25 * MIN]],
    ['Bake 20 – 25 min.', ['20 – 25 min', 'Bake', 20 * MIN, 25 * MIN]],
    ['Roast between 40 and 45 minutes', ['40 and 45 minutes', 'Roast', 40 * MIN, 45 * MIN]],
    ['Cook 5 or 6 minutes', ['5 or 6 minutes', 'Cook', 5 * MIN, 6 * MIN]],
    ['Braise for 1 hour 30 minutes', ['1 hour 30 minutes', 'Braise', 90 * MIN]],
    ['Braise for 1 hour and 30 minutes', ['1 hour and 30 minutes', 'Braise', 90 * MIN]],
    ['Braise 1 hr. 30 min.', ['1 hr. 30 min', 'Braise', 90 * MIN]],
    ['Braise 1h 30m', ['1h 30m', 'Braise', 90 * MIN]],
    ['Braise 1h30', ['1h30', 'Braise', 90 * MIN]],
    ['Bake 2h.', ['2h', 'Bake', 2 * HOUR]],
    ['Stew for 1½ hours', ['1½ hours', 'Stew', 90 * MIN]],
    ['Stew for 1 1/2 hours', ['1 1/2 hours', 'Stew', 90 * MIN]],
    ['Stew for 1-1/2 hours', ['1-1/2 hours', 'Stew', 90 * MIN]],
    ['Stew for 1.5 hours', ['1.5 hours', 'Stew', 90 * MIN]],
    ['Stew for one and a half hours', ['one and a half hours', 'Stew', 90 * MIN]],
    ['Stew for an hour and a half', ['an hour and a half', 'Stew', 90 * MIN]],
    ['Stew for 1 to 1½ hours', ['1 to 1½ hours', 'Stew', HOUR, 90 * MIN]],
    ['Chill for half an hour', ['half an hour', 'Chill', 30 * MIN]],
    ['Chill for three quarters of an hour', ['three quarters of an hour', 'Chill', 45 * MIN]],
    ['Chill for ½ hour', ['½ hour', 'Chill', 30 * MIN]],
    ['Rest for 1/4 hour', ['1/4 hour', 'Rest', 15 * MIN]],
    ['Let rise 30 minutes to 1 hour', ['30 minutes to 1 hour', 'Rise', 30 * MIN, HOUR]],
    ['Roast 1 hour to 1 hour 15 minutes', ['1 hour to 1 hour 15 minutes', 'Roast', HOUR, 75 * MIN]],
    [
      'Roast 1 hour 15 minutes to 1 hour 30 minutes',
      ['1 hour 15 minutes to 1 hour 30 minutes', 'Roast', 75 * MIN, 90 * MIN],
    ],
    ['Bake 1 hour 20 to 30 minutes', ['1 hour 20 to 30 minutes', 'Bake', 80 * MIN, 90 * MIN]],
    ['Toast for 30 seconds', ['30 seconds', 'Toast', 30]],
    ['Fry for 30 to 60 secs', ['30 to 60 secs', 'Fry', 30, 60]],
    ['Blanch for 1 minute 30 seconds', ['1 minute 30 seconds', 'Blanch', 90]],
    ['Fry for a minute', ['a minute', 'Fry', 60]],
    ['Cook for forty-five minutes', ['forty-five minutes', 'Cook', 45 * MIN]],
    ['Cook for a couple of minutes', ['a couple of minutes', 'Cook', 2 * MIN]],
    ['Give it a 10-minute rest', ['10-minute', 'Rest', 10 * MIN]],
    ['Boil 10 more minutes', ['10 more minutes', 'Boil', 10 * MIN]],
    ['Marinate at least 2 hours or overnight.', ['2 hours', 'Marinate', 2 * HOUR]],
  ])('%s', (step, ...times) => {
    expect(read(step)).toEqual(times)
  })

  test('several in one step are found in their order, each with the verb beside it', () => {
    expect(
      read(
        'Melt half the butter over medium heat. Add the mushrooms and cook for 8 minutes, or until tender. Add the shallot, cook for 2 minutes more, then cover and rest for 5 minutes.',
      ),
    ).toEqual([
      ['8 minutes', 'Cook', 480],
      ['2 minutes', 'Cook', 120],
      ['5 minutes', 'Rest', 300],
    ])
  })

  test.each([
    ['Marinate overnight in the fridge.'],
    ['Keeps for up to 3 days.'],
    ['Keep for up to 4 hours.'],
    ['In a second bowl, whisk the eggs.'],
    ['Fold in the flour at the last minute.'],
    ['Blend a minute longer than seems needed.'],
    ['Refrigerate leftovers within 2 hours.'],
    ['The dough can be made 24 hours ahead.'],
    ['Cut into 1/2-inch pieces and heat the oven to 350°F (175°C).'],
    ['Add 2 cups of minced beef and 1 can of tomatoes.'],
    ['Wait 0 minutes.'],
    ['Cure for 500 hours.'],
    [''],
  ])('%s has no timer', (step) => {
    expect(timesIn(step)).toEqual([])
  })
})

describe('the name of a timer', () => {
  test.each([
    ['Add the garlic and fry until the smell rises, 1 minute.', 'Fry'],
    ['Let it stand for 5 minutes, then slice.', 'Stand'],
    ['Cook until well browned, with no pink left, 7 to 8 minutes.', 'Cook'],
    ['Stir in the rice and toast, 2 minutes.', 'Toast'],
    ['Set over medium heat for 4 minutes.', 'Set'],
    ['Add the brown sugar and the rest of the oil and bubble, 3 minutes.', 'Bubble'],
    ['Bring to a boil. After 10 minutes, add the peas.', 'Boil'],
    ['For 20 minutes, simmer the sauce.', 'Simmer'],
    ['Stir-fry over the highest heat for 2 minutes.', 'Stir-fry'],
    ['Keep kneading for 10 minutes.', 'Knead'],
    ['SIMMER 10 MINUTES', 'Simmer'],
    ['10 minutes', 'Timer'],
  ])('%s', (step, name) => {
    expect(timesIn(step).map((time) => time.name)).toEqual([name])
  })
})
