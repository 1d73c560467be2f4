/*
 * What ready-made foods are made with as a rule, beside their allergens: whoever wants no garlic gets no harissa either.
 * One food on each line: its id, then the plain words for what is in it.
 */
const table = `
pesto: cheese, parmesan, garlic, basil, pine nut, nut
vegan-pesto: garlic, basil, nut
harissa: garlic, chili, pepper
salsa: tomato, onion, chili, cilantro
guacamole: avocado, onion, cilantro
hummus: garlic, chickpea, sesame
sriracha: garlic, chili
hot-sauce: chili
gochujang: chili, soy
taco-seasoning: onion, garlic, chili
cajun-seasoning: onion, garlic, chili
curry-powder: mustard, coriander, cumin, turmeric
garam-masala: coriander, cumin, cinnamon, cardamom
five-spice: fennel, cinnamon, clove
mixed-berry-frozen: strawberry, raspberry, blueberry, blackberry
jam: strawberry, raspberry, sugar
fish-sauce: anchovy, fish
kimchi: garlic, cabbage, chili, fish, scallion, onion
vegan-kimchi: garlic, cabbage, chili, onion
thai-red-curry-paste: garlic, shallot, onion, chili, coriander, cilantro, lemongrass, shrimp
thai-green-curry-paste: garlic, shallot, onion, chili, coriander, cilantro, lemongrass, shrimp
tomato-sauce: tomato, onion
pasta-sauce: tomato, garlic, onion
indian-curry-paste: garlic, ginger, chili, coriander, cumin
vegan-curry-paste: garlic, shallot, onion, chili, coriander, cilantro, lemongrass
chili-powder: garlic, cumin, chili
jerk-seasoning: garlic, onion, chili
steak-seasoning: garlic, onion
ranch-seasoning: garlic, onion
steak-sauce: tomato, onion, garlic
alfredo-sauce: garlic, cheese, cream
chili-sauce: garlic, chili
sweet-chili-sauce: garlic, chili, sugar
enchilada-sauce: tomato, garlic, onion, chili
barbecue-sauce: tomato, onion, garlic, sugar
ketchup: tomato, onion, sugar
worcestershire-sauce: onion, garlic, fish, anchovy
teriyaki-sauce: soy, garlic, ginger, sugar
hoisin-sauce: soy, garlic, sugar
oyster-sauce: soy, sugar
mayonnaise: egg
ranch-dressing: egg, garlic, onion, milk
caesar-dressing: egg, garlic, fish, anchovy, cheese
dijon-mustard: mustard
zaatar: sesame
everything-bagel-seasoning: sesame, onion, garlic
italian-sausage: garlic, pork, fennel
chorizo: garlic, pork
`

const contents: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [string, Set<string>] => {
      const [id = '', words = ''] = line.split(': ')
      return [id, new Set(words.split(', '))]
    }),
)

/** The foods of the table that have a line here. */
export const foodsWithContents = [...contents.keys()]

/** Whether a ready-made food holds another as a rule. @param word in the singular, such as `garlic` */
export const isIn = (word: string, id: string): boolean => contents.get(id)?.has(word) ?? false
