/**
 * Recipes of our own with everything that pages often get wrong: fractions, characters, long waits, odd
 * yields.
 */
export interface PageRecipe {
  title: string
  description: string
  ingredients: string[]
  steps: string[]
  prep: number
  cook: number
  yield: string
  servings: number
  category: 'breakfast' | 'lunch' | 'dinner' | 'snack' | 'dessert'
  author: string
  picture: string
}

export const cookbook: readonly PageRecipe[] = [
  {
    title: 'Lentil Pot with Smoked Paprika',
    description: 'A thick pot of brown lentils that tastes better on the second day.',
    ingredients: [
      '1 1/2 cups brown lentils',
      '2 carrots, diced',
      '1 tablespoon smoked paprika',
      '4 cups vegetable broth',
      'salt, to taste',
    ],
    steps: [
      'Rinse the lentils and drain them well.',
      'Cook the carrots with the smoked paprika for 5 minutes, stirring now and then.',
      'Add the lentils and the broth, and simmer for 30 minutes. Season with salt.',
    ],
    prep: 10,
    cook: 35,
    yield: '4 servings',
    servings: 4,
    category: 'dinner',
    author: 'Ines Falk',
    picture: '/pictures/lentils.jpg',
  },
  {
    title: 'Crêpes “Grand-mère” & Apple Butter',
    description: 'Thin pancakes, browned at the edges — with apple butter & a little lemon.',
    ingredients: [
      '250 g flour',
      '3 large eggs',
      '½ l milk',
      '30 g butter, melted',
      '1 jar (200 g) apple butter',
    ],
    steps: [
      'Whisk the flour, eggs and milk until no lump is left; stir in the butter.',
      'Let the batter rest for 20 minutes. Don’t skip this: it relaxes the dough.',
      'Bake thin crêpes in a hot pan, 1 minute a side, & spread them with apple butter.',
    ],
    prep: 30,
    cook: 20,
    yield: 'Serves 6',
    servings: 6,
    category: 'breakfast',
    author: 'Márta Kovács',
    picture: '/pictures/crepes.webp?size=1200&fit=crop',
  },
  {
    title: 'Slow Beef Ragù',
    description: 'Three hours of patience, five minutes of work.',
    ingredients: [
      '900 g beef chuck, in 4 cm pieces',
      '1 onion, chopped',
      '400 g canned tomatoes',
      '150 ml red wine',
      '2 bay leaves',
    ],
    steps: [
      'Brown the beef in batches in a heavy pot, about 10 minutes in all.',
      'Add the onion and cook for 5 minutes. Pour in the red wine and let it boil away.',
      'Add the tomatoes and bay leaves, cover, and braise at 150 °C (300 °F) for 2 hours 45 minutes.',
    ],
    prep: 20,
    cook: 180,
    yield: '8 portions',
    servings: 8,
    category: 'dinner',
    author: 'Tomas Berg',
    picture: 'https://cdn.example.com/ragu.png',
  },
  {
    title: 'No-Bake Oat Bites',
    description: 'For the tin on the shelf. Rolled in one bowl.',
    ingredients: ['100 g rolled oats', '80 g peanut butter', '3 tbsp honey', '1 pinch of salt'],
    steps: ['Stir everything together in a bowl.', 'Roll into small balls and chill for 30 minutes.'],
    prep: 15,
    cook: 0,
    yield: '12',
    servings: 12,
    category: 'snack',
    author: 'Jo Lindqvist',
    picture: '//pictures.example.com/bites.jpg',
  },
  {
    title: '5-Minute Tomato & Feta Salad <summer>',
    description: 'Ripe tomatoes, salty cheese; nothing is cooked. Use tomatoes that are > 7 cm wide.',
    ingredients: [
      '4 ripe tomatoes, in wedges',
      '150 g feta, crumbled',
      '2 tablespoons olive oil',
      '1/2 red onion, sliced',
      'black pepper',
    ],
    steps: [
      'Arrange the tomatoes and onion on a plate.',
      'Scatter the feta over them, then dress with the olive oil and pepper.',
    ],
    prep: 5,
    cook: 0,
    yield: '2 people',
    servings: 2,
    category: 'lunch',
    author: 'A. & B. Okafor',
    picture: 'tomato.jpg',
  },
  {
    title: 'Dark Chocolate Pots',
    description: 'A dessert of four ingredients that sets in the fridge while you eat.',
    ingredients: [
      '200 g dark chocolate (70 %), chopped',
      '300 ml heavy cream',
      '2 egg yolks',
      '1 teaspoon vanilla extract',
    ],
    steps: [
      'Heat the heavy cream until it steams, then pour it over the chocolate and wait 2 minutes.',
      'Whisk in the egg yolks and vanilla extract. The mixture must reach 71 °C (160 °F).',
      'Divide between six small glasses and chill for 3 hours.',
    ],
    prep: 195,
    cook: 5,
    yield: 'Makes 6 servings',
    servings: 6,
    category: 'dessert',
    author: 'Lena "Len" Ott',
    picture: '/pictures/pots.jpg#front',
  },
]
