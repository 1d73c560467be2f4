/** A recipe with the texts that a printed card shows. */
export interface PrintedRecipe {
  title: string
  facts: string
  ingredients: readonly string[]
  steps: readonly string[]
}

export const lentilCard: PrintedRecipe = {
  title: 'Red Lentil Soup',
  facts: 'Serves 4 · Prep 10 minutes · Cook 25 minutes',
  ingredients: [
    '1 cup red lentils',
    '1 onion, chopped',
    '2 cloves garlic, sliced',
    '2 teaspoon ground cumin',
    '4 cups vegetable stock',
    '1 lemon',
  ],
  steps: [
    'Cook the onion in a little oil for 5 minutes, until soft.',
    'Stir in the garlic and cumin and cook for 1 minute.',
    'Add the lentils and stock and simmer for 18 minutes, until soft.',
    'Squeeze in the lemon and serve.',
  ],
}

/** Renders an HTML page that looks like a photo of the card; a browser's screenshot of it is the photo. */
export const recipeCardPage = ({ title, facts, ingredients, steps }: PrintedRecipe): string =>
  `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; width: 1200px; height: 1500px; background: #cbbfae; font: 30px/1.45 Georgia, serif; color: #26201a }
    article { position: absolute; inset: 50px; background: #fdfaf3; padding: 60px 70px; box-shadow: 0 20px 60px #0005 }
    h1 { font-size: 62px; margin: 0 } h2 { font-size: 38px; margin: 34px 0 10px }
    ul { list-style: none; padding: 0; margin: 0 } ol { margin: 0; padding-left: 44px }
  </style><article><h1>${title}</h1><p>${facts}</p><h2>Ingredients</h2>
    <ul>${ingredients.map((line) => `<li>${line}</li>`).join('')}</ul><h2>Method</h2>
    <ol>${steps.map((line) => `<li>${line}</li>`).join('')}</ol></article>`
