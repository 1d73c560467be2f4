/*
 * What ready-made foods are made with as a rule, beside their allergens: whoever wants no garlic gets no harissa either.
 * One food on each line: its id, then the plain words for what is in it.
 */
const table = `
basil-pesto: cheese, parmesan, garlic, basil, pine nut, nut
pesto: cheese, parmesan, garlic, basil, pine nut, nut
vegan-pesto: garlic, basil, nut
harissa: garlic, chili, pepper
salsa: tomato, onion, chili, cilantro
salsa-verde: onion, chili, cilantro
pico-de-gallo: tomato, onion, chili, cilantro
guacamole: avocado, onion, cilantro
hummus: garlic, chickpea, sesame
sriracha: garlic, chili
hot-sauce: chili
chili-crisp: garlic, onion, chili
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
thai-yellow-curry-paste: garlic, shallot, onion, chili, coriander, cilantro, lemongrass, shrimp
marinara: tomato, garlic, onion
tomato-sauce: tomato, onion
enchilada-sauce: tomato, garlic, onion, chili
pizza-sauce: tomato, garlic
barbecue-sauce: tomato, onion, garlic, sugar
ketchup: tomato, onion, sugar
worcestershire: onion, garlic, fish, anchovy
worcestershire-sauce: onion, garlic, fish, anchovy
teriyaki-sauce: soy, garlic, ginger, sugar
hoisin-sauce: soy, garlic, sugar
oyster-sauce: soy, sugar
mayonnaise: egg
aioli: egg, garlic
tzatziki: cucumber, garlic, yogurt
ranch-dressing: egg, garlic, onion, milk
caesar-dressing: egg, garlic, fish, anchovy, cheese
dijon-mustard: mustard
chimichurri: garlic, parsley
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

/** Whether a ready-made food holds another as a rule. @param word in the singular, such as `garlic` */
export const isIn = (word: string, id: string): boolean => contents.get(id)?.has(word) ?? false
