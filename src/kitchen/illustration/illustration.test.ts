import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categories } from '#contract/common.ts'
import { type DrawnRecipe, illustrate, placeholder } from './index.ts'

const dish = (title: string, category: DrawnRecipe['category'], ...items: string[]): DrawnRecipe => ({
  title,
  category,
  ingredients: items.map((item) => ({ item })),
})

const menu: DrawnRecipe[] = [
  dish('Creamy Mushroom Pasta', 'dinner', 'fettuccine', 'mushrooms', 'heavy cream', 'parsley'),
  dish('Penne Arrabbiata', 'dinner', 'penne', 'crushed tomatoes', 'red chili'),
  dish('Roasted Tomato Soup', 'lunch', 'tomatoes', 'cream', 'basil'),
  dish('Lentil Soup', 'lunch', 'brown lentils', 'carrots', 'celery'),
  dish('Green Curry', 'dinner', 'green curry paste', 'coconut milk', 'jasmine rice', 'chicken thighs'),
  dish('Greek Salad', 'lunch', 'romaine lettuce', 'cucumber', 'feta'),
  dish('Pancakes', 'breakfast', 'flour', 'blueberries'),
  dish('Waffles', 'breakfast', 'flour', 'raspberries'),
  dish('Mango Smoothie', 'breakfast', 'mango', 'yogurt'),
  dish('Chocolate Cake', 'dessert', 'cocoa powder', 'flour'),
  dish('Strawberry Cheesecake', 'dessert', 'cream cheese', 'strawberries'),
  dish('Chocolate Chip Cookies', 'dessert', 'flour', 'chocolate chips'),
  dish('Black Bean Tacos', 'dinner', 'corn tortillas', 'black beans', 'lime'),
  dish('Pizza Margherita', 'dinner', 'mozzarella', 'basil'),
  dish('Chicken Stir Fry', 'dinner', 'chicken breast', 'broccoli', 'rice'),
  dish('Cheeseburger', 'lunch', 'ground beef', 'cheddar', 'tomato'),
  dish('Roast Chicken', 'dinner', 'whole chicken', 'potatoes'),
  dish('Overnight Oats', 'breakfast', 'rolled oats', 'blueberries'),
  dish('Pea Risotto', 'dinner', 'arborio rice', 'peas'),
  dish('Blueberry Muffins', 'breakfast', 'flour', 'blueberries'),
  dish('Banana Bread', 'breakfast', 'bananas', 'walnuts'),
  dish('Salmon and Asparagus', 'dinner', 'salmon', 'asparagus'),
  dish('Vegetable Lasagna', 'dinner', 'lasagna noodles', 'zucchini', 'mozzarella'),
  dish('Apple Pie', 'dessert', 'apples', 'flour'),
  dish('Avocado Toast', 'breakfast', 'sourdough bread', 'avocado'),
  dish('Beef Burrito', 'lunch', 'flour tortillas', 'beef'),
  dish('Shakshuka', 'breakfast', 'eggs', 'crushed tomatoes'),
  dish('Chicken Kebabs', 'dinner', 'chicken thighs', 'zucchini'),
  dish('Quinoa Power Bowl', 'lunch', 'quinoa', 'kale', 'beets'),
  dish('Hummus', 'snack', 'chickpeas', 'tahini'),
  dish('Shrimp Fried Rice', 'dinner', 'rice', 'shrimp', 'peas'),
  dish('Sheet Pan Sausages', 'dinner', 'sausages', 'potatoes'),
  dish('Spinach Omelette', 'breakfast', 'eggs', 'spinach'),
  dish('Brownies', 'dessert', 'dark chocolate', 'walnuts'),
  dish('Meatballs', 'dinner', 'ground beef', 'crushed tomatoes'),
  dish('Hot Chocolate', 'snack', 'milk', 'dark chocolate'),
  dish('Stuffed Peppers', 'dinner', 'bell peppers', 'rice'),
  dish('Beef Stew', 'dinner', 'beef chuck', 'carrots'),
  dish('Garlic Steak', 'dinner', 'sirloin steak', 'green beans'),
  dish('Cheese Quesadillas', 'lunch', 'flour tortillas', 'cheddar'),
  dish('Ramen', 'dinner', 'ramen noodles', 'egg', 'scallions'),
  dish('Strawberry Ice Pops', 'dessert', 'strawberries'),
]

/** Asserts that tags close in order and that attributes are quoted and unique. */
function assertWellFormed(svg: string): void {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, closing: string, name: string, attributes: string, alone: string) => {
      const names = [...attributes.matchAll(/\s([a-zA-Z:-]+)=/g)].map((match) => match[1])
      expect(new Set(names).size).toBe(names.length)
      if (closing) expect(open.pop()).toBe(name)
      else if (!alone) open.push(name)
      return ''
    },
  )
  expect(open).toEqual([])
  expect(rest.trim()).toBe('')
}

/** Returns the shares of 64 coarse colours in a picture. */
function colours(svg: string): number[] {
  const shares = new Array<number>(64).fill(0)
  const found = [...svg.matchAll(/#([0-9a-f]{6})/g)]
  for (const [, hex = ''] of found) {
    const value = Number.parseInt(hex, 16)
    const index = ((value >> 22) & 3) * 16 + ((value >> 14) & 3) * 4 + ((value >> 6) & 3)
    shares[index] = (shares[index] ?? 0) + 1 / found.length
  }
  return shares
}

const distance = (a: number[], b: number[]) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / 2

describe('a dish', () => {
  test('is the same picture for the same recipe and seed, and another for another seed', () => {
    for (const recipe of menu) {
      expect(illustrate(recipe, 'one').svg).toBe(illustrate(recipe, 'one').svg)
      expect(illustrate(recipe, 'one').svg).not.toBe(illustrate(recipe, 'two').svg)
    }
  })

  test.each(menu.map((recipe) => [recipe.title, recipe] as const))(
    '%s is a sound document of limited size',
    (_, recipe) => {
      const { svg, alt } = illustrate(recipe, 'seed')
      assertWellFormed(svg)
      expect(alt).toBe(`Illustration of ${recipe.title}`)
      expect(svg).not.toMatch(
        /<(?:text|tspan|script|style|image|use|foreignObject|filter|animate)\b|href|font|NaN|undefined|Infinity|on[a-z]+=/,
      )
      expect([...svg.matchAll(/url\(([^)]*)\)/g)].every((match) => match[1]?.startsWith('#'))).toBe(true)
      expect(svg.length).toBeGreaterThan(2_000)
      expect(svg.length).toBeLessThan(75_000)
    },
  )

  test('two different dishes look different', () => {
    const prints = menu.map((recipe) => colours(illustrate(recipe, 'seed').svg))
    const distances = prints.flatMap((a, i) => prints.slice(i + 1).map((b) => distance(a, b)))
    expect(distances.reduce((sum, each) => sum + each, 0) / distances.length).toBeGreaterThan(0.4)
    expect(Math.min(...distances)).toBeGreaterThan(0.04)
  })

  test('the same dish with another main ingredient changes colour', () => {
    const soup = (item: string) => colours(illustrate(dish('Cream Soup', 'lunch', item, 'cream'), 'seed').svg)
    expect(distance(soup('broccoli'), soup('cherry tomatoes'))).toBeGreaterThan(0.1)
    const smoothie = (item: string) =>
      colours(illustrate(dish(`${item} Smoothie`, 'breakfast', item), 'seed').svg)
    expect(distance(smoothie('mango'), smoothie('blueberries'))).toBeGreaterThan(0.3)
  })
})

describe('whatever a recipe says', () => {
  test('nothing of its text gets into the markup', () => {
    const hostile = '"/><script>alert(1)</script><text>&lt;'
    const { svg } = illustrate(dish(hostile, 'dinner', hostile, 'rice'), hostile)
    assertWellFormed(svg)
    expect(svg).not.toContain('script')
    expect(svg).not.toContain('alert')
  })

  test('there is a well-formed picture for it', () => {
    const item = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'rice',
        'egg',
        'salmon fillet',
        'sugar',
        'flour',
        'basil',
        'pasta',
        'lentils',
        'cream',
        'chocolate chips',
        'sesame seeds',
      ),
    )
    const title = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'Soup',
        'Salad',
        'Pie',
        'Stuffed Squash',
        'Skewers',
        'Roast Beef',
        'Mug Cake',
        'Parfait',
        'Dinner',
      ),
    )
    fc.assert(
      fc.property(
        title,
        fc.constantFrom(...categories),
        fc.array(item, { maxLength: 8 }),
        fc.string(),
        (name, category, items, seed) => {
          assertWellFormed(illustrate(dish(name, category, ...items), seed).svg)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('placeholders', () => {
  test('each category has its own, small and sound', () => {
    const drawn = categories.map(placeholder)
    expect(new Set(drawn).size).toBe(categories.length)
    for (const svg of drawn) {
      assertWellFormed(svg)
      expect(svg.length).toBeLessThan(4_000)
      expect(svg).not.toMatch(/<text|href|url\(/)
    }
  })
})

/** Counts the fills of a drawing in a red and a golden colour that only food has. */
const coloursOf = (recipe: DrawnRecipe) => {
  const fills = [...illustrate(recipe, 'seed').svg.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g)]
  const parts = fills.map(([, ...hex]) => hex.map((two) => Number.parseInt(two, 16)))
  return {
    red: parts.filter(([r = 0, g = 0, b = 0]) => r > 180 && g < 150 && b < 90).length,
    golden: parts.filter(([r = 0, g = 0, b = 0]) => r > 190 && g > 120 && g < 160 && b < 90).length,
  }
}

test.each(['Crab Rangoon', 'Onion Bhajis', 'Vegetable Pakoras'])(
  '%s are golden, also where only herbs give a colour',
  (title) => {
    const items = ['wonton wrappers', 'scallions', 'fresh cilantro']
    const plain = coloursOf(dish('Little Bites', 'snack', ...items)).golden
    expect(coloursOf(dish(title, 'snack', ...items)).golden).toBeGreaterThanOrEqual(plain + 7)
  },
)

test('jollof rice is red', () => {
  const items = ['long-grain white rice', 'peas']
  const plain = coloursOf(dish('Fried Rice', 'dinner', ...items)).red
  expect(coloursOf(dish('Jollof Rice', 'dinner', ...items)).red).toBeGreaterThan(plain)
})
