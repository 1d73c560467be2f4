import { describe, expect, test } from 'vitest'
import { answerTo, readWords } from '#testing/answer-to.ts'

const mealFor = (words: string) => {
  const answer = answerTo(readWords(words))
  if (answer.kind === 'refused') throw new Error(answer.reason)
  return answer.draft
}

describe('a dish and its sides', () => {
  test.each([
    ['meatloaf and mashed potatoes', ['Meatloaf', 'Mashed Potatoes']],
    ['salmon cakes, quinoa, roasted asparagus', ['Salmon', 'Quinoa', 'Asparagus']],
    ['chili and cornbread', ['Chili', 'Cornbread']],
    ['ham and cheese sandwich with potato salad', ['Sandwich', 'Potato Salad']],
    ['tomato soup and grilled cheese', ['Tomato Soup', 'Grilled Cheese']],
    ['Schnitzel mit Bratkartoffeln', ['Schnitzel', 'Bratkartoffeln']],
    ['bangers and mash with onion gravy and mushy peas', ['Bangers and Mash', 'Mushy Peas']],
  ])('are one recipe with a group of lines for each when asked "%s"', (words, parts) => {
    const { title, ingredients } = mealFor(words)
    for (const part of parts) expect(title).toContain(part)
    expect(new Set(ingredients.map(({ group }) => group)).size).toBeGreaterThanOrEqual(parts.length)
  })

  test.each([
    ['Braised short ribs, horseradish mashed potatoes, glazed carrots', ['Horseradish', 'Glazed Carrots']],
    ['Miso butter and mushroom pasta, tofu, smashed cucumber salad', ['Pasta', 'Cucumber Salad']],
    ['Sweet Potato and Lentil Stew with corn muffins', ['Lentil Stew', 'Corn Muffins']],
    ['pulled pork with jalapeño cornbread', ['Pulled Pork', 'Cornbread']],
    ['Mushroom ragout, cheddar polenta', ['Mushroom', 'Cheddar Polenta']],
    ['Lamb chops with mint pesto and saffron rice', ['Lamb', 'Pesto', 'Saffron Rice']],
    ['Steak au poivre with pommes purée', ['Steak au Poivre', 'Mashed Potatoes']],
  ])('are the main dish and each of its sides when asked "%s"', (words, parts) => {
    const { title } = mealFor(words)
    for (const part of parts) expect(title).toContain(part)
  })

  test.each([
    ['half a rotisserie chicken, coleslaw mix, ramen noodles'],
    ['casserole made with hamburger, tater tots and cream of mushroom soup'],
  ])('are not made of "%s", which tells what one dish is made of', (words) => {
    expect(readWords(words).menu).toBeUndefined()
  })

  test.each([
    ['beef tips and noodles', 'Beef Tips with Noodles', /noodles, boiled/],
    ['meatballs and pasta', 'Swedish Meatballs with Pasta', /spaghetti, boiled/],
  ])('have a starch plainly boiled, and no other dish of it: "%s"', (words, title, line) => {
    const meal = mealFor(words)
    expect(meal.title).toBe(title)
    expect(meal.ingredients.map(({ item }) => item).join('; ')).toMatch(line)
  })

  test('serve as many people, with the times of all of them', () => {
    const [meal, alone] = [mealFor('meatloaf and mashed potatoes'), mealFor('meatloaf')]
    expect(meal.servings).toBe(alone.servings)
    expect(meal.cookTime).toBeGreaterThan(alone.cookTime)
  })

  test('keep a rule that the craving states for all of it', () => {
    const { title, ingredients } = mealFor('fish and chips with tartar sauce, dairy free')
    expect(title).toMatch(/tartar sauce/i)
    expect(ingredients.map(({ item }) => item).join('; ')).not.toMatch(/\b(?:butter|milk|cream|cheese)\b/i)
  })

  test.each([
    ['mac and cheese', /mac/i],
    ['red beans and rice', /beans and rice/i],
    ['pasta with chickpeas', /chickpea|ceci/i],
    ['chicken with rice', /chicken/i],
    ['lasagna and tiramisu', /^(?!.*tiramisu).*lasagna/i],
  ])('are not made of "%s", which is one dish or two meals', (words, title) => {
    const draft = mealFor(words)
    expect(draft.title).toMatch(title)
    expect(draft.ingredients.every(({ group }) => group === undefined || !draft.title.includes(group))).toBe(
      true,
    )
  })

  test('are not made of "eggs, pasta and cheese", which lists what is there', () => {
    expect(readWords('eggs, pasta and cheese').menu).toBeUndefined()
  })

  test('are made of "pork chops, applesauce and mashed potatoes"', () => {
    expect(readWords('pork chops, applesauce and mashed potatoes').menu).toBeDefined()
  })
})
