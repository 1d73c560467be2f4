/** The true content of a card, written for this set. */
export interface CardText {
  title: string
  facts: string
  servings: number | null
  prepTime: number | null
  cookTime: number | null
  ingredients: string[]
  instructions: string[]
}

const text = (
  title: string,
  facts: string,
  [servings, prepTime, cookTime]: [number | null, number | null, number | null],
  ingredients: string,
  instructions: string,
): CardText => ({
  title,
  facts,
  servings,
  prepTime,
  cookTime,
  ingredients: ingredients.split('\n').map((line) => line.trim()),
  instructions: instructions.split('\n').map((line) => line.trim()),
})

export const cardTexts: Readonly<Record<string, CardText>> = {
  chowder: text(
    'Corn and Leek Chowder',
    'Serves 4 | Prep 15 min | Cook 30 min',
    [4, 15, 30],
    `2 tablespoons butter
    2 leeks, sliced
    3/4 cup diced celery
    1 1/2 lb potatoes, peeled and diced
    4 cups vegetable stock
    3 cups corn kernels
    1/2 cup heavy cream
    1/4 teaspoon smoked paprika
    Salt and pepper to taste`,
    `Melt the butter in a large pot and cook the leeks and celery for 8 minutes, until soft.
    Add the potatoes and stock and simmer for 15 minutes.
    Stir in the corn, cream and paprika and cook for 5 minutes more.
    Season with salt and pepper and serve hot.`,
  ),
  ginger: text(
    'Soft Ginger Cookies',
    'Makes 24 cookies. Prep time: 20 minutes. Bake: 12 minutes.',
    [24, 20, 12],
    `2 1/4 cups all-purpose flour
    2 teaspoons ground ginger
    1 teaspoon baking soda
    3/4 teaspoon cinnamon
    1/4 teaspoon salt
    3/4 cup butter, softened
    1 cup brown sugar, packed
    1 egg
    1/4 cup molasses`,
    `Preheat the oven to 350°F and line two baking sheets with parchment.
    Whisk the flour, ginger, baking soda, cinnamon and salt together.
    Beat the butter and sugar until light, then beat in the egg and molasses.
    Stir in the flour mixture and shape into 24 balls.
    Bake for 10 to 12 minutes and cool on a rack.`,
  ),
  dal: text(
    'Spinach Dal',
    'Serves 6   Prep 10 min   Cook 35 min',
    [6, 10, 35],
    `1 1/3 cups red lentils, rinsed
    5 cups water
    1/2 tsp turmeric
    2 tbsp coconut oil
    1 onion, finely chopped
    4 cloves garlic, minced
    1 1/2 tsp cumin seeds
    8 oz spinach, chopped
    1 lemon, juiced
    3/4 tsp salt`,
    `Simmer the lentils in the water with the turmeric for 25 minutes, until they fall apart.
    Heat the coconut oil in a small pan and fry the onion for 6 minutes.
    Add the garlic and cumin seeds and fry for 1 minute.
    Stir the onion mixture and the spinach into the lentils and cook for 3 minutes.
    Finish with the lemon juice and salt.`,
  ),
  slaw: text(
    'Apple and Fennel Slaw',
    'Serves 4. Ready in 15 minutes.',
    [4, null, null],
    `1 fennel bulb, shaved
    2 green apples, cut in matchsticks
    1/3 cup plain yogurt
    2 tablespoons lemon juice
    1 tablespoon honey
    1/8 teaspoon black pepper
    1/4 cup toasted walnuts`,
    `Stir the yogurt, lemon juice, honey and pepper together in a bowl.
    Toss the fennel and apples with the dressing.
    Scatter the walnuts over the top and serve.`,
  ),
  loaf: text(
    'Seeded Oat Loaf',
    'Yield: 1 loaf. Prep 25 min. Bake 40 min.',
    [1, 25, 40],
    `500 g bread flour
    100 g rolled oats
    7 g dried yeast
    10 g salt
    375 ml warm water
    2 tbsp honey
    3 tbsp sunflower seeds`,
    `Mix the flour, oats, yeast and salt in a large bowl.
    Add the water and honey and knead for 10 minutes.
    Cover and leave to rise for 1 hour.
    Shape, roll in the sunflower seeds and put in a loaf tin.
    Bake at 220°C for 40 minutes.`,
  ),
  chicken: text(
    'Lemon Thyme Chicken',
    'Serves 4 | Prep 10 minutes | Cook 45 minutes',
    [4, 10, 45],
    `8 chicken thighs, bone in
    2 lemons, sliced
    6 sprigs thyme
    5 cloves garlic, smashed
    1/4 cup olive oil
    1 1/2 teaspoons salt
    1/2 teaspoon black pepper
    1 lb baby potatoes, halved`,
    `Heat the oven to 425°F.
    Toss the chicken and potatoes with the oil, garlic, thyme, salt and pepper in a roasting pan.
    Lay the lemons on top and roast for 45 minutes, until the chicken reaches 165°F.
    Rest for 5 minutes before serving.`,
  ),
  pudding: text(
    'Chocolate Rice Pudding',
    'Serves 6. Prep: 5 min. Cook: 40 min.',
    [6, 5, 40],
    `3/4 cup arborio rice
    4 1/2 cups whole milk
    1/3 cup sugar
    2/3 cup cocoa powder
    1 teaspoon vanilla extract
    1/8 teaspoon salt
    4 oz dark chocolate, chopped`,
    `Bring the milk, rice, sugar and salt to a simmer in a heavy pot.
    Cook over low heat for 35 minutes, stirring often.
    Whisk in the cocoa, then stir in the chocolate and vanilla until melted.
    Serve warm or chilled.`,
  ),
  tacos: text(
    'Black Bean Tacos',
    'Serves 3   Prep 15 min   Cook 10 min',
    [3, 15, 10],
    `2 cans (15 oz) black beans, drained
    1 tbsp chili powder
    1/2 tsp ground cumin
    1/3 cup water
    9 corn tortillas
    1 avocado, sliced
    1/2 cup crumbled feta
    1/4 cup chopped cilantro
    2 limes, cut in wedges`,
    `Simmer the black beans with the chili powder, cumin and water for 8 minutes, mashing some of them.
    Warm the tortillas in a dry pan.
    Fill the tortillas with the beans, avocado, feta and cilantro.
    Serve with the limes.`,
  ),
}

/** The typesetting of a card, and the faults of its photo. */
export interface CardLook {
  id: string
  text: string
  font: string
  /**
   * `columns`: ingredients and steps side by side. `bare`: no headings. `list`: amounts in a column of their
   * own.
   */
  layout: 'single' | 'columns' | 'bare' | 'list'
  numbered?: boolean
  bullets?: boolean
  capitals?: boolean
  /** Fractions as one character (`sign`) or as diagonal fractions of the font. */
  fractions?: 'sign' | 'diagonal'
  oldFigures?: boolean
  /** Shaken letters, which come nearest to handwriting without a script font. */
  hand?: boolean
  width?: number
  size?: number
  rotate?: number
  /** Degrees of tilt away from the camera. */
  perspective?: number
  shadow?: boolean
  crumple?: boolean
  noise?: number
  blur?: number
  paper?: string
  ink?: string
}

const serif = 'Liberation Serif'
const sans = 'Liberation Sans'
const mono = 'Liberation Mono'
const dejavu = 'DejaVu Sans'
const dejavuSerif = 'DejaVu Serif'
const narrow = 'Liberation Sans Narrow'

export const cardLooks: readonly CardLook[] = [
  { id: '01', text: 'chowder', font: serif, layout: 'single', numbered: true },
  { id: '02', text: 'ginger', font: sans, layout: 'single', numbered: true, rotate: 2.5, shadow: true },
  { id: '03', text: 'dal', font: dejavuSerif, layout: 'columns', numbered: true, width: 1100 },
  { id: '04', text: 'slaw', font: mono, layout: 'bare', paper: '#f7f0dc' },
  { id: '05', text: 'loaf', font: narrow, layout: 'single', numbered: true, noise: 10 },
  {
    id: '06',
    text: 'chicken',
    font: 'Source Sans',
    layout: 'single',
    oldFigures: true,
    fractions: 'diagonal',
  },
  { id: '07', text: 'pudding', font: 'Fraunces', layout: 'single', fractions: 'sign', bullets: true },
  { id: '08', text: 'tacos', font: dejavu, layout: 'columns', width: 1150, shadow: true },
  { id: '09', text: 'chowder', font: mono, layout: 'single', crumple: true },
  {
    id: '10',
    text: 'ginger',
    font: serif,
    layout: 'columns',
    numbered: true,
    width: 1200,
    fractions: 'sign',
  },
  { id: '11', text: 'dal', font: sans, layout: 'bare', rotate: -3, noise: 8 },
  { id: '12', text: 'slaw', font: dejavuSerif, layout: 'single', capitals: true, numbered: true },
  { id: '13', text: 'loaf', font: serif, layout: 'columns', width: 1100, rotate: 1.5 },
  { id: '14', text: 'chicken', font: sans, layout: 'single', perspective: 14, shadow: true },
  { id: '15', text: 'pudding', font: mono, layout: 'single', numbered: true, blur: 0.8 },
  {
    id: '16',
    text: 'tacos',
    font: 'Source Sans',
    layout: 'single',
    bullets: true,
    numbered: true,
    fractions: 'sign',
  },
  {
    id: '17',
    text: 'chowder',
    font: 'Fraunces',
    layout: 'columns',
    width: 1200,
    numbered: true,
    shadow: true,
  },
  { id: '18', text: 'ginger', font: dejavu, layout: 'list', numbered: true },
  { id: '19', text: 'dal', font: narrow, layout: 'single', numbered: true, perspective: 10, noise: 6 },
  { id: '20', text: 'slaw', font: sans, layout: 'single', paper: '#2a2420', ink: '#f5efe4' },
  {
    id: '21',
    text: 'chicken',
    font: serif,
    layout: 'single',
    size: 15,
    crumple: true,
    shadow: true,
    numbered: true,
  },
  { id: '22', text: 'loaf', font: serif, layout: 'single', hand: true },
  { id: '23', text: 'tacos', font: dejavuSerif, layout: 'single', hand: true, capitals: true },
  { id: '24', text: 'pudding', font: sans, layout: 'list', fractions: 'sign', numbered: true, rotate: -1.5 },
]
