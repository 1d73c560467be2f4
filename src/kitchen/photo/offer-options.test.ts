import { describe, expect, test } from 'vitest'
import type { RecipeOption } from '#contract/recipes.ts'
import { foodLists } from '#testing/food-lists.ts'
import { sampled } from '#testing/sampled.ts'
import { testCookbook } from '#testing/test-cookbook.ts'
import { blocking, checkRecipe } from '../checks/index.ts'
import { readCraving } from '../craving/read-craving.ts'
import { isFlesh } from '../foods/flesh.ts'
import { foodsAtHand } from '../frames/index.ts'
import { inOneGo } from '../in-one-go.ts'
import { foodOfLine } from '../ingredients/index.ts'
import { underProfile } from '../profile/index.ts'
import { cravingOfOption } from './craving-of-option.ts'
import { makeOption } from './make-option.ts'
import { offerOptions } from './offer-options.ts'

const cookbook = await testCookbook()

const offer = (list: string, seed: string, diets: ('vegan' | 'gluten-free')[] = []): RecipeOption[] => {
  const { craving } = underProfile(readCraving(list), { diets, allergies: [], dislikes: [] })
  return inOneGo(offerOptions(cookbook, { ingredients: list.split(/,\s*/), craving, seed }))
}
const made = (option: RecipeOption) => inOneGo(makeOption(cookbook, option, cravingOfOption(option)))

describe('the options', () => {
  // Each list is held against every recipe and every frame, which takes half a second of a core.
  test.each(sampled(foodLists, 24))('for "%s" are three dishes that can be made of it', (list) => {
    const names = list.split(/,\s*/)
    const foods = foodsAtHand(names)
    // A sauce that was named before all else may make the dish as well.
    const first = [foods[0]!, foods.find(({ isMinor }) => !isMinor)!].map(({ said }) => said)
    const options = offer(list, 'a')
    expect(new Set(options.map(({ title }) => title)).size).toBe(3)
    for (const option of options) {
      expect(
        option.requiredIngredients.some((one) => first.includes(one)),
        option.title,
      ).toBe(true)
      expect(names).toEqual(expect.arrayContaining(option.requiredIngredients))
      const dish = made(option)!
      expect(dish.draft.title).toBe(option.title)
      const main = dish.draft.ingredients.find((line) => {
        const food = foodOfLine(line)
        // Two eggs that bind or top a dish may have to be bought, and those of a cake; a dish of eggs needs them to be there.
        const isBaked = /^(?:dessert|cake|cookie|bread)$/.test(dish.course)
        const isOfEggs = food?.id === 'egg' && !/^[12]$/.test(line.amount) && !isBaked
        const isMain = food && ((isFlesh(food) && food.aisle === 'Meat & Fish') || isOfEggs)
        return isMain && !foods.some(({ answers }) => answers.includes(food.id))
      })
      expect(main, `${option.title} needs what nobody has`).toBeUndefined()
      const report = checkRecipe(dish.draft, { source: 'engine', course: dish.course })
      expect(blocking(report), option.title).toEqual([])
    }
  })

  test('are the same for the same seed, and others for another', () => {
    const shelf = 'tuna, penne, sweet corn'
    expect(offer(shelf, 'x')).toEqual(offer(shelf, 'x'))
    expect(offer(shelf, 'x')).not.toEqual(offer(shelf, 'y'))
  })

  test.each(['gochujang, rice cakes, fish cakes, green onions', 'miso, salmon, rice'])(
    'use the sauce or seasoning that was named first: %s',
    (list) => {
      const [lead = ''] = list.split(', ')
      expect(offer(list, 'a').flatMap(({ requiredIngredients }) => requiredIngredients)).toContain(lead)
    },
  )

  test.each([
    ['canned pumpkin, coconut milk, red curry paste, lime', /pumpkin.*\b(?:cubes?|chunks|sliced|wedges)\b/i],
    ['sauerkraut, canned corned beef, swiss cheese', /\bdeli corned beef\b/i],
    ['kimchi, pork belly, tofu, scallions', /\btuna\b/i],
    ['black-eyed peas, onion, smoked ham hock', /\btuna\b/i],
    ['leftover roast beef, mashed potatoes, frozen peas, onion', /^(?!.*mash).*\bpotatoes\b/i],
    ['udon noodles, soft tofu, scallions, soy sauce', /\bfirm tofu\b/i],
    ['red lentils, carrots, onion, sour cream', /\bbrown lentils\b/i],
    ['stew beef, carrots, potatoes, onion', /\bchuck roast\b/i],
    ['smoked trout, eggs, spinach', /\bsalmon\b/i],
  ])('ask for no food in another state or in its place: %s', (list, other) => {
    for (const seed of ['1', '2', '3'])
      for (const option of offer(list, seed))
        for (const { item } of made(option)?.draft.ingredients ?? [])
          expect(item, option.title).not.toMatch(other)
  })

  test.each([
    'ground beef, kidney beans, canned tomatoes, onion, chili powder',
    'chorizo, potatoes, eggs, onion',
    'red onion, chicken thighs, lemon',
  ])('put no pearl onions where there are onions: %s', (list) => {
    for (const option of offer(list, '1'))
      expect(
        made(option)
          ?.draft.ingredients.map(({ item }) => item)
          .join(),
      ).not.toMatch(/pearl onion/)
  })

  test.each([
    ['hamburger meat, macaroni, velveeta, ketchup', /cheeseburger macaroni/i],
    ['hot dogs, crescent rolls', /crescent|mummy/i],
    ['leftover rice, curd', /curd/i],
    ["kimchi that's gone really sour, day-old rice, eggs", /kimchi fried rice/i],
    ['frozen meatballs, grape jelly', /grape jelly/i],
    ['okra, mustard seeds, coconut, curry leaves', /poriyal/i],
    ['cauliflower, potatoes, peas, curry powder', /curry/i],
    ['cod, chorizo, chickpeas, peppers, tin of tomatoes, olives, saffron', /cod stew/i],
    ['ham bone, split peas, carrots, celery, onion', /ham bone split pea/i],
    ['napa cabbage, ground pork, dumpling wrappers, ginger, scallions, sesame oil', /potstickers/i],
    ['leftover dal, atta, onion, coriander, green chilli', /dal paratha/i],
    ['peaches, blueberries, pancake mix', /baking mix cobbler/i],
    ['mushrooms, wonton wrappers', /mushroom potstickers/i],
    ['leftover ham, split peas, carrots, celery, russet potato', /split pea soup/i],
    ['tuna, boxed macaroni and cheese', /mac and cheese with tuna/i],
    ['chicken carcass, long grain and wild rice mix, onion', /carcass wild rice soup/i],
    ['pheasant, mushrooms', /pheasant.*mushrooms/i],
    ['leftover rotis, onion, green chillies, buttermilk', /masala roti/i],
    ['old kimchi, spam, day-old rice, eggs', /kimchi and luncheon meat fried rice/i],
    ['leftover Knödel, roast pork, gravy, onions, eggs', /fried knödel with pork/i],
    ['leftover Chinese takeout lo mein, 2 eggs, a carrot nub', /lo mein frittata/i],
    ['chicken keema, pav buns, peas, potatoes', /keema on buns/i],
    ['leftover pot roast, mashed potatoes, can of spinach', /pie with mash/i],
    ['ham steak, pineapple rings', /ham steak glazed with pineapple/i],
    ['shrimp, grits, andouille, bell pepper', /shrimp.*grits/i],
    ['radishes with the greens on, butter, crusty bread', /radish tartines/i],
    ['shredded coconut, egg whites', /coconut macaroons/i],
    ['pumpkin purée, wonton wrappers, sage, heavy cream', /wonton ravioli/i],
    ['Quark, Kartoffeln, Leinöl, Schnittlauch', /pellkartoffeln/i],
    ['crescent rolls, sliced turkey, swiss', /turkey and swiss cheese roll-ups/i],
    ['perch fillets, potato chips', /crusted perch/i],
    ['pears, speck, arugula', /pears?.*speck|speck.*pears?/i],
    ['pound cake, raspberries, cool whip', /pound cake/i],
    ['hard boiled eggs, bagels', /egg salad/i],
    ['duck legs, white beans, carrots', /braised duck legs/i],
    ['egg noodles, sauerkraut, bacon', /sauerkraut/i],
    ['kimchi, pork belly, soft tofu', /kimchi stew/i],
    ['pork shoulder, hominy, tomatillos', /hominy stew/i],
    ['mac and cheese from last night, tomato soup', /mac and cheese with tomato soup/i],
  ])('begin with the dish that the list plainly means: %s', (list, title) => {
    expect(
      offer(list, 'read')
        .map((option) => option.title)
        .join('; '),
    ).toMatch(title)
  })

  test('are two where a third would need a main food that is not there', () => {
    const options = offer('black pudding, streaky bacon, apples, stale bread', 'read')
    expect(options.length).toBeLessThan(3)
    for (const option of options)
      expect(
        made(option)
          ?.draft.ingredients.map(({ item }) => item)
          .join('; '),
      ).not.toMatch(/potato/)
  })

  test('write the cheese at hand in the place of the one of a recipe', () => {
    const [lines] = offer('hamburger meat, macaroni, velveeta, ketchup', 'read').flatMap((option) =>
      /cheeseburger/i.test(option.title) ? [made(option)!.draft] : [],
    )
    expect(JSON.stringify(lines)).toMatch(/velveeta/i)
    expect(JSON.stringify(lines)).not.toMatch(/cheddar/i)
  })

  test.each([
    ['cauliflower, potatoes, peas, curry powder', /canned tomatoes|diced tomatoes/i],
    ['half a head of cabbage, carrots', /tomatoes/i],
    ['kale, white beans, lemon, garlic', /tomatoes/i],
    ['canned tuna, cream of mushroom soup, egg noodles, frozen peas, potato chips', /cheddar|mushrooms,/i],
    ['half a head of cabbage, ground pork', /^(?!.*ground).*\bpork chops/i],
  ])('need no main food that is not there: %s', (list, other) => {
    for (const option of offer(list, 'read'))
      for (const { item } of made(option)?.draft.ingredients ?? [])
        expect(item, option.title).not.toMatch(other)
  })

  test('are made with no microwave because the rice is bought for one', () =>
    expect(offer('spam, microwave brown rice, eggs, baby carrots', 'read')).toHaveLength(3))

  test('tell that they do without the food that was named first', () => {
    const [soup] = offer('unicorn horn, onions, tomatoes', 'read')
    expect(soup?.description).toMatch(/does without the unicorn horn\.$/)
    for (const { description } of offer('butter, chicken, rice', 'read'))
      expect(description).not.toMatch(/does without/)
  })

  test('scramble no eggs that are boiled', () => {
    for (const option of offer('dyed easter eggs, ham, asparagus, roasted potatoes', 'read')) {
      expect(option.title).not.toMatch(/scrambled|omelette|frittata/i)
      for (const { item } of made(option)?.draft.ingredients ?? [])
        expect(item).not.toMatch(/^(?:large )?eggs/)
    }
  })

  test('use nothing that its cook doubts', () => {
    for (const option of offer('mozzarella, questionable eggs, frozen chicken, ready rice', 'read'))
      expect(option.requiredIngredients, option.title).not.toContain('questionable eggs')
  })

  test('boil no potatoes that are boiled, and brown the meat of a soup', () => {
    for (const option of offer('boiled potatoes from yesterday, quark, cucumber, dill', 'read'))
      expect(made(option)!.draft.instructions.join(' '), option.title).not.toMatch(
        /\bboil the [^.]*potatoes|1[2-8] minutes/i,
      )
    for (const option of offer('hamburger meat, potatoes', 'read'))
      expect(made(option)!.draft.instructions.join(' '), option.title).not.toMatch(/simmer the ground beef/i)
  })

  const linesOf = (list: string) =>
    ['1', '2', '3'].flatMap((seed) =>
      offer(list, seed).flatMap(
        (option) => made(option)?.draft.ingredients.map(({ amount, item }) => `${amount} ${item}`) ?? [],
      ),
    )

  test('need no pound of potatoes that nobody has', () => {
    for (const list of [
      'pork belly, cabbage, kimchi, tofu, scallions',
      'sardines, fennel, lemon, breadcrumbs',
    ])
      expect(linesOf(list).filter((line) => /pounds? .*potato/.test(line))).toEqual([])
  })

  test('are no drink of the oranges beside a duck breast', () => {
    for (const option of offer('duck breast, oranges, turnips, honey', '1'))
      expect(option.requiredIngredients, option.title).toContain('duck breast')
  })

  test('make no sandwich of stale bread, and sausages are no beef chuck', () => {
    expect(linesOf('stale bread, tomatoes').filter((line) => /soft .*bread/.test(line))).toEqual([])
    expect(
      linesOf('beef chuck, carrots, red wine, mushrooms').filter((line) => /sausage/.test(line)),
    ).toEqual([])
  })

  test('cut no kernels of corn to pieces', () =>
    expect(
      linesOf('black beans, corn, avocado, lime').filter((line) =>
        /corn\b(?! tortilla).*\b(?:cut into|chopped|diced)/.test(line),
      ),
    ).toEqual([]))

  test('are none for an empty list, for staples, or for foods that no dish uses', () => {
    expect(offer('', 'a')).toEqual([])
    expect(offer('salt, water, olive oil', 'a')).toEqual([])
    expect(offer('unicorn horn, moon dust', 'a')).toEqual([])
  })

  test('keep a diet of the cook, in the option and in the dish', () => {
    const options = offer('tofu, broccoli, rice, butter', 'a', ['vegan'])
    expect(options).toHaveLength(3)
    const { craving } = underProfile(readCraving(''), { diets: ['vegan'], allergies: [], dislikes: [] })
    for (const option of options) {
      expect(option.requiredIngredients).not.toContain('butter')
      const dish = inOneGo(makeOption(cookbook, option, { ...cravingOfOption(option), diets: ['vegan'] }))!
      expect(blocking(checkRecipe(dish.draft, { craving, source: 'engine', course: dish.course }))).toEqual(
        [],
      )
    }
  })
})

describe('a chosen option', () => {
  test('of an earlier engine is the kind of dish that its title names, with its foods', () => {
    const dish = inOneGo(
      makeOption(
        cookbook,
        { title: 'Saucy Tofu Stir-Fry with Cumin', requiredIngredients: ['tofu', 'broccoli'] },
        readCraving('tofu, broccoli'),
      ),
    )
    expect(dish?.draft.title).toBe('Tofu and Broccoli Stir-Fry')
  })

  test('that cannot be eaten is refused by its words', () => {
    expect(cravingOfOption({ title: 'Bleach Soup', requiredIngredients: [] }).refusal).toBeTruthy()
  })
})

describe('the plain purpose of a list', () => {
  test.each([
    ['hard boiled eggs, english muffins', /creamed eggs/i],
    [
      'rice paper, shrimp, vermicelli, mint, lettuce, carrot, peanut butter',
      /rice paper rolls|summer rolls/i,
    ],
    ['canned salmon, pineapple chunks, garbanzo beans, cauliflower', /roasted cauliflower/i],
    ['can of Vienna sausages, crackers, mustard', /vienna sausages with crackers/i],
    ['hot dogs, baked beans', /hot dogs with .*beans/i],
  ])('is met for "%s"', (list, title) => {
    expect(
      offer(list, 'a')
        .map((option) => option.title)
        .join('; '),
    ).toMatch(title)
  })
})
