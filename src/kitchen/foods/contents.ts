/*
 * Usual contents of ready-made foods beside their allergens, so that a cook who avoids garlic gets no harissa
 * either. One food on each line: its id, then plain words for its contents; a `?` marks what most makes have
 * and some go without, and a `~` what some makes have: the cook who leaves it out is told to read the label.
 */
const table = `
pesto: cheese, parmesan, garlic, basil, pine nut, nut, oil
vegan-pesto: garlic, basil, nut, oil
harissa: garlic, chili, pepper
salsa: tomato, onion, chili, cilantro
guacamole: avocado, onion, cilantro
hummus: garlic?, chickpea, sesame
sriracha: garlic, chili
hot-sauce: chili
gochujang: chili, soy
taco-seasoning: onion?, garlic?, chili
cajun-seasoning: onion?, garlic?, chili
curry-powder: mustard?, chili?, coriander, cumin, turmeric
garam-masala: coriander, cumin, cinnamon, cardamom
five-spice: fennel, cinnamon, clove
mixed-berry-frozen: strawberry, raspberry, blueberry, blackberry
jam: strawberry?, raspberry?, sugar
fish-sauce: anchovy, fish
kimchi: garlic, cabbage, chili, fish?, scallion, onion
vegan-kimchi: garlic, cabbage, chili, onion
thai-red-curry-paste: garlic, shallot, onion, chili, coriander, cilantro, lemongrass, shrimp
thai-green-curry-paste: garlic, shallot, onion, chili, coriander, cilantro, lemongrass, shrimp
tomato-sauce: tomato, onion?
pasta-sauce: tomato, garlic?, onion?
indian-curry-paste: garlic, ginger, chili, coriander, cumin
vegan-curry-paste: garlic, shallot, onion, chili, coriander, cilantro, lemongrass
chili-powder: garlic?, cumin?, chili
jerk-seasoning: garlic?, onion?, chili
steak-seasoning: garlic?, onion?
ranch-seasoning: garlic?, onion?
steak-sauce: tomato, onion?, garlic?
alfredo-sauce: garlic?, cheese, cream
chili-sauce: garlic?, chili
sweet-chili-sauce: garlic?, chili, sugar
enchilada-sauce: tomato, garlic?, onion?, chili
barbecue-sauce: tomato, onion?, garlic?, sugar
ketchup: tomato, onion?, sugar
worcestershire-sauce: onion?, garlic?, fish, anchovy
teriyaki-sauce: soy, garlic?, ginger?, sugar
hoisin-sauce: soy, garlic?, sugar
oyster-sauce: soy, sugar
mayonnaise: egg, oil
vegan-mayonnaise: oil
ranch-dressing: egg, garlic?, onion?, milk, oil
caesar-dressing: egg, garlic?, fish, anchovy, cheese, oil
dijon-mustard: mustard
zaatar: sesame
everything-bagel-seasoning: sesame, onion, garlic
italian-sausage: garlic?, pork, fennel?
chorizo: garlic?, pork
gnocchi: potato
gluten-free-gnocchi: potato
french-fry: potato
hash-brown: potato
potato-chip: potato, oil
potato-flake: potato
raisin-bread: raisin, bread
succotash: corn, lima bean, bean
biscuit-dough: butter
potato-starch: potato
veggie-chips: potato
crouton: bread
breadcrumb: bread
gluten-free-breadcrumb: bread
panko: bread
stuffing-mix: bread, onion?, celery?
pizza-dough: bread
cornbread: corn, bread
corn-tortilla: corn
taco-shell: corn
tostada: corn
tortilla-chip: corn
corn-flake: corn
popcorn: corn
popcorn-kernel: corn
cornstarch: corn
mixed-vegetable-frozen: carrot, pea, corn, green bean, bean
giardiniera: carrot, cauliflower, celery, pepper
tomatillo-salsa: tomatillo, onion, chili, cilantro
mango-chutney: mango, ginger, vinegar, sugar
tapenade: olive, caper, anchovy, oil
tartar-sauce: egg, pickle, caper?, oil
remoulade: egg, pickle, caper?, oil
zhug: cilantro, chili, garlic, oil
ajvar: pepper, bell pepper, eggplant, garlic
chipotle-in-adobo: tomato, chili, garlic?, vinegar
tomatoes-with-green-chilies: tomato, chili
satay-paste: peanut, lemongrass, garlic, shallot
massaman-curry-paste: garlic, shallot, onion, chili, lemongrass, peanut?
nam-prik-pao: chili, garlic, shallot, tamarind, shrimp
xo-sauce: garlic, shallot, chili, shrimp, oil
unagi-sauce: soy, sugar
tonkatsu-sauce: tomato, onion?, soy, sugar
mole-paste: chili, chocolate, sesame, nut?
ssamjang: soy, chili, garlic
doubanjiang: chili, soy
japanese-curry-roux: onion?, garlic?, wheat
creole-mustard: mustard
whole-grain-mustard: mustard
blue-cheese-dressing: egg, cheese, milk, garlic?, oil
vinaigrette: vinegar, mustard?, oil
cream-of-mushroom-soup: mushroom, cream, onion?
cream-of-chicken-soup: chicken, cream
tomato-soup: tomato
baked-beans: tomato, sugar
refried-beans: onion?
marzipan: almond, sugar
amaretti: almond, sugar
praline-paste: hazelnut, sugar
chocolate-hazelnut-spread: hazelnut, chocolate, sugar
mincemeat: raisin, currant, apple
trail-mix: peanut, raisin, nut
granola: oat
fruit-cocktail: peach, pear, grape, cherry, pineapple
mitmita: chili
suya-spice: chili, peanut, nut
pepper-soup-spice: chili?
indian-spice-mix: chili?
ras-el-hanout: chili?
ravioli: cheese?
vegetarian-oyster-sauce: mushroom
falafel: chickpea, garlic?, onion?
meatball: onion?
veggie-burger: soy
prawn-cracker: shrimp
tajin: lime, chili
ponzu: soy, citrus
sushi-vinegar: sugar
banana-ketchup: banana, sugar
plum-sauce: plum, sugar
mint-sauce: mint, vinegar
cherry-pie-filling: cherry, sugar
guava-paste: guava, sugar
apple-butter: apple
applesauce: apple
chicken-stock: onion~, garlic~, celery~, carrot~
low-sodium-chicken-stock: onion~, garlic~, celery~, carrot~
beef-stock: onion~, garlic~, celery~, carrot~, tomato~
vegetable-stock: onion~, garlic~, celery~, carrot~, tomato~, mushroom~, pepper~
vegetable-stock-low-sodium: onion~, garlic~, celery~, carrot~, tomato~, mushroom~, pepper~
fish-stock: onion~, garlic~, celery~
pork-stock: onion~, garlic~
shrimp-stock: onion~, garlic~, celery~, tomato~
bouillon-cube: onion~, garlic~, celery~
vegetable-bouillon-cube: onion~, garlic~, celery~, tomato~
seafood-bouillon-cube: onion~, garlic~
gravy: onion~, garlic~
gravy-powder: onion~, garlic~
pork-sausage: garlic~, onion~, chili~
chicken-sausage: garlic~, onion~
kielbasa: garlic~, onion~
hot-dog: garlic~, onion~
salami: garlic~
pepperoni: garlic~
dill-pickle: garlic~, mustard~
sweet-pickle: onion~, mustard~
italian-seasoning: garlic~
cake-mix: egg~, milk~
`

interface Contents {
  always: ReadonlySet<string>
  mostly: ReadonlySet<string>
  sometimes: ReadonlySet<string>
}
const contents: ReadonlyMap<string, Contents> = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [string, Contents] => {
      const [id = '', words = ''] = line.split(': ')
      const all = words.split(', ')
      const markedBy = (mark: string) =>
        new Set(all.filter((word) => word.endsWith(mark)).map((word) => word.slice(0, -1)))
      const always = new Set(all.filter((word) => !/[?~]$/.test(word)))
      return [id, { always, mostly: markedBy('?'), sometimes: markedBy('~') }]
    }),
)

/** Words of the table for a food that is asked for under another name; peppers mean the hot ones as well. */
const wordsFor: Readonly<Record<string, readonly string[]>> = {
  chile: ['chili'],
  chilli: ['chili'],
  'hot pepper': ['chili'],
  pepper: ['pepper', 'chili'],
}
const has = (word: string, id: string, kind: keyof Contents): boolean => {
  const of = contents.get(id)?.[kind]
  return of !== undefined && (wordsFor[word] ?? [word]).some((one) => of.has(one))
}

/** Ids of the ready-made foods in the table above. */
export const foodsWithContents = [...contents.keys()]

/**
 * True when every make of a ready-made food contains the other food.
 * @param word in the singular, such as `garlic`
 */
export const isAlwaysIn = (word: string, id: string): boolean => has(word, id, 'always')

/** True when most makes contain the food and some are sold without. */
export const isMostlyIn = (word: string, id: string): boolean => has(word, id, 'mostly')

/** True when some makes contain the food: the garlic of a bought stock. */
export const isSometimesIn = (word: string, id: string): boolean => has(word, id, 'sometimes')

/** True when a ready-made food usually contains the other food. */
export const isIn = (word: string, id: string): boolean => isAlwaysIn(word, id) || isMostlyIn(word, id)
