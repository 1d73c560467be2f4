/**
 * How long one ingredient line takes: read, matched to a food, weighed. Method: 24 lines of all shapes, warmed up, then
 * 2,000 rounds; each sample is one line; median and 95th percentile in microseconds. Goal: reading under 50 µs median.
 */
import { matchFood } from '#kitchen/foods/index.ts'
import { foodOf, parseIngredientLine } from '#kitchen/ingredients/index.ts'
import { computeNutrition } from '#kitchen/nutrition/index.ts'

const lines = [
  '1½ cups (190 g) all-purpose flour, sifted',
  '500g/1lb 2oz beef mince',
  '2 x 400g tins chopped tomatoes',
  '1 (14-ounce) can chickpeas, drained and rinsed',
  '3 garlic cloves, minced',
  '2 large eggs, beaten',
  'Salt and freshly ground black pepper to taste',
  '8 boneless, skinless chicken thighs, trimmed',
  '4 cups low-sodium chicken stock, plus more as needed',
  '2.5cm/1in piece fresh ginger, peeled and grated',
  'juice of 1 lemon',
  '1 tbsp finely chopped parsley',
  '2–3 tbsp olive oil, divided',
  '1 cup plus 2 tablespoons sugar',
  'Whiskey, 1 1/2 teaspoons',
  '1 onion',
  'a pinch of salt',
  '200 g mushrooms, sliced',
  '1 bunch scallions',
  '2 teaspoons soy sauce',
  '1/2 cup coconut milk',
  '12 oz spaghetti',
  '1 tsp ground cumin (optional)',
  'fresh mint leaves, to serve',
]

function measure(name: string, run: (line: string) => unknown): void {
  for (let round = 0; round < 200; round += 1) for (const line of lines) run(line)
  const samples: number[] = []
  for (let round = 0; round < 2000; round += 1) {
    for (const line of lines) {
      const started = performance.now()
      run(line)
      samples.push((performance.now() - started) * 1000)
    }
  }
  samples.sort((a, b) => a - b)
  const at = (share: number) => samples[Math.floor(samples.length * share)]!.toFixed(1)
  console.log(`${name}: median ${at(0.5)} µs, 95th percentile ${at(0.95)} µs`)
}

measure('match a food', (line) => matchFood(line))
measure('read a line', (line) => parseIngredientLine(line))
measure('read and match', (line) => foodOf(parseIngredientLine(line)))
measure('nutrition of a line', (line) =>
  computeNutrition({ ingredients: [{ amount: '', item: line }], servings: 1 }),
)
